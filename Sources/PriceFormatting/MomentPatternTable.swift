// swift-format-ignore-file
// Written by Scripts/generate-moment-patterns from CLDR 42 (as packaged in ICU 72.1). Do not edit.

internal import Languages

/// CLDR's patterns of moments in the Gregorian calendar.
enum MomentPatternTable {
    /// A day with the month by its name, the time of a clock with the hours of the locale, and its zone.
    static let patterns = SubtagTable("""
af\td MMMM y 'om' HH:mm z
af_NA\td MMMM y 'om' h:mm a z
ak\ty MMMM d h:mm a z
am\td MMMM y h:mm a z
ar\td MMMM y في h:mm a z
ar_IL\td MMMM y في HH:mm z
ar_KM\td MMMM y في HH:mm z
ar_MA\td MMMM y في HH:mm z
ars\td MMMM y في h:mm a z
as\td MMMM, y 'at' a h:mm z
ast\td MMMM 'de' y 'a' 'les' HH:mm z
az\td MMMM y 'at' HH:mm z
az_Cyrl\td MMMM y HH:mm z
be\td MMMM y 'г'. 'у' HH:mm z
bem\td MMMM y h:mm a z
bg\td MMMM y 'г'. 'в' HH:mm 'ч'. z
bgc\ty MMMM d h:mm a z
bho\ty MMMM d h:mm a z
bn\td MMMM, y এ h:mm a z
bo\tསྤྱི་ལོ་y MMMMའི་ཚེས་d HH:mm z
bo_IN\tསྤྱི་ལོ་y MMMMའི་ཚེས་d h:mm a z
br\td MMMM y 'da' HH:mm z
brx\td MMMM, y नि a h:mm z याव
bs\td. MMMM y. 'u' HH:mm (z)
bs_Cyrl\td. MMMM y. HH:mm z
ca\td MMMM 'de' y, 'a' 'les' H:mm z
ccp\td MMMM, y h:mm a z
ce\ty MMMM d HH:mm z
ceb\tMMMM d, y 'sa' h:mm a z
chr\tMMMM d, y ᎤᎾᎢ h:mm a z
ckb\tdی MMMMی y h:mm a z
ckb_IR\tdی MMMMی y HH:mm z
cs\td. MMMM y 'v' H:mm z
cv\td MMMM y 'ҫ'., HH:mm z
cy\td MMMM y 'am' HH:mm z
da\td. MMMM y 'kl'. HH.mm z
de\td. MMMM y 'um' HH:mm z
doi\td, MMMM y गी h:mm a z
dsb\td. MMMM y 'zeger' H:mm z
dz\tསྤྱི་ལོ་y MMMM ཚེས་ d h:mm a z
ee\ta 'ga' h:mm 'le' z MMMM d 'lia' y
ee_TG\t'ga' HH:mm 'le' z MMMM d 'lia' y
el\td MMMM y στις h:mm a z
en\tMMMM d, y 'at' h:mm a z
en_001\td MMMM y 'at' h:mm a z
en_150\td MMMM y 'at' HH:mm z
en_AE\td MMMM y 'at' h:mm a z
en_AG\td MMMM y 'at' h:mm a z
en_AI\td MMMM y 'at' HH:mm z
en_AT\td MMMM y 'at' HH:mm z
en_AU\td MMMM y 'at' h:mm a z
en_BB\td MMMM y 'at' h:mm a z
en_BE\td MMMM y 'at' HH:mm z
en_BI\tMMMM d, y 'at' HH:mm z
en_BM\td MMMM y 'at' h:mm a z
en_BS\td MMMM y 'at' h:mm a z
en_BW\td MMMM y 'at' HH:mm z
en_BZ\td MMMM y 'at' HH:mm z
en_CC\td MMMM y 'at' HH:mm z
en_CH\td MMMM y 'at' HH:mm z
en_CK\td MMMM y 'at' HH:mm z
en_CM\td MMMM y 'at' HH:mm z
en_CX\td MMMM y 'at' HH:mm z
en_CY\td MMMM y 'at' h:mm a z
en_DE\td MMMM y 'at' HH:mm z
en_DG\td MMMM y 'at' HH:mm z
en_DK\td MMMM y 'at' HH.mm z
en_DM\td MMMM y 'at' h:mm a z
en_ER\td MMMM y 'at' h:mm a z
en_FI\td MMMM y 'at' H.mm z
en_FJ\td MMMM y 'at' h:mm a z
en_FK\td MMMM y 'at' HH:mm z
en_FM\td MMMM y 'at' h:mm a z
en_GB\td MMMM y 'at' HH:mm z
en_GD\td MMMM y 'at' h:mm a z
en_GG\td MMMM y 'at' HH:mm z
en_GH\td MMMM y 'at' h:mm a z
en_GI\td MMMM y 'at' HH:mm z
en_GM\td MMMM y 'at' h:mm a z
en_GY\td MMMM y 'at' h:mm a z
en_HK\td MMMM y 'at' h:mm a z
en_IE\td MMMM y 'at' HH:mm z
en_IL\td MMMM y 'at' HH:mm z
en_IM\td MMMM y 'at' HH:mm z
en_IN\td MMMM y 'at' h:mm a z
en_IO\td MMMM y 'at' HH:mm z
en_JE\td MMMM y 'at' HH:mm z
en_JM\td MMMM y 'at' h:mm a z
en_KE\td MMMM y 'at' HH:mm z
en_KI\td MMMM y 'at' h:mm a z
en_KN\td MMMM y 'at' h:mm a z
en_KY\td MMMM y 'at' h:mm a z
en_LC\td MMMM y 'at' h:mm a z
en_LR\td MMMM y 'at' h:mm a z
en_LS\td MMMM y 'at' h:mm a z
en_MG\td MMMM y 'at' HH:mm z
en_MO\td MMMM y 'at' h:mm a z
en_MS\td MMMM y 'at' HH:mm z
en_MT\td MMMM y 'at' HH:mm z
en_MU\td MMMM y 'at' HH:mm z
en_MV\td MMMM y 'at' HH:mm z
en_MW\td MMMM y 'at' h:mm a z
en_MY\td MMMM y 'at' h:mm a z
en_NA\td MMMM y 'at' h:mm a z
en_NF\td MMMM y 'at' HH:mm z
en_NG\td MMMM y 'at' HH:mm z
en_NH\td MMMM y 'at' h:mm a z
en_NL\td MMMM y 'at' HH:mm z
en_NR\td MMMM y 'at' HH:mm z
en_NU\td MMMM y 'at' HH:mm z
en_NZ\td MMMM y 'at' h:mm a z
en_PG\td MMMM y 'at' h:mm a z
en_PK\td MMMM y 'at' h:mm a z
en_PN\td MMMM y 'at' HH:mm z
en_PW\td MMMM y 'at' h:mm a z
en_RH\td MMMM y 'at' HH:mm z
en_RW\td MMMM y 'at' HH:mm z
en_SB\td MMMM y 'at' h:mm a z
en_SC\td MMMM y 'at' HH:mm z
en_SD\td MMMM y 'at' h:mm a z
en_SE\td MMMM y 'at' HH:mm z
en_SG\td MMMM y 'at' h:mm a z
en_SH\td MMMM y 'at' HH:mm z
en_SI\td MMMM y 'at' HH:mm z
en_SL\td MMMM y 'at' h:mm a z
en_SS\td MMMM y 'at' h:mm a z
en_SX\td MMMM y 'at' HH:mm z
en_SZ\td MMMM y 'at' h:mm a z
en_TC\td MMMM y 'at' h:mm a z
en_TK\td MMMM y 'at' HH:mm z
en_TO\td MMMM y 'at' h:mm a z
en_TT\td MMMM y 'at' h:mm a z
en_TV\td MMMM y 'at' HH:mm z
en_TZ\td MMMM y 'at' HH:mm z
en_UG\td MMMM y 'at' HH:mm z
en_VC\td MMMM y 'at' h:mm a z
en_VG\td MMMM y 'at' h:mm a z
en_VU\td MMMM y 'at' h:mm a z
en_WS\td MMMM y 'at' h:mm a z
en_ZA\td MMMM y 'at' HH:mm z
en_ZM\td MMMM y 'at' h:mm a z
en_ZW\td MMMM y 'at' HH:mm z
eo\ty-MMMM-d HH:mm z
es\td 'de' MMMM 'de' y, H:mm z
es_419\td 'de' MMMM 'de' y, HH:mm z
es_AR\td 'de' MMMM 'de' y, HH:mm z
es_BO\td 'de' MMMM 'de' y, HH:mm z
es_BR\td 'de' MMMM 'de' y, HH:mm z
es_BZ\td 'de' MMMM 'de' y, HH:mm z
es_CL\td 'de' MMMM 'de' y, HH:mm z
es_CO\td 'de' MMMM 'de' y, h:mm a z
es_CR\td 'de' MMMM 'de' y, HH:mm z
es_CU\td 'de' MMMM 'de' y, HH:mm z
es_DO\td 'de' MMMM 'de' y, h:mm a z
es_EC\td 'de' MMMM 'de' y, HH:mm z
es_GT\td 'de' MMMM 'de' y, HH:mm z
es_HN\td 'de' MMMM 'de' y, HH:mm z
es_MX\td 'de' MMMM 'de' y, HH:mm z
es_NI\td 'de' MMMM 'de' y, HH:mm z
es_PA\td 'de' MMMM 'de' y, h:mm a z
es_PE\td 'de' MMMM 'de' y, HH:mm z
es_PH\td 'de' MMMM 'de' y, h:mm a z
es_PR\td 'de' MMMM 'de' y, h:mm a z
es_PY\td 'de' MMMM 'de' y, HH:mm z
es_SV\td 'de' MMMM 'de' y, HH:mm z
es_US\td 'de' MMMM 'de' y, h:mm a z
es_UY\td 'de' MMMM 'de' y, HH:mm z
es_VE\td 'de' MMMM 'de' y, h:mm a z
et\td. MMMM y, 'kell' HH:mm z
eu\ty('e')'ko' MMMM'ren' d('a') (HH:mm z)
fa\td MMMM y ساعت HH:mm (z)
ff_Adlm\td MMMM⹁ y 𞤉 HH:mm z
ff_Adlm_GH\td MMMM⹁ y 𞤉 h:mm a z
ff_Adlm_GM\td MMMM⹁ y 𞤉 h:mm a z
ff_Adlm_LR\td MMMM⹁ y 𞤉 h:mm a z
ff_Adlm_MR\td MMMM⹁ y 𞤉 h:mm a z
ff_Adlm_SL\td MMMM⹁ y 𞤉 h:mm a z
ff_Latn_GH\td MMMM y h:mm a z
ff_Latn_GM\td MMMM y h:mm a z
ff_Latn_LR\td MMMM y h:mm a z
ff_Latn_MR\td MMMM y h:mm a z
ff_Latn_SL\td MMMM y h:mm a z
ff_MR\td MMMM y h:mm a z
fi\td. MMMM y 'klo' H.mm z
fil\tMMMM d, y 'nang' h:mm a z
fo\td. MMMM y 'kl'. HH:mm z
fr\td MMMM y 'à' HH:mm z
fr_CA\td MMMM y 'à' HH 'h' mm z
fr_DJ\td MMMM y 'à' h:mm a z
fr_DZ\td MMMM y 'à' h:mm a z
fr_MR\td MMMM y 'à' h:mm a z
fr_SY\td MMMM y 'à' h:mm a z
fr_TD\td MMMM y 'à' h:mm a z
fr_TN\td MMMM y 'à' h:mm a z
fr_VU\td MMMM y 'à' h:mm a z
fur\td 'di' MMMM 'dal' y HH:mm z
fy\td MMMM y 'om' HH:mm z
ga\td MMMM y 'ag' HH:mm z
gd\td'mh' MMMM y 'aig' HH:mm z
gl\td 'de' MMMM 'de' y, HH:mm z
gsw\td. MMMM y HH:mm z
gu\td MMMM, y એ h:mm a z વાગ્યે
gv\ty MMMM d HH:mm z
ha\td MMMM, y 'da' HH:mm z
ha_GH\td MMMM, y 'da' h:mm a z
haw\td MMMM y h:mm a z
he\td בMMMM y בשעה HH:mm z
hi\td MMMM y को h:mm a z बजे
hi_Latn\td MMMM, y, h:mm a z 'baje'
hr\td. MMMM y. 'u' HH:mm z
hsb\td. MMMM y 'w' H:mm z
hu\ty. MMMM d. HH:mm z
hy\td MMMM, y թ., HH:mm z
ia\td 'de' MMMM y 'a' HH:mm z
id\td MMMM y 'pukul' HH.mm z
ig\td MMMM y 'na' HH:mm z
ii\ty MMMM d HH:mm z
in\td MMMM y 'pukul' HH.mm z
is\td. MMMM y 'kl'. z – HH:mm
it\td MMMM y 'alle' 'ore' HH:mm z
iw\td בMMMM y בשעה HH:mm z
ja\ty年M月d日 H:mm z
jgo\ty MMMM d HH:mm z
jv\td MMMM y 'ing' HH:mm z
ka\td MMMM, y, HH:mm z
kab\td MMMM y h:mm a z
kea\td 'di' MMMM 'di' y, HH:mm (z)
kgp\td 'ne' MMMM, y HH:mm z
kk\ty 'ж'. d MMMM, HH:mm z
kl\ty MMMM d HH:mm z
km\td MMMM y នៅ​ម៉ោង h:mm a z
kn\tMMMM d, y ರಂದು h:mm a z ಸಮಯಕ್ಕೆ
ko\ty년 MMMM d일 a h:mm z
kok\td MMMM y h:mm a z वरांचेर
ks\th:mm a z پٮ۪ٹھۍ MMMM d, y
ks_Deva\th:mm a z पेठ d MMMM y
ksh\td. MMMM y HH:mm z
ku\ty MMMM d HH:mm z
kw\ty MMMM d HH:mm z
ky\ty-'ж'., d-MMMM HH:mm z
lb\td. MMMM y HH:mm z
lkt\tMMMM d, y h:mm a z
lo\td MMMM y, HH:mm z
lrc\ty MMMM d HH:mm z
lrc_IQ\ty MMMM d h:mm a z
lt\ty 'm'. MMMM d 'd'. HH:mm; z
lv\ty. 'gada' d. MMMM HH:mm z
mai\td MMMM y के h:mm a z
mgo\ty MMMM d HH:mm z
mi\td MMMM y h:mm a z
mk\td MMMM y, 'во' HH:mm z
ml\ty, MMMM d h:mm a z
mn\ty 'оны' MMMM'ын' d HH:mm (z)
mni\tMMMM d, y গী h:mm a z দা
mo\td MMMM y 'la' HH:mm z
mr\td MMMM, y रोजी h:mm a z
ms\td MMMM y 'pada' h:mm a z
ms_ID\td MMMM y 'pada' HH.mm z
mt\td 'ta'’ MMMM y HH:mm z
my\ty၊ MMMM d z HH:mm
mzn\ty MMMM d HH:mm z
naq\td MMMM y h:mm a z
nb\td. MMMM y 'kl'. HH:mm z
ne\ty MMMM d: HH:mm z
ne_IN\ty MMMM d: h:mm a z
nl\td MMMM y 'om' HH:mm z
nn\td. MMMM y 'kl'. HH:mm z
nnh\t'lyɛ'̌ʼ d 'na' MMMM, y, HH:mm z
no\td. MMMM y 'kl'. HH:mm z
nus\td MMMM y h:mm a z
om\td MMMM y h:mm a z
om_KE\td MMMM y HH:mm z
or\th:mm a z ଠାରେ MMMM d, y
os\td MMMM, y 'аз', HH:mm z
pa\td MMMM y h:mm a z
pcm\td MMMM y 'fọ' HH:mm z
ps\tد y د MMMM d HH:mm z
ps_PK\tد y د MMMM d h:mm a z
pt\td 'de' MMMM 'de' y 'às' HH:mm z
pt_MO\td 'de' MMMM 'de' y 'às' h:mm a z
raj\ty MMMM d h:mm a z
ro\td MMMM y 'la' HH:mm z
ru\td MMMM y 'г'. 'в' HH:mm z
rw\ty MMMM d HH:mm z
sa\td MMMM y तदा h:mm a z
sah\ty, MMMM d HH:mm z
sat\td MMMM y h:mm a z
sc\td 'de' MMMM 'de' 'su' y 'a' 'sas' HH:mm z
sd\ty MMMM d h:mm a z
sd_Deva\tMMMM d, y ते h:mm a z
sd_IN\tMMMM d, y ते h:mm a z
se\ty MMMM d HH:mm z
se_FI\td MMMM y HH:mm z
seh\td 'de' MMMM 'de' y HH:mm z
sh\td. MMMM y. HH:mm z
si\ty MMMM d දින HH.mm z
sk\td. MMMM y 'o' H:mm z
sl\td. MMMM y 'ob' HH:mm z
smn\tMMMM d. y 'tme' H.mm z
sn\ty MMMM d HH:mm z
so\tMMMM d, y 'ee' h:mm a z
so_KE\tMMMM d, y 'ee' HH:mm z
sq\td MMMM y 'në' h:mm a, z
sq_MK\td MMMM y 'në' HH:mm, z
sq_XK\td MMMM y 'në' HH:mm, z
sr\td. MMMM y. HH:mm z
su\td MMMM y 'jam' HH.mm z
sv\td MMMM y 'kl'. HH:mm z
sv_FI\td MMMM y 'kl'. HH.mm z
sw\td MMMM y, HH:mm z
sw_KE\td MMMM y 'saa' HH:mm z
ta\td MMMM, y அன்று a h:mm z
ta_LK\td MMMM, y அன்று HH:mm z
te\td MMMM, y h:mm a zకి
th\td MMMM y เวลา HH:mm z
ti\td MMMM y ሰዓት h:mm a z
tk\td MMMM y 'sagat' HH:mm z
tl\tMMMM d, y 'nang' h:mm a z
to\td MMMM y, h:mm a z
tr_CY\td MMMM y a h:mm z
tt\td MMMM, y 'ел', HH:mm z
ug\td-MMMM، y HH:mm z
uk\td MMMM y 'р'. 'о' HH:mm z
und\td MMMM y HH:mm z
ur\td MMMM، y کو h:mm a z
uz\td-MMMM, y, HH:mm (z)
uz_AF\ty MMMM d HH:mm z
uz_Arab\ty MMMM d HH:mm z
uz_Cyrl\td MMMM, y HH:mm (z)
vai\td MMMM y h:mm a z
vi\t'lúc' HH:mm z d MMMM, y
wae\td. MMMM y HH:mm z
wo\td MMMM, y 'ci' HH:mm z
xh\tMMMM d, y 'kwi' HH:mm z
yi\tdטן MMMM y HH:mm z
yo\td MMMM y 'níti' HH:mm z
yrl_CO\td MMMM y h:mm a z
yrl_VE\td MMMM y h:mm a z
yue\ty年M月d日ah:mm [z]
yue_CN\ty年M月d日z HH:mm
yue_Hans\ty年M月d日z HH:mm
zh\ty年M月d日 z HH:mm
zh_HK\ty年M月d日 ah:mm [z]
zh_Hans_HK\ty年M月d日 z ah:mm
zh_Hans_MO\ty年M月d日 z ah:mm
zh_Hans_SG\ty年M月d日 z ah:mm
zh_Hant\ty年M月d日 ah:mm [z]
zh_MO\ty年M月d日 ah:mm [z]
zh_SG\ty年M月d日 z ah:mm
zh_TW\ty年M月d日 ah:mm [z]
zu\tMMMM d, y HH:mm z

"""
    )
}
