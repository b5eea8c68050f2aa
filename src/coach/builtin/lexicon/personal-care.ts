import type { DomainWords } from './domain-words.ts';

export const personalCareWords: DomainWords = {
  strong: `
    teeth; my teeth; tooth; toothbrush; brush teeth; brushing teeth; gums; plaque; cavities; cavity; fillings;
    mouthwash; retainer; braces; bad breath; dentists; tongue scraper; electric toothbrush; skin; spots; pimples;
    pimple; picking my skin; pick my skin; skin picking; moisturiser; moisturizer; moisturize; moisturising;
    face cream; face wash; wash my face; cleanse; cleanser; serum; retinol; make up off; makeup off;
    take off my makeup; take my make up; remove my makeup; sun block; sunblock; suncream; sunburn; sunburnt;
    hand cream; lip balm; lips; dry skin; dry hands; eczema cream; foot care; toenails; nails; my nails; nail;
    cuticles; manicure; stop biting; chew my nails; chewing my nails; my hair; hair mask; brush my hair; comb;
    wash my hair; hairdresser; haircut; barber; shave; shaving; beard; trim my beard; shower; shower in; showers;
    showering; shower daily; bathe; bathing; have a bath; take a bath; wash every; wash daily; smell good;
    smell fresh; smell nice; smell better; stink; body odour; sweaty; deodorant; clean clothes; clean underwear;
    change my clothes; fresh clothes; get dressed; get dressed every; getting dressed; dressed; out of pyjamas;
    pyjamas; pajamas; dress better; dress well; dress nicely; dress up; dress smarter; stylish; wardrobe choices;
    clothes i feel good in; look after my body; look after myself; looking after myself; look nice; look neat;
    look good; look smart; look put together; put together; well groomed; groomed; groom; appearance; presentable;
    scruffy; well kept; kempt; unkempt; hygenic; hygienic; personal hygeine; hygeine; self care; selfcare;
    take care of myself; taking care of myself; care for myself; take care of my; pamper; pampering; glow; glow up;
    routine for skin; evening skincare; posture; stand tall; stand straight; stand up straight; sit straight;
    sit properly; sitting like; slouching; slumping; slump; hunch; hunched; hunchback; hunching; shrimp; prawn;
    straight back; straighten my back; back straight; shoulders back; tech neck; text neck; turtle neck posture;
    round shoulders; rounded shoulders; cracking my knuckles; crack my knuckles; knuckles; eye care; eye exercises;
    glasses wear; contact lenses; hearing aids; check my moles; moles; breast self; self exam; grow my nails;
    grow my hair; hair loss; dandruff; unhunch; my feet; brush twice; brush every; question mark; care more; my face;
    wash my face before; face every; face before bed; skin is; skin better; bad skin; oily skin; glowing skin;
    skin glow; moisturise; moisturise like; lotion; body lotion; hydrate my skin; creams; toner; sun protection;
    spf every; beard oil; clean shaven; nose hair; eyebrows; brows; lashes; perm; hair oil; hair brushing;
    washing my hair; plait; my scalp; scalp; earwax; ears clean; clean ears; teeth cleaning; clean teeth;
    clean my teeth; teeth clean; white teeth; whiter teeth; whiten; gum disease; gums bleed; bleeding gums; bleeding;
    interdental; water pik; waterpik; tepe; night guard; night cream; day cream; fingers in my mouth; thumb sucking;
    suck my thumb; stop picking; picking; pick at; scab; scabs; fidget; hair pulling; pull my hair; trichotillomania;
    nail polish; neat nails; hands nice; feet nice; pedicure; foot cream; heels; cracked heels; perfume; aftershave;
    fresh breath; breath fresh; fresh underwear; iron my shirt; ironed shirts; ironed; shirts; shoes polished;
    tidy appearance; smart clothes; dress smart; dress like; dress for; wear real clothes; real clothes;
    wear something; wear nice; jewellery on; eye test; optician; check up; dentist appointment; doctor appointments;
    book a smear; smear test; breast check; mammogram; sit tall; stand up tall; spine straight; crooked back;
    my spine; round back; hunched over; lean over my desk; ergonomic; ergonomics
  `,
  weak: `
    face; smell; clean; neck; spine; back; clothes; mirror; body; makeup; cream; biting; pluck; care; fresh; slouchy;
    brush; hair; style; hunch; unhunch; feet
  `,
  not: `
    by the skin; thick skin; skin of my teeth; comfortable in my skin; own skin; skin game; in my own skin;
    spots on the; sweet spots; tourist spots; hot spots; parking spots; hair of the dog; hair raising; life style;
    lifestyle; leadership style; writing style; painting style; style guide; css style; style of; hot feet; cold feet;
    feet up; on my feet; find my feet; drag my feet; back on my feet; feet off; square feet; nail the interview;
    nail my interview; nail it; nail my presentation; nail the; nail a; nail down; nail art business; hammer and nail;
    tooth fairy; sweet tooth; fight tooth; brush with; paint brush; paintbrush; brush strokes; brush painting;
    brush up on; brush my dog; brush the cat; brush pen; comb through; bridal shower; shower my wife; shower my kids;
    shower thoughts; sing in the shower; shower cold for energy; cold shower; cold showers; wash the floor;
    wash dishes; wash up; wash the windows; wash my car; wash clothes; dress size; dress code; dressing room;
    salad dressing; wedding dress; smell of smoke; smell like an ashtray; smell like; smell the roses;
    smell of cigarettes; looking good naked; look good naked; look good on; look good in photos; look smart on;
    bathe the dog; bath the; trim my budget; trim the hedge; trim down; put together a; put together my; glow stick;
    care home; care about; care of my mother; care of my mum; care of my dad; care of my father; care of my parents;
    care of my kids; care of my wife; care of my husband; care of my family; care of my baby; take care of my mother;
    take care of my mum; take care of my dad; take care of my father; take care of my parents; take care of my kids;
    take care of my children; take care of my wife; take care of my finances; take care of my money;
    take care of my house; take care of my home; take care of my plants; take care of my garden;
    take care of my grandmother; take care of my diabetes; take care of my heart; take care of my dog;
    take care of business; take care of my mind; take care of my mental; self care time; hair shirt; shave off;
    shave minutes; shave seconds; back to; moles in the garden; tooth and nail; cold sweat; dress for success;
    high heels dance; heels over; on my heels; head over heels; digging my heels; shirts to charity; face my;
    face the; face to face; fidget toy; wear a mask; wear my; face my fears; face fears; face it; in my face;
    save face; poker face; pick at food; fruit picking; picking up; picking litter; picking berries; picking fights;
    cherry picking; picking a; doctors appointment; perfume business; care more about; dress for the; fire face;
    face to the
  `,
  foreign: {
    es: `
      hilo dental; cepillar*; dientes; piel; ducharme; ducha; higiene; unas; comerme las unas; morderme; postura;
      cuidado personal; cuidarme; protector solar; cara; crema; pelo; cuidar mi piel; afeitar*; espalda recta
    `,
    fr: `
      dents; fil dentaire; brosser; peau; douche*; me doucher; hygiene; ongles; me ronger; posture;
      prendre soin de moi; soin de moi; me tenir droit; creme solaire; visage; cheveux; demaquill*; ronger; me raser;
      tenir droite
    `,
    de: `
      zahne; zahn*; zahnseide; haut; hautpflege; duschen; hygiene; nagel*; nagelkauen; korperhaltung; haltung;
      aufrecht; korperpflege; selbstfursorge; sonnencreme; gesicht; haare; eincremen; pflege; rasieren; gerade sitzen;
      mich um mich; abschminken; kauen
    `,
    pt: `
      dentes; fio dental; escovar; pele; banho; tomar banho; higiene; unhas; roer; postura; cuidar de mim; me cuidar;
      protetor solar; rosto; cabelo; autocuidado; cuidados; barba; hidratante; coluna reta
    `,
    it: `
      denti; filo interdentale; lavarmi; spazzol*; pelle; doccia; igiene; unghie; mangiarmi le unghie; postura;
      prendermi cura di me; cura di me; crema solare; viso; capelli; barba; schiena dritta; mangio le unghie; crema;
      cura della pelle; dritt*
    `,
    nl: `
      tanden; flossen; poetsen tanden; tandenpoetsen; huid; douchen; hygiene; nagels; nagelbijten; houding; rechtop;
      voor mezelf zorgen; zelfzorg; zonnebrand; gezicht; haar verzorgen; tandarts; verzorging; rechter zitten;
      scheren; goed voor mezelf; insmeren
    `,
    pl: `
      zeby; zebow; nic dentystyczn*; nitkow*; myc zeby; skore; skory; prysznic; myc sie; higien*; paznok*; obgryza*;
      postaw*; garbi*; prosto; dbac o siebie; krem*; twarz*; wlosy; dentyst*; pielegnac*; kapac; zadbac o siebie;
      filtr*; plecy proste
    `,
    sv: `
      tander; tänder; tandtrad*; tandborst*; borsta; hud; huden; hudvard; duscha; hygien; naglar; bita pa naglarna;
      hallning; hållning; ta hand om mig; solkram; ansikte; tandlakare; egenvard; rak i ryggen; rak rygg; smorja;
      raka mig; sitta rakt
    `,
    tr: `
      dişlerim*; dis ipi; diş ipi; dis firca*; diş fırça*; cilt*; cildim*; dus*; duş al*; hijyen; tirnak*; tırnak*;
      durus*; duruş*; dik otur*; dik dur*; kendime bak*; oz bakim; öz bakım; gunes kremi; disleri*; dis hekimi;
      kambur*; kisisel bakim; kişisel bakım; tiras ol*
    `,
    hi: `
      daant; dant; brush karna; tvacha; twacha; skin care; nahana; nahaana; nakhun; naakhun; nakhoon; posture;
      apna khayal; khud ka khayal; chehra; chehre; baal; safai sharir; seedha baith; jhuk kar; kamar seedhi; दांत;
      दाँत; त्वचा; नहाना; नहाने; नाखून; चेहर; बाल; अपना ख्याल; अपना ख़्याल; खुद का ख्याल; पोस्चर; स्किन; ब्रश;
      सीधा बैठ; सीधे बैठ
    `,
    ja: `
      歯; フロス; 歯磨き; 肌; スキンケア; シャワー; お風呂; 爪; 姿勢; 身だしなみ; 日焼け止め; 髪; 猫背; 洗顔; 歯医者; 保湿; 清潔; 自分を大切
    `,
    zh: `
      刷牙; 牙; 皮肤; 护肤; 洗澡; 卫生; 指甲; 咬指甲; 姿势; 驼背; 防晒; 头发; 照顾自己; 牙线; 洗脸; 坐姿; 坐直; 个人护理; 保湿; 皮膚; 牙医
    `,
    ar: `
      أسناني; الأسنان; خيط; بشرتي; البشرة; الاستحمام; أستحم; النظافة الشخصية; أظافري; الأظافر; وضعية; جلستي;
      ظهري مستقيم; العناية بنفسي; أعتني بنفسي; واقي الشمس; شعري; وجهي; قضم; العناية; أسنان
    `,
    ru: `
      зуб*; зубы; нить; кожей; кожи; кожу; душ; мыться; гигиен*; ногт*; осанк*; сутул*; ухаживать за собой;
      уход за собой; уход; заботиться о себе; солнцезащит*; лицо; волос*; забота о себе; прямо сидеть; спину прямо;
      грызть; стоматолог*; умыва*
    `,
    ko: `
      양치; 치실; 이를 닦; 치아; 피부; 샤워; 위생; 손톱; 자세; 선크림; 머리 감; 세수; 거북목; 나를 돌보
    `,
  },
};
