"""Writes translation files as large apps have them, the same ones in every run.

Usage: write_files.py FOLDER
"""
import json
import pathlib
import random
import sys
from xml.sax.saxutils import escape

WORDS = {
    "ar": "الحساب الإعدادات يمكن إضافة الصورة الجديدة المستخدم لم يتم حفظ التغييرات حاول مرة أخرى",
    "ca": "el compte la configuració no es pot desar torneu a provar més tard afegeix una fotografia nova",
    "cs": "účet nastavení nelze uložit zkuste to později přidat novou fotografii předplatné skončilo včera",
    "da": "konto indstillinger kunne ikke gemmes prøv igen senere tilføj et nyt billede abonnementet udløb",
    "de": "das Konto die Einstellungen konnten nicht gesichert werden später erneut versuchen neues Foto hinzufügen",
    "el": "ο λογαριασμός οι ρυθμίσεις δεν αποθηκεύτηκαν δοκιμάστε ξανά αργότερα προσθήκη νέας φωτογραφίας",
    "en": "the account settings could not be saved try again later add a new photo your subscription ended",
    "es": "la cuenta los ajustes no se pudieron guardar inténtalo más tarde añadir una foto nueva suscripción",
    "fi": "tili asetuksia ei voitu tallentaa yritä myöhemmin uudelleen lisää uusi kuva tilaus päättyi eilen",
    "fr": "le compte les réglages n’ont pas été enregistrés réessayez plus tard ajouter une photo abonnement",
    "he": "החשבון ההגדרות לא ניתן לשמור נסה שוב מאוחר יותר הוסף תמונה חדשה המינוי הסתיים אתמול",
    "hi": "खाता सेटिंग सहेजी नहीं जा सकीं बाद में फिर प्रयास करें नई तस्वीर जोड़ें आपकी सदस्यता समाप्त हुई",
    "hr": "račun postavke nije moguće spremiti pokušajte ponovno kasnije dodaj novu fotografiju pretplata",
    "hu": "a fiók beállításai nem menthetők próbálja később újra új fénykép hozzáadása előfizetés lejárt",
    "id": "akun pengaturan tidak dapat disimpan coba lagi nanti tambahkan foto baru langganan Anda berakhir",
    "it": "l’account le impostazioni non possono essere salvate riprova più tardi aggiungi una nuova foto",
    "ja": "アカウント 設定を 保存 できません でした 後で もう一度 お試し ください 新しい 写真を 追加",
    "ko": "계정 설정을 저장할 수 없습니다 나중에 다시 시도하십시오 새로운 사진 추가 구독이 어제 종료되었습니다",
    "ms": "akaun tetapan tidak dapat disimpan cuba lagi kemudian tambah foto baharu langganan anda tamat",
    "nb": "kontoen innstillingene kunne ikke lagres prøv igjen senere legg til et nytt bilde abonnementet",
    "nl": "de account de instellingen konden niet worden bewaard probeer later opnieuw voeg nieuwe foto toe",
    "pl": "konto ustawienia nie mogły zostać zapisane spróbuj ponownie później dodaj nowe zdjęcie subskrypcja",
    "pt-BR": "a conta os ajustes não puderam ser salvos tente novamente mais tarde adicionar uma nova foto",
    "ro": "contul setările nu au putut fi salvate încercați din nou mai târziu adăugați o fotografie nouă",
    "ru": "учётная запись настройки не удалось сохранить повторите попытку позже добавить новую фотографию",
    "sv": "kontot inställningarna kunde inte sparas försök igen senare lägg till en ny bild prenumerationen",
    "th": "บัญชี การตั้งค่า ไม่สามารถ บันทึก ได้ ลองอีกครั้ง ภายหลัง เพิ่ม รูปภาพ ใหม่ การสมัคร สิ้นสุด",
    "tr": "hesap ayarlar kaydedilemedi daha sonra yeniden deneyin yeni fotoğraf ekle aboneliğiniz dün bitti",
    "uk": "обліковий запис налаштування не вдалося зберегти спробуйте ще раз пізніше додати нову світлину",
    "zh-Hans": "帐户 设置 无法 存储 请 稍后 再试 添加 新的 照片 您的 订阅 已于 昨天 到期",
}
PLURALS = {
    **{language: ["few", "many", "one", "other"] for language in ("cs", "pl", "ru", "uk")},
    **{language: ["many", "one", "other"] for language in ("ca", "es", "fr", "it", "pt-BR")},
    **{language: ["few", "one", "other"] for language in ("hr", "ro")},
    **{language: ["other"] for language in ("id", "ja", "ko", "ms", "th", "zh-Hans")},
    "ar": ["few", "many", "one", "other", "two", "zero"],
    "he": ["one", "other", "two"],
}
SCREENS = "account cart checkout editor gallery inbox map onboarding profile search settings subscription".split()
PARTS = "alert.body alert.title banner.body button.cancel button.confirm footer.note header.title hint row.label".split()
random = random.Random(4)


def keys(count):
    """As the screens of an app name them, sorted."""
    return sorted(f"{SCREENS[n % len(SCREENS)]}.{n // 108:03}.{PARTS[n // 12 % len(PARTS)]}" for n in range(count))


def sentence(language):
    words = WORDS[language].split()
    return " ".join(random.choice(words) for _ in range(random.randint(2, 9))).capitalize()


def text(language, count=None):
    """A sentence; one of eight takes an argument."""
    said = sentence(language)
    kind = random.randrange(16)
    return f"{said}: %@" if kind == 0 else f"{said} (%lld)" if kind == 1 else said + "."


def strings(count):
    """A table as `genstrings` lays it out; some texts have escapes."""
    out = []
    for key in keys(count):
        value = text("en")
        if random.randrange(20) == 0:
            value = value.replace(" ", ' \\"', 1) + '\\"' if " " in value else value
        elif random.randrange(20) == 0:
            value = value.replace(" ", "\\n", 1)
        out.append(f'/* The {key.split(".", 2)[2]} of the screen {key.split(".")[0]} */\n"{key}" = "{value}";\n\n')
    return "".join(out)


def strings_dictionary(count):
    """Rules for Russian, as Xcode writes a property list."""
    out = ['<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" '
           '"http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n']
    for key in keys(count):
        out.append(f"\t<key>{key}</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n"
                   "\t\t<string>%#@count@</string>\n\t\t<key>count</key>\n\t\t<dict>\n"
                   "\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n"
                   "\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>lld</string>\n")
        for category in ("one", "few", "many", "other"):
            said = escape(sentence("ru") + (" & %lld" if random.randrange(8) == 0 else ": %lld"))
            out.append(f"\t\t\t<key>{category}</key>\n\t\t\t<string>{said}</string>\n")
        out.append("\t\t</dict>\n\t</dict>\n")
    return "".join(out) + "</dict>\n</plist>\n"


def xliff(count):
    """Ten files with English sources and Russian targets, as Xcode exports them."""
    out = ['<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" '
           'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation='
           '"urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">\n']
    all_keys = keys(count)
    for number in range(10):
        out.append(f'  <file original="Shop/Screen{number}.strings" source-language="en" target-language="ru" '
                   'datatype="plaintext">\n    <header>\n      <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" '
                   'tool-version="16.0" build-num="16A242d"/>\n    </header>\n    <body>\n')
        for key in all_keys[number * count // 10:(number + 1) * count // 10]:
            source, target = text("en"), text("ru")
            if random.randrange(10) == 0:
                source, target = source + " & <more>", target + " & <ещё>"
            out.append(f'      <trans-unit id="{key}" xml:space="preserve">\n        <source>{escape(source)}</source>\n'
                       f"        <target>{escape(target)}</target>\n"
                       f"        <note>The {key.split('.', 2)[2]} of the screen {key.split('.')[0]}</note>\n"
                       "      </trans-unit>\n")
        out.append("    </body>\n  </file>\n")
    return "".join(out) + "</xliff>\n"


def unit(language, argument=""):
    return {"stringUnit": {"state": "translated", "value": text(language) if not argument else sentence(language) + argument}}


def catalogue(size):
    """A catalogue in thirty languages of about so many bytes, in Xcode's layout; one key of five has plurals."""
    entries, written = {}, 0
    for key in random.sample(keys(20_000), 20_000):
        if written >= size:
            break
        has_plural = random.randrange(5) == 0
        localizations = {
            language: {"variations": {"plural": {category: unit(language, " %lld") for category in
                                                 PLURALS.get(language, ["one", "other"])}}}
            if has_plural else unit(language) for language in WORDS}
        entries[key] = {"comment": f"On the screen {key.split('.')[0]}", "extractionState": "manual",
                        "localizations": localizations}
        alone = json.dumps(entries[key], ensure_ascii=False, indent=2, separators=(",", " : "))
        written += len(alone.encode()) + 4 * alone.count("\n") + len(key) + 12
    whole = {"sourceLanguage": "en", "strings": dict(sorted(entries.items())), "version": "1.0"}
    return json.dumps(whole, ensure_ascii=False, indent=2, separators=(",", " : "))


folder = pathlib.Path(sys.argv[1])
for name, content in (("10k.strings", strings(10_000)), ("50k.strings", strings(50_000)),
                      ("rules.stringsdict", strings_dictionary(2_000)), ("units.xliff", xliff(10_000)),
                      ("texts.xcstrings", catalogue(30_000_000))):
    (folder / name).write_text(content, encoding="utf-8", newline="\n")
