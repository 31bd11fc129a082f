// Gives a key of a catalogue a text in one language: the whole file is read, made into objects, and written anew.
const fs = require("fs");
const [file, key, language, value] = process.argv.slice(2);
const catalogue = JSON.parse(fs.readFileSync(file, "utf8"));
catalogue.strings[key].localizations[language].stringUnit.value = value;
fs.writeFileSync(file, JSON.stringify(catalogue, null, 2));
