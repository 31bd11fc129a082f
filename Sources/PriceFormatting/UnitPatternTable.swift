// swift-format-ignore-file
// Written by Scripts/generate-unit-patterns from CLDR 42 (as packaged in ICU 72.1). Do not edit.

internal import Languages

/// CLDR's patterns of units of time that no formatter of ICU reaches, and the script's own in their place.
enum UnitPatternTable {
    /// The version of CLDR that the patterns come from.
    static let version = "42"

    /// The patterns of a price per unit: day, week, month and year in whole words, short, narrow.
    static let rates = SubtagTable("""
af\t{0} per dag\t{0} per week\t{0}/maand\t{0} per jaar\t{0}/d.\t{0}/w.\t{0}/md.\t{0}/j.\t{0}/d.\t{0}/w.\t{0}/md.\t{0}/j.
am\t{0}/ቀ\t{0}/ሳ\t{0}/ወ\t{0}/ዓ\t{0}/ቀ\t{0}/ሳ\t{0}/ወ\t{0}/ዓ\t{0}/ቀ\t{0}/ሳ\t{0}/ወ\t{0}/ዓ
ar\t{0} في اليوم\t{0} في الأسبوع\t{0} في الشهر\t{0} في السنة\t{0}/ي\t{0}/أ\t{0}/ش\t{0}/سنة\t{0}/ي\t{0}/أ\t{0}/ش\t{0}/سنة
ars\t{0} في اليوم\t{0} في الأسبوع\t{0} في الشهر\t{0} في السنة\t{0}/ي\t{0}/أ\t{0}/ش\t{0}/سنة\t{0}/ي\t{0}/أ\t{0}/ش\t{0}/سنة
as\t{0} প্ৰতি দিন\t{0} প্ৰতি সপ্তাহ\t{0} প্ৰতি মাহ\t{0} প্ৰতি বছৰ\t{0}/দিন\t{0}/সপ্তাহ\t{0}/মাহ\t{0}/বছৰ\t{0}/দিন\t{0}/সপ্তাহ\t{0}/মাহ\t{0}/বছৰ
ast\t{0} per día\t{0} per selmana\t{0} per mes\t{0} per añu\t{0}/día\t{0}/sel\t{0}/mes\t{0}/añ\t{0}/día\t{0}/sel\t{0}/mes\t{0}/añ
az\t{0}/gün\t{0}/həftə\t{0}/ay\t{0}/il\t{0}/gün\t{0}/hft\t{0}/ay\t{0}/il\t{0}/gün\t{0}/hft\t{0}/ay\t{0}/il
az_Cyrl\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
be\t{0} у суткі\t{0} у тыдзень\t{0} у месяц\t{0} у год\t{0} сут\t{0} у тыдз.\t{0} у мес.\t{0} у г.\t{0} сут\t{0} у тыдз.\t{0} у мес.\t{0} у г.
bg\t{0} на ден\t{0} на седмица\t{0} на месец\t{0} на година\t{0}/д\t{0}/седмица\t{0}/месец\t{0}/год.\t{0}/д\t{0}/седм.\t{0}/мес.\t{0}/год.
bn\t{0} প্রতি দিন\t{0} প্রতি সপ্তাহ\t{0} প্রতি মাস\t{0} প্রতি বছর\t{0} প্রতি দিন\t{0} প্রতি সপ্তাহ\t{0} প্রতি মাস\t{0} প্রতি বছর\t{0}/দিন\t{0}/সপ্তাহ\t{0}/মাস\t{0}/বছর
br\t{0} dre zeiz\t{0} dre sizhun\t{0} dre viz\t{0} dre vloaz\t{0}/d\t{0}/sizh.\t{0}/m.\t{0}/bl.\t{0}/d\t{0}/sizh.\t{0}/m\t{0}/b
bs\t{0} dnevno\t{0} sedmično\t{0} mjesečno\t{0} godišnje\t{0}/d.\t{0}/sedm.\t{0} mj.\t{0}/god.\t{0}/d.\t{0}/sedm.\t{0} mj.\t{0}/god.
bs_Cyrl\t{0} дневно\t{0} седмично\t{0} мјесечно\t{0} годишње\t{0} днев.\t{0} седм.\t{0} мјесеч.\t{0} годиш.\t{0} днев.\t{0} седм.\t{0} мјесеч.\t{0} годиш.
ca\t{0} per dia\t{0} per setmana\t{0} per mes\t{0} per any\t{0}/d\t{0}/setm.\t{0}/m\t{0}/a\t{0}/d\t{0}/setm.\t{0}/m\t{0}/any
ccp\t{0} 𑄘𑄨𑄚𑄴 𑄟𑄉𑄬𑄚𑄬\t{0} 𑄛𑄳𑄢𑄧𑄖𑄨 𑄥𑄛𑄴𑄖\t{0} 𑄛𑄳𑄢𑄧𑄖𑄨 𑄟𑄌𑄴\t{0} 𑄛𑄳𑄢𑄧𑄖𑄨 𑄝𑄧𑄏𑄧𑄢𑄴\t{0} 𑄛𑄳𑄢𑄧𑄖𑄨 𑄘𑄨𑄚𑄴\t{0} 𑄛𑄳𑄢𑄧𑄖𑄨 𑄥𑄛𑄴𑄖\t{0} 𑄛𑄳𑄢𑄧𑄖𑄨 𑄟𑄌𑄴\t{0} 𑄛𑄳𑄢𑄧𑄖𑄨 𑄝𑄧𑄏𑄧𑄢𑄴\t{0} 𑄛𑄳𑄢𑄧𑄖𑄨 𑄘𑄨𑄚𑄴\t{0} 𑄛𑄳𑄢𑄧𑄖𑄨 𑄥𑄛𑄴𑄖\t{0} 𑄛𑄳𑄢𑄧𑄖𑄨 𑄟𑄌𑄴\t{0} 𑄛𑄳𑄢𑄧𑄖𑄨 𑄝𑄧𑄏𑄧𑄢𑄴
ce\t{0} дийнахь\t{0} кӀиранахь\t{0} баттахь\t{0} шарахь\t{0}/d\t{0}/w\t{0}/m\t{0} ш.\t{0}/d\t{0}/w\t{0}/m\t{0} ш.
ceb\t{0} kada adlaw\t{0} kada semana\t{0} kada buwan\t{0} kada tuig\t{0}/adlaw\t{0}/semana\t{0}/buwan\t{0}/tuig\t{0}/adlaw\t{0}/semana\t{0}/buwan\t{0}/tuig
chr\t{0} ᎢᎦ ᎢᏳᏓᎵ\t{0} ᏒᎾᏙᏓᏆᏍᏗ ᎢᏳᏓᎵ\t{0} ᎧᎸᎢ ᎢᏳᏓᎵ\t{0} ᎤᏕᏘᏴᏌᏗᏒᎢ ᎢᏳᏓᎵ\t{0}/Ꭲ\t{0}/Ꮢ\t{0}/Ꭷ\t{0}/Ꭴ\t{0}/Ꭲ\t{0}/Ꮢ\t{0}/Ꭷ\t{0}/Ꭴ
cs\t{0} za den\t{0} za týden\t{0} za měsíc\t{0} za rok\t{0}/den\t{0}/týd.\t{0}/měs.\t{0}/rok\t{0}/d.\t{0}/t.\t{0}/m.\t{0}/r.
cy\t{0} y diwrnod\t{0} yr wythnos\t{0} y mis\t{0} y flwyddyn\t{0}/d\t{0}/ws\t{0}/mis\t{0}/bl\t{0}/d\t{0}/w\t{0}/m\t{0}/bl
da\t{0} pr. dag\t{0} pr. uge\t{0} pr. måned\t{0} om året\t{0}/dag\t{0}/uge\t{0}/md.\t{0}/år\t{0}/d\t{0}/u\t{0}/m\t{0}/år
de\t{0} pro Tag\t{0} pro Woche\t{0} pro Monat\t{0} pro Jahr\t{0}/T\t{0}/W\t{0}/M\t{0}/J\t{0}/T\t{0}/W\t{0}/M\t{0}/J
dsb\t{0} wob źeń\t{0} wob tyźeń\t{0} wob mjasec\t{0} wob lěto\t{0}/ź.\t{0} /tyź.\t{0} /mjas.\t{0}/l.\t{0}/ź.\t{0} /tyź.\t{0} /mjas.\t{0}/l.
el\t{0} ανά ημέρα\t{0} ανά εβδομάδα\t{0} ανά μήνα\t{0} ανά έτος\t{0}/ημ.\t{0}/εβδ.\t{0}/μ.\t{0}/έτ.\t{0}/η\t{0}/ε\t{0}/μ\t{0}/έ
en\t{0} per day\t{0} per week\t{0} per month\t{0} per year\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
en_CA\t{0} per day\t{0} per week\t{0} per month\t{0} per year\t{0}/d\t{0}/wk\t{0}/mo\t{0}/yr\t{0}/d\t{0}/wk\t{0}/mo\t{0}/yr
es\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d\t{0}/sem.\t{0}/m.\t{0}/a\t{0}/d\t{0}/sem\t{0}/m\t{0}/a
es_419\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_AR\t{0} por día\t{0} por semana\t{0} por mes\t{0}/año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_BO\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_BR\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_BZ\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_CL\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_CO\t{0} por día\t{0}/sem.\t{0}/mes\t{0} por año\t{0}/día\t{0}/sem.\t{0}/mes\t{0}/año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_CR\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_CU\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_DO\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_EC\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_GT\t{0} al día\t{0} por semana\t{0} al mes\t{0} al año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_HN\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_MX\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d\t{0}/sem.\t{0}/m.\t{0}/a\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_NI\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_PA\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_PE\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_PR\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_PY\t{0} por día\t{0} por semana\t{0} por mes\t{0}/año\t{0}/día\t{0}/sem.\t{0}/mes\t{0}/año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_SV\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_US\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d\t{0}/sem.\t{0}/m.\t{0}/a\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_UY\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
es_VE\t{0} por día\t{0} por semana\t{0} por mes\t{0} por año\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a.\t{0}/d.\t{0}/sem.\t{0}/m.\t{0}/a
et\t{0} ööpäevas\t{0} nädalas\t{0} kuus\t{0} aastas\t{0}/ööp\t{0}/näd\t{0}/k\t{0}/a\t{0}/ööp\t{0}/näd\t{0}/k\t{0}/a
eu\t{0} egun bakoitzeko\t{0} aste bakoitzeko\t{0} hilabete bakoitzeko\t{0} urte bakoitzeko\t{0}/e.\t{0}/a.\t{0}/hil\t{0}/u.\t{0}/e.\t{0}/a.\t{0}/hil\t{0}/u.
fa\t{0} در روز\t{0} در هفته\t{0} در ماه\t{0} در سال\t{0}/روز\t{0}/هفته\t{0}/ماه\t{0}/سال\t{0}/روز\t{0}/هفته\t{0}/ماه\t{0}/سال
ff_Adlm\t{0} 𞤲𞤣𞤫𞤪 𞤻𞤢𞤤𞥆𞤢𞤤\t{0} 𞤲𞤣𞤫𞤪 𞤴𞤮𞤲𞤼𞤫𞤪𞤫\t{0} 𞤲𞤣𞤫𞤪 𞤤𞤫𞤱𞤪𞤵\t{0} 𞤲𞤣𞤫𞤪 𞤸𞤭𞤼𞤢𞥄𞤲𞤣𞤫\t{0}/𞤻𞤢𞤤.\t{0}/𞤴𞤼\t{0}/𞤤\t{0}/𞤸\t{0}/𞤻\t{0}/𞤴𞤼\t{0}/𞤤\t{0}/𞤸
fi\t{0} / päivä\t{0} / viikko\t{0} / kuukausi\t{0} / vuosi\t{0}/pv\t{0}/vk\t{0}/kk\t{0}/v\t{0}/pv\t{0}/vk\t{0}/kk\t{0}/v
fil\t{0} kada araw\t{0} kada linggo\t{0} kada buwan\t{0} kada taon\t{0}/araw\t{0}/linggo\t{0}/buwan\t{0}/taon\t{0}/araw\t{0}/linggo\t{0}/buwan\t{0}/taon
fo\t{0} um dagin\t{0} um vikuna\t{0} um mánan\t{0} um ári\t{0}/d.\t{0}/vi.\t{0}/m.\t{0}/ár\t{0}/d.\t{0}/vi.\t{0}/m.\t{0}/ár
fr\t{0} par jour\t{0} par semaine\t{0} par mois\t{0} par an\t{0}/j\t{0}/sem.\t{0}/m.\t{0}/an\t{0}/j\t{0}/sem.\t{0}/m.\t{0}/a
fr_CA\t{0} par jour\t{0} par semaine\t{0} par mois\t{0} par an\t{0}/j\t{0}/sem.\t{0}/m.\t{0}/an\t{0}/j\t{0}/sem\t{0}/m.\t{0}/a
ga\t{0} sa lá\t{0} sa tseachtain\t{0} sa mhí\t{0} sa bhliain\t{0}/lá\t{0}/scht\t{0}/mí\t{0}/bl\t{0}/lá\t{0}/scht\t{0}/mí\t{0}/bl
gd\t{0} san latha\t{0} san t-seachdain\t{0} sa mhìos\t{0} sa bhliadhna\t{0}/là\t{0}/sn\t{0}/m\t{0}/bl\t{0}/là\t{0}/s\t{0}/m\t{0}/bl
gl\t{0} por día\t{0} por semana\t{0} por mes\t{0} por ano\t{0}/día\t{0}/sem.\t{0}/mes\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/m.\t{0}/a.
gu\t{0} પ્રતિ દિવસ\t{0} પ્રતિ અઠવાડિયું\t{0} પ્રતિ મહિનો\t{0} પ્રતિ વર્ષ\t{0}/ દિવસ\t{0} / અઠ.\t{0}/માસ\t{0}/વર્ષ\t{0}/ દિ\t{0} / અઠ.\t{0}/માસ\t{0}/વર્ષ
ha\t{0} a rana\t{0} a mako\t{0} a wata\t{0} a shekara\t{0}/r\t{0}/m\t{0}/w\t{0}/s\t{0}/r\t{0}/m\t{0}/w\t{0}/s
he\t{0}/יום\t{0}/שבוע\t‏{0} לחודש\t‏{0} לשנה\t{0}/יום\t{0}/שבוע\t{0}/חודש\t{0}/שנה\t{0}/יום\t{0}/שבוע\t{0}/חודש\t{0}/שנה
hi\t{0} प्रति दिन\t{0} प्रति सप्ताह\t{0} प्रति महीना\t{0} प्रति वर्ष\t{0}/दिन\t{0}/सप्ताह\t{0}/माह\t{0}/वर्ष\t{0}/दि\t{0}/स\t{0}/माह\t{0}/व
hi_Latn\t{0} har din\t{0} har week\t{0} har month\t{0} har saal\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
hr\t{0} dnevno\t{0} tjedno\t{0} mjesečno\t{0} godišnje\t{0}/d.\t{0}/tj.\t{0}/mj.\t{0}/g.\t{0}/d.\t{0}/tj.\t{0}/mj.\t{0}/g.
hsb\t{0} wob dźeń\t{0} wob tydźeń\t{0} wob měsac\t{0} wob lěto\t{0}/dź.\t{0}/tydź.\t{0}/měs.\t{0}/l.\t{0}/dź.\t{0}/tydź.\t{0}/měs.\t{0}/l.
hu\t{0}/nap\t{0}/hét\t{0}/hónap\t{0}/év\t{0}/nap\t{0}/hét\t{0}/hó\t{0}/év\t{0}/nap\t{0}/hét\t{0}/hó\t{0}/év
hy\tօրական {0}\tշաբաթական {0}\tամսական {0}\tտարեկան {0}\t{0}/օր\t{0}/շաբ\t{0}/ամս\t{0}/տ\t{0}/օր\t{0}/շաբ\t{0}/ամս\t{0}/տ
ia\t{0} per die\t{0} per septimana\t{0} per mense\t{0} per anno\t{0}/d\t{0}/sept\t{0}/m\t{0}/an\t{0}/d\t{0}/sept\t{0}/m\t{0}/an
id\t{0} per hari\t{0} per minggu\t{0} per bulan\t{0} per tahun\t{0}/hr\t{0}/mgg\t{0}/bln\t{0}/thn\t{0}/hr\t{0}/mgg\t{0}/bln\t{0}/thn
in\t{0} per hari\t{0} per minggu\t{0} per bulan\t{0} per tahun\t{0}/hr\t{0}/mgg\t{0}/bln\t{0}/thn\t{0}/hr\t{0}/mgg\t{0}/bln\t{0}/thn
is\t{0} á dag\t{0} á viku\t{0} á mánuði\t{0} á ári\t{0}/d.\t{0}/v\t{0}/m\t{0}/ári\t{0}/d.\t{0}/v\t{0}/m\t{0}/ár
it\t{0} al giorno\t{0} alla settimana\t{0} al mese\t{0} all’anno\t{0}/giorno\t{0}/settimana\t{0}/mese\t{0}/anno\t{0}/g\t{0}/sett.\t{0}/mese\t{0}/anno
iw\t{0}/יום\t{0}/שבוע\t‏{0} לחודש\t‏{0} לשנה\t{0}/יום\t{0}/שבוע\t{0}/חודש\t{0}/שנה\t{0}/יום\t{0}/שבוע\t{0}/חודש\t{0}/שנה
ja\t{0}/日\t{0}/週\t{0}/月\t{0}/年\t{0}/日\t{0}/週\t{0}/月\t{0}/年\t{0}/日\t{0}/週\t{0}/月\t{0}/年
jv\t{0} saben dina\t{0} saben peken\t{0} saben sasi\t{0} saben taun\t{0}/d\t{0}/peken\t{0}/sasi\t{0}/taun\t{0}/d\t{0}/peken\t{0}/sasi\t{0}/taun
ka\t{0} დღეში\t{0} კვირაში\t{0} თვეში\t{0} წელში\t{0}/დღე\t{0}/კვრ\t{0}/თვე\t{0}/წ\t{0}/დღე\t{0}/კვრ\t{0}/თ.\t{0}/წ
kea\t{0} pur dia\t{0} pur simana\t{0} pur mes\t{0} pur anu\t{0}/dia\t{0}/sim.\t{0}/mes\t{0}/anu\t{0}/dia\t{0}/sim.\t{0}/mes\t{0}/anu
kgp\tkurã {0} ki\t{0} simỹnỹ ki\tkysã {0} ki\t{0} prỹg ki\t{0}/kurã ki\t{0}/sim. Ki\t{0}/kysã ki\t{0}/prỹg ki\t{0}/kurã\t{0}/sim.\t{0}/kysã\t{0}/prỹg ki
kk\tкүніне {0}\tаптасына {0}\tайына {0}\tжылына {0}\t{0}/күн\t{0}/ап.\t{0}/ай\t{0}/ж.\t{0}/күн\t{0}/апта\t{0}/ай\t{0}/ж.
km\t{0} ក្នុងមួយថ្ងៃ\t{0} ក្នុងមួយសប្តាហ៍\t{0} ក្នុងមួយខែ\t{0} ក្នុងមួយឆ្នាំ\t{0}/ថ្ងៃ\t{0}/សប្តាហ៍\t{0}/ខែ\t{0}/ឆ្នាំ\t{0}/ថ្ងៃ\t{0}/សប្តាហ៍\t{0}/ខែ\t{0}/ឆ្នាំ
kn\t{0} ಪ್ರತಿ ದಿನಕ್ಕೆ\t{0} ಪ್ರತಿ ವಾರಕ್ಕೆ\tಪ್ರತಿ ತಿಂಗಳಿಗೆ {0}\tಪ್ರತಿ ವರ್ಷಕ್ಕೆ {0}\t{0}/ದಿ\t{0}/ವಾ\t{0}/ತಿ\t{0}/ವ\t{0}/ದಿ\t{0}/ವಾ\t{0}/ತಿ\t{0}/ವ
ko\t하루 {0}\t주당 {0}\t월 {0}\t연 {0}\t{0}/일\t{0}/주\t{0}/월\t{0}/년\t{0}/일\t{0}/주\t{0}/월\t{0}/년
kok\tदर दिसा {0}\tदर सप्तकाक {0}\tदर म्हयनो {0}\tदर वर्सा {0}\t{0}/दी\t{0}/स\t{0}/म्ह\t{0}/वर्सां\t{0}/दी\t{0}/स\t{0}/म्ह\t{0}/वर्सां
ku\t{0}/roj\t{0}/hefte\t{0}/meh\t{0}/sal\t{0}/r\t{0}/hf\t{0}/m\t{0}/sal\t{0}/r\t{0}/hf\t{0}/m\t{0}/sal
ky\tкүнүнө {0}\tаптасына {0}\tайына {0}\tжылына {0}\t{0}/күн\t{0}/апт\tа/{0}\t{0}/ж\t{0}/күн\t{0}/апт\tа/{0}\t{0}/ж
lo\t{0} ຕໍ່ມື້\t{0} ຕໍ່ອາທິດ\t{0}/ເດືອນ\t{0} /ປີ\t{0}/ມື້\t{0}/ອາທິດ\t{0}/ເດືອນ\t{0}/ປີ\t{0}/ມື້\t{0}/ອາທິດ\t{0}/ເດືອນ\t{0}/ປີ
lt\t{0} per dieną\t{0} per savaitę\t{0} per mėnesį\t{0} per metus\t{0}/d.\t{0}/sav.\t{0}/mėn.\t{0}/m.\t{0}/d.\t{0}/sav.\t{0}/mėn.\t{0}/m.
lv\t{0} dienā\t{0} nedēļā\t{0} mēnesī\t{0} gadā\t{0}/d.\t{0}/ned.\t{0}/mēn.\t{0}/g.\t{0}/d.\t{0}/n.\t{0}/m.\t{0}/g.
mk\t{0} дневно\t{0} седмично\t{0} месечно\t{0} годишно\t{0}/ден\t{0}/сед.\t{0}/мес.\t{0}/год.\t{0}/д.\t{0}/с.\t{0}/м.\t{0}/г.
ml\t{0} / ദിവസം\t{0} / ആഴ്ച\t{0} / മാസം\t{0} / വർഷം\t{0}/ദി.\t{0}/ആ.\t{0}/മാ.\t{0}/വ.\t{0}/ദി.\t{0}/ആ.\t{0}/മാ.\t{0}/വ.
mn\t{0}/хоног\t{0}/долоо хоног\t{0}/сар\t{0}/жил\t{0}/хоног\t{0}/д.х\t{0}/сар\t{0}/ж\t{0}/хоног\t{0}/д.х\t{0}/сар\t{0}/ж
mo\t{0} pe zi\t{0} pe săptămână\t{0} pe lună\t{0} pe an\t{0}/zi\t{0}/săpt.\t{0}/lună\t{0}/an\t{0}/zi\t{0}/săpt.\t{0}/lună\t{0}/an
mr\t{0} दर दिवशी\t{0} दर आठवडा\t{0} दर महिना\t{0} दर वर्षी\t{0}/दि\t{0}/आ\t{0}/म\t{0}/वर्षी\t{0}/दि\t{0}/आ\t{0}/म\t{0}/वर्षी
ms\t{0} setiap hari\t{0} setiap minggu\t{0} setiap bulan\t{0} setiap tahun\t{0}/h\t{0}/mgu\t{0}/bln\t{0}/thn\t{0}/h\t{0}/mgu\t{0}/bln\t{0}/thn
my\tတစ်ရက်လျှင် {0}\tတစ်ပတ်လျှင် {0}\tတစ်လလျှင် {0}\tတစ်နှစ်လျှင် {0}\t{0}/ ရက်\t{0}/ ပတ်\t{0}/ လ\t{0}/ နှစ်\t{0}/ ရက်\t{0}/ ပတ်\t{0}/ လ\t{0}/ နှစ်
mzn\t{0} روز\t{0} هفته پیش\t{0} ماه پیش\t{0} سال پیش\t{0} روز\t{0} هفته\t{0} ماه\t{0} سال\t{0} روز\t{0} هفته\t{0} ماه\t{0} سال
nb\t{0} per døgn\t{0} per uke\t{0} per måned\t{0} per år\t{0}/d\t{0}/u\t{0}/md.\t{0}/år\t{0}/d\t{0}/u\t{0}/m\t{0}/år
ne\t{0} प्रति दिन\t{0} प्रति हप्ता\t{0} प्रति महिना\t{0} प्रति वर्ष\t{0}/दिन\t{0}/हप्ता\t{0}/महिना\t{0}/वर्ष\t{0}/दिन\t{0}/हप्ता\t{0}/महिना\t{0}/वर्ष
nl\t{0} per dag\t{0} per week\t{0} per maand\t{0} per jaar\t{0}/dag\t{0}/wk\t{0}/mnd\t{0}/jr\t{0}/d\t{0}/w\t{0}/m\t{0}/jr
nn\t{0} per døgn\t{0} per veke\t{0} per månad\t{0} per år\t{0}/d\t{0}/v\t{0}/md.\t{0}/år\t{0}/d\t{0}/v\t{0}/m\t{0}/år
no\t{0} per døgn\t{0} per uke\t{0} per måned\t{0} per år\t{0}/d\t{0}/u\t{0}/md.\t{0}/år\t{0}/d\t{0}/u\t{0}/m\t{0}/år
no_NO_NY\t{0} per døgn\t{0} per veke\t{0} per månad\t{0} per år\t{0}/d\t{0}/v\t{0}/md.\t{0}/år\t{0}/d\t{0}/v\t{0}/m\t{0}/år
or\tଦିନକୁ {0}\tସପ୍ତାହକୁ {0}\tମାସକୁ {0}\tବର୍ଷକୁ {0}\t{0}/ଦିନ\t{0}/ସପ୍ତାହ\t{0}/ମାସ\t{0}/ବର୍ଷ\t{0}/ଦିନ\t{0}/ସପ୍ତାହ\t{0}/ମାସ\t{0}/ବର୍ଷ
pa\t{0} ਪ੍ਰਤੀ ਦਿਨ\t{0} ਪ੍ਰਤੀ ਹਫ਼ਤਾ\t{0} ਪ੍ਰਤੀ ਮਹੀਨਾ\t{0} ਪ੍ਰਤੀ ਸਾਲ\t{0}/ਦਿਨ\t{0}/ਹਫ਼ਤਾ\t{0}/ਮਹੀਨਾ\t{0}/ਸਾਲ\t{0}/ਦਿਨ\t{0}/ਹਫ਼ਤਾ\t{0}/ਮਹੀਨਾ\t{0}/ਸਾਲ
pa_Arab\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
pa_PK\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
pcm\t{0} Ích Dè\t{0} Ích Wik\t{0} Ích mọnt\t{0} Ích yiẹ\t{0}/d\t{0} Wik\t{0}/Mt\t{0}/Yiẹ\t{0}/d\t{0} Wik\t{0}/Mt\t{0}/Yiẹ
pl\t{0} na dzień\t{0} na tydzień\t{0} na miesiąc\t{0} na rok\t{0}/dzień\t{0}/tydz.\t{0}/mies.\t{0}/rok\t{0}/d.\t{0}/t.\t{0}/m-c\t{0}/rok
ps\t{0} په هره ورځ کې\t{0} په هره اونۍ کې\t{0}/m\t{0} په هر کال کې\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
ps_PK\t{0} په هره ورځ کے\t{0} په هره اونۍ کے\t{0}/m\t{0} په هر کال کې\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
pt\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano
pt_AO\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/mês\t{0}/ano
pt_CH\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/mês\t{0}/ano
pt_CV\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/mês\t{0}/ano
pt_GQ\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/mês\t{0}/ano
pt_GW\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/mês\t{0}/ano
pt_LU\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/mês\t{0}/ano
pt_MO\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/mês\t{0}/ano
pt_MZ\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/mês\t{0}/ano
pt_PT\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/mês\t{0}/ano
pt_ST\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/mês\t{0}/ano
pt_TL\t{0} por dia\t{0} por semana\t{0} por mês\t{0} por ano\t{0}/dia\t{0}/sem.\t{0}/mês\t{0}/ano\t{0}/d\t{0}/sem.\t{0}/mês\t{0}/ano
qu\t{0}/p\t{0} por semana\t{0}/k\t{0} sapa wata\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
ro\t{0} pe zi\t{0} pe săptămână\t{0} pe lună\t{0} pe an\t{0}/zi\t{0}/săpt.\t{0}/lună\t{0}/an\t{0}/zi\t{0}/săpt.\t{0}/lună\t{0}/an
ru\t{0} в день\t{0} в неделю\t{0} в месяц\t{0} в год\t{0}/д\t{0}/нед\t{0}/мес\t{0}/г\t{0}/д.\t{0}/н.\t{0}/м.\t{0}/г.
sah\t{0}/күн\tнэдиэлэҕэ {0}\tыйга {0}\tсылга {0}\t{0}/күн\t{0}/нэд\t{0}/ый\t{0}/с\t{0}/күн\t{0}/нэд\t{0}/ый\t{0}/с
sc\t{0} a sa die\t{0} a sa chida\t{0} a su mese\t{0} a s’annu\t{0}/d\t{0}/chida\t{0}/m\t{0}/annu\t{0}/d\t{0}/ch.\t{0}/me.\t{0}/an.
sd\t{0} في ڏينهن\t{0} في هفتي\t{0} في مهيني\t{0} في سال\t{0} في ڏينهن\t{0} في هفتي\t{0} في مهيني\t{0} في سال\t{0} في ڏينهن\t{0} في هفتي\t{0} في مهيني\t{0} في سال
sd_Deva\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
sd_IN\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
sh\t{0}/dnevno\t{0} nedeljno\t{0} mesečno\t{0} godišnje\t{0}/d\t{0}/n\t{0}/m\t{0}/god\t{0}/d\t{0}/n\t{0}/m\t{0}/god
sh_BA\t{0}/dnevno\t{0} nedjeljno\t{0} mjesečno\t{0} godišnje\t{0}/d\t{0}/n\t{0}/m\t{0}/god\t{0}/d\t{0}/n\t{0}/m\t{0}/god
si\tදිනයට {0}\tසතියට {0}\tමාසයට {0}\tවසරට {0}\t{0}/දි\t{0}/ස\t{0}/මා\t{0}/ව\t{0}/දි\t{0}/ස\t{0}/මා\t{0}/ව
sk\t{0} za deň\t{0} za týždeň\t{0} za mesiac\t{0} za rok\t{0}/deň\t{0}/týž.\t{0}/mes.\t{0}/r.\t{0}/d.\t{0}/t.\t{0}/m.\t{0}/r.
sl\t{0} na dan\t{0} na teden\t{0} na mesec\t{0} na leto\t{0} na dan\t{0}/t\t{0}/m\t{0}/l\t{0}/dan.\t{0}/t\t{0}/m\t{0}/l
so\t{0} maalintiiba\t{0} toddobaadkiiba\t{0} bishiiba\t{0} Sannadkiiba\t{0}/mt\t{0}/tdbdk\t{0}/bsh\t{0}/sk\t{0}/m\t{0}/tobaadkii\t{0}/bsh\t{0}/sk
sq\t{0}/ditë\t{0}/javë\t{0}/muaj\t{0}/vit\t{0}/ditë\t{0}/javë\t{0}/muaj\t{0}/vit\t{0}/ditë\t{0}/javë\t{0}/muaj\t{0}/vit
sr\t{0}/дневно\t{0} недељно\t{0} месечно\t{0} годишње\t{0}/д\t{0}/н\t{0}/м\t{0}/год\t{0}/д\t{0}/н\t{0}/м\t{0}/год
sr_BA\t{0}/дневно\t{0} недјељно\t{0} мјесечно\t{0} годишње\t{0}/д\t{0}/н\t{0}/м\t{0}/год\t{0}/д\t{0}/н\t{0}/м\t{0}/год
sr_Cyrl_BA\t{0}/дневно\t{0} недјељно\t{0} мјесечно\t{0} годишње\t{0}/д\t{0}/н\t{0}/м\t{0}/год\t{0}/д\t{0}/н\t{0}/м\t{0}/год
sr_Cyrl_ME\t{0}/dnevno\t{0} nedeljno\t{0} mesečno\t{0} godišnje\t{0}/d\t{0}/n\t{0}/m\t{0}/god\t{0}/d\t{0}/n\t{0}/m\t{0}/god
sr_Latn\t{0}/dnevno\t{0} nedeljno\t{0} mesečno\t{0} godišnje\t{0}/d\t{0}/n\t{0}/m\t{0}/god\t{0}/d\t{0}/n\t{0}/m\t{0}/god
sr_Latn_BA\t{0}/dnevno\t{0} nedjeljno\t{0} mjesečno\t{0} godišnje\t{0}/d\t{0}/n\t{0}/m\t{0}/god\t{0}/d\t{0}/n\t{0}/m\t{0}/god
sr_ME\t{0}/dnevno\t{0} nedeljno\t{0} mesečno\t{0} godišnje\t{0}/d\t{0}/n\t{0}/m\t{0}/god\t{0}/d\t{0}/n\t{0}/m\t{0}/god
sv\t{0} per dag\t{0} per vecka\t{0} per månad\t{0} per år\t{0}/d\t{0}/v\t{0}/mån\t{0}/år\t{0}/d\t{0}/v\t{0}/mån\t{0}/år
sw\t{0} kwa siku\t{0} kwa wiki\t{0} kwa mwezi\t{0} kwa mwaka\t{0} kwa siku\t{0} kwa wiki\t{0} kwa mwezi\t{0} kwa mwaka\t{0} kwa siku\t{0} kwa wiki\t{0} kwa mwezi\t{0} kwa mwaka
ta\t{0} / நாள்\t{0} / வாரம்\t{0} / மாதம்\tஒரு வருடத்தில் {0}\t{0}/நா\t{0}/வா.\t{0}/மா\t{0}/ஆ.\t{0}/நா\t{0}/வா.\t{0}/மா\t{0}/ஆ.
te\tరోజుకు {0}\tవారానికి {0}\tనెలకు {0}\tసంవత్సరానికి {0}\t{0}/రో\t{0}/వా.\t{0}/నె.\t{0}/సం.\t{0}/రో\t{0}/వా.\t{0}/నె.\t{0}/సం.
th\t{0} ต่อวัน\t{0} ต่อสัปดาห์\t{0} ต่อเดือน\t{0} ต่อปี\t{0}/วัน\t{0}/สัปดาห์\t{0}/เดือน\t{0}/ปี\t{0}/วัน\t{0}/สัปดาห์\t{0}/เดือน\t{0}/ปี
tk\t{0}/gün\t{0}/hepde\t{0}/aý\t{0}/ý\t{0}/gün\t{0}/hep\t{0}/a\t{0}/ý.\t{0}/gün\t{0}/hep\t{0}/a\t{0}/ý.
tl\t{0} kada araw\t{0} kada linggo\t{0} kada buwan\t{0} kada taon\t{0}/araw\t{0}/linggo\t{0}/buwan\t{0}/taon\t{0}/araw\t{0}/linggo\t{0}/buwan\t{0}/taon
to\t{0} he ʻaho\t{0} he uike\t{0} he māhina\t{0} he taʻu\t{0} /ʻa\t{0} /u\t{0} /mā\t{0} /t\t{0}/ʻa\t{0}/u\t{0}/m\t{0}/t
tr\t{0}/gün\t{0}/hafta\t{0}/ay\t{0}/yıl\t{0}/gün\t{0}/hf.\t{0}/ay\t{0}/y\t{0}/g\t{0}/hf.\t{0}/ay\t{0}/y
uk\t{0} на день\t{0} на тиждень\t{0} на місяць\t{0} на рік\t{0}/дн.\t{0}/тиж.\t{0}/міс.\t{0}/р.\t{0}/д\t{0}/т\t{0}/м\t{0}/р
und\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
ur\t{0} فی دن\t{0} فی ہفتہ\t{0} فی ماہ\tفی سال {0}\t{0} فی دن\t{0} فی ہفتہ\t{0}/m\t{0}/y\t{0} فی دن\t{0}/ہفتہ\t{0}/مہینہ\t{0}/سال
uz\t{0}/kun\t{0}/hafta\t{0}/oy\t{0}/yil\t{0}/kun\t{0}/hafta\t{0}/oy\t{0}/yil\t{0}/kun\t{0}/hafta\t{0}/oy\t{0}/yil
uz_AF\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
uz_Arab\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
uz_Cyrl\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y
vi\t{0}/ngày\t{0}/tuần\t{0}/tháng\t{0}/năm\t{0}/ngày\t{0}/tuần\t{0}/tháng\t{0}/năm\t{0}/ngày\t{0}/tuần\t{0}/tháng\t{0}/năm
yo\t{0}/ọj\t{0}/ọṣ\t{0}/oṣù\t{0} ọd\t{0}/ọj\t{0}/ọṣẹ̀\t{0}/oṣù\t{0}/ọd\t{0}/ọj\t{0}/ọṣẹ̀\t{0}/oṣù\t{0}/ọd
yo_BJ\t{0}/ɔj\t{0}/ɔsh\t{0}/oshù\t{0} ɔd\t{0}/ɔj\t{0}/ɔshɛ̀\t{0}/oshù\t{0}/ɔd\t{0}/ɔj\t{0}/ɔshɛ̀\t{0}/oshù\t{0}/ɔd
yrl\t{0} ara rupi\t{0} sẽmãna rupi\t{0} yasí rupi\t{0} akayú rupi\t{0}/ara\t{0}/sem.\t{0}/yasí\t{0}/akayú\t{0}/ara\t{0}/sem.\t{0}/yasí\t{0}/akayú
yue\t每天 {0}\t每週 {0}\t每月 {0}\t每年 {0}\t每天{0}\t每週{0}\t每月{0}\t每年{0}\t每天{0}\t每週{0}\t每月{0}\t每年{0}
yue_CN\t每日 {0}\t每星期 {0}\t每月 {0}\t每年 {0}\t每日{0}\t每周{0}\t每月{0}\t每年{0}\t每日{0}\t每周{0}\t每月{0}\t每年{0}
yue_Hans\t每日 {0}\t每星期 {0}\t每月 {0}\t每年 {0}\t每日{0}\t每周{0}\t每月{0}\t每年{0}\t每日{0}\t每周{0}\t每月{0}\t每年{0}
zh\t{0}/天\t{0}/周\t{0}/月\t{0}/年\t{0}/天\t{0}/周\t{0}/月\t{0}/年\t{0}/天\t{0}/周\t{0}/月\t{0}/年
zh_HK\t{0} 每日\t{0} 每星期\t{0} 每個月\t{0} 每年\t{0} 每日\t{0} 每週\t{0} 每月\t{0} 每年\t{0} 每日\t{0} 每星期\t{0} 每月\t{0} 每年
zh_Hant\t每天 {0}\t每週 {0}\t每月 {0}\t每年 {0}\t{0}/天\t{0}/週\t{0}/月\t{0}/年\t{0}/天\t{0}/週\t{0}/月\t{0}/年
zh_Hant_HK\t{0} 每日\t{0} 每星期\t{0} 每個月\t{0} 每年\t{0} 每日\t{0} 每週\t{0} 每月\t{0} 每年\t{0} 每日\t{0} 每星期\t{0} 每月\t{0} 每年
zh_Hant_MO\t{0} 每日\t{0} 每星期\t{0} 每個月\t{0} 每年\t{0} 每日\t{0} 每週\t{0} 每月\t{0} 每年\t{0} 每日\t{0} 每星期\t{0} 每月\t{0} 每年
zh_MO\t{0} 每日\t{0} 每星期\t{0} 每個月\t{0} 每年\t{0} 每日\t{0} 每週\t{0} 每月\t{0} 每年\t{0} 每日\t{0} 每星期\t{0} 每月\t{0} 每年
zh_TW\t每天 {0}\t每週 {0}\t每月 {0}\t每年 {0}\t{0}/天\t{0}/週\t{0}/月\t{0}/年\t{0}/天\t{0}/週\t{0}/月\t{0}/年
zu\t{0}/d\t{0}/w\t{0} ngenyanga\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y\t{0}/d\t{0}/w\t{0}/m\t{0}/y

"""
    )

    /// The plural forms of a unit in a case; a locale's name alone ends a search.
    static let cases = SubtagTable("""
am\t
am accusative day\tone\t{0} ቀናት\tother\t{0} ቀናት
am accusative month\tone\t{0} ወር\tother\t{0} ወራት
am accusative week\tone\t{0} ሳምንት\tother\t{0} ሳምንታት
am accusative year\tone\t{0} ዓመት\tother\t{0} ዓመታት
cs\t
cs accusative day\tone\t{0} den\tfew\t{0} dny\tmany\t{0} dne\tother\t{0} dnů
cs accusative month\tone\t{0} měsíc\tfew\t{0} měsíce\tmany\t{0} měsíce\tother\t{0} měsíců
cs accusative week\tone\t{0} týden\tfew\t{0} týdny\tmany\t{0} týdne\tother\t{0} týdnů
cs accusative year\tone\t{0} rok\tfew\t{0} roky\tmany\t{0} roku\tother\t{0} let
cs dative day\tone\t{0} dni\tfew\t{0} dnům\tmany\t{0} dne\tother\t{0} dnům
cs dative month\tone\t{0} měsíci\tfew\t{0} měsícům\tmany\t{0} měsíce\tother\t{0} měsícům
cs dative week\tone\t{0} týdnu\tfew\t{0} týdnům\tmany\t{0} týdne\tother\t{0} týdnům
cs dative year\tone\t{0} roku\tfew\t{0} letům\tmany\t{0} roku\tother\t{0} letům
cs genitive day\tone\t{0} dne\tfew\t{0} dnů\tmany\t{0} dne\tother\t{0} dnů
cs genitive month\tone\t{0} měsíce\tfew\t{0} měsíců\tmany\t{0} měsíce\tother\t{0} měsíců
cs genitive week\tone\t{0} týdne\tfew\t{0} týdnů\tmany\t{0} týdne\tother\t{0} týdnů
cs genitive year\tone\t{0} roku\tfew\t{0} let\tmany\t{0} roku\tother\t{0} let
cs instrumental day\tone\t{0} dnem\tfew\t{0} dny\tmany\t{0} dne\tother\t{0} dny
cs instrumental month\tone\t{0} měsícem\tfew\t{0} měsíci\tmany\t{0} měsíce\tother\t{0} měsíci
cs instrumental week\tone\t{0} týdnem\tfew\t{0} týdny\tmany\t{0} týdne\tother\t{0} týdny
cs instrumental year\tone\t{0} rokem\tfew\t{0} lety\tmany\t{0} roku\tother\t{0} lety
cs locative day\tone\t{0} dnu\tfew\t{0} dnech\tmany\t{0} dne\tother\t{0} dnech
cs locative month\tone\t{0} měsíci\tfew\t{0} měsících\tmany\t{0} měsíce\tother\t{0} měsících
cs locative week\tone\t{0} týdnu\tfew\t{0} týdnech\tmany\t{0} týdne\tother\t{0} týdnech
cs locative year\tone\t{0} roce\tfew\t{0} letech\tmany\t{0} roku\tother\t{0} letech
da\t
da genitive day\tone\t{0} dags\tother\t{0} dages
da genitive month\tone\t{0} måneds\tother\t{0} måneders
da genitive week\tone\t{0} uges\tother\t{0} ugers
da genitive year\tone\t{0} års\tother\t{0} års
de\t
de accusative day\tone\t{0} Tag\tother\t{0} Tage
de accusative month\tone\t{0} Monat\tother\t{0} Monate
de accusative week\tone\t{0} Woche\tother\t{0} Wochen
de accusative year\tone\t{0} Jahr\tother\t{0} Jahre
de dative day\tone\t{0} Tag\tother\t{0} Tagen
de dative month\tone\t{0} Monat\tother\t{0} Monaten
de dative week\tone\t{0} Woche\tother\t{0} Wochen
de dative year\tone\t{0} Jahr\tother\t{0} Jahren
de genitive day\tone\t{0} Tages\tother\t{0} Tage
de genitive month\tone\t{0} Monats\tother\t{0} Monate
de genitive week\tone\t{0} Woche\tother\t{0} Wochen
de genitive year\tone\t{0} Jahrs\tother\t{0} Jahre
el\t
el accusative day\tone\t{0} ημέρα\tother\t{0} ημέρες
el accusative month\tone\t{0} μήνα\tother\t{0} μήνες
el accusative week\tone\t{0} εβδομάδα\tother\t{0} εβδομάδες
el accusative year\tone\t{0} έτος\tother\t{0} έτη
el genitive day\tone\t{0} ημέρας\tother\t{0} ημερών
el genitive month\tone\t{0} μήνα\tother\t{0} μηνών
el genitive week\tone\t{0} εβδομάδας\tother\t{0} εβδομάδων
el genitive year\tone\t{0} έτους\tother\t{0} ετών
fi\t
fi elative day\tone\t{0} päivästä\tother\t{0} päivästä
fi elative month\tone\t{0} kuukaudesta\tother\t{0} kuukaudesta
fi elative week\tone\t{0} viikosta\tother\t{0} viikosta
fi elative year\tone\t{0} vuodesta\tother\t{0} vuodesta
fi genitive day\tone\t{0} päivän\tother\t{0} päivän
fi genitive month\tone\t{0} kuukauden\tother\t{0} kuukauden
fi genitive week\tone\t{0} viikon\tother\t{0} viikon
fi genitive year\tone\t{0} vuoden\tother\t{0} vuoden
fi illative day\tone\t{0} päivään\tother\t{0} päivään
fi illative month\tone\t{0} kuukauteen\tother\t{0} kuukauteen
fi illative week\tone\t{0} viikkoon\tother\t{0} viikkoon
fi illative year\tone\t{0} vuoteen\tother\t{0} vuoteen
fi partitive day\tone\t{0} päivää\tother\t{0} päivää
fi partitive month\tone\t{0} kuukautta\tother\t{0} kuukautta
fi partitive week\tone\t{0} viikkoa\tother\t{0} viikkoa
fi partitive year\tone\t{0} vuotta\tother\t{0} vuoteen
hi\t
hi oblique day\tone\t{0} दिन\tother\t{0} दिनों
hi oblique month\tone\t{0} महीने\tother\t{0} महीनों
hi oblique week\tone\t{0} सप्ताह\tother\t{0} सप्ताह
hi oblique year\tone\t{0} वर्ष\tother\t{0} वर्ष
hi_Latn\t
hr\t
hr accusative day\tone\t{0} dan\tfew\t{0} dana\tother\t{0} dana
hr accusative month\tone\t{0} mjesec\tfew\t{0} mjeseca\tother\t{0} mjeseci
hr accusative week\tone\t{0} tjedan\tfew\t{0} tjedna\tother\t{0} tjedana
hr accusative year\tone\t{0} godinu\tfew\t{0} godine\tother\t{0} godina
hr genitive day\tone\t{0} dana\tfew\t{0} dana\tother\t{0} dana
hr genitive month\tone\t{0} mjeseca\tfew\t{0} mjeseca\tother\t{0} mjeseci
hr genitive week\tone\t{0} tjedna\tfew\t{0} tjedna\tother\t{0} tjedana
hr genitive year\tone\t{0} godine\tfew\t{0} godine\tother\t{0} godina
hr instrumental day\tone\t{0} danom\tfew\t{0} dana\tother\t{0} dana
hr instrumental month\tone\t{0} mjesecom\tfew\t{0} mjeseca\tother\t{0} mjeseci
hr instrumental week\tone\t{0} tjednom\tfew\t{0} tjedna\tother\t{0} tjedana
hr instrumental year\tone\t{0} godinom\tfew\t{0} godine\tother\t{0} godina
hu\t
hu accusative day\tone\t{0} napot\tother\t{0} napot
hu accusative month\tone\t{0} hónapot\tother\t{0} hónapot
hu accusative week\tone\t{0} hetet\tother\t{0} hetet
hu accusative year\tone\t{0} évet\tother\t{0} évet
hu instrumental day\tone\t{0} nappal\tother\t{0} nappal
hu instrumental month\tone\t{0} hónappal\tother\t{0} hónappal
hu instrumental week\tone\t{0} héttel\tother\t{0} héttel
hu instrumental year\tone\t{0} évvel\tother\t{0} évvel
hu terminative day\tone\t{0} napig\tother\t{0} napig
hu terminative month\tone\t{0} hónapig\tother\t{0} hónapig
hu terminative week\tone\t{0} hétig\tother\t{0} hétig
hu terminative year\tone\t{0} évig\tother\t{0} évig
hu translative day\tone\t{0} nappá\tother\t{0} nappá
hu translative month\tone\t{0} hónappá\tother\t{0} hónappá
hu translative week\tone\t{0} hétté\tother\t{0} hétté
hu translative year\tone\t{0} évvé\tother\t{0} évvé
hy\t
hy ablative day\tone\t{0} օրից\tother\t{0} օրից
hy ablative month\tone\t{0} ամսից\tother\t{0} ամսից
hy ablative week\tone\t{0} շաբաթից\tother\t{0} շաբաթից
hy ablative year\tone\t{0} տարուց\tother\t{0} տարուց
hy dative day\tone\t{0} օրվան\tother\t{0} օրվան
hy dative month\tone\t{0} ամսին\tother\t{0} ամսին
hy dative week\tone\t{0} շաբաթվան\tother\t{0} շաբաթվան
hy dative year\tone\t{0} տարուն\tother\t{0} տարուն
hy instrumental day\tone\t{0} օրով\tother\t{0} օրով
hy instrumental month\tone\t{0} ամսով\tother\t{0} ամսով
hy instrumental week\tone\t{0} շաբաթով\tother\t{0} շաբաթով
hy instrumental year\tone\t{0} տարով\tother\t{0} տարով
hy locative day\tone\t{0} օրում\tother\t{0} օրում
hy locative month\tone\t{0} ամսում\tother\t{0} ամսում
hy locative week\tone\t{0} շաբաթում\tother\t{0} շաբաթում
hy locative year\tone\t{0} տարում\tother\t{0} տարում
is\t
is accusative day\tone\t{0} dag\tother\t{0} daga
is accusative month\tone\t{0} mánuð\tother\t{0} mánuði
is accusative week\tone\t{0} viku\tother\t{0} vikur
is accusative year\tone\t{0} ár\tother\t{0} ár
is dative day\tone\t{0} degi\tother\t{0} dögum
is dative month\tone\t{0} mánuði\tother\t{0} mánuðum
is dative week\tone\t{0} viku\tother\t{0} vikum
is dative year\tone\t{0} ári\tother\t{0} árum
is genitive day\tone\t{0} dags\tother\t{0} daga
is genitive month\tone\t{0} mánaðar\tother\t{0} mánaða
is genitive week\tone\t{0} viku\tother\t{0} vikna
is genitive year\tone\t{0} árs\tother\t{0} ára
kn\t
kn accusative day\tone\t{0} ದಿನವನ್ನು\tother\t{0} ದಿನಗಳನ್ನು
kn accusative month\tone\t{0} ತಿಂಗಳನ್ನು\tother\t{0} ತಿಂಗಳುಗಳನ್ನು
kn accusative week\tone\t{0} ವಾರವನ್ನು\tother\t{0} ವಾರಗಳನ್ನು
kn accusative year\tone\t{0} ವರ್ಷವನ್ನು\tother\t{0} ವರ್ಷಗಳನ್ನು
kn dative day\tone\t{0} ದಿನಕ್ಕೆ\tother\t{0} ದಿನಗಳಿಗೆ
kn dative month\tone\t{0} ತಿಂಗಳಿಗೆ\tother\t{0} ತಿಂಗಳುಗಳಿಗೆ
kn dative week\tone\t{0} ವಾರಕ್ಕೆ\tother\t{0} ವಾರಗಳಿಗೆ
kn dative year\tone\t{0} ವರ್ಷಕ್ಕೆ\tother\t{0} ವರ್ಷಗಳಿಗೆ
kn genitive day\tone\t{0} ದಿನದ\tother\t{0} ದಿನಗಳ
kn genitive month\tone\t{0} ತಿಂಗಳ\tother\t{0} ತಿಂಗಳುಗಳ
kn genitive week\tone\t{0} ವಾರದ\tother\t{0} ವಾರಗಳ
kn genitive year\tone\t{0} ವರ್ಷದ\tother\t{0} ವರ್ಷಗಳ
kn locative day\tone\t{0} ದಿನದಲ್ಲಿ\tother\t{0} ದಿನಗಳಲ್ಲಿ
kn locative month\tone\t{0} ತಿಂಗಳಲ್ಲಿ\tother\t{0} ತಿಂಗಳುಗಳಲ್ಲಿ
kn locative week\tone\t{0} ವಾರದಲ್ಲಿ\tother\t{0} ವಾರಗಳಲ್ಲಿ
kn locative year\tone\t{0} ವರ್ಷದಲ್ಲಿ\tother\t{0} ವರ್ಷಗಳಲ್ಲಿ
kn vocative month\tone\t{0} ತಿಂಗಳು\tother\t{0} ತಿಂಗಳುಗಳು
lt\t
lt accusative day\tone\t{0} dieną\tfew\t{0} dienas\tmany\t{0} dienos\tother\t{0} dienų
lt accusative month\tone\t{0} mėnesį\tfew\t{0} mėnesius\tmany\t{0} mėnesio\tother\t{0} mėnesių
lt accusative week\tone\t{0} savaitę\tfew\t{0} savaites\tmany\t{0} savaitės\tother\t{0} savaičių
lt accusative year\tone\t{0} metus\tfew\t{0} metus\tmany\t{0} metų\tother\t{0} metų
lt dative day\tone\t{0} dienai\tfew\t{0} dienoms\tmany\t{0} dienos\tother\t{0} dienų
lt dative month\tone\t{0} mėnesiui\tfew\t{0} mėnesiams\tmany\t{0} mėnesio\tother\t{0} mėnesių
lt dative week\tone\t{0} savaitei\tfew\t{0} savaitėms\tmany\t{0} savaitės\tother\t{0} savaičių
lt dative year\tone\t{0} metams\tfew\t{0} metams\tmany\t{0} metų\tother\t{0} metų
lt genitive day\tone\t{0} dienos\tfew\t{0} dienų\tmany\t{0} dienos\tother\t{0} dienų
lt genitive month\tone\t{0} mėnesio\tfew\t{0} mėnesių\tmany\t{0} mėnesio\tother\t{0} mėnesių
lt genitive week\tone\t{0} savaitės\tfew\t{0} savaičių\tmany\t{0} savaitės\tother\t{0} savaičių
lt genitive year\tone\t{0} metų\tfew\t{0} metų\tmany\t{0} metų\tother\t{0} metų
lt instrumental day\tone\t{0} diena\tfew\t{0} dienomis\tmany\t{0} dienos\tother\t{0} dienų
lt instrumental month\tone\t{0} mėnesiu\tfew\t{0} mėnesiais\tmany\t{0} mėnesio\tother\t{0} mėnesių
lt instrumental week\tone\t{0} savaite\tfew\t{0} savaitėmis\tmany\t{0} savaitės\tother\t{0} savaičių
lt instrumental year\tone\t{0} metais\tfew\t{0} metais\tmany\t{0} metų\tother\t{0} metų
lt locative day\tone\t{0} dienoje\tfew\t{0} dienose\tmany\t{0} dienos\tother\t{0} dienų
lt locative month\tone\t{0} mėnesyje\tfew\t{0} mėnesiuose\tmany\t{0} mėnesio\tother\t{0} mėnesių
lt locative week\tone\t{0} savaitėje\tfew\t{0} savaitėse\tmany\t{0} savaitės\tother\t{0} savaičių
lt locative year\tone\t{0} metuose\tfew\t{0} metuose\tmany\t{0} metų\tother\t{0} metų
lv\t
lv accusative day\tzero\t{0} dienu\tone\t{0} dienu\tother\t{0} dienas
lv accusative month\tzero\t{0} mēnešu\tone\t{0} mēnesi\tother\t{0} mēnešus
lv accusative week\tzero\t{0} nedēļu\tone\t{0} nedēļu\tother\t{0} nedēļas
lv accusative year\tzero\t{0} gadu\tone\t{0} gadu\tother\t{0} gadus
lv dative day\tzero\t{0} dienu\tone\t{0} dienai\tother\t{0} dienām
lv dative month\tzero\t{0} mēnešu\tone\t{0} mēnesim\tother\t{0} mēnešiem
lv dative week\tzero\t{0} nedēļu\tone\t{0} nedēļai\tother\t{0} nedēļām
lv dative year\tzero\t{0} gadu\tone\t{0} gadam\tother\t{0} gadiem
lv genitive day\tzero\t{0} dienu\tone\t{0} dienas\tother\t{0} dienu
lv genitive month\tzero\t{0} mēnešu\tone\t{0} mēneša\tother\t{0} mēnešu
lv genitive week\tzero\t{0} nedēļu\tone\t{0} nedēļas\tother\t{0} nedēļu
lv genitive year\tzero\t{0} gadu\tone\t{0} gada\tother\t{0} gadu
lv locative day\tzero\t{0} dienu\tone\t{0} dienā\tother\t{0} dienās
lv locative month\tzero\t{0} mēnešu\tone\t{0} mēnesī\tother\t{0} mēnešos
lv locative week\tzero\t{0} nedēļu\tone\t{0} nedēļā\tother\t{0} nedēļās
lv locative year\tzero\t{0} gadu\tone\t{0} gadā\tother\t{0} gados
ml\t
ml accusative year\tone\t{0} വർഷത്തെ\tother\t{0} വർഷം
ml dative year\tone\t{0} വർഷത്തിന്\tother\t{0} വർഷം
ml genitive year\tone\t{0} വർഷത്തിന്റെ\tother\t{0} വർഷം
mo\t
mo genitive day\tone\tunei zile\tfew\t{0} zile\tother\t{0} de zile
mo genitive month\tone\tunei luni\tfew\t{0} luni\tother\t{0} de luni
mo genitive week\tone\tunei săptămâni\tfew\t{0} săptămâni\tother\t{0} de săptămâni
mo genitive year\tone\tunui an\tfew\t{0} ani\tother\t{0} de ani
mr\t
mr ablative day\tone\t{0} दिवसाहून\tother\t{0} दिवसांहून
mr ablative month\tone\t{0} महिन्यापासून\tother\t{0} महिन्यांपासून
mr ablative week\tone\t{0} आठवड्यापासून\tother\t{0} आठवड्यांपासून
mr ablative year\tone\t{0} वर्षापासून\tother\t{0} वर्षांपासून
mr accusative day\tone\t{0} दिवसास\tother\t{0} दिवसांनी
mr accusative month\tone\t{0} महिन्यास\tother\t{0} महिन्यांना
mr accusative week\tone\t{0} आठवड्यास\tother\t{0} आठवड्यांना
mr accusative year\tone\t{0} वर्षास\tother\t{0} वर्षांना
mr dative day\tone\t{0} दिवसाने\tother\t{0} दिवसांना
mr dative month\tone\t{0} महिन्याला\tother\t{0} महिन्यांसाठी
mr dative week\tone\t{0} आठवड्याला\tother\t{0} आठवड्यांसाठी
mr dative year\tone\t{0} वर्षाला\tother\t{0} वर्षांसाठी
mr ergative day\tone\t{0} दिवसाशी\tother\t{0} दिवसांशी
mr ergative month\tone\t{0} महिन्याने\tother\t{0} महिन्यांनी
mr ergative week\tone\t{0} आठवड्याने\tother\t{0} आठवड्यांनी
mr ergative year\tone\t{0} वर्षाने\tother\t{0} वर्षांनी
mr genitive day\tone\t{0} दिवसाची\tother\t{0} दिवसांचे
mr genitive month\tone\t{0} महिन्याचा\tother\t{0} महिन्यांचे
mr genitive week\tone\t{0} आठवड्याचा\tother\t{0} आठवड्यांचे
mr genitive year\tone\t{0} वर्षाचा\tother\t{0} वर्षांचे
mr locative day\tone\t{0} दिवसा\tother\t{0} दिवसांच्या
mr locative month\tone\t{0} महिन्याशी\tother\t{0} महिन्यांचा
mr locative week\tone\t{0} आठवड्याशी\tother\t{0} आठवड्यांचा
mr locative year\tone\t{0} वर्षाशी\tother\t{0} वर्षांचा
nb\t
nb genitive day\tone\t{0} døgns\tother\t{0} døgns
nb genitive month\tone\t{0} måneds\tother\t{0} måneders
nb genitive week\tone\t{0} ukes\tother\t{0} ukers
nb genitive year\tone\t{0} års\tother\t{0} års
nn\t
nn genitive day\tone\t{0} døgns\tother\t{0} døgns
nn genitive month\tone\t{0} månads\tother\t{0} månadars
nn genitive week\tone\t{0} vekes\tother\t{0} vekers
nn genitive year\tone\t{0} års\tother\t{0} års
no\t
no genitive day\tone\t{0} døgns\tother\t{0} døgns
no genitive month\tone\t{0} måneds\tother\t{0} måneders
no genitive week\tone\t{0} ukes\tother\t{0} ukers
no genitive year\tone\t{0} års\tother\t{0} års
no_NO_NY\t
no_NO_NY genitive day\tone\t{0} døgns\tother\t{0} døgns
no_NO_NY genitive month\tone\t{0} månads\tother\t{0} månadars
no_NO_NY genitive week\tone\t{0} vekes\tother\t{0} vekers
no_NO_NY genitive year\tone\t{0} års\tother\t{0} års
pa\t
pa oblique day\tone\t{0} ਦਿਨ\tother\t{0} ਦਿਨ
pa oblique month\tone\t{0} ਮਹੀਨੇ\tother\t{0} ਮਹੀਨਿਆਂ
pa oblique week\tone\t{0} ਹਫ਼ਤੇ\tother\t{0} ਹਫ਼ਤਿਆਂ
pa oblique year\tone\t{0} ਸਾਲ\tother\t{0} ਸਾਲਾਂ
pa_Arab\t
pa_PK\t
pl\t
pl accusative day\tone\t{0} dzień\tfew\t{0} dni\tmany\t{0} dni\tother\t{0} dnia
pl accusative month\tone\t{0} miesiąc\tfew\t{0} miesiące\tmany\t{0} miesięcy\tother\t{0} miesiąca
pl accusative week\tone\t{0} tydzień\tfew\t{0} tygodnie\tmany\t{0} tygodni\tother\t{0} tygodnia
pl accusative year\tone\t{0} rok\tfew\t{0} lata\tmany\t{0} lat\tother\t{0} roku
pl dative day\tone\t{0} dniowi\tfew\t{0} dniom\tmany\t{0} dniom\tother\t{0} dnia
pl dative month\tone\t{0} miesiącowi\tfew\t{0} miesiącom\tmany\t{0} miesiącom\tother\t{0} miesiąca
pl dative week\tone\t{0} tygodniowi\tfew\t{0} tygodniom\tmany\t{0} tygodniom\tother\t{0} tygodnia
pl dative year\tone\t{0} rokowi\tfew\t{0} latom\tmany\t{0} latom\tother\t{0} roku
pl genitive day\tone\t{0} dnia\tfew\t{0} dni\tmany\t{0} dni\tother\t{0} dnia
pl genitive month\tone\t{0} miesiąca\tfew\t{0} miesięcy\tmany\t{0} miesięcy\tother\t{0} miesiąca
pl genitive week\tone\t{0} tygodnia\tfew\t{0} tygodni\tmany\t{0} tygodni\tother\t{0} tygodnia
pl genitive year\tone\t{0} roku\tfew\t{0} lat\tmany\t{0} lat\tother\t{0} roku
pl instrumental day\tone\t{0} dniem\tfew\t{0} dniami\tmany\t{0} dniami\tother\t{0} dnia
pl instrumental month\tone\t{0} miesiącem\tfew\t{0} miesiącami\tmany\t{0} miesiącami\tother\t{0} miesiąca
pl instrumental week\tone\t{0} tygodniem\tfew\t{0} tygodniami\tmany\t{0} tygodniami\tother\t{0} tygodnia
pl instrumental year\tone\t{0} rokiem\tfew\t{0} latami\tmany\t{0} latami\tother\t{0} roku
pl locative day\tone\t{0} dniu\tfew\t{0} dniach\tmany\t{0} dniach\tother\t{0} dnia
pl locative month\tone\t{0} miesiącu\tfew\t{0} miesiącach\tmany\t{0} miesiącach\tother\t{0} miesiąca
pl locative week\tone\t{0} tygodniu\tfew\t{0} tygodniach\tmany\t{0} tygodniach\tother\t{0} tygodnia
pl locative year\tone\t{0} roku\tfew\t{0} latach\tmany\t{0} latach\tother\t{0} roku
pl nominative day\tone\t{0} dzień\tfew\t{0} dni\tmany\t{0} dni\tother\t{0} dnia
pl vocative day\tone\t{0} dniu\tfew\t{0} dni\tmany\t{0} dni\tother\t{0} dnia
pl vocative month\tone\t{0} miesiącu\tfew\t{0} miesiące\tmany\t{0} miesięcy\tother\t{0} miesiąca
pl vocative week\tone\t{0} tygodniu\tfew\t{0} tygodnie\tmany\t{0} tygodni\tother\t{0} tygodnia
pl vocative year\tone\t{0} roku\tfew\t{0} lata\tmany\t{0} lat\tother\t{0} roku
ro\t
ro genitive day\tone\tunei zile\tfew\t{0} zile\tother\t{0} de zile
ro genitive month\tone\tunei luni\tfew\t{0} luni\tother\t{0} de luni
ro genitive week\tone\tunei săptămâni\tfew\t{0} săptămâni\tother\t{0} de săptămâni
ro genitive year\tone\tunui an\tfew\t{0} ani\tother\t{0} de ani
ru\t
ru accusative day\tone\t{0} день\tfew\t{0} дня\tmany\t{0} дней\tother\t{0} дня
ru accusative month\tone\t{0} месяц\tfew\t{0} месяца\tmany\t{0} месяцев\tother\t{0} месяца
ru accusative week\tone\t{0} неделю\tfew\t{0} недели\tmany\t{0} недель\tother\t{0} недели
ru accusative year\tone\t{0} год\tfew\t{0} года\tmany\t{0} лет\tother\t{0} года
ru dative day\tone\t{0} дню\tfew\t{0} дням\tmany\t{0} дням\tother\t{0} дня
ru dative month\tone\t{0} месяцу\tfew\t{0} месяцам\tmany\t{0} месяцам\tother\t{0} месяца
ru dative week\tone\t{0} неделе\tfew\t{0} неделям\tmany\t{0} неделям\tother\t{0} недели
ru dative year\tone\t{0} году\tfew\t{0} годам\tmany\t{0} годам\tother\t{0} года
ru genitive day\tone\t{0} дня\tfew\t{0} дней\tmany\t{0} дней\tother\t{0} дня
ru genitive month\tone\t{0} месяца\tfew\t{0} месяцев\tmany\t{0} месяцев\tother\t{0} месяца
ru genitive week\tone\t{0} недели\tfew\t{0} недель\tmany\t{0} недель\tother\t{0} недели
ru genitive year\tone\t{0} года\tfew\t{0} лет\tmany\t{0} лет\tother\t{0} года
ru instrumental day\tone\t{0} днём\tfew\t{0} днями\tmany\t{0} днями\tother\t{0} дня
ru instrumental month\tone\t{0} месяцем\tfew\t{0} месяцами\tmany\t{0} месяцами\tother\t{0} месяца
ru instrumental week\tone\t{0} неделей\tfew\t{0} неделями\tmany\t{0} неделями\tother\t{0} недели
ru instrumental year\tone\t{0} годом\tfew\t{0} годами\tmany\t{0} годами\tother\t{0} года
ru locative day\tone\t{0} дне\tfew\t{0} днях\tmany\t{0} днях\tother\t{0} дня
ru locative month\tone\t{0} месяце\tfew\t{0} месяцах\tmany\t{0} месяцах\tother\t{0} месяца
ru locative week\tone\t{0} неделе\tfew\t{0} неделях\tmany\t{0} неделях\tother\t{0} недели
ru locative year\tone\t{0} годе\tfew\t{0} годах\tmany\t{0} годах\tother\t{0} года
ru prepositional day\tone\t{0} дне\tfew\t{0} днях\tmany\t{0} днях\tother\t{0} дня
ru prepositional month\tone\t{0} месяце\tfew\t{0} месяцах\tmany\t{0} месяцах\tother\t{0} месяца
ru prepositional week\tone\t{0} неделе\tfew\t{0} неделях\tmany\t{0} неделях\tother\t{0} недели
ru prepositional year\tone\t{0} годе\tfew\t{0} годах\tmany\t{0} годах\tother\t{0} года
ru vocative day\tone\t{0} день\tfew\t{0} дня\tmany\t{0} дней\tother\t{0} дня
ru vocative month\tone\t{0} месяц\tfew\t{0} месяца\tmany\t{0} месяцев\tother\t{0} месяца
ru vocative week\tone\t{0} неделя\tfew\t{0} недели\tmany\t{0} недель\tother\t{0} недели
ru vocative year\tone\t{0} год\tfew\t{0} года\tmany\t{0} лет\tother\t{0} года
sh\t
sh accusative day\tone\t{0} dan\tfew\t{0} dana\tother\t{0} dana
sh accusative month\tone\t{0} mesec\tfew\t{0} meseca\tother\t{0} meseci
sh accusative week\tone\t{0} nedelju\tfew\t{0} nedelje\tother\t{0} nedelja
sh accusative year\tone\t{0} godinu\tfew\t{0} godine\tother\t{0} godina
sh genitive day\tone\t{0} dana\tfew\t{0} dana\tother\t{0} dana
sh genitive month\tone\t{0} meseca\tfew\t{0} meseca\tother\t{0} meseci
sh genitive week\tone\t{0} nedelje\tfew\t{0} nedelje\tother\t{0} nedelja
sh genitive year\tone\t{0} godine\tfew\t{0} godine\tother\t{0} godina
sh instrumental day\tone\t{0} danom\tfew\t{0} dana\tother\t{0} dana
sh instrumental month\tone\t{0} mesecom\tfew\t{0} meseca\tother\t{0} meseci
sh instrumental week\tone\t{0} nedeljom\tfew\t{0} nedelje\tother\t{0} nedelja
sh instrumental year\tone\t{0} godinom\tfew\t{0} godine\tother\t{0} godina
sk\t
sk accusative day\tone\t{0} deň\tfew\t{0} dni\tmany\t{0} dňa\tother\t{0} dní
sk accusative month\tone\t{0} mesiac\tfew\t{0} mesiace\tmany\t{0} mesiaca\tother\t{0} mesiacov
sk accusative week\tone\t{0} týždeň\tfew\t{0} týždne\tmany\t{0} týždňa\tother\t{0} týždňov
sk accusative year\tone\t{0} rok\tfew\t{0} roky\tmany\t{0} roka\tother\t{0} rokov
sk dative day\tone\t{0} dňu\tfew\t{0} dňom\tmany\t{0} dňa\tother\t{0} dňom
sk dative month\tone\t{0} mesiacu\tfew\t{0} mesiacom\tmany\t{0} mesiaca\tother\t{0} mesiacom
sk dative week\tone\t{0} týždňu\tfew\t{0} týždňom\tmany\t{0} týždňa\tother\t{0} týždňom
sk dative year\tone\t{0} roku\tfew\t{0} rokom\tmany\t{0} roka\tother\t{0} rokom
sk genitive day\tone\t{0} dňa\tfew\t{0} dní\tmany\t{0} dňa\tother\t{0} dní
sk genitive month\tone\t{0} mesiaca\tfew\t{0} mesiacov\tmany\t{0} mesiaca\tother\t{0} mesiacov
sk genitive week\tone\t{0} týždňa\tfew\t{0} týždňov\tmany\t{0} týždňa\tother\t{0} týždňov
sk genitive year\tone\t{0} roka\tfew\t{0} rokov\tmany\t{0} roka\tother\t{0} rokov
sk instrumental day\tone\t{0} dňom\tfew\t{0} dňami\tmany\t{0} dňa\tother\t{0} dňami
sk instrumental month\tone\t{0} mesiacom\tfew\t{0} mesiacmi\tmany\t{0} mesiaca\tother\t{0} mesiacmi
sk instrumental week\tone\t{0} týždňom\tfew\t{0} týždňami\tmany\t{0} týždňa\tother\t{0} týždňami
sk instrumental year\tone\t{0} rokom\tfew\t{0} rokmi\tmany\t{0} roka\tother\t{0} rokmi
sk locative day\tone\t{0} dni\tfew\t{0} dňoch\tmany\t{0} dňa\tother\t{0} dňoch
sk locative month\tone\t{0} mesiaci\tfew\t{0} mesiacoch\tmany\t{0} mesiaca\tother\t{0} mesiacoch
sk locative week\tone\t{0} týždni\tfew\t{0} týždňoch\tmany\t{0} týždňa\tother\t{0} týždňoch
sk locative year\tone\t{0} roku\tfew\t{0} rokoch\tmany\t{0} roka\tother\t{0} rokoch
sl\t
sl accusative day\tone\t{0} dan\ttwo\t{0} dneva\tfew\t{0} dni\tother\t{0} dni
sl accusative month\tone\t{0} mesec\ttwo\t{0} meseca\tfew\t{0} mesece\tother\t{0} mesecev
sl accusative week\tone\t{0} teden\ttwo\t{0} tedna\tfew\t{0} tedne\tother\t{0} tednov
sl accusative year\tone\t{0} leto\ttwo\t{0} leti\tfew\t{0} leta\tother\t{0} let
sl dative day\tone\t{0} dnevu\ttwo\t{0} dnema\tfew\t{0} dnem\tother\t{0} dnem
sl dative month\tone\t{0} mesecu\ttwo\t{0} mesecema\tfew\t{0} mesecem\tother\t{0} mesecem
sl dative week\tone\t{0} tednu\ttwo\t{0} tednoma\tfew\t{0} tednom\tother\t{0} tednom
sl dative year\tone\t{0} letu\ttwo\t{0} letoma\tfew\t{0} letom\tother\t{0} letom
sl genitive day\tone\t{0} dneva\ttwo\t{0} dni\tfew\t{0} dni\tother\t{0} dni
sl genitive month\tone\t{0} meseca\ttwo\t{0} mesecev\tfew\t{0} mesecev\tother\t{0} mesecev
sl genitive week\tone\t{0} tedna\ttwo\t{0} tednov\tfew\t{0} tednov\tother\t{0} tednov
sl genitive year\tone\t{0} leta\ttwo\t{0} let\tfew\t{0} let\tother\t{0} let
sl instrumental day\tone\t{0} dnevom\ttwo\t{0} dnema\tfew\t{0} dnevi\tother\t{0} dnevi
sl instrumental month\tone\t{0} mesecem\ttwo\t{0} mesecema\tfew\t{0} meseci\tother\t{0} meseci
sl instrumental week\tone\t{0} tednom\ttwo\t{0} tednoma\tfew\t{0} tedni\tother\t{0} tedni
sl instrumental year\tone\t{0} letom\ttwo\t{0} letoma\tfew\t{0} leti\tother\t{0} leti
sl locative day\tone\t{0} dnevu\ttwo\t{0} dneh\tfew\t{0} dneh\tother\t{0} dneh
sl locative month\tone\t{0} mesecu\ttwo\t{0} mesecih\tfew\t{0} mesecih\tother\t{0} mesecih
sl locative week\tone\t{0} tednu\ttwo\t{0} tednih\tfew\t{0} tednih\tother\t{0} tednih
sl locative year\tone\t{0} letu\ttwo\t{0} letih\tfew\t{0} letih\tother\t{0} letih
sr\t
sr accusative day\tone\t{0} дан\tfew\t{0} дана\tother\t{0} дана
sr accusative month\tone\t{0} месец\tfew\t{0} месеца\tother\t{0} месеци
sr accusative week\tone\t{0} недељу\tfew\t{0} недеље\tother\t{0} недеља
sr accusative year\tone\t{0} годину\tfew\t{0} године\tother\t{0} година
sr genitive day\tone\t{0} дана\tfew\t{0} дана\tother\t{0} дана
sr genitive month\tone\t{0} месеца\tfew\t{0} месеца\tother\t{0} месеци
sr genitive week\tone\t{0} недеље\tfew\t{0} недеље\tother\t{0} недеља
sr genitive year\tone\t{0} године\tfew\t{0} године\tother\t{0} година
sr instrumental day\tone\t{0} даном\tfew\t{0} дана\tother\t{0} дана
sr instrumental month\tone\t{0} месецом\tfew\t{0} месеца\tother\t{0} месеци
sr instrumental week\tone\t{0} недељом\tfew\t{0} недеље\tother\t{0} недеља
sr instrumental year\tone\t{0} годином\tfew\t{0} године\tother\t{0} година
sr_Cyrl_ME\t
sr_Cyrl_ME accusative day\tone\t{0} dan\tfew\t{0} dana\tother\t{0} dana
sr_Cyrl_ME accusative month\tone\t{0} mesec\tfew\t{0} meseca\tother\t{0} meseci
sr_Cyrl_ME accusative week\tone\t{0} nedelju\tfew\t{0} nedelje\tother\t{0} nedelja
sr_Cyrl_ME accusative year\tone\t{0} godinu\tfew\t{0} godine\tother\t{0} godina
sr_Cyrl_ME genitive day\tone\t{0} dana\tfew\t{0} dana\tother\t{0} dana
sr_Cyrl_ME genitive month\tone\t{0} meseca\tfew\t{0} meseca\tother\t{0} meseci
sr_Cyrl_ME genitive week\tone\t{0} nedelje\tfew\t{0} nedelje\tother\t{0} nedelja
sr_Cyrl_ME genitive year\tone\t{0} godine\tfew\t{0} godine\tother\t{0} godina
sr_Cyrl_ME instrumental day\tone\t{0} danom\tfew\t{0} dana\tother\t{0} dana
sr_Cyrl_ME instrumental month\tone\t{0} mesecom\tfew\t{0} meseca\tother\t{0} meseci
sr_Cyrl_ME instrumental week\tone\t{0} nedeljom\tfew\t{0} nedelje\tother\t{0} nedelja
sr_Cyrl_ME instrumental year\tone\t{0} godinom\tfew\t{0} godine\tother\t{0} godina
sr_Latn\t
sr_Latn accusative day\tone\t{0} dan\tfew\t{0} dana\tother\t{0} dana
sr_Latn accusative month\tone\t{0} mesec\tfew\t{0} meseca\tother\t{0} meseci
sr_Latn accusative week\tone\t{0} nedelju\tfew\t{0} nedelje\tother\t{0} nedelja
sr_Latn accusative year\tone\t{0} godinu\tfew\t{0} godine\tother\t{0} godina
sr_Latn genitive day\tone\t{0} dana\tfew\t{0} dana\tother\t{0} dana
sr_Latn genitive month\tone\t{0} meseca\tfew\t{0} meseca\tother\t{0} meseci
sr_Latn genitive week\tone\t{0} nedelje\tfew\t{0} nedelje\tother\t{0} nedelja
sr_Latn genitive year\tone\t{0} godine\tfew\t{0} godine\tother\t{0} godina
sr_Latn instrumental day\tone\t{0} danom\tfew\t{0} dana\tother\t{0} dana
sr_Latn instrumental month\tone\t{0} mesecom\tfew\t{0} meseca\tother\t{0} meseci
sr_Latn instrumental week\tone\t{0} nedeljom\tfew\t{0} nedelje\tother\t{0} nedelja
sr_Latn instrumental year\tone\t{0} godinom\tfew\t{0} godine\tother\t{0} godina
sr_ME\t
sr_ME accusative day\tone\t{0} dan\tfew\t{0} dana\tother\t{0} dana
sr_ME accusative month\tone\t{0} mesec\tfew\t{0} meseca\tother\t{0} meseci
sr_ME accusative week\tone\t{0} nedelju\tfew\t{0} nedelje\tother\t{0} nedelja
sr_ME accusative year\tone\t{0} godinu\tfew\t{0} godine\tother\t{0} godina
sr_ME genitive day\tone\t{0} dana\tfew\t{0} dana\tother\t{0} dana
sr_ME genitive month\tone\t{0} meseca\tfew\t{0} meseca\tother\t{0} meseci
sr_ME genitive week\tone\t{0} nedelje\tfew\t{0} nedelje\tother\t{0} nedelja
sr_ME genitive year\tone\t{0} godine\tfew\t{0} godine\tother\t{0} godina
sr_ME instrumental day\tone\t{0} danom\tfew\t{0} dana\tother\t{0} dana
sr_ME instrumental month\tone\t{0} mesecom\tfew\t{0} meseca\tother\t{0} meseci
sr_ME instrumental week\tone\t{0} nedeljom\tfew\t{0} nedelje\tother\t{0} nedelja
sr_ME instrumental year\tone\t{0} godinom\tfew\t{0} godine\tother\t{0} godina
sv\t
sv genitive day\tone\t{0} dags\tother\t{0} dagars
sv genitive month\tone\t{0} månads\tother\t{0} månaders
sv genitive week\tone\t{0} veckas\tother\t{0} veckors
sv genitive year\tone\t{0} års\tother\t{0} års
sv nominative day\tone\t{0} dag\tother\t{0} dagar
ta\t
ta ablative day\tone\t{0} நாளில்\tother\t{0} நாட்களில்
ta ablative month\tone\t{0} மாதத்தில்\tother\t{0} மாதங்களில்
ta ablative week\tone\t{0} வாரத்தில்\tother\t{0} வாரங்களில்
ta ablative year\tone\t{0} ஆண்டில்\tother\t{0} ஆண்டுகளில்
ta accusative day\tone\tநாளை\tother\t{0} நாட்களை
ta accusative month\tone\t{0} மாதத்தை\tother\t{0} மாதங்களை
ta accusative week\tone\t{0} வாரத்தை\tother\t{0} வாரங்களை
ta accusative year\tone\t{0} ஆண்டை\tother\t{0} ஆண்டுகளை
ta dative day\tone\t{0} நாளுக்கு\tother\t{0} நாட்களுக்கு
ta dative month\tone\t{0} மாதத்திற்கு\tother\t{0} மாதங்களுக்கு
ta dative week\tone\t{0} வாரத்திற்கு\tother\t{0} வாரங்களுக்கு
ta dative year\tone\t{0} ஆண்டுக்கு\tother\t{0} ஆண்டுகளுக்கு
uk\t
uk accusative day\tone\t{0} день\tfew\t{0} дні\tmany\t{0} днів\tother\t{0} дня
uk accusative month\tone\t{0} місяць\tfew\t{0} місяці\tmany\t{0} місяців\tother\t{0} місяця
uk accusative week\tone\t{0} тиждень\tfew\t{0} тижні\tmany\t{0} тижнів\tother\t{0} тижня
uk accusative year\tone\t{0} рік\tfew\t{0} роки\tmany\t{0} років\tother\t{0} року
uk dative day\tone\t{0} дню\tfew\t{0} дням\tmany\t{0} дням\tother\t{0} дня
uk dative month\tone\t{0} місяцю\tfew\t{0} місяцям\tmany\t{0} місяцям\tother\t{0} місяця
uk dative week\tone\t{0} тижню\tfew\t{0} тижням\tmany\t{0} тижням\tother\t{0} тижня
uk dative year\tone\t{0} року\tfew\t{0} рокам\tmany\t{0} рокам\tother\t{0} року
uk genitive day\tone\t{0} дня\tfew\t{0} днів\tmany\t{0} днів\tother\t{0} дня
uk genitive month\tone\t{0} місяця\tfew\t{0} місяців\tmany\t{0} місяців\tother\t{0} місяця
uk genitive week\tone\t{0} тижня\tfew\t{0} тижнів\tmany\t{0} тижнів\tother\t{0} тижня
uk genitive year\tone\t{0} року\tfew\t{0} років\tmany\t{0} років\tother\t{0} року
uk instrumental day\tone\t{0} днем\tfew\t{0} днями\tmany\t{0} днями\tother\t{0} дня
uk instrumental month\tone\t{0} місяцем\tfew\t{0} місяцями\tmany\t{0} місяцями\tother\t{0} місяця
uk instrumental week\tone\t{0} тижнем\tfew\t{0} тижнями\tmany\t{0} тижнями\tother\t{0} тижня
uk instrumental year\tone\t{0} роком\tfew\t{0} роками\tmany\t{0} роками\tother\t{0} року
uk locative day\tone\t{0} дні\tfew\t{0} днях\tmany\t{0} днях\tother\t{0} дня
uk locative month\tone\t{0} місяці\tfew\t{0} місяцях\tmany\t{0} місяцях\tother\t{0} місяця
uk locative week\tone\t{0} тижні\tfew\t{0} тижнях\tmany\t{0} тижнях\tother\t{0} тижня
uk locative year\tone\t{0} році\tfew\t{0} роках\tmany\t{0} роках\tother\t{0} року

"""
    )
}
