// swift-format-ignore-file
// Written by Scripts/generate-plural-rules from CLDR 49 (Babel 2.19.0). Do not edit.

/// The cardinal plural rules of CLDR, one number for each set of rules that languages share.
enum PluralRuleTable {
    /// The version of CLDR that the rules come from.
    static let version = "49"

    /// The set of rules of a language, or of a language and its region; nil where every number is `other`.
    static func ruleSet(for key: SubtagKey) -> UInt8? {
        switch key.value {
        case 0x6166, 0x616E, 0x617361, 0x617A, 0x62616C, 0x62656D, 0x62657A, 0x6267, 0x627278, 0x6365, 0x636767, 0x636872, 0x636B62, 0x6476, 0x6565, 0x656C, 0x656F, 0x6575, 0x666F, 0x667572, 0x677377, 0x6861, 0x686177, 0x6875, 0x6A676F, 0x6A6D63, 0x6B61, 0x6B616A, 0x6B6367, 0x6B6B, 0x6B6B6A, 0x6B6C, 0x6B73, 0x6B7362, 0x6B75, 0x6B79, 0x6C62, 0x6C67, 0x6D6173, 0x6D676F, 0x6D6C, 0x6D6E, 0x6D72, 0x6E62, 0x6E64, 0x6E65, 0x6E6E, 0x6E6E68, 0x6E6F, 0x6E72, 0x6E79, 0x6E796E, 0x6F6D, 0x6F72, 0x6F73, 0x706170, 0x7073, 0x726D, 0x726F66, 0x72776B, 0x736171, 0x7364, 0x736468, 0x736568, 0x736E, 0x736F, 0x7371, 0x7373, 0x737379, 0x7374, 0x737972, 0x7461, 0x7465, 0x74656F, 0x746967, 0x746B, 0x746E, 0x7472, 0x7473, 0x7567, 0x757A, 0x7665, 0x766F, 0x76756E, 0x776165, 0x7868, 0x786F67: 1  // af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
        case 0x616B, 0x62686F, 0x637377, 0x6C6E, 0x6D67, 0x6E736F, 0x7061, 0x7469, 0x7761: 2  // ak bho csw ln mg nso pa ti wa
        case 0x616D, 0x6173, 0x626E, 0x646F69, 0x6661, 0x6775, 0x6869, 0x6B6E, 0x6B6F6B, 0x70636D, 0x7467, 0x7669, 0x7A75: 3  // am as bn doi fa gu hi kn kok pcm tg vi zu
        case 0x6172: 4  // ar
        case 0x617374, 0x6465, 0x656E, 0x6574, 0x6669, 0x6679, 0x6961, 0x6965, 0x696F, 0x6C696A, 0x6E6C, 0x7363, 0x7376, 0x7377, 0x7572, 0x7969: 5  // ast de en et fi fy ia ie io lij nl sc sv sw ur yi
        case 0x6265: 6  // be
        case 0x626C6F, 0x6376, 0x6B7368: 7  // blo cv ksh
        case 0x6272: 8  // br
        case 0x6273, 0x6872, 0x7372: 9  // bs hr sr
        case 0x6361, 0x676C, 0x6974, 0x6C6C64, 0x70742D414F, 0x70742D4348, 0x70742D4356, 0x70742D4751, 0x70742D4757, 0x70742D4C55, 0x70742D4D4F, 0x70742D4D5A, 0x70742D5054, 0x70742D5354, 0x70742D544C, 0x73636E, 0x766563: 10  // ca gl it lld pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL scn vec
        case 0x636562, 0x66696C: 11  // ceb fil
        case 0x6373, 0x736B: 12  // cs sk
        case 0x6379: 13  // cy
        case 0x6461: 14  // da
        case 0x647362, 0x687362: 15  // dsb hsb
        case 0x6573: 16  // es
        case 0x6666, 0x6879, 0x6B6162: 17  // ff hy kab
        case 0x6672, 0x7074: 18  // fr pt
        case 0x6761: 19  // ga
        case 0x6764: 20  // gd
        case 0x6776: 21  // gv
        case 0x6865: 22  // he
        case 0x6973: 23  // is
        case 0x6975, 0x6E6171, 0x736174, 0x7365, 0x736D61, 0x736D6A, 0x736D6E, 0x736D73: 24  // iu naq sat se sma smj smn sms
        case 0x6B77: 25  // kw
        case 0x6C6167: 26  // lag
        case 0x6C74: 27  // lt
        case 0x6C76, 0x707267: 28  // lv prg
        case 0x6D6B: 29  // mk
        case 0x6D74: 30  // mt
        case 0x706C: 31  // pl
        case 0x726F: 32  // ro
        case 0x7275, 0x756B: 33  // ru uk
        case 0x736773: 34  // sgs
        case 0x736869: 35  // shi
        case 0x7369: 36  // si
        case 0x736C: 37  // sl
        case 0x747A6D: 38  // tzm
        default: nil
        }
    }

    /// The category that a set of rules gives to a number.
    static func category(of o: PluralOperands, ruleSet: UInt8) -> PluralCategory {
        switch ruleSet {
        case 1:
            if o.isWhole && o.i == 1 { return .one }
        case 2:
            if o.isWhole && (0...1).contains(o.i) { return .one }
        case 3:
            if o.i == 0 { return .one }
            if o.isWhole && o.i == 1 { return .one }
        case 4:
            if o.isWhole && o.i == 0 { return .zero }
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i == 2 { return .two }
            if o.isWhole && (3...10).contains(o.i % 100) { return .few }
            if o.isWhole && (11...99).contains(o.i % 100) { return .many }
        case 5:
            if o.i == 1 && o.v == 0 { return .one }
        case 6:
            if o.isWhole && o.i % 10 == 1 && !(o.isWhole && o.i % 100 == 11) { return .one }
            if o.isWhole && (2...4).contains(o.i % 10) && !(o.isWhole && (12...14).contains(o.i % 100)) { return .few }
            if o.isWhole && o.i % 10 == 0 { return .many }
            if o.isWhole && (5...9).contains(o.i % 10) { return .many }
            if o.isWhole && (11...14).contains(o.i % 100) { return .many }
        case 7:
            if o.isWhole && o.i == 0 { return .zero }
            if o.isWhole && o.i == 1 { return .one }
        case 8:
            if o.isWhole && o.i % 10 == 1 && !(o.isWhole && (o.i % 100 == 11 || o.i % 100 == 71 || o.i % 100 == 91)) { return .one }
            if o.isWhole && o.i % 10 == 2 && !(o.isWhole && (o.i % 100 == 12 || o.i % 100 == 72 || o.i % 100 == 92)) { return .two }
            if o.isWhole && ((3...4).contains(o.i % 10) || o.i % 10 == 9) && !(o.isWhole && ((10...19).contains(o.i % 100) || (70...79).contains(o.i % 100) || (90...99).contains(o.i % 100))) { return .few }
            if !(o.isWhole && o.i == 0) && o.isWhole && o.i % 1000000 == 0 { return .many }
        case 9:
            if o.v == 0 && o.i % 10 == 1 && !(o.i % 100 == 11) { return .one }
            if o.f % 10 == 1 && !(o.f % 100 == 11) { return .one }
            if o.v == 0 && (2...4).contains(o.i % 10) && !((12...14).contains(o.i % 100)) { return .few }
            if (2...4).contains(o.f % 10) && !((12...14).contains(o.f % 100)) { return .few }
        case 10:
            if o.i == 1 && o.v == 0 { return .one }
            if !(o.i == 0) && o.i % 1000000 == 0 && o.v == 0 { return .many }
        case 11:
            if o.v == 0 && (o.i == 1 || o.i == 2 || o.i == 3) { return .one }
            if o.v == 0 && !((o.i % 10 == 4 || o.i % 10 == 6 || o.i % 10 == 9)) { return .one }
            if !(o.v == 0) && !((o.f % 10 == 4 || o.f % 10 == 6 || o.f % 10 == 9)) { return .one }
        case 12:
            if o.i == 1 && o.v == 0 { return .one }
            if (2...4).contains(o.i) && o.v == 0 { return .few }
            if !(o.v == 0) { return .many }
        case 13:
            if o.isWhole && o.i == 0 { return .zero }
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i == 2 { return .two }
            if o.isWhole && o.i == 3 { return .few }
            if o.isWhole && o.i == 6 { return .many }
        case 14:
            if o.isWhole && o.i == 1 { return .one }
            if !(o.t == 0) && (o.i == 0 || o.i == 1) { return .one }
        case 15:
            if o.v == 0 && o.i % 100 == 1 { return .one }
            if o.f % 100 == 1 { return .one }
            if o.v == 0 && o.i % 100 == 2 { return .two }
            if o.f % 100 == 2 { return .two }
            if o.v == 0 && (3...4).contains(o.i % 100) { return .few }
            if (3...4).contains(o.f % 100) { return .few }
        case 16:
            if o.isWhole && o.i == 1 { return .one }
            if !(o.i == 0) && o.i % 1000000 == 0 && o.v == 0 { return .many }
        case 17:
            if (o.i == 0 || o.i == 1) { return .one }
        case 18:
            if (0...1).contains(o.i) { return .one }
            if !(o.i == 0) && o.i % 1000000 == 0 && o.v == 0 { return .many }
        case 19:
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i == 2 { return .two }
            if o.isWhole && (3...6).contains(o.i) { return .few }
            if o.isWhole && (7...10).contains(o.i) { return .many }
        case 20:
            if o.isWhole && (o.i == 1 || o.i == 11) { return .one }
            if o.isWhole && (o.i == 2 || o.i == 12) { return .two }
            if o.isWhole && ((3...10).contains(o.i) || (13...19).contains(o.i)) { return .few }
        case 21:
            if o.v == 0 && o.i % 10 == 1 { return .one }
            if o.v == 0 && o.i % 10 == 2 { return .two }
            if o.v == 0 && (o.i % 100 == 0 || o.i % 100 == 20 || o.i % 100 == 40 || o.i % 100 == 60 || o.i % 100 == 80) { return .few }
            if !(o.v == 0) { return .many }
        case 22:
            if o.i == 1 && o.v == 0 { return .one }
            if o.i == 0 && !(o.v == 0) { return .one }
            if o.i == 2 && o.v == 0 { return .two }
        case 23:
            if o.t == 0 && o.i % 10 == 1 && !(o.i % 100 == 11) { return .one }
            if o.t % 10 == 1 && !(o.t % 100 == 11) { return .one }
        case 24:
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i == 2 { return .two }
        case 25:
            if o.isWhole && o.i == 0 { return .zero }
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && (o.i % 100 == 2 || o.i % 100 == 22 || o.i % 100 == 42 || o.i % 100 == 62 || o.i % 100 == 82) { return .two }
            if o.isWhole && o.i % 1000 == 0 && o.isWhole && ((1000...20000).contains(o.i % 100000) || o.i % 100000 == 40000 || o.i % 100000 == 60000 || o.i % 100000 == 80000) { return .two }
            if !(o.isWhole && o.i == 0) && o.isWhole && o.i % 1000000 == 100000 { return .two }
            if o.isWhole && (o.i % 100 == 3 || o.i % 100 == 23 || o.i % 100 == 43 || o.i % 100 == 63 || o.i % 100 == 83) { return .few }
            if !(o.isWhole && o.i == 1) && o.isWhole && (o.i % 100 == 1 || o.i % 100 == 21 || o.i % 100 == 41 || o.i % 100 == 61 || o.i % 100 == 81) { return .many }
        case 26:
            if o.isWhole && o.i == 0 { return .zero }
            if (o.i == 0 || o.i == 1) && !(o.isWhole && o.i == 0) { return .one }
        case 27:
            if o.isWhole && o.i % 10 == 1 && !(o.isWhole && (11...19).contains(o.i % 100)) { return .one }
            if o.isWhole && (2...9).contains(o.i % 10) && !(o.isWhole && (11...19).contains(o.i % 100)) { return .few }
            if !(o.f == 0) { return .many }
        case 28:
            if o.isWhole && o.i % 10 == 0 { return .zero }
            if o.isWhole && (11...19).contains(o.i % 100) { return .zero }
            if o.v == 2 && (11...19).contains(o.f % 100) { return .zero }
            if o.isWhole && o.i % 10 == 1 && !(o.isWhole && o.i % 100 == 11) { return .one }
            if o.v == 2 && o.f % 10 == 1 && !(o.f % 100 == 11) { return .one }
            if !(o.v == 2) && o.f % 10 == 1 { return .one }
        case 29:
            if o.v == 0 && o.i % 10 == 1 && !(o.i % 100 == 11) { return .one }
            if o.f % 10 == 1 && !(o.f % 100 == 11) { return .one }
        case 30:
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && o.i == 2 { return .two }
            if o.isWhole && o.i == 0 { return .few }
            if o.isWhole && (3...10).contains(o.i % 100) { return .few }
            if o.isWhole && (11...19).contains(o.i % 100) { return .many }
        case 31:
            if o.i == 1 && o.v == 0 { return .one }
            if o.v == 0 && (2...4).contains(o.i % 10) && !((12...14).contains(o.i % 100)) { return .few }
            if o.v == 0 && !(o.i == 1) && (0...1).contains(o.i % 10) { return .many }
            if o.v == 0 && (5...9).contains(o.i % 10) { return .many }
            if o.v == 0 && (12...14).contains(o.i % 100) { return .many }
        case 32:
            if o.i == 1 && o.v == 0 { return .one }
            if !(o.v == 0) { return .few }
            if o.isWhole && o.i == 0 { return .few }
            if !(o.isWhole && o.i == 1) && o.isWhole && (1...19).contains(o.i % 100) { return .few }
        case 33:
            if o.v == 0 && o.i % 10 == 1 && !(o.i % 100 == 11) { return .one }
            if o.v == 0 && (2...4).contains(o.i % 10) && !((12...14).contains(o.i % 100)) { return .few }
            if o.v == 0 && o.i % 10 == 0 { return .many }
            if o.v == 0 && (5...9).contains(o.i % 10) { return .many }
            if o.v == 0 && (11...14).contains(o.i % 100) { return .many }
        case 34:
            if o.isWhole && o.i % 10 == 1 && !(o.isWhole && o.i % 100 == 11) { return .one }
            if o.isWhole && o.i == 2 { return .two }
            if !(o.isWhole && o.i == 2) && o.isWhole && (2...9).contains(o.i % 10) && !(o.isWhole && (11...19).contains(o.i % 100)) { return .few }
            if !(o.f == 0) { return .many }
        case 35:
            if o.i == 0 { return .one }
            if o.isWhole && o.i == 1 { return .one }
            if o.isWhole && (2...10).contains(o.i) { return .few }
        case 36:
            if o.isWhole && (o.i == 0 || o.i == 1) { return .one }
            if o.i == 0 && o.f == 1 { return .one }
        case 37:
            if o.v == 0 && o.i % 100 == 1 { return .one }
            if o.v == 0 && o.i % 100 == 2 { return .two }
            if o.v == 0 && (3...4).contains(o.i % 100) { return .few }
            if !(o.v == 0) { return .few }
        case 38:
            if o.isWhole && (0...1).contains(o.i) { return .one }
            if o.isWhole && (11...99).contains(o.i) { return .one }
        default: break
        }
        return .other
    }
}
