import type { DomainWords } from './domain-words.ts';

export const smokingWords: DomainWords = {
  strong: `
    cig; cigs; ciggies; ciggie; ciggy; fag; fags; smokes; ex smoker; non smoker; nonsmoker; smoke free; smokefree;
    smoking; stopping smoking; give up smoking; giving up smoking; kick smoking; pack a day; packs a day;
    packet a day; twenty a day; 20 a day; ten a day; ashtray; e cigarette; ecig; e cig; juul; elf bar;
    disposable vape; hookah; shisha; snus; nicotine gum; nicotine patches; chewing tobacco; cigars; cigar;
    lighter away; lighter in the bin; last smoke; tobaco; cigaret; cigarets; sigarettes; puff; puffing on; roll ups;
    rollies; chain smoke; stop to smoke; stop the smoke; quit smoke; quit smokes; smoke less; smoke fewer; not smoke;
    smoke anymore; smoker s cough; marlboro; cold turkey from nicotine; smell of smoke; smell like an ashtray;
    my lighter; lighters; quit the weed; smoke; an ashtray; vape pen; pen vape; my last cigarette; last cigarette;
    smoke like a chimney; chimney; chain smoker; menthol; filters; filter tips; rolling papers; smoke breaks;
    smoking breaks; smoke break; cigarette breaks; lungs to thank; clean lungs; quit the sticks; cancer sticks; darts;
    smokers; wheezy; clear my lungs
  `,
  weak: `
    puff; lighter; pack; drag; weed; joint
  `,
  not: `
    smoke detector; smoke detectors; smoke machine; meat smoker; smoked meat; smoke brisket; smoke and mirrors;
    cigar box guitar; cigar box; smoke signals; fag end of; lighter bag; pack lunch; lungs of the earth; puff pastry;
    puffed out; huff and puff; smoke ribs; go up in smoke; lighter weight; lungs burning; iron lung; smoking hot;
    smoked paprika; smoking meat; fire and smoke; huffing and puffing; joint pain; smoker grill; water filter;
    instagram filter; coffee filter; darts league; play darts; darts team; photo filters; filter coffee
  `,
  foreign: {
    es: `
      fumar; fumo; tabaco; cigarro*; cigarrillo*; pitillo*; vapear; vapeo; nicotina; dejar el vicio de fumar;
      cajetilla
    `,
    fr: `
      fumer; fume; clope*; cigarette*; tabac; vapoter; nicotine; la clope
    `,
    de: `
      rauch*; zigarett*; nichtraucher*; qualmen; kippe*; glimmstengel; tabak; nikotin*; vapen; dampfen
    `,
    pt: `
      fumar; fumo; tabaco; cigarro*; cigarrilha; vapear; largar o cigarro; nicotina; vape
    `,
    it: `
      fumare; sigarett*; fumo; fumatore; tabacco; svapare; nicotina
    `,
    nl: `
      roken; rook*; sigaret*; peuk*; vapen; tabak; nicotine; shag
    `,
    pl: `
      palic; palenie; palenia; papieros*; nikotyn*; fajk*; tyton*; rzucic fajki; wapow*
    `,
    sv: `
      roka; röka; rokning*; rökfri; rokfri; cigarett*; snus*; tobak*; vejpa; nikotin
    `,
    tr: `
      sigara*; tutun*; tütün; nikotin; sigarayi; elektronik sigara; icmeyi birakmak sigara
    `,
    hi: `
      cigarette chhod; cigarette; dhumrapan; dhoomrapan; sigret; beedi; bidi; tambaku; smoking chhod; सिगरेट;
      धूम्रपान; बीड़ी; तंबाकू; तम्बाकू
    `,
    ja: `
      タバコ; たばこ; 煙草; 禁煙; 電子タバコ; 喫煙
    `,
    zh: `
      戒烟; 戒菸; 抽烟; 吸烟; 香烟; 抽菸; 烟瘾; 电子烟
    `,
    ar: `
      التدخين; تدخين; السجائر; سجائر; أدخن; سيجارة; الشيشة; السيجارة
    `,
    ru: `
      курить; курени*; сигарет*; курю; табак*; вейп*; никотин*; закурить
    `,
    ko: `
      담배; 금연; 흡연; 전자담배
    `,
  },
};
