import type { DomainWords } from './domain-words.ts';

export const strengthWords: DomainWords = {
  strong: `
    strong arms; stronger arms; strong legs; stronger legs; strong back; stronger back; strong core; stronger core;
    strong again; strong for; get strong; be strong enough; become strong; become strong like; lift heavy;
    lift heavier; lift things; lifting heavy; lifting; lift my; lift the grandkids; squat; deadlifts; pushup; pushups;
    push up s; pullup; pullups; chin up; chin ups; press up; pressups; sit ups; plank; planking; lunges; bench;
    free weights; gym weights; weight lifting; lifting weights; powerlifting; strong man; strongman; body building;
    build my body; build up my body; bulk; bulking; gain mass; muscles; muscular; abs; six pack; biceps; triceps;
    glutes; tone my arms; tone my; toned; tone; jam jars; open jars; open a jar; jam jar; carry my shopping;
    carry shopping bags; carry my own; carry the shopping; grip strength; bone density; noodle arms; spaghetti arms;
    arms like noodles; arms like spaghetti; upper body; core strength; resistance training; resistance band;
    calisthenics; handstand; muscle up; kettlebells; dumbbells; physical strength; weak arms; stronger body;
    body stronger; get off the floor; up off the floor; shoulders grow; grow shoulders; chest; lats; bigger arms;
    big arms; arms bigger; muscle mass; barbells; rack; gains; iron; pump iron; pumping iron; gym bro; gym rat;
    lift my own; carry heavy; heavier; wobbly arms; bingo wings; flabby arms; arm wrestle; arm wrestling;
    push myself up; floor press; overhead press; swing a kettlebell; powerlifter; weightlifter; strength; grow muscle;
    core; stronger knees; strong knees; hold a plank; minute plank; bodyweight; own bodyweight; lift a; lift our;
    lift bags; open a pickle jar; pickle jar; jars; groceries; shopping in one; all the groceries; one trip;
    heavy shopping
  `,
  weak: `
    strong; arms; heavy; reps; iron; rack; body; shoulders; grow; chest; bag
  `,
  not: `
    strong coffee; strong marriage; strong relationship; strong faith; stronger together; strong boundaries;
    be strong for my; chair lift; ski lift; take the lift; lift people; lift others; facelift; lift share;
    strong passwords; bench in the park; tone of voice; tone deaf; dial tone; muscle pain; muscle tension;
    relax my muscles; tense muscles; stay strong through; lifting my mood; strong opinions; strong language;
    strong portfolio; bulk buy; bulk cooking; bulk cook; strong drink; bulk buying; tone it down; plank floor;
    strong spirit; stronger mind; core values; core memory; chest pain; chest infection; core habit; iron out;
    iron my; ironing; iron levels; jars of; glass jars; chest of drawers; heavier heart; nuts and bolts;
    treasure chest; save on groceries; groceries budget; spend on groceries; healthier groceries; healthy groceries;
    order groceries
  `,
  foreign: {
    es: `
      fuerza; musculo*; pesas; flexiones; dominadas; sentadillas; fortalecer; mas fuerte; tonificar; abdominales;
      levantar peso
    `,
    fr: `
      force; muscle*; muscler; me muscler; pompes; tractions; halteres; renforcement; abdos; musculation; plus fort;
      plus forte; squats
    `,
    de: `
      kraft; kraftiger; muskel*; liegestutz*; klimmzug*; klimmzuge; gewichte stemmen; hanteln; starker werden;
      krafttraining; kniebeugen; sixpack; gewichte heben
    `,
    pt: `
      forca; musculo*; massa muscular; musculacao; flexoes; barra fixa; pesos; mais forte; fortalecer; agachamento*;
      tonificar; hipertrofia; levantar peso
    `,
    it: `
      forza; muscol*; pesi; flessioni; trazioni; piu forte; piu forti; addominali; rinforzare; potenziare; tonificare;
      squat
    `,
    nl: `
      kracht; spier*; gewichten; opdruk*; optrekken; sterker; krachttraining; spiermassa; sterke armen; gewichtheffen
    `,
    pl: `
      sile; sila; sily; silniejsz*; silny; miesni*; pompk*; podciag*; ciezary; hantl*; wzmocnic; miesnie; masa;
      silowy; silowe
    `,
    sv: `
      styrka; stark; starkare; muskl*; armhav*; hantlar; styrketran*; lyfta; lyfta tungt; vikter; marklyft; knaboj;
      chins; magrutor
    `,
    tr: `
      kas; kas yap*; kaslan*; guclen*; güçlü; sinav cek*; şınav; barfiks; agirlik; ağırlık*; mekik; guclu olmak;
      kuvvet*
    `,
    hi: `
      takat; taakat; mazboot; majboot; body banani; body banana; dole; muscles; push up lagana; dand; taqat; ताकत;
      मज़बूत; मजबूत; मांसपेशी; मांसपेशियां; बॉडी बना; मसल; वेट ट्रेनिंग
    `,
    ja: `
      筋トレ; 筋肉; 腕立て; 懸垂; 筋力; 力をつけ; 腹筋; スクワット; ムキムキ
    `,
    zh: `
      肌肉; 增肌; 俯卧撑; 引体向上; 力量; 举重; 举铁; 练肌; 腹肌; 卧推; 强壮
    `,
    ar: `
      العضلات; عضلات; عضلاتي; القوة; الأثقال; الضغط عشر; تمارين الضغط; أقوى; بناء العضلات; تقوية
    `,
    ru: `
      мышц*; сильнее; отжима*; отжат*; подтягива*; подтянут*; силов*; гантел*; накачат*; штанг*; пресс; сильным;
      сильной
    `,
    ko: `
      근육; 근력; 팔굽혀; 턱걸이; 웨이트; 스쿼트; 복근
    `,
  },
};
