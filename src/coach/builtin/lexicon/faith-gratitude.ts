import type { DomainWords } from './domain-words.ts';

export const faithGratitudeWords: DomainWords = {
  strong: `
    pray; prayers; prays; prayer; pray more; pray every; pray five; pray daily; pray on time; prayed; rosary; bible;
    my bible; scriptures; gospel; psalm; psalms; hymn; devotion; devotions; quiet time with god; time with god; god;
    jesus; christ; christian; lord; holy; holy spirit; allah; muslim; islam; islamic; koran; quran; qur an; surah;
    surahs; salah; salat; fajr; dhikr; zikr; mecca; hajj; imam; mosque; ramadan; fast in ramadan; hindu; puja; pooja;
    temple; bhagavad gita; gita; mantra; mantras; chanting; chant; japa; krishna; shiva; buddhist; buddhism; dharma;
    buddha; sangha; jewish; shabbat; sabbath; synagogue; tefillin; torah; rabbi; mass; go to mass; sunday mass;
    go to church; church; churchgoer; confession; lent; lord s; faith; my faith; faithful; believe; belief; believer;
    spiritual; spirituality; spiritual life; soul; sacred; blessing; blessings; count blessings; blessed;
    grace before; say grace; gratitude; gratefulness; greatful; gratefull; thankful; thankfulness; be thankful;
    thank you notes; say thank you; thank people; appreciate; appreciation; appreciate what; appreciate life;
    appreciative; count my blessings; three good things; good things; good thing each; good things every;
    glass half full; half full; see the good; notice the good; notice good; look on the bright side; bright side;
    what went well; silver lining; silver linings; stop complaining; complain less; complaining; moaning less;
    moan less; less moaning; grumble; grumbling; take for granted; taking things for granted; taking it for granted;
    for granted; gratitude list; thank god; thanks; grumbling less; positive; be more positive; positivity;
    positive thinking; optimism; optimist; optimistic; pessimist; contentment; content with; closer to the divine;
    divine; meaning in life; purpose; worship; ministry; serve god; tithe; sikh; gurudwara; ardaas; paath; simran;
    small good things; the good; little joys; small joys; joys; small wins; keep the sabbath; keep sabbath;
    keep shabbat; kosher; halal; fasting in ramadan; advent; observe; devout; piety; pious; godly; god fearing;
    heaven; eternal; angels; saints; saint; monk; nun; priest; pastor; sermon; sermons; parish; congregation; hymns;
    praise; praise god; thank my; thanks for; grateful for; appreciate the; appreciate small; appreciate my life;
    enjoy the small; enjoy small; enjoy the little; enjoy little things; little things; small things; sunset;
    counting my blessings; each day good; meaningful; higher power; universe; the universe; manifest; manifestation;
    tarot no; meditate on god; with god; to god; in god; trust god; walk with god; for god; religion; catechism;
    baptism; baptised; convert to; quran by heart; hafiz; tajweed; umrah; dua; duas; azan; sunnah; bhajan; kirtan;
    aarti; satsang; vedas; upanishads; zazen; metta; loving kindness
  `,
  weak: `
    religious; thankful; quiet; thank; meaning; church; spirit; thanks
  `,
  not: `
    holy grail; holy moly; jesus christ that; church bells photo; mass of; body mass; muscle mass; gain mass;
    lean mass; mass transit; lords; content creator; content marketing; make content; content on; positive cash;
    positive bank; positive covid; test positive; podcast; purpose of; on purpose; general purpose; purposely;
    appreciate my wife; appreciate my partner; appreciate my husband; appreciate art; appreciate wine;
    appreciate classical; music appreciation; gospel choir; believe in myself; self belief; hard to believe;
    believe it or not; fashion bible; leap of; brown bread; soul music; soul mate; soulmate; soul food;
    thanksgiving dinner; chanting football; prayer for my; temple bar; grace period; graceful; faith in people;
    positive relationship; good things come; tarot no; universe of games; marvel universe; priest costume; nun;
    saint patrick; monk fish; monkfish; little things at home; every little thing; sunset photos; praise my kids;
    praise my child; praise my dog; tune; meaningful work; the good life; the good chair; the good news; the good old;
    do good; be the good; convert to metric; angels delight; in heaven; the good kind; small things in the
  `,
  foreign: {
    es: `
      rezar; orar; oracion*; dios; fe; biblia; iglesia; gratitud; agradec*; misa; espiritual*; rosario; bendicion*;
      dar gracias; leer la biblia
    `,
    fr: `
      prier; priere*; dieu; foi; bible; eglise; gratitude; reconnaissant*; messe; spirituel*; coran; remercier;
      reconnaissance; evangile; mosquee; chapelet
    `,
    de: `
      beten; bete; gebet*; gott; glaube*; bibel; kirche; dankbar*; dankbarkeit*; spirituell*; koran; gottesdienst;
      dankbarer; danken; segen; moschee; jesus
    `,
    pt: `
      rezar; orar; oracao; oracoes; deus; fe; biblia; igreja; gratidao; agradec*; grata; missa; espiritual*; terco;
      ser mais grato; louvor
    `,
    it: `
      pregare; preghier*; dio; fede; bibbia; chiesa; gratitudine; grato; grata; ringrazi*; messa; spiritual*; vangelo;
      rosario; riconoscente; prego
    `,
    nl: `
      bidden; gebed*; god; geloof; bijbel; kerk; dankbaar*; dankbaarheid; spiritu*; koran; danken; moskee; bid;
      dankbaarder; zegeningen
    `,
    pl: `
      modli*; modlitw*; bog; boga; bogiem; wiar*; biblia; biblie; biblii; kosciol*; kosciel*; wdzieczn*; dziekow*;
      msze; duchow*; rozaniec; pismo swiete; modlic; ewangeli*
    `,
    sv: `
      be; bon; böner; boner; bed; be till gud; gud; tro; bibel*; kyrka*; tacksam*; tacksamhet*; andlig*; koranen;
      gudstjanst; moske*; be mer; be varje
    `,
    tr: `
      dua*; namaz*; allah*; kuran*; kur an*; ibadet*; sukret*; şükret*; sukur*; şükür*; minnet*; cami*; manevi*;
      oruc*; zikir*; inanc*; dini
    `,
    hi: `
      puja; pooja; prarthana; bhagwan; ishwar; mandir; bhakti; namaz; dua; allah; quran; gita; shukr*; shukriya;
      aabhaar; kritagya*; aarti; bhajan; adhyatm*; path karna; jaap; paath; gurbani; पूजा; प्रार्थना; भगवान; ईश्वर;
      मंदिर; मन्दिर; नमाज; नमाज़; दुआ; आभार; कृतज्ञ; गीता; भक्ति; आध्यात्म; शुक्र; अल्लाह; कुरान; क़ुरान; जाप; आरती;
      भजन
    `,
    ja: `
      祈; 感謝; 神; 聖書; 教会; 信仰; 仏; お祈り; ありがとう; お寺; 神社; 礼拝; コーラン
    `,
    zh: `
      祷告; 祈祷; 感恩; 上帝; 圣经; 教会; 信仰; 佛; 感谢; 念经; 禱告; 聖經; 教堂; 念佛; 拜佛; 祈禱; 古兰经; 礼拜
    `,
    ar: `
      الصلاة; أصلي; صلاة; القرآن; الله; المسجد; الدعاء; الذكر; الشكر; الامتنان; أشكر; إيمان; إيماني; الفجر; الاستغفار;
      صلاتي; ديني; امتنان; ممتن; الصلوات; العبادة; الأذكار; قرآن
    `,
    ru: `
      молит*; бог*; веру; библи*; церк*; благодар*; духовн*; коран*; намаз*; храм*; молиться; евангели*; мечет*;
      молитв*; псалт*
    `,
    ko: `
      기도; 감사; 하나님; 성경; 교회; 신앙; 예배; 성당; 절에; 부처
    `,
  },
};
