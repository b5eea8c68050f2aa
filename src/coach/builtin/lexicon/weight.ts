import type { DomainWords } from './domain-words.ts';

export const weightWords: DomainWords = {
  strong: `
    weight down; lose the weight; lose a stone; lose stone; lose belly; lose some belly; lose my belly; belly;
    lose inches; lose fat; lose kilos; lose kg; lose pounds; lose ten pounds; drop a few pounds; drop pounds;
    shed pounds; shed the pounds; shed some; shed weight; shed kilos; drop weight; drop kilos; drop a size;
    get slimmer; slimmer; slim; slimming; trim down; trim my waist; waistline; my waist; love handles; muffin top;
    beer belly; fit into my jeans; into my old jeans; old jeans; fit in my jeans; into my trousers; into my suit;
    wedding dress fit; jeans to button; jeans close; trousers close; button my; extra weight; baby weight;
    weight i gained; gained weight; put on weight; lighter; bmi; obese; obesity; weight watchers; on a diet;
    slimming world; snacking; stop snacking; night snacking; stop overeating; overeating; emotional eating;
    comfort eating; comfort eat; binge eating; spare tyre; dad bod; tummy; less of me; weigh less; weight go;
    weight to come off; christmas kilos; lockdown kilos; lose few kilo; reduce my weight; reduce weight; cut weight;
    thinner; reduce waist; dress sizes; sizes down; two sizes; size smaller; smaller size; size down; shrink my;
    waist; waist before; shrink; loose weight; loose kilos; loose the; loose belly; loose fat; fat; fat of; bellies;
    tummy fat; stomach fat; flat stomach; flat belly; flat tummy; double chin; chin; thighs; bum; hips smaller;
    bikini; beach body; swimsuit; summer body; suit to fit; fit my suit; fit my dress; fit my jeans; my jeans;
    jeans again; my trousers; trousers fit; belt; belt notch; a notch; less heavy; too heavy; heavy; less weight;
    weight; weigh; weighs; the scales; bathroom scales; the scale; pudgy; chubby; chunky; podgy; plump; overeater;
    overeats; overate; second helpings; seconds at dinner; seconds; portions smaller; smaller portions; portion size;
    portion sizes; late night snacks; late night snacking; midnight snacks; midnight snack; fridge raid;
    raid the fridge; raiding the fridge; fridge at night; snack less; snacks less; snacker; graze; grazing;
    pick at food; stress eating; stress eat; eat my feelings; eating my feelings; bored eating; boredom eating;
    hungry all; wegovy; ozempic; keto; post baby; pregnancy weight; menopause weight; corona kilos; covid kilos;
    winter weight; holiday weight; creeping weight; zip up; zip; coat; buttons; last year s; big stomach; my stomach;
    stomach smaller; paunch; pot belly; eating feelings; squeeze into
  `,
  weak: `
    kilo; pounds; lbs; jeans; trousers; waist; scale; graze; grazing; fridge; diet; lean; size; hungry
  `,
  not: `
    weight off my shoulders; weight lifting; lifting weights; weight of the world; carry the weight; pull my weight;
    pounds in savings; save pounds; hundred pounds; pounds a month; pounds in debt; pounds of debt; stone wall;
    stone age; rolling stone; stone carving; milestone; gain weight; put on muscle; social media diet; news diet;
    information diet; lighter wallet; lighter mood; lighter mind; lighter house; slim chance; dead weight;
    paper weight; belly laugh; belly dance; belly dancing; size of my carbon; dog lose weight; cat lose weight;
    scale my business; scale up; balanced diet; healthier diet; diet coke; shrink my debt; shrink my carbon;
    shrink my footprint; seconds off; thirty seconds; ten seconds; sixty seconds; few seconds; chin up; chin ups;
    pull ups and chin; heavy things; lift heavy; lifting heavy; heavy lifting; heavy drinking; heavy drinker;
    heavy metal; heavy books; heavy heart; carry heavy; heavy bags; heavy stuff; heavy smoker; belt in karate;
    black belt; green belt; tighten my belt; yellow belt; trans fat; healthy fats; bum deal; off my bum; my bum;
    weight of; lift weight; lift my weight; weights; own weight; my own weight; body weight; bodyweight;
    weight bearing; weight room; heavy flow; pile must shrink; must shrink; get off my bum; loose ends; loose change;
    loose time; waste; a shrink; fat chance; bike seconds; binge eating disorder; hips pain; heavy bag; heavy rain;
    heavy traffic; heavy legs; weights on; too heavy to carry; zip code; winter coat to; coats to; buttons sewing;
    last year s resolution; coat of paint; my stomach ache; stomach ache; stomach pain; stomach problems;
    stomach calm; zip file; coat drive; stomach in knots; knots in my
  `,
  foreign: {
    es: `
      perder peso; bajar de peso; adelgazar; bajar kilos; perder kilos; kilos; unos kilos; barriga; panza; la tripa;
      bajar la panza; sobrepeso; dieta; picar entre horas; picoteo
    `,
    fr: `
      perdre du poids; maigrir; perdre du ventre; kilos; mincir; regime; surpoids; mon ventre; grignot*;
      perdre mon ventre
    `,
    de: `
      abnehm*; abzunehmen; abgenommen; kilo verlieren; kilos; gewicht verlieren; gewicht reduzieren; schlanker;
      bauch weg; bauchfett; uberflussigen pfunde; pfunde loswerden; pfunde; diat; mein gewicht; leichter werden
    `,
    pt: `
      perder peso; emagrec*; perder quilos; perder uns quilos; quilos; perder barriga; barriga; dieta; sobrepeso;
      perder a barriga
    `,
    it: `
      perdere peso; dimagrire; chili; qualche chilo; buttare giu; pancia; dieta; sovrappeso; tornare in linea
    `,
    nl: `
      afvallen; kilo kwijt; kilos kwijt; kilo s; gewicht verliezen; slanker; buikje; dieet; af te vallen; lijnen
    `,
    pl: `
      schudn*; odchudz*; zrzucic; kilogram*; brzuch*; nadwag*; diet*; zgubic pare kilo; kilo mniej; waga;
      zrzucic wage; stracic na wadze
    `,
    sv: `
      gå ner i vikt; ga ned i vikt; ner i vikt; ned i vikt; minska i vikt; minska vikt; kilon; tappa kilo; banta;
      magen platt; viktnedgang
    `,
    tr: `
      kilo vermek; kilo ver*; zayifla*; kilolar*; fazla kilo*; diyet*; gobek*; göbeğ*; incelmek
    `,
    hi: `
      vajan; wazan; vazan; weight kam; patla hona; patli; motapa; pet kam; charbi; वजन; वज़न; मोटापा; पतला; पतली;
      पेट कम; चर्बी
    `,
    ja: `
      痩せ; やせ; 体重; ダイエット; お腹を; キロ落と; 減量; 間食
    `,
    zh: `
      减肥; 減肥; 瘦; 减重; 体重; 體重; 肚子小; 减脂; 节食
    `,
    ar: `
      وزني; الوزن; أنحف; إنقاص; تخسيس; خسارة الوزن; كرش; الكرش; أخسر; رجيم; حمية
    `,
    ru: `
      похуде*; сбросить вес; сбросить; вес; лишний вес; лишние килограммы; килограмм*; диет*; стройн*; живот*
    `,
    ko: `
      살을 빼; 살 빼; 다이어트; 체중; 몸무게; 뱃살; 살빼
    `,
  },
};
