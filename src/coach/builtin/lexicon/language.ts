import type { DomainWords } from './domain-words.ts';

export const languageWords: DomainWords = {
  strong: `
    learn russian; learn turkish; learn greek; learn latin; learn swedish; learn danish; learn norwegian;
    learn finnish; learn czech; learn hungarian; learn irish; learn gaelic; learn hebrew; learn urdu; learn punjabi;
    learn bengali; learn tamil; learn thai; learn vietnamese; learn swahili; learn farsi; learn persian;
    learn ukrainian; learn romanian; learn croatian; learn catalan; learn cantonese; sign language; bsl;
    english language; second language; foreign language; another language; new languages; languages; learn some;
    speak polish; speak welsh; speak chinese; speak mandarin; speak arabic; speak hindi; speak russian; speak turkish;
    speak portuguese; speak dutch; speak korean; speak swedish; speak greek; speak irish; polyglot; bilingual;
    cantonese; russian; turkish; swedish; hungarian; ukrainian; norwegian; hebrew; swahili; japanese; hindi; arabic;
    welsh; gaelic; esperanto; my french; my spanish; my german; my italian; my language; in polish; in italian;
    in arabic; in turkish; in greek; in dutch; in hindi; english better; better english; good english; english more;
    english speaking; english for; practice english; practise english; english fluently; speak more english;
    order tapas; order a coffee in; b2; b1 level; a1; a2 level; jlpt; ielts; toefl; duolingo streak; subtitles;
    mother in law s language; language of my; native speakers; without google translate; google translate;
    hold a conversation in; chat with my in laws in; conjugate; irregular verbs; verb tenses; kanji; hiragana;
    watch anime without; without subtitles; anime without; understand my grandchildren in; in norwegian; in swedish;
    in russian; in korean; in spanish; in french; in german; in portuguese; in chinese; in mandarin; in welsh;
    in japanese; in hebrew; in english; the english; learning better the; chat in; talk in; converse in; joke in;
    flirt in; dream in; argue in; read in; watch films in; films without; understand films; understand songs; tenses;
    grammar; word a day; five words; ten words; new words; words a day in; phrasebook; evening class in spanish;
    survival; phrases; accent; pronounce; pronunciation; flash cards; tandem; language exchange; language partner;
    language app; babbel; anki; rosetta; immersion; native; native speaker; basque; catalan; icelandic; dutch; polish;
    czech; greek; finnish; danish; romanian; bulgarian; croatian; serbian; tagalog; filipino; vietnamese; thai;
    indonesian; malay; urdu; punjabi; bengali; tamil; persian; farsi; georgian; armenian; yiddish; zulu; yoruba;
    somali
  `,
  weak: `
    chinese; dutch; polish; greek; english; finnish; irish; danish; fluently; words; verbs; abroad; holiday; speak
  `,
  not: `
    love languages; language of flowers; language of love; programming languages; coding language; computer language;
    polish my; polish up; polish the; dutch oven; dutch courage; chinese food; chinese takeaway; italian food;
    italian cooking; cook italian; german shepherd; french toast; french plait; french braid; greek yoghurt;
    greek salad; english breakfast; english literature; danish pastry; turkish bath; russian novels; spanish guitar;
    turkish coffee; swedish death cleaning; swedish death; bad language; strong language; swear; turkish delight;
    mind your language; language of code; korean drama; korean bbq; korean skincare; japanese garden; english garden;
    latin dance; latin dancing; russian roulette; arabic calligraphy; scan languages; french polish;
    interview in english; czech my; 500 words; words a day on; novel words; accent wall; native plants; native trees;
    native flowers; native garden; thai food; thai curry; thai massage; greek food; dutch bike; dream in colour;
    degree in; read in bed; read in the; read in a; read in peace; chat in person; chat in the; talk in meetings;
    talk in public; talk in front; talk in class; polish my cv; polish my shoes; polish my nails; shoe polish;
    nail polish; work in; thai boxing; in public; basque country cycling
  `,
  foreign: {
    es: `
      aprender ingles; ingles; aprender frances; aprender aleman; aprender italiano; aprender japones; idioma*;
      hablar ingles; hablar frances; aleman; japones; italiano; portugues; chino; hablar catalan; fluidez;
      vocabulario; segunda lengua
    `,
    fr: `
      apprendre l anglais; anglais; apprendre l espagnol; espagnol; allemand; italien; japonais; langue; langues;
      parler anglais; parler couramment; couramment; chinois; arabe; portugais; russe; vocabulaire
    `,
    de: `
      englisch; spanisch; franzosisch*; italienisch*; deutsch; deutsch lernen; japanisch; sprache*; fremdsprache*;
      fliessend; vokabel*; turkisch lernen; polnisch; portugiesisch; niederlandisch; russisch; arabisch
    `,
    pt: `
      aprender ingles; ingles; espanhol; frances; alemao; italiano; japones; idioma*; lingua; outra lingua;
      falar ingles; fluente; fluencia; mandarim
    `,
    it: `
      inglese; spagnolo; francese; tedesco; giapponese; lingua; lingue; una lingua; parlare inglese; portoghese;
      cinese; arabo; vocaboli; fluente; russo
    `,
    nl: `
      engels; spaans; frans leren; frans; duits; italiaans; nederlands; taal; talen; taal leren; vloeiend; japans;
      portugees; zweeds; woordjes
    `,
    pl: `
      angielsk*; niemieck*; hiszpansk*; francusk*; wlosk*; jezyk; jezyka; jezyki; japonsk*; polskiego; polski;
      mowic po; plynnie; slowek; slowka; norwesk*; ukrainsk*
    `,
    sv: `
      engelska; spanska; franska; tyska; svenska; italienska; sprak; språk; japanska; finska; norska; flytande;
      glosor; prata svenska; lara mig svenska; arabiska; danska
    `,
    tr: `
      ingilizce*; almanca*; ispanyolca*; fransizca*; dil ogren*; yabanci dil*; italyanca*; japonca*; rusca*; arapca*;
      akici konus*; kelime ezber*; dilini; turkce*; korece*
    `,
    hi: `
      angrezi; english seekh; english sikh; english bolna; english bolni; angreji; bhasha; nayi bhasha; french seekh;
      german seekh; spanish seekh; urdu; sanskrit; tamil seekh; अंग्रेजी; अंग्रेज़ी; इंग्लिश; भाषा; संस्कृत; स्पेनिश;
      फ्रेंच; जर्मन
    `,
    ja: `
      英語; 英会話; 中国語; 韓国語; フランス語; スペイン語; ドイツ語; 語学; 外国語; 日本語; イタリア語; 単語を
    `,
    zh: `
      英语; 英文; 学外语; 外语; 日语; 法语; 德语; 西班牙语; 韩语; 口语; 背单词; 语言; 英語; 日文; 法文; 中文
    `,
    ar: `
      الإنجليزية; اللغة; لغة; الفرنسية; الإسبانية; الألمانية; العربية; التركية; اليابانية; انجليزي; إنجليزي
    `,
    ru: `
      английск*; немецк*; испанск*; французск*; итальянск*; язык*; японск*; китайск*; бегло говорить; польск*;
      турецк*
    `,
    ko: `
      영어; 일본어; 중국어; 외국어; 스페인어; 프랑스어; 독일어; 한국어; 회화
    `,
  },
};
