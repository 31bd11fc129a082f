// swift-format-ignore-file
// Written by Scripts/generate-plural-rules from CLDR 42 (as packaged in ICU 72.1). Do not edit.

/// The plural rules of CLDR, one number for each set of rules that languages share.
enum PluralRuleTable {
    /// The version of CLDR that the rules come from.
    static let version = "42"

    /// The number of the set of rules for numbers of things.
    static let cardinal = SubtagTable("""
af\t1
ak\t2
am\t3
an\t1
ar\t4
ars\t4
as\t3
asa\t1
ast\t5
az\t1
bal\t1
be\t6
bem\t1
bez\t1
bg\t1
bho\t2
bm\t0
bn\t3
bo\t0
br\t7
brx\t1
bs\t8
ca\t9
ce\t1
ceb\t10
cgg\t1
chr\t1
ckb\t1
cs\t11
cy\t12
da\t13
de\t5
doi\t3
dsb\t14
dv\t1
dz\t0
ee\t1
el\t1
en\t5
eo\t1
es\t15
et\t5
eu\t1
fa\t3
ff\t16
fi\t5
fil\t10
fo\t1
fr\t17
fur\t1
fy\t5
ga\t18
gd\t19
gl\t5
gsw\t1
gu\t3
guw\t2
gv\t20
ha\t1
haw\t1
he\t21
hi\t3
hnj\t0
hr\t8
hsb\t14
hu\t1
hy\t16
ia\t5
id\t0
ig\t0
ii\t0
in\t0
io\t5
is\t22
it\t9
iu\t23
iw\t21
ja\t0
jbo\t0
jgo\t1
ji\t5
jmc\t1
jv\t0
jw\t0
ka\t1
kab\t16
kaj\t1
kcg\t1
kde\t0
kea\t0
kk\t1
kkj\t1
kl\t1
km\t0
kn\t3
ko\t0
ks\t1
ksb\t1
ksh\t24
ku\t1
kw\t25
ky\t1
lag\t26
lb\t1
lg\t1
lij\t5
lkt\t0
ln\t2
lo\t0
lt\t27
lv\t28
mas\t1
mg\t2
mgo\t1
mk\t29
ml\t1
mn\t1
mo\t30
mr\t1
ms\t0
mt\t31
my\t0
nah\t1
naq\t23
nb\t1
nd\t1
ne\t1
nl\t5
nn\t1
nnh\t1
no\t1
nqo\t0
nr\t1
nso\t2
ny\t1
nyn\t1
om\t1
or\t1
os\t1
osa\t0
pa\t2
pap\t1
pcm\t3
pl\t32
prg\t28
ps\t1
pt\t33
pt-AO\t9
pt-CH\t9
pt-CV\t9
pt-FR\t9
pt-GQ\t9
pt-GW\t9
pt-LU\t9
pt-MO\t9
pt-MZ\t9
pt-PT\t9
pt-ST\t9
pt-TL\t9
rm\t1
ro\t30
rof\t1
ru\t34
rwk\t1
sah\t0
saq\t1
sat\t23
sc\t5
scn\t5
sd\t1
sdh\t1
se\t23
seh\t1
ses\t0
sg\t0
sh\t8
shi\t35
si\t36
sk\t11
sl\t37
sma\t23
smi\t23
smj\t23
smn\t23
sms\t23
sn\t1
so\t1
sq\t1
sr\t8
ss\t1
ssy\t1
st\t1
su\t0
sv\t5
sw\t5
syr\t1
ta\t1
te\t1
teo\t1
th\t0
ti\t2
tig\t1
tk\t1
tl\t10
tn\t1
to\t0
tpi\t0
tr\t1
ts\t1
tzm\t38
ug\t1
uk\t34
ur\t5
uz\t1
ve\t1
vec\t9
vi\t0
vo\t1
vun\t1
wa\t2
wae\t1
wo\t0
xh\t1
xog\t1
yi\t5
yo\t0
yue\t0
zh\t0
zu\t3

"""
    )

    /// The number of the set of rules for places in an order.
    static let ordinal = SubtagTable("""
af\t0
am\t0
an\t0
ar\t0
as\t39
ast\t0
az\t40
bal\t1
be\t41
bg\t0
bn\t39
bs\t0
ca\t42
ce\t0
cs\t0
cy\t43
da\t0
de\t0
dsb\t0
el\t0
en\t44
es\t0
et\t0
eu\t0
fa\t0
fi\t0
fil\t1
fr\t1
fy\t0
ga\t1
gd\t45
gl\t0
gsw\t0
gu\t46
he\t0
hi\t46
hr\t0
hsb\t0
hu\t47
hy\t1
ia\t0
id\t0
in\t0
is\t0
it\t48
iw\t0
ja\t0
ka\t49
kk\t50
km\t0
kn\t0
ko\t0
kw\t51
ky\t0
lij\t52
lo\t1
lt\t0
lv\t0
mk\t53
ml\t0
mn\t0
mo\t1
mr\t54
ms\t1
my\t0
nb\t0
ne\t55
nl\t0
no\t0
or\t56
pa\t0
pl\t0
prg\t0
ps\t0
pt\t0
ro\t1
ru\t0
sc\t48
scn\t48
sd\t0
sh\t0
si\t0
sk\t0
sl\t0
sq\t57
sr\t0
sv\t58
sw\t0
ta\t0
te\t0
th\t0
tk\t59
tl\t1
tpi\t0
tr\t0
uk\t60
ur\t0
uz\t0
vec\t48
vi\t1
yue\t0
zh\t0
zu\t0

"""
    )

    /// The category that a set of rules gives to a number.
    static func category(of o: PluralOperands, ruleSet: UInt8) -> PluralCategory {
        switch ruleSet {
        case 1:  // cardinal af, cardinal an, cardinal asa …
            if o.isWhole && o.i == 1 { return .one }
        case 2:  // cardinal ak, cardinal bho, cardinal guw …
            if o.isWhole && (0...1).contains(o.i) { return .one }
        case 3:  // cardinal am, cardinal as, cardinal bn …
            if o.i == 0 { return .one }
            if o.isWhole && o.i == 1 { return .one }
        case 4:  // cardinal ar, cardinal ars
            if o.isWhole && o.i == 0 { return .zero }
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i == 2 { return .two }
            if o.isWhole && (3...10).contains(o.i % 100) { return .few }
            if o.isWhole && (11...99).contains(o.i % 100) { return .many }
        case 5:  // cardinal ast, cardinal de, cardinal en …
            if o.i == 1 && o.v == 0 { return .one }
        case 6:  // cardinal be
            if o.isWhole && o.i % 10 == 1 && !(o.isWhole && o.i % 100 == 11) { return .one }
            if o.isWhole && (2...4).contains(o.i % 10) && !(o.isWhole && (12...14).contains(o.i % 100)) { return .few }
            if o.isWhole && o.i % 10 == 0 { return .many }
            if o.isWhole && (5...9).contains(o.i % 10) { return .many }
            if o.isWhole && (11...14).contains(o.i % 100) { return .many }
        case 7:  // cardinal br
            if o.isWhole && o.i % 10 == 1 && !(o.isWhole && (o.i % 100 == 11 || o.i % 100 == 71 || o.i % 100 == 91)) { return .one }
            if o.isWhole && o.i % 10 == 2 && !(o.isWhole && (o.i % 100 == 12 || o.i % 100 == 72 || o.i % 100 == 92)) { return .two }
            if o.isWhole && ((3...4).contains(o.i % 10) || o.i % 10 == 9) && !(o.isWhole && ((10...19).contains(o.i % 100) || (70...79).contains(o.i % 100) || (90...99).contains(o.i % 100))) { return .few }
            if !(o.isWhole && o.i == 0) && o.isWhole && o.i % 1000000 == 0 { return .many }
        case 8:  // cardinal bs, cardinal hr, cardinal sh …
            if o.v == 0 && o.i % 10 == 1 && !(o.i % 100 == 11) { return .one }
            if o.f % 10 == 1 && !(o.f % 100 == 11) { return .one }
            if o.v == 0 && (2...4).contains(o.i % 10) && !((12...14).contains(o.i % 100)) { return .few }
            if (2...4).contains(o.f % 10) && !((12...14).contains(o.f % 100)) { return .few }
        case 9:  // cardinal ca, cardinal it, cardinal pt-PT …
            if o.i == 1 && o.v == 0 { return .one }
            if o.c == 0 && !(o.i == 0) && o.i % 1000000 == 0 && o.v == 0 { return .many }
            if !((0...5).contains(o.c)) { return .many }
        case 10:  // cardinal ceb, cardinal fil, cardinal tl
            if o.v == 0 && (o.i == 1 || o.i == 2 || o.i == 3) { return .one }
            if o.v == 0 && !((o.i % 10 == 4 || o.i % 10 == 6 || o.i % 10 == 9)) { return .one }
            if !(o.v == 0) && !((o.f % 10 == 4 || o.f % 10 == 6 || o.f % 10 == 9)) { return .one }
        case 11:  // cardinal cs, cardinal sk
            if o.i == 1 && o.v == 0 { return .one }
            if (2...4).contains(o.i) && o.v == 0 { return .few }
            if !(o.v == 0) { return .many }
        case 12:  // cardinal cy
            if o.isWhole && o.i == 0 { return .zero }
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i == 2 { return .two }
            if o.isWhole && o.i == 3 { return .few }
            if o.isWhole && o.i == 6 { return .many }
        case 13:  // cardinal da
            if o.isWhole && o.i == 1 { return .one }
            if !(o.t == 0) && (o.i == 0 || o.i == 1) { return .one }
        case 14:  // cardinal dsb, cardinal hsb
            if o.v == 0 && o.i % 100 == 1 { return .one }
            if o.f % 100 == 1 { return .one }
            if o.v == 0 && o.i % 100 == 2 { return .two }
            if o.f % 100 == 2 { return .two }
            if o.v == 0 && (3...4).contains(o.i % 100) { return .few }
            if (3...4).contains(o.f % 100) { return .few }
        case 15:  // cardinal es
            if o.isWhole && o.i == 1 { return .one }
            if o.c == 0 && !(o.i == 0) && o.i % 1000000 == 0 && o.v == 0 { return .many }
            if !((0...5).contains(o.c)) { return .many }
        case 16:  // cardinal ff, cardinal hy, cardinal kab
            if (o.i == 0 || o.i == 1) { return .one }
        case 17:  // cardinal fr
            if (o.i == 0 || o.i == 1) { return .one }
            if o.c == 0 && !(o.i == 0) && o.i % 1000000 == 0 && o.v == 0 { return .many }
            if !((0...5).contains(o.c)) { return .many }
        case 18:  // cardinal ga
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i == 2 { return .two }
            if o.isWhole && (3...6).contains(o.i) { return .few }
            if o.isWhole && (7...10).contains(o.i) { return .many }
        case 19:  // cardinal gd
            if o.isWhole && (o.i == 1 || o.i == 11) { return .one }
            if o.isWhole && (o.i == 2 || o.i == 12) { return .two }
            if o.isWhole && ((3...10).contains(o.i) || (13...19).contains(o.i)) { return .few }
        case 20:  // cardinal gv
            if o.v == 0 && o.i % 10 == 1 { return .one }
            if o.v == 0 && o.i % 10 == 2 { return .two }
            if o.v == 0 && (o.i % 100 == 0 || o.i % 100 == 20 || o.i % 100 == 40 || o.i % 100 == 60 || o.i % 100 == 80) { return .few }
            if !(o.v == 0) { return .many }
        case 21:  // cardinal he, cardinal iw
            if o.i == 1 && o.v == 0 { return .one }
            if o.i == 0 && !(o.v == 0) { return .one }
            if o.i == 2 && o.v == 0 { return .two }
        case 22:  // cardinal is
            if o.t == 0 && o.i % 10 == 1 && !(o.i % 100 == 11) { return .one }
            if o.t % 10 == 1 && !(o.t % 100 == 11) { return .one }
        case 23:  // cardinal iu, cardinal naq, cardinal sat …
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i == 2 { return .two }
        case 24:  // cardinal ksh
            if o.isWhole && o.i == 0 { return .zero }
            if o.isWhole && o.i == 1 { return .one }
        case 25:  // cardinal kw
            if o.isWhole && o.i == 0 { return .zero }
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && (o.i % 100 == 2 || o.i % 100 == 22 || o.i % 100 == 42 || o.i % 100 == 62 || o.i % 100 == 82) { return .two }
            if o.isWhole && o.i % 1000 == 0 && o.isWhole && ((1000...20000).contains(o.i % 100000) || o.i % 100000 == 40000 || o.i % 100000 == 60000 || o.i % 100000 == 80000) { return .two }
            if !(o.isWhole && o.i == 0) && o.isWhole && o.i % 1000000 == 100000 { return .two }
            if o.isWhole && (o.i % 100 == 3 || o.i % 100 == 23 || o.i % 100 == 43 || o.i % 100 == 63 || o.i % 100 == 83) { return .few }
            if !(o.isWhole && o.i == 1) && o.isWhole && (o.i % 100 == 1 || o.i % 100 == 21 || o.i % 100 == 41 || o.i % 100 == 61 || o.i % 100 == 81) { return .many }
        case 26:  // cardinal lag
            if o.isWhole && o.i == 0 { return .zero }
            if (o.i == 0 || o.i == 1) && !(o.isWhole && o.i == 0) { return .one }
        case 27:  // cardinal lt
            if o.isWhole && o.i % 10 == 1 && !(o.isWhole && (11...19).contains(o.i % 100)) { return .one }
            if o.isWhole && (2...9).contains(o.i % 10) && !(o.isWhole && (11...19).contains(o.i % 100)) { return .few }
            if !(o.f == 0) { return .many }
        case 28:  // cardinal lv, cardinal prg
            if o.isWhole && o.i % 10 == 0 { return .zero }
            if o.isWhole && (11...19).contains(o.i % 100) { return .zero }
            if o.v == 2 && (11...19).contains(o.f % 100) { return .zero }
            if o.isWhole && o.i % 10 == 1 && !(o.isWhole && o.i % 100 == 11) { return .one }
            if o.v == 2 && o.f % 10 == 1 && !(o.f % 100 == 11) { return .one }
            if !(o.v == 2) && o.f % 10 == 1 { return .one }
        case 29:  // cardinal mk
            if o.v == 0 && o.i % 10 == 1 && !(o.i % 100 == 11) { return .one }
            if o.f % 10 == 1 && !(o.f % 100 == 11) { return .one }
        case 30:  // cardinal mo, cardinal ro
            if o.i == 1 && o.v == 0 { return .one }
            if !(o.v == 0) { return .few }
            if o.isWhole && o.i == 0 { return .few }
            if !(o.isWhole && o.i == 1) && o.isWhole && (1...19).contains(o.i % 100) { return .few }
        case 31:  // cardinal mt
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i == 2 { return .two }
            if o.isWhole && o.i == 0 { return .few }
            if o.isWhole && (3...10).contains(o.i % 100) { return .few }
            if o.isWhole && (11...19).contains(o.i % 100) { return .many }
        case 32:  // cardinal pl
            if o.i == 1 && o.v == 0 { return .one }
            if o.v == 0 && (2...4).contains(o.i % 10) && !((12...14).contains(o.i % 100)) { return .few }
            if o.v == 0 && !(o.i == 1) && (0...1).contains(o.i % 10) { return .many }
            if o.v == 0 && (5...9).contains(o.i % 10) { return .many }
            if o.v == 0 && (12...14).contains(o.i % 100) { return .many }
        case 33:  // cardinal pt
            if (0...1).contains(o.i) { return .one }
            if o.c == 0 && !(o.i == 0) && o.i % 1000000 == 0 && o.v == 0 { return .many }
            if !((0...5).contains(o.c)) { return .many }
        case 34:  // cardinal ru, cardinal uk
            if o.v == 0 && o.i % 10 == 1 && !(o.i % 100 == 11) { return .one }
            if o.v == 0 && (2...4).contains(o.i % 10) && !((12...14).contains(o.i % 100)) { return .few }
            if o.v == 0 && o.i % 10 == 0 { return .many }
            if o.v == 0 && (5...9).contains(o.i % 10) { return .many }
            if o.v == 0 && (11...14).contains(o.i % 100) { return .many }
        case 35:  // cardinal shi
            if o.i == 0 { return .one }
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && (2...10).contains(o.i) { return .few }
        case 36:  // cardinal si
            if o.isWhole && (o.i == 0 || o.i == 1) { return .one }
            if o.i == 0 && o.f == 1 { return .one }
        case 37:  // cardinal sl
            if o.v == 0 && o.i % 100 == 1 { return .one }
            if o.v == 0 && o.i % 100 == 2 { return .two }
            if o.v == 0 && (3...4).contains(o.i % 100) { return .few }
            if !(o.v == 0) { return .few }
        case 38:  // cardinal tzm
            if o.isWhole && (0...1).contains(o.i) { return .one }
            if o.isWhole && (11...99).contains(o.i) { return .one }
        case 39:  // ordinal as, ordinal bn
            if o.isWhole && (o.i == 1 || o.i == 5 || o.i == 7 || o.i == 8 || o.i == 9 || o.i == 10) { return .one }
            if o.isWhole && (o.i == 2 || o.i == 3) { return .two }
            if o.isWhole && o.i == 4 { return .few }
            if o.isWhole && o.i == 6 { return .many }
        case 40:  // ordinal az
            if (o.i % 10 == 1 || o.i % 10 == 2 || o.i % 10 == 5 || o.i % 10 == 7 || o.i % 10 == 8) { return .one }
            if (o.i % 100 == 20 || o.i % 100 == 50 || o.i % 100 == 70 || o.i % 100 == 80) { return .one }
            if (o.i % 10 == 3 || o.i % 10 == 4) { return .few }
            if (o.i % 1000 == 100 || o.i % 1000 == 200 || o.i % 1000 == 300 || o.i % 1000 == 400 || o.i % 1000 == 500 || o.i % 1000 == 600 || o.i % 1000 == 700 || o.i % 1000 == 800 || o.i % 1000 == 900) { return .few }
            if o.i == 0 { return .many }
            if o.i % 10 == 6 { return .many }
            if (o.i % 100 == 40 || o.i % 100 == 60 || o.i % 100 == 90) { return .many }
        case 41:  // ordinal be
            if o.isWhole && (o.i % 10 == 2 || o.i % 10 == 3) && !(o.isWhole && (o.i % 100 == 12 || o.i % 100 == 13)) { return .few }
        case 42:  // ordinal ca
            if o.isWhole && (o.i == 1 || o.i == 3) { return .one }
            if o.isWhole && o.i == 2 { return .two }
            if o.isWhole && o.i == 4 { return .few }
        case 43:  // ordinal cy
            if o.isWhole && (o.i == 0 || o.i == 7 || o.i == 8 || o.i == 9) { return .zero }
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i == 2 { return .two }
            if o.isWhole && (o.i == 3 || o.i == 4) { return .few }
            if o.isWhole && (o.i == 5 || o.i == 6) { return .many }
        case 44:  // ordinal en
            if o.isWhole && o.i % 10 == 1 && !(o.isWhole && o.i % 100 == 11) { return .one }
            if o.isWhole && o.i % 10 == 2 && !(o.isWhole && o.i % 100 == 12) { return .two }
            if o.isWhole && o.i % 10 == 3 && !(o.isWhole && o.i % 100 == 13) { return .few }
        case 45:  // ordinal gd
            if o.isWhole && (o.i == 1 || o.i == 11) { return .one }
            if o.isWhole && (o.i == 2 || o.i == 12) { return .two }
            if o.isWhole && (o.i == 3 || o.i == 13) { return .few }
        case 46:  // ordinal gu, ordinal hi
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && (o.i == 2 || o.i == 3) { return .two }
            if o.isWhole && o.i == 4 { return .few }
            if o.isWhole && o.i == 6 { return .many }
        case 47:  // ordinal hu
            if o.isWhole && (o.i == 1 || o.i == 5) { return .one }
        case 48:  // ordinal it, ordinal sc, ordinal scn …
            if o.isWhole && (o.i == 11 || o.i == 8 || o.i == 80 || o.i == 800) { return .many }
        case 49:  // ordinal ka
            if o.i == 1 { return .one }
            if o.i == 0 { return .many }
            if ((2...20).contains(o.i % 100) || o.i % 100 == 40 || o.i % 100 == 60 || o.i % 100 == 80) { return .many }
        case 50:  // ordinal kk
            if o.isWhole && o.i % 10 == 6 { return .many }
            if o.isWhole && o.i % 10 == 9 { return .many }
            if o.isWhole && o.i % 10 == 0 && !(o.isWhole && o.i == 0) { return .many }
        case 51:  // ordinal kw
            if o.isWhole && (1...4).contains(o.i) { return .one }
            if o.isWhole && ((1...4).contains(o.i % 100) || (21...24).contains(o.i % 100) || (41...44).contains(o.i % 100) || (61...64).contains(o.i % 100) || (81...84).contains(o.i % 100)) { return .one }
            if o.isWhole && o.i == 5 { return .many }
            if o.isWhole && o.i % 100 == 5 { return .many }
        case 52:  // ordinal lij
            if o.isWhole && (o.i == 11 || o.i == 8 || (80...89).contains(o.i) || (800...899).contains(o.i)) { return .many }
        case 53:  // ordinal mk
            if o.i % 10 == 1 && !(o.i % 100 == 11) { return .one }
            if o.i % 10 == 2 && !(o.i % 100 == 12) { return .two }
            if (o.i % 10 == 7 || o.i % 10 == 8) && !((o.i % 100 == 17 || o.i % 100 == 18)) { return .many }
        case 54:  // ordinal mr
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && (o.i == 2 || o.i == 3) { return .two }
            if o.isWhole && o.i == 4 { return .few }
        case 55:  // ordinal ne
            if o.isWhole && (1...4).contains(o.i) { return .one }
        case 56:  // ordinal or
            if o.isWhole && (o.i == 1 || o.i == 5 || (7...9).contains(o.i)) { return .one }
            if o.isWhole && (o.i == 2 || o.i == 3) { return .two }
            if o.isWhole && o.i == 4 { return .few }
            if o.isWhole && o.i == 6 { return .many }
        case 57:  // ordinal sq
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i % 10 == 4 && !(o.isWhole && o.i % 100 == 14) { return .many }
        case 58:  // ordinal sv
            if o.isWhole && (o.i % 10 == 1 || o.i % 10 == 2) && !(o.isWhole && (o.i % 100 == 11 || o.i % 100 == 12)) { return .one }
        case 59:  // ordinal tk
            if o.isWhole && (o.i % 10 == 6 || o.i % 10 == 9) { return .few }
            if o.isWhole && o.i == 10 { return .few }
        case 60:  // ordinal uk
            if o.isWhole && o.i % 10 == 3 && !(o.isWhole && o.i % 100 == 13) { return .few }
        default: break
        }
        return .other
    }

    /// The categories that a set of rules can give, as bits in the order of `PluralCategory`.
    static func categories(ofRuleSet ruleSet: UInt8) -> UInt8 {
        switch ruleSet {
        case 1, 2, 3, 5, 10, 13, 16, 22, 29, 36, 38, 47, 55, 58: 0b100010
        case 24, 26, 28: 0b100011
        case 21, 23: 0b100110
        case 41, 59, 60: 0b101000
        case 8, 30, 35: 0b101010
        case 14, 19, 37, 42, 44, 45, 54: 0b101110
        case 48, 50, 52: 0b110000
        case 9, 15, 17, 33, 49, 51, 57: 0b110010
        case 53: 0b110110
        case 6, 11, 27, 32, 34, 40: 0b111010
        case 7, 18, 20, 31, 39, 46, 56: 0b111110
        case 4, 12, 25, 43: 0b111111
        default: 0b100000
        }
    }
}
