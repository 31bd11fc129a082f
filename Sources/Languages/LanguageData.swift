// swift-format-ignore-file
// Written by Scripts/generate-language-data from CLDR 49 (Babel 2.19.0). Do not edit.

/// What CLDR knows about languages, as far as finding a text needs it.
enum LanguageData {
    /// The tag that replaces a language that was renamed: `iw` is `he`.
    static func renamed(_ key: SubtagKey) -> String? {
        switch key.value {
        case 0x616172: "aa"  // aar
        case 0x61616D: "aas"  // aam
        case 0x61626B: "ab"  // abk
        case 0x786961: "acn"  // xia
        case 0x706372: "adx"  // pcr
        case 0x617665: "ae"  // ave
        case 0x616A74: "aeb"  // ajt
        case 0x616672: "af"  // afr
        case 0x616B61, 0x7477, 0x747769: "ak"  // aka tw twi
        case 0x616D68: "am"  // amh
        case 0x616973: "ami"  // ais
        case 0x656C70: "amq"  // elp
        case 0x617267: "an"  // arg
        case 0x6D7964: "aog"  // myd
        case 0x67696F: "aou"  // gio
        case 0x616A70: "apc"  // ajp
        case 0x616770: "apf"  // agp
        case 0x646B6C: "aqd"  // dkl
        case 0x736170: "aqt"  // sap
        case 0x617261, 0x617262: "ar"  // ara arb
        case 0x61736D: "as"  // asm
        case 0x617661: "av"  // ava
        case 0x61796D, 0x617972: "ay"  // aym ayr
        case 0x617A65, 0x617A6A: "az"  // aze azj
        case 0x6E6C6E: "azd"  // nln
        case 0x62616B: "ba"  // bak
        case 0x626363: "bal"  // bcc
        case 0x62676D: "bcg"  // bgm
        case 0x62656C: "be"  // bel
        case 0x627462: "beb"  // btb
        case 0x707061: "bfy"  // ppa
        case 0x62756C: "bg"  // bul
        case 0x6268, 0x626968: "bho"  // bh bih
        case 0x626973: "bi"  // bis
        case 0x62636C: "bik"  // bcl
        case 0x626963: "bir"  // bic
        case 0x746767: "bjp"  // tgg
        case 0x62616D: "bm"  // bam
        case 0x6B726D: "bmf"  // krm
        case 0x62656E: "bn"  // ben
        case 0x6C626B: "bnc"  // lbk
        case 0x626F64, 0x746962: "bo"  // bod tib
        case 0x6E7875: "bpp"  // nxu
        case 0x627265: "br"  // bre
        case 0x626F73: "bs"  // bos
        case 0x627872: "bua"  // bxr
        case 0x626A71: "bzc"  // bjq
        case 0x636174: "ca"  // cat
        case 0x786261: "cax"  // xba
        case 0x6E6F6D: "cbr"  // nom
        case 0x636865: "ce"  // che
        case 0x636861: "ch"  // cha
        case 0x6D6872: "chm"  // mhr
        case 0x6D6567: "cir"  // meg
        case 0x636B61: "cmr"  // cka
        case 0x636F73: "co"  // cos
        case 0x637265, 0x637764: "cr"  // cre cwd
        case 0x706D6B: "crr"  // pmk
        case 0x636573, 0x637A65: "cs"  // ces cze
        case 0x636875: "cu"  // chu
        case 0x636876: "cv"  // chv
        case 0x63796D, 0x77656C: "cy"  // cym wel
        case 0x64616E: "da"  // dan
        case 0x64776C: "dbt"  // dwl
        case 0x646575, 0x676572: "de"  // deu ger
        case 0x756D75: "del"  // umu
        case 0x78736C: "den"  // xsl
        case 0x676176: "dev"  // gav
        case 0x6B7A68: "dgl"  // kzh
        case 0x646974: "dif"  // dit
        case 0x64696B: "din"  // dik
        case 0x6D7764, 0x787271: "dmw"  // mwd xrq
        case 0x646166: "dnj"  // daf
        case 0x64676F: "doi"  // dgo
        case 0x626A64: "drl"  // bjd
        case 0x6E6F6F: "dtd"  // noo
        case 0x6B7472, 0x6B7A6A, 0x6B7A74, 0x746475: "dtp"  // ktr kzj kzt tdu
        case 0x677576: "duz"  // guv
        case 0x646976: "dv"  // div
        case 0x64756A: "dwu"  // duj
        case 0x616470, 0x647A6F: "dz"  // adp dzo
        case 0x646A6C: "dze"  // djl
        case 0x626B62: "ebk"  // bkb
        case 0x657765: "ee"  // ewe
        case 0x6E7465: "eko"  // nte
        case 0x656C6C, 0x677265: "el"  // ell gre
        case 0x756F6B: "ema"  // uok
        case 0x726D72: "emx"  // rmr
        case 0x656E67: "en"  // eng
        case 0x6C6567: "enl"  // leg
        case 0x796F6C: "enm"  // yol
        case 0x65706F: "eo"  // epo
        case 0x737061: "es"  // spa
        case 0x67676F: "esg"  // ggo
        case 0x656B6B, 0x657374: "et"  // ekk est
        case 0x626171, 0x657573: "eu"  // baq eus
        case 0x697A69: "eza"  // izi
        case 0x666173, 0x706572, 0x706573: "fa"  // fas per pes
        case 0x647277, 0x707273, 0x746E66: "fa-AF"  // drw prs tnf
        case 0x62686B: "fbl"  // bhk
        case 0x667563, 0x66756C: "ff"  // fuc ful
        case 0x66696E: "fi"  // fin
        case 0x74676C, 0x746C: "fil"  // tgl tl
        case 0x66696A: "fj"  // fij
        case 0x66616F: "fo"  // fao
        case 0x667261, 0x667265: "fr"  // fra fre
        case 0x667279: "fy"  // fry
        case 0x676C65: "ga"  // gle
        case 0x696C77: "gal"  // ilw
        case 0x677961: "gba"  // gya
        case 0x676C61: "gd"  // gla
        case 0x6B7673: "gdj"  // kvs
        case 0x676C67: "gl"  // glg
        case 0x6E6278: "gll"  // nbx
        case 0x67726E, 0x677567: "gn"  // grn gug
        case 0x676E6F: "gon"  // gno
        case 0x67626F: "grb"  // gbo
        case 0x676772: "gtu"  // ggr
        case 0x67756A, 0x707270: "gu"  // guj prp
        case 0x676C76: "gv"  // glv
        case 0x67676E: "gvr"  // ggn
        case 0x686175: "ha"  // hau
        case 0x68646E: "hai"  // hdn
        case 0x686562, 0x6977: "he"  // heb iw
        case 0x68696E: "hi"  // hin
        case 0x736361: "hle"  // sca
        case 0x686561: "hmn"  // hea
        case 0x686D6F: "ho"  // hmo
        case 0x687276, 0x736372: "hr"  // hrv scr
        case 0x686174: "ht"  // hat
        case 0x68756E: "hu"  // hun
        case 0x706D63: "huw"  // pmc
        case 0x61726D, 0x687965: "hy"  // arm hye
        case 0x686572: "hz"  // her
        case 0x696E61: "ia"  // ina
        case 0x626C67, 0x736E62: "iba"  // blg snb
        case 0x696E, 0x696E64: "id"  // in ind
        case 0x696C65: "ie"  // ile
        case 0x69626F: "ig"  // ibo
        case 0x696969: "ii"  // iii
        case 0x65736B, 0x69706B: "ik"  // esk ipk
        case 0x696C6C: "ilm"  // ill
        case 0x69646F: "io"  // ido
        case 0x696365, 0x69736C: "is"  // ice isl
        case 0x73676C: "isk"  // sgl
        case 0x697461: "it"  // ita
        case 0x746964: "itd"  // tid
        case 0x696B65, 0x696B75: "iu"  // ike iku
        case 0x6A706E: "ja"  // jpn
        case 0x687272: "jal"  // hrr
        case 0x6D6778: "jbk"  // mgx
        case 0x6A6172: "jgk"  // jar
        case 0x6B7070: "jkm"  // kpp
        case 0x616A75: "jrb"  // aju
        case 0x6A6176, 0x6A77: "jv"  // jav jw
        case 0x67656F, 0x6B6174: "ka"  // geo kat
        case 0x746E65: "kak"  // tne
        case 0x6E6370: "kdz"  // ncp
        case 0x6B6E67, 0x6B6F6E: "kg"  // kng kon
        case 0x6B696B: "ki"  // kik
        case 0x6B7561: "kj"  // kua
        case 0x7A6B62: "kjh"  // zkb
        case 0x6B617A: "kk"  // kaz
        case 0x6B616C: "kl"  // kal
        case 0x737079: "kln"  // spy
        case 0x6B686D: "km"  // khm
        case 0x736D64: "kmb"  // smd
        case 0x6B6768: "kml"  // kgh
        case 0x6B616E: "kn"  // kan
        case 0x6B6F72: "ko"  // kor
        case 0x676F6D: "kok"  // gom
        case 0x787065: "kpe"  // xpe
        case 0x6B6175, 0x6B6E63: "kr"  // kau knc
        case 0x6B786C: "kru"  // kxl
        case 0x6B6173: "ks"  // kas
        case 0x6C616B: "ksp"  // lak
        case 0x617565: "ktz"  // aue
        case 0x6B6D72, 0x6B7572: "ku"  // kmr kur
        case 0x6B6F6D, 0x6B7076: "kv"  // kom kpv
        case 0x636F72: "kw"  // cor
        case 0x6B6F6A: "kwv"  // koj
        case 0x706174: "kxr"  // pat
        case 0x6B6972: "ky"  // kir
        case 0x647272, 0x676C69: "kzk"  // drr gli
        case 0x6C6174: "la"  // lat
        case 0x706E62: "lah"  // pnb
        case 0x6C747A: "lb"  // ltz
        case 0x707072: "lcq"  // ppr
        case 0x6C7567: "lg"  // lug
        case 0x6C696D: "li"  // lim
        case 0x6C696E: "ln"  // lin
        case 0x6C616F: "lo"  // lao
        case 0x796D61: "lrr"  // yma
        case 0x6C6974: "lt"  // lit
        case 0x6C7562: "lu"  // lub
        case 0x62786B: "luy"  // bxk
        case 0x6C6176, 0x6C7673: "lv"  // lav lvs
        case 0x656D6B: "man"  // emk
        case 0x6D6C67, 0x706C74: "mg"  // mlg plt
        case 0x6D7264: "mgp"  // mrd
        case 0x6D6168: "mh"  // mah
        case 0x6D616F, 0x6D7269: "mi"  // mao mri
        case 0x6D6163, 0x6D6B64: "mk"  // mac mkd
        case 0x6D616C: "ml"  // mal
        case 0x647268, 0x6B686B, 0x6D6F6E: "mn"  // drh khk mon
        case 0x636A72: "mom"  // cjr
        case 0x6D6172: "mr"  // mar
        case 0x73686C: "mrh"  // shl
        case 0x6D7374, 0x6D7974: "mry"  // mst myt
        case 0x6D6179, 0x6D7361, 0x7A736D: "ms"  // may msa zsm
        case 0x6D6C74: "mt"  // mlt
        case 0x796D74: "mtm"  // ymt
        case 0x646864: "mwr"  // dhd
        case 0x627572, 0x6D7961: "my"  // bur mya
        case 0x6E6175: "na"  // nau
        case 0x6E6F62: "nb"  // nob
        case 0x6E6E73: "nbr"  // nns
        case 0x6B6764: "ncq"  // kgd
        case 0x6E6465: "nd"  // nde
        case 0x6E6570, 0x6E7069: "ne"  // nep npi
        case 0x6E646F: "ng"  // ndo
        case 0x6C6C6F: "ngt"  // llo
        case 0x6E6E78: "ngv"  // nnx
        case 0x646170: "njz"  // dap
        case 0x647574, 0x6E6C64: "nl"  // dut nld
        case 0x6E6E6F: "nn"  // nno
        case 0x6E6F72: "no"  // nor
        case 0x776974: "nol"  // wit
        case 0x6E626C: "nr"  // nbl
        case 0x6E6C72: "nrk"  // nlr
        case 0x6E6266: "nru"  // nbf
        case 0x617978: "nun"  // ayx
        case 0x6E6176: "nv"  // nav
        case 0x62617A: "nvo"  // baz
        case 0x776977: "nwo"  // wiw
        case 0x6E7961: "ny"  // nya
        case 0x677469: "nyc"  // gti
        case 0x6F6369: "oc"  // oci
        case 0x6F6A67, 0x6F6A69: "oj"  // ojg oji
        case 0x746877: "ola"  // thw
        case 0x67617A, 0x6F726D: "om"  // gaz orm
        case 0x696269: "opa"  // ibi
        case 0x6F7269, 0x6F7279: "or"  // ori ory
        case 0x6F7373: "os"  // oss
        case 0x6A6567, 0x736B6B, 0x746878: "oyb"  // jeg skk thx
        case 0x70616E: "pa"  // pan
        case 0x706D75: "phr"  // pmu
        case 0x706C69: "pi"  // pli
        case 0x636F79, 0x6E7473: "pij"  // coy nts
        case 0x706F6C: "pl"  // pol
        case 0x6B676D: "plu"  // kgm
        case 0x707279: "prt"  // pry
        case 0x706275, 0x707573: "ps"  // pbu pus
        case 0x706F72: "pt"  // por
        case 0x70757A: "pub"  // puz
        case 0x717565, 0x71757A: "qu"  // que quz
        case 0x637175: "quh"  // cqu
        case 0x6D7570: "raj"  // mup
        case 0x6C6969: "raq"  // lii
        case 0x746965: "ras"  // tie
        case 0x636371, 0x796264: "rki"  // ccq ybd
        case 0x726F68: "rm"  // roh
        case 0x6C6D6D: "rmx"  // lmm
        case 0x72756E: "rn"  // run
        case 0x6D6F, 0x6D6F6C, 0x726F6E, 0x72756D: "ro"  // mo mol ron rum
        case 0x726D79: "rom"  // rmy
        case 0x727573: "ru"  // rus
        case 0x6B696E: "rw"  // kin
        case 0x636C73, 0x73616E: "sa"  // cls san
        case 0x737263, 0x737264: "sc"  // src srd
        case 0x7A6972: "scv"  // zir
        case 0x736E64: "sd"  // snd
        case 0x736D65: "se"  // sme
        case 0x736167: "sg"  // sag
        case 0x73756C: "sgd"  // sul
        case 0x73696E: "si"  // sin
        case 0x736C6B, 0x736C6F: "sk"  // slk slo
        case 0x736C76: "sl"  // slv
        case 0x736D6F: "sm"  // smo
        case 0x736E61: "sn"  // sna
        case 0x617364: "snz"  // asd
        case 0x736F6D: "so"  // som
        case 0x616C62, 0x616C73, 0x737169: "sq"  // alb als sqi
        case 0x64656B: "sqm"  // dek
        case 0x736363, 0x737270: "sr"  // scc srp
        case 0x686273, 0x7368: "sr-Latn"  // hbs sh
        case 0x636E72: "sr-ME"  // cnr
        case 0x68696D: "srx"  // him
        case 0x737377: "ss"  // ssw
        case 0x736F74: "st"  // sot
        case 0x73756E: "su"  // sun
        case 0x78736A: "suj"  // xsj
        case 0x737765: "sv"  // swe
        case 0x737761, 0x737768: "sw"  // swa swh
        case 0x737763: "sw-CD"  // swc
        case 0x636C64: "syr"  // cld
        case 0x74616D: "ta"  // tam
        case 0x747366: "taj"  // tsf
        case 0x6B6763: "tdf"  // kgc
        case 0x746D6B: "tdg"  // tmk
        case 0x74656C: "te"  // tel
        case 0x74676B: "tg"  // tgk
        case 0x746861: "th"  // tha
        case 0x746972: "ti"  // tir
        case 0x74756B: "tk"  // tuk
        case 0x747471: "tmh"  // ttq
        case 0x74736E: "tn"  // tsn
        case 0x746F6E: "to"  // ton
        case 0x747077: "tpn"  // tpw
        case 0x746863: "tpo"  // thc
        case 0x747572: "tr"  // tur
        case 0x74736F: "ts"  // tso
        case 0x746174: "tt"  // tat
        case 0x6B7865: "tvd"  // kxe
        case 0x746B6B: "twm"  // tkk
        case 0x746168: "ty"  // tah
        case 0x746D70: "tyj"  // tmp
        case 0x756967: "ug"  // uig
        case 0x756B72: "uk"  // ukr
        case 0x73756D: "ulw"  // sum
        case 0x737A64: "umi"  // szd
        case 0x757264: "ur"  // urd
        case 0x647564: "uth"  // dud
        case 0x757A62, 0x757A6E: "uz"  // uzb uzn
        case 0x676678, 0x6D776A, 0x6F756E: "vaj"  // gfx mwj oun
        case 0x76656E: "ve"  // ven
        case 0x766965: "vi"  // vie
        case 0x766F6C: "vo"  // vol
        case 0x776C6E: "wa"  // wln
        case 0x786B68: "waw"  // xkh
        case 0x746C77: "weo"  // tlw
        case 0x776777: "wgb"  // wgw
        case 0x6D6E74: "wnn"  // mnt
        case 0x676263: "wny"  // gbc
        case 0x776F6C: "wo"  // wol
        case 0x756E70: "wro"  // unp
        case 0x636D6B: "xch"  // cmk
        case 0x78686F: "xh"  // xho
        case 0x6D6F66: "xnt"  // mof
        case 0x6E6164: "xny"  // nad
        case 0x6B7771: "yam"  // kwq
        case 0x6A69, 0x796464, 0x796964: "yi"  // ji ydd yid
        case 0x79656E: "ynq"  // yen
        case 0x796F72: "yo"  // yor
        case 0x796979: "yrm"  // yiy
        case 0x797575: "yug"  // yuu
        case 0x7A6861, 0x7A7962: "za"  // zha zyb
        case 0x7A6169: "zap"  // zai
        case 0x636869, 0x636D6E, 0x7A686F: "zh"  // chi cmn zho
        case 0x6B6476: "zkd"  // kdv
        case 0x787373: "zko"  // xss
        case 0x796F73: "zom"  // yos
        case 0x7A756C: "zu"  // zul
        case 0x646971: "zza"  // diq
        default: nil
        }
    }

    /// The tag that stands in for another where that has no text: `es-MX` goes to `es-419`.
    static func parent(_ key: SubtagKey) -> String? {
        switch key.value {
        case 0x656E2D313530, 0x656E2D4147, 0x656E2D4149, 0x656E2D4155, 0x656E2D4242, 0x656E2D424D, 0x656E2D4253, 0x656E2D4257, 0x656E2D425A, 0x656E2D4343, 0x656E2D434B, 0x656E2D434D, 0x656E2D4358, 0x656E2D4359, 0x656E2D4447, 0x656E2D444D, 0x656E2D4552, 0x656E2D464A, 0x656E2D464B, 0x656E2D464D, 0x656E2D4742, 0x656E2D4744, 0x656E2D4747, 0x656E2D4748, 0x656E2D4749, 0x656E2D474D, 0x656E2D4753, 0x656E2D4759, 0x656E2D484B, 0x656E2D4944, 0x656E2D4945, 0x656E2D494C, 0x656E2D494D, 0x656E2D494E, 0x656E2D494F, 0x656E2D4A45, 0x656E2D4A4D, 0x656E2D4B45, 0x656E2D4B49, 0x656E2D4B4E, 0x656E2D4B59, 0x656E2D4C43, 0x656E2D4C52, 0x656E2D4C53, 0x656E2D4D47, 0x656E2D4D4F, 0x656E2D4D53, 0x656E2D4D54, 0x656E2D4D55, 0x656E2D4D56, 0x656E2D4D57, 0x656E2D4D59, 0x656E2D4E41, 0x656E2D4E46, 0x656E2D4E47, 0x656E2D4E52, 0x656E2D4E55, 0x656E2D4E5A, 0x656E2D5047, 0x656E2D504B, 0x656E2D504E, 0x656E2D5057, 0x656E2D5257, 0x656E2D5342, 0x656E2D5343, 0x656E2D5344, 0x656E2D5347, 0x656E2D5348, 0x656E2D534C, 0x656E2D5353, 0x656E2D5358, 0x656E2D535A, 0x656E2D5443, 0x656E2D544B, 0x656E2D544F, 0x656E2D5454, 0x656E2D5456, 0x656E2D545A, 0x656E2D5547, 0x656E2D5643, 0x656E2D5647, 0x656E2D5655, 0x656E2D5753, 0x656E2D5A41, 0x656E2D5A4D, 0x656E2D5A57: "en-001"  // en-150 en-AG en-AI en-AU en-BB en-BM en-BS en-BW en-BZ en-CC en-CK en-CM en-CX en-CY en-DG en-DM en-ER en-FJ en-FK en-FM en-GB en-GD en-GG en-GH en-GI en-GM en-GS en-GY en-HK en-ID en-IE en-IL en-IM en-IN en-IO en-JE en-JM en-KE en-KI en-KN en-KY en-LC en-LR en-LS en-MG en-MO en-MS en-MT en-MU en-MV en-MW en-MY en-NA en-NF en-NG en-NR en-NU en-NZ en-PG en-PK en-PN en-PW en-RW en-SB en-SC en-SD en-SG en-SH en-SL en-SS en-SX en-SZ en-TC en-TK en-TO en-TT en-TV en-TZ en-UG en-VC en-VG en-VU en-WS en-ZA en-ZM en-ZW
        case 0x656E2D4154, 0x656E2D4245, 0x656E2D4348, 0x656E2D435A, 0x656E2D4445, 0x656E2D444B, 0x656E2D4545, 0x656E2D4553, 0x656E2D4649, 0x656E2D4652, 0x656E2D4745, 0x656E2D4855, 0x656E2D4954, 0x656E2D4C54, 0x656E2D4C56, 0x656E2D4E4C, 0x656E2D4E4F, 0x656E2D504C, 0x656E2D5054, 0x656E2D524F, 0x656E2D5345, 0x656E2D5349, 0x656E2D534B, 0x656E2D5541: "en-150"  // en-AT en-BE en-CH en-CZ en-DE en-DK en-EE en-ES en-FI en-FR en-GE en-HU en-IT en-LT en-LV en-NL en-NO en-PL en-PT en-RO en-SE en-SI en-SK en-UA
        case 0x68692D4C61746E: "en-IN"  // hi-Latn
        case 0x65732D4152, 0x65732D424F, 0x65732D4252, 0x65732D425A, 0x65732D434C, 0x65732D434F, 0x65732D4352, 0x65732D4355, 0x65732D444F, 0x65732D4543, 0x65732D4754, 0x65732D484E, 0x65732D4A50, 0x65732D4D58, 0x65732D4E49, 0x65732D5041, 0x65732D5045, 0x65732D5052, 0x65732D5059, 0x65732D5356, 0x65732D5553, 0x65732D5559, 0x65732D5645: "es-419"  // es-AR es-BO es-BR es-BZ es-CL es-CO es-CR es-CU es-DO es-EC es-GT es-HN es-JP es-MX es-NI es-PA es-PE es-PR es-PY es-SV es-US es-UY es-VE
        case 0x6E62, 0x6E6E: "no"  // nb nn
        case 0x70742D414F, 0x70742D4348, 0x70742D4356, 0x70742D4652, 0x70742D4751, 0x70742D4757, 0x70742D4C55, 0x70742D4D4F, 0x70742D4D5A, 0x70742D5354, 0x70742D544C: "pt-PT"  // pt-AO pt-CH pt-CV pt-FR pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-ST pt-TL
        case 0x7A682D4D4F: "zh-Hant-HK"  // zh-MO
        default: nil
        }
    }

    /// The usual script of `language` or `language-region` where it is not Latin.
    static func script(_ key: SubtagKey) -> String? {
        switch key.value {
        case 0x61616F, 0x616268, 0x616276, 0x61636D, 0x616371, 0x616377, 0x616378, 0x616466, 0x616562, 0x616563, 0x616565, 0x616571, 0x616662, 0x616962, 0x616971, 0x617063, 0x617064, 0x6172, 0x617271, 0x617273, 0x617279, 0x61727A, 0x61736B, 0x61746E, 0x61756A, 0x61757A, 0x617664, 0x61766C, 0x617968, 0x61796C, 0x61796E, 0x617970, 0x617A2D4951, 0x617A2D4952, 0x617A62, 0x62616C, 0x62647A, 0x62656A, 0x626674, 0x62676E, 0x626770, 0x626865, 0x62686D, 0x626A6D, 0x627169, 0x627268, 0x62726B, 0x627368, 0x62736B, 0x636867, 0x636A61, 0x636B62, 0x636C68, 0x646363, 0x646566, 0x646568, 0x64676C, 0x646D6B, 0x646D6C, 0x657368, 0x6661, 0x666179, 0x66617A, 0x666961, 0x667562, 0x67627A, 0x676767, 0x676861, 0x676872, 0x676967, 0x676A6B, 0x676A75, 0x676C68, 0x676C6B, 0x677272, 0x677763, 0x677766, 0x677774, 0x677A69, 0x68612D434D, 0x68612D5344, 0x686163, 0x68617A, 0x686B68, 0x686E64, 0x686E6F, 0x686F68, 0x68727A, 0x687373, 0x69736B, 0x6A6164, 0x6A6174, 0x6A626E, 0x6A6467, 0x6A6E64, 0x6A6F67, 0x6B6275, 0x6B6279, 0x6B6379, 0x6B666D, 0x6B6877, 0x6B6B2D4146, 0x6B6B2D434E, 0x6B6B2D4952, 0x6B6B2D4D4E, 0x6B6C6A, 0x6B6D7A, 0x6B73, 0x6B746C, 0x6B752D4951, 0x6B752D4952, 0x6B752D4C42, 0x6B7678, 0x6B7870, 0x6B792D434E, 0x6C6168, 0x6C6B69, 0x6C7263, 0x6C726B, 0x6C726C, 0x6C7361, 0x6C7373, 0x6C7576, 0x6C757A, 0x6D6279, 0x6D6465, 0x6D6579, 0x6D6661, 0x6D6669, 0x6D686A, 0x6D6B69, 0x6D6E6A, 0x6D732D4343, 0x6D7665, 0x6D7679, 0x6D7A62, 0x6D7A6E, 0x6E6C69, 0x6E6C6D, 0x6E747A, 0x6E7971, 0x6F646B, 0x6F6D79, 0x6F7275, 0x6F7461, 0x70612D504B, 0x706274, 0x70686C, 0x706872, 0x706876, 0x706C6B, 0x707263, 0x707264, 0x707278, 0x7073, 0x707368, 0x707369, 0x707374, 0x717871, 0x726462, 0x726D74, 0x73626E, 0x73636C, 0x7364, 0x736462, 0x736466, 0x736467, 0x736468, 0x736473, 0x736772, 0x736779, 0x736864, 0x73686D, 0x736875, 0x736876, 0x736979, 0x73697A, 0x736B72, 0x736D79, 0x73716F, 0x737174, 0x737268, 0x73727A, 0x737368, 0x737473, 0x737762, 0x74672D504B, 0x746A6F, 0x746B73, 0x746F76, 0x747261, 0x74726D, 0x747277, 0x7567, 0x7572, 0x757368, 0x757A2D4146, 0x757A73, 0x766166, 0x766772, 0x766D68, 0x77626B, 0x776E65, 0x776E69, 0x777376, 0x786865, 0x786B61, 0x786B63, 0x786B6A, 0x786B70, 0x787669, 0x796467, 0x7A6261, 0x7A646A, 0x7A756D: "Arab"  // aao abh abv acm acq acw acx adf aeb aec aee aeq afb aib aiq apc apd ar arq ars ary arz ask atn auj auz avd avl ayh ayl ayn ayp az-IQ az-IR azb bal bdz bej bft bgn bgp bhe bhm bjm bqi brh brk bsh bsk chg cja ckb clh dcc def deh dgl dmk dml esh fa fay faz fia fub gbz ggg gha ghr gig gjk gju glh glk grr gwc gwf gwt gzi ha-CM ha-SD hac haz hkh hnd hno hoh hrz hss isk jad jat jbn jdg jnd jog kbu kby kcy kfm khw kk-AF kk-CN kk-IR kk-MN klj kmz ks ktl ku-IQ ku-IR ku-LB kvx kxp ky-CN lah lki lrc lrk lrl lsa lss luv luz mby mde mey mfa mfi mhj mki mnj ms-CC mve mvy mzb mzn nli nlm ntz nyq odk omy oru ota pa-PK pbt phl phr phv plk prc prd prx ps psh psi pst qxq rdb rmt sbn scl sd sdb sdf sdg sdh sds sgr sgy shd shm shu shv siy siz skr smy sqo sqt srh srz ssh sts swb tg-PK tjo tks tov tra trm trw ug ur ush uz-AF uzs vaf vgr vmh wbk wne wni wsv xhe xka xkc xkj xkp xvi ydg zba zdj zum
        case 0x6879: "Armn"  // hy
        case 0x6173, 0x626E, 0x6D6E69: "Beng"  // as bn mni
        case 0x636370: "Cakm"  // ccp
        case 0x637377, 0x6975: "Cans"  // csw iu
        case 0x636872: "Cher"  // chr
        case 0x636F70: "Copt"  // cop
        case 0x6162, 0x616479, 0x617A2D5255, 0x6261, 0x6265, 0x6267, 0x627561, 0x6365, 0x6375, 0x6376, 0x6B6161, 0x6B6264, 0x6B6B, 0x6B752D414D, 0x6B752D415A, 0x6B752D4745, 0x6B752D544D, 0x6B79, 0x6D6466, 0x6D6B, 0x6D6E, 0x6D7976, 0x6F73, 0x706E742D5255, 0x7275, 0x736168, 0x7372, 0x7467, 0x7474, 0x747976, 0x75672D4B5A, 0x75672D4D4E, 0x756B, 0x757A2D434E, 0x786471: "Cyrl"  // ab ady az-RU ba be bg bua ce cu cv kaa kbd kk ku-AM ku-AZ ku-GE ku-TM ky mdf mk mn myv os pnt-RU ru sah sr tg tt tyv ug-KZ ug-MN uk uz-CN xdq
        case 0x626763, 0x62686F, 0x627278, 0x646F69, 0x6869, 0x6B6F6B, 0x6D6169, 0x6D72, 0x6E65, 0x70692D494E, 0x72616A, 0x7361, 0x73642D494E, 0x73757A, 0x756E722D4E50, 0x786E72: "Deva"  // bgc bho brx doi hi kok mai mr ne pi-IN raj sa sd-IN suz unr-NP xnr
        case 0x616D, 0x62796E, 0x67657A, 0x7469, 0x746967, 0x77616C: "Ethi"  // am byn gez ti tig wal
        case 0x6B61, 0x6C7A7A2D4745: "Geor"  // ka lzz-GE
        case 0x656C: "Grek"  // el
        case 0x6775: "Gujr"  // gu
        case 0x7061: "Guru"  // pa
        case 0x7975652D434E, 0x7A68: "Hans"  // yue-CN zh
        case 0x68616B2D5457, 0x6E616E2D4D4F, 0x6E616E2D5457, 0x797565, 0x7A682D4155, 0x7A682D424E, 0x7A682D4742, 0x7A682D4746, 0x7A682D484B, 0x7A682D4944, 0x7A682D4D4F, 0x7A682D5041, 0x7A682D5046, 0x7A682D5048, 0x7A682D5352, 0x7A682D5448, 0x7A682D5457, 0x7A682D5553, 0x7A682D564E: "Hant"  // hak-TW nan-MO nan-TW yue zh-AU zh-BN zh-GB zh-GF zh-HK zh-ID zh-MO zh-PA zh-PF zh-PH zh-SR zh-TH zh-TW zh-US zh-VN
        case 0x61696A, 0x637A6B, 0x68626F, 0x6865, 0x687579, 0x69746B, 0x6977, 0x6A6265, 0x6A69, 0x6A7061, 0x6A7072, 0x6A7262, 0x6A7965, 0x6C6164, 0x6C7364, 0x747267, 0x796864, 0x7969, 0x796968, 0x797564, 0x7A7270: "Hebr"  // aij czk hbo he huy itk iw jbe ji jpa jpr jrb jye lad lsd trg yhd yi yih yud zrp
        case 0x686E6A, 0x6D7777: "Hmnp"  // hnj mww
        case 0x6A61: "Jpan"  // ja
        case 0x6B6D: "Khmr"  // km
        case 0x6B6E: "Knda"  // kn
        case 0x6B6F: "Kore"  // ko
        case 0x6C6F: "Laoo"  // lo
        case 0x6162712D5452, 0x6B792D5452, 0x6D65792D534E, 0x706E742D5452, 0x73722D4D45, 0x73722D524F, 0x73722D5452: "Latn"  // abq-TR ky-TR mey-SN pnt-TR sr-ME sr-RO sr-TR
        case 0x6D6964, 0x6D797A: "Mand"  // mid myz
        case 0x6D6C: "Mlym"  // ml
        case 0x6D6E2D434E: "Mong"  // mn-CN
        case 0x6D79, 0x70692D4D4D, 0x73686E: "Mymr"  // my pi-MM shn
        case 0x6E716F: "Nkoo"  // nqo
        case 0x736174: "Olck"  // sat
        case 0x6F72: "Orya"  // or
        case 0x6F7361: "Osge"  // osa
        case 0x726867: "Rohg"  // rhg
        case 0x73616D, 0x736D70: "Samr"  // sam smp
        case 0x70692D4C4B, 0x7369: "Sinh"  // pi-LK si
        case 0x616969, 0x616D77, 0x62686E, 0x626A66, 0x687274, 0x6B7164, 0x6C6873, 0x6F6172, 0x737963, 0x73796E, 0x737972, 0x746D72: "Syrc"  // aii amw bhn bjf hrt kqd lhs oar syc syn syr tmr
        case 0x7374752D434E: "Tale"  // stu-CN
        case 0x7461: "Taml"  // ta
        case 0x626C74: "Tavt"  // blt
        case 0x7465: "Telu"  // te
        case 0x736869, 0x7A6768: "Tfng"  // shi zgh
        case 0x6476: "Thaa"  // dv
        case 0x70692D5448, 0x7468: "Thai"  // pi-TH th
        case 0x626F, 0x647A: "Tibt"  // bo dz
        case 0x766169: "Vaii"  // vai
        case 0x6969: "Yiii"  // ii
        default: nil
        }
    }

    /// The usual region of `language`, or of `language-Script` where the script is not the usual one.
    static func region(_ key: SubtagKey) -> String? {
        switch key.value {
        case 0x656F, 0x6961, 0x696F, 0x697376, 0x6A626F, 0x746F6B, 0x766F: "001"  // eo ia io isv jbo tok vo
        case 0x7073, 0x757A2D41726162: "AF"  // ps uz-Arab
        case 0x7371: "AL"  // sq
        case 0x6879, 0x6B752D4379726C: "AM"  // hy ku-Cyrl
        case 0x776270: "AU"  // wbp
        case 0x617A: "AZ"  // az
        case 0x6273: "BA"  // bs
        case 0x626E, 0x636370: "BD"  // bn ccp
        case 0x7761: "BE"  // wa
        case 0x6267, 0x63752D476C6167: "BG"  // bg cu-Glag
        case 0x726E: "BI"  // rn
        case 0x626C6F: "BJ"  // blo
        case 0x687278, 0x6B6770, 0x7074, 0x79726C: "BR"  // hrx kgp pt yrl
        case 0x647A: "BT"  // dz
        case 0x6265: "BY"  // be
        case 0x637377, 0x6975, 0x6D6963, 0x6D6F68, 0x6F6B61: "CA"  // csw iu mic moh oka
        case 0x6C6E, 0x6C75: "CD"  // ln lu
        case 0x7367: "CF"  // sg
        case 0x677377, 0x726D, 0x776165: "CH"  // gsw rm wae
        case 0x61726E: "CL"  // arn
        case 0x616771, 0x626173, 0x627373, 0x647561, 0x65776F, 0x6A676F, 0x6B656E, 0x6B6B6A, 0x6B7366, 0x6D676F, 0x6D7561, 0x6E6D67, 0x6E6E68, 0x796176: "CM"  // agq bas bss dua ewo jgo ken kkj ksf mgo mua nmg nnh yav
        case 0x626F, 0x6969, 0x6B6B2D41726162, 0x6B792D41726162, 0x6D6E2D4D6F6E67, 0x7567, 0x7975652D48616E73, 0x7A61, 0x7A68: "CN"  // bo ii kk-Arab ky-Arab mn-Mong ug yue-Hans za zh
        case 0x6B6561: "CV"  // kea
        case 0x706170: "CW"  // pap
        case 0x6373: "CZ"  // cs
        case 0x6465, 0x647362, 0x667272, 0x687362, 0x6B7368, 0x6E6473: "DE"  // de dsb frr hsb ksh nds
        case 0x6461: "DK"  // da
        case 0x6B6162: "DZ"  // kab
        case 0x6574, 0x6965: "EE"  // et ie
        case 0x6172, 0x636F70: "EG"  // ar cop
        case 0x62796E, 0x737379, 0x746967: "ER"  // byn ssy tig
        case 0x616E, 0x617374, 0x6361, 0x6573, 0x6575, 0x676C: "ES"  // an ast ca es eu gl
        case 0x6161, 0x616D, 0x67657A, 0x6F6D, 0x736964, 0x7469, 0x77616C: "ET"  // aa am gez om sid ti wal
        case 0x6669, 0x736D6E, 0x736D73: "FI"  // fi smn sms
        case 0x666F: "FO"  // fo
        case 0x6272, 0x636F, 0x6672, 0x6F63: "FR"  // br co fr oc
        case 0x6379, 0x656E2D53686177, 0x6764, 0x6B77, 0x7069: "GB"  // cy en-Shaw gd kw pi
        case 0x6162, 0x6B61, 0x6B752D59657A69, 0x6C7A7A2D47656F72, 0x6F73: "GE"  // ab ka ku-Yezi lzz-Geor os
        case 0x616B, 0x6565, 0x676161: "GH"  // ak ee gaa
        case 0x6B6C: "GL"  // kl
        case 0x66662D41646C6D, 0x6E716F, 0x737573: "GN"  // ff-Adlm nqo sus
        case 0x656C: "GR"  // el
        case 0x6B656B, 0x717563: "GT"  // kek quc
        case 0x797565: "HK"  // yue
        case 0x6872: "HR"  // hr
        case 0x6874: "HT"  // ht
        case 0x6875: "HU"  // hu
        case 0x626577, 0x6964, 0x6A76, 0x7375: "ID"  // bew id jv su
        case 0x6761: "IE"  // ga
        case 0x6865: "IL"  // he
        case 0x6776: "IM"  // gv
        case 0x6173, 0x626763, 0x62686F, 0x627278, 0x646F69, 0x6775, 0x6869, 0x6B6E, 0x6B6F6B, 0x6B73, 0x6B7876, 0x6D6169, 0x6D6C, 0x6D6E69, 0x6D72, 0x6D7268, 0x6F72, 0x7061, 0x70692D44657661, 0x72616A, 0x7361, 0x736174, 0x73642D44657661, 0x73642D4B686F6A, 0x73642D53696E64, 0x7461, 0x7465, 0x786E72: "IN"  // as bgc bho brx doi gu hi kn kok ks kxv mai ml mni mr mrh or pa pi-Deva raj sa sat sd-Deva sd-Khoj sd-Sind ta te xnr
        case 0x636B62, 0x6B752D41726162, 0x737972: "IQ"  // ckb ku-Arab syr
        case 0x617A2D41726162, 0x627169, 0x6661, 0x6C7263, 0x6D7A6E, 0x736468: "IR"  // az-Arab bqi fa lrc mzn sdh
        case 0x6973: "IS"  // is
        case 0x667572, 0x6974, 0x6C696A, 0x6C6C64, 0x6C6D6F, 0x6D686E, 0x706D73, 0x7363, 0x73636E, 0x766563: "IT"  // fur it lij lld lmo mhn pms sc scn vec
        case 0x6A61: "JP"  // ja
        case 0x646176, 0x656275, 0x67757A, 0x6B616D, 0x6B69, 0x6B6C6E, 0x6C756F, 0x6C7579, 0x6D6173, 0x6D6572, 0x736171: "KE"  // dav ebu guz kam ki kln luo luy mas mer saq
        case 0x6B79: "KG"  // ky
        case 0x6B6D: "KH"  // km
        case 0x6B6F: "KR"  // ko
        case 0x6B6B, 0x75672D4379726C: "KZ"  // kk ug-Cyrl
        case 0x686E6A2D486D6E67, 0x6C6F: "LA"  // hnj-Hmng lo
        case 0x70692D53696E68, 0x7369: "LK"  // pi-Sinh si
        case 0x6B7065, 0x766169: "LR"  // kpe vai
        case 0x6C74, 0x736773: "LT"  // lt sgs
        case 0x6C62: "LU"  // lb
        case 0x6C7467, 0x6C76: "LV"  // ltg lv
        case 0x617279, 0x726966, 0x736869, 0x747A6D, 0x7A6768: "MA"  // ary rif shi tzm zgh
        case 0x6D67: "MG"  // mg
        case 0x6D6B: "MK"  // mk
        case 0x626D, 0x6B6871, 0x736573: "ML"  // bm khq ses
        case 0x6D79, 0x70692D4D796D72, 0x726867, 0x73686E: "MM"  // my pi-Mymr rhg shn
        case 0x6D6E: "MN"  // mn
        case 0x6D74: "MT"  // mt
        case 0x6D6665: "MU"  // mfe
        case 0x6476: "MV"  // dv
        case 0x6E79: "MW"  // ny
        case 0x6D73: "MY"  // ms
        case 0x6D6768, 0x736568, 0x766D77: "MZ"  // mgh seh vmw
        case 0x6E6171: "NA"  // naq
        case 0x646A65, 0x747771: "NE"  // dje twq
        case 0x616E6E, 0x636368, 0x6861, 0x6967, 0x6B616A, 0x6B6367, 0x70636D, 0x796F: "NG"  // ann cch ha ig kaj kcg pcm yo
        case 0x6679, 0x6E6C: "NL"  // fy nl
        case 0x6E62, 0x6E6E, 0x6E6F, 0x7365: "NO"  // nb nn no se
        case 0x6E65, 0x73757A: "NP"  // ne suz
        case 0x6D69: "NZ"  // mi
        case 0x7175: "PE"  // qu
        case 0x747069: "PG"  // tpi
        case 0x636562, 0x66696C: "PH"  // ceb fil
        case 0x62616C, 0x62676E, 0x627268, 0x70612D41726162, 0x7364, 0x736B72, 0x74672D41726162, 0x747277, 0x7572: "PK"  // bal bgn brh pa-Arab sd skr tg-Arab trw ur
        case 0x706C, 0x707267, 0x737A6C: "PL"  // pl prg szl
        case 0x676E: "PY"  // gn
        case 0x726F: "RO"  // ro
        case 0x7372: "RS"  // sr
        case 0x616479, 0x6261, 0x627561, 0x6365, 0x6375, 0x6376, 0x6B6264, 0x6D6466, 0x6D7976, 0x7275, 0x736168, 0x7474, 0x747976, 0x786471: "RU"  // ady ba bua ce cu cv kbd mdf myv ru sah tt tyv xdq
        case 0x7277: "RW"  // rw
        case 0x706973: "SB"  // pis
        case 0x736D61, 0x736D6A, 0x7376: "SE"  // sma smj sv
        case 0x736C: "SI"  // sl
        case 0x736B: "SK"  // sk
        case 0x64796F, 0x6666, 0x776F: "SN"  // dyo ff wo
        case 0x736F: "SO"  // so
        case 0x6E7573: "SS"  // nus
        case 0x617063: "SY"  // apc
        case 0x70692D54686169, 0x7468: "TH"  // pi-Thai th
        case 0x7467: "TJ"  // tg
        case 0x746B: "TM"  // tk
        case 0x746F: "TO"  // to
        case 0x6B75, 0x6B792D4C61746E, 0x6C7A7A, 0x7472: "TR"  // ku ky-Latn lzz tr
        case 0x747276, 0x7A682D426F706F, 0x7A682D48616E62, 0x7A682D48616E74: "TW"  // trv zh-Bopo zh-Hanb zh-Hant
        case 0x617361, 0x62657A, 0x6A6D63, 0x6B6465, 0x6B7362, 0x6C6167, 0x726F66, 0x72776B, 0x736270, 0x7377, 0x76756E: "TZ"  // asa bez jmc kde ksb lag rof rwk sbp sw vun
        case 0x756B, 0x7969: "UA"  // uk yi
        case 0x636767, 0x6C67, 0x6E796E, 0x74656F, 0x786F67: "UG"  // cgg lg nyn teo xog
        case 0x636164, 0x63686F, 0x636872, 0x636963, 0x656E, 0x686177, 0x686E6A, 0x6C6B74, 0x6D7573, 0x6D7777, 0x6E76, 0x6F7361: "US"  // cad cho chr cic en haw hnj lkt mus mww nv osa
        case 0x6B6161, 0x757A: "UZ"  // kaa uz
        case 0x6C61: "VA"  // la
        case 0x626C74, 0x7669: "VN"  // blt vi
        case 0x6166, 0x6E72, 0x6E736F, 0x7373, 0x7374, 0x746E, 0x7473, 0x7665, 0x7868, 0x7A75: "ZA"  // af nr nso ss st tn ts ve xh zu
        case 0x62656D: "ZM"  // bem
        case 0x6E64, 0x736E: "ZW"  // nd sn
        default: nil
        }
    }

    /// Whether the letters of a script run from right to left.
    static func isRightToLeft(_ script: String) -> Bool {
        switch script {
        case "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi": true
        default: false
        }
    }
}
