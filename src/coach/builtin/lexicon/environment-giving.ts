import type { DomainWords } from './domain-words.ts';

export const environmentGivingWords: DomainWords = {
  strong: `
    recycling; recycled; recycle more; plastic free; less plastic; plastics; packaging; waste; rubbish; rubbish less;
    trash; garbage; landfill; throw away less; throw less; throwing away food; throw away food; leftover; leftovers;
    reusable; reusables; reuse; refill; refills; bring my own; tote bag; shopping bags; own bag; own cup; bamboo;
    beeswax; eco; ecological; ecology; ecologic; earth; planet; mother earth; save the planet; climate change;
    global warming; co2; carbon; emissions; footprint; greener; green living; go green; sustainable; sustainably;
    sustainable life; fly less; flying less; drive less; car less; less car; use the car less; leave the car;
    car free; public transport; by train instead; second hand; secondhand; thrift shops; fast fashion;
    mend my clothes; mend clothes; mending; repair things; repair instead; repair cafe; fix instead; save water;
    water usage; shorter showers; save energy; saving energy; energy at home; use less energy; waste energy;
    energy use; solar; solar panels; heat pump; wildlife; bees; hedgehogs; birds; biodiversity; rewild; rewilding;
    plant trees; plant a tree; tree planting; trees; beach clean; clean the beach; clean up the beach; clean beaches;
    river clean; clean up the river; litter; litterpick; litterpicking; pick litter; picking up litter;
    pick up rubbish; pick up trash; plogging; nature; protect nature; conservation; oceans; ocean; sea turtles;
    activism; activist; protest; campaign; petition; vote; volunteering; volunteers; voluntering; volonteer;
    volunteer at; animal shelter; shelter; homeless; refugees; food banks; soup; charity; donating; donation;
    donations; donate more; give more; giving more; give to; giving; generosity; generous; be more generous; kind;
    kindness; kinder; be kind; be kinder; kind to others; kind deeds; good deeds; good deed; deed; acts of; do good;
    do more good; help people; help my community; help my neighbours; help my neighbour; help someone; help strangers;
    help more people; help neighbors; helping others; helping people; helping; of service; serve others;
    serve my community; useful to others; contribute to my community; contribute; contribution; community garden;
    blood donor; give blood; donate blood; foster animals; befriend; mentor kids; mentoring; tutor kids;
    read to the blind; visit the elderly; visit lonely; visit old people; care home; scouts leader; meals on wheels;
    philanthropy; make a difference; make the world; better place; better world; world better; pay it forward;
    leave the world; future generations; grandchildren s planet; worm bin; wormery; compost bin; grow my own;
    carbon neutral; net zero; vegan for the planet; low waste; bottle deposit; foraging; beach cleaner;
    leave the beach; less food; food in the bin; bin; bin less; fewer bin bags; less rubbish; packaging free;
    leave less; tread lighter; tread lightly; lighter footprint; smaller footprint; cycle instead of drive;
    bus instead of; train instead of; grow vegetables; good to others; good neighbour; good neighbor; neighbourly;
    look in on; elderly neighbour; old neighbour; make someone smile; someone smile; someone s day; kind thing;
    something kind; one kind; nice to strangers; give to charity; give money; give away; gift; giving back;
    useful for; useful to; for the homeless; the poor; rescue; rescue dogs; rescue animals; dog shelter; foster;
    sponsor; food drive; clothes drive; environmental; microplastics; glass jars; bulk shop; local produce; buy local;
    seasonal; pollinators; wild flowers; wildflowers; hedgehog; turn lights off; turn the lights off;
    turn off the lights; heating down; fewer plastic; plastic bottles; tutor; teach kids; coach kids; help kids;
    help children; help old; help elderly; help an; forest; woods; clean river; name trees? no; sea; rivers;
    local wildlife; bird feeders; bird feeder; feed the birds; feeding birds; frogs; pond; meadow; insect; insects;
    native plants; native trees; grow food; veg patch; vegetable patch; farmers market; reused; repurpose;
    repurposing; food sharing; share food; lift share; carpool; ride share; walk instead of drive; bike instead of;
    electric car; green energy; wool; fair trade; fairtrade; ethical; ethically; animal rights; animals; animal;
    stray cats; stray dogs; stray; cats protection; hospice; charity run; red cross; unicef; oxfam; save the children;
    food pantry; soup kitchens; befriending; samaritans volunteer; fire brigade volunteer; crossing patrol;
    school governor; scouts; neighbour in need; sick neighbour; help a neighbour; help out; helping out; lend a hand;
    help in my; help at; help where; useful; be useful; of use; service; community service; serve; serving others;
    civic; democracy; local council
  `,
  weak: `
    environment; clothes; bags; bottle; bottles; bin; bins; water; car; world; help; local; community; animals;
    animal; greener; dog; cycle; buy; packages; give
  `,
  not: `
    help me; help my son; help my daughter; help my sister; help my kids; help my wife; help my husband; help my mum;
    help my mother; help my dad; please help; give up; giving up; give in; giving in; give talks; give a talk;
    give presentations; give a presentation; give me; give myself; give my; waste of time; waste my; wasting time;
    waste less time; waste time on; kind of; some kind; kind to myself; kinder to myself; be kind to myself;
    kinder to me; kind and; kinder parent; kinder to my; kind to my; vote of; earthy; down to earth; planet fitness;
    ocean swim; eco driving test; mother nature; by nature; second nature; nature of; naturewalk; nature walk;
    walk in nature; nature walks; walks in nature; drive less distracted; litter; kitty litter; bird flu; night owl;
    trees in data; family trees; decision trees; climbing trees; early bird; up with the birds; two birds;
    kill two birds; bird photography; campaign trail; marketing campaign; ad campaign; email campaign; protest songs;
    career mentor; find a mentor; get a mentor; contribute in meetings; contribute to meetings;
    contribute to my pension; contribution pension; contribution to pension; open source contribution; soup maker;
    cook soup; make soup; soup for; shelter in place; tax; carbon fibre; sustainable career; environment variables;
    toxic environment; environmental factors; pick up trash talk; buy less; trash talk; trash tv; trash my;
    earth shattering; solar plexus; emission of; the ocean swim; helping of; second helping; extra helping; world cup;
    make a difference to my weight; leftovers for lunch; service my car; weight waste; energy vampire; gifted child;
    bin the cigs; bin my cigarettes; gift of gab; lighter in the bin; gift for my wife; gifts; foster closer;
    social grace; my animal; animal crossing; self service; customer service; service industry; serve dinner;
    serve food; tennis serve; my serve; help at home; help out at home; help at work; help out around; help around;
    useful skill; useful skills; sea swim; swim in the sea; sea swimming; woodwork; sea bass; help an hour;
    party animal; animal style; run in the woods; run in the forest; walk in the woods; walk in the forest;
    spirit animal; military service; name forty trees; tutor for maths; get a tutor; find a tutor; online tutor;
    trees; pool service; wool knitting; wool
  `,
  foreign: {
    es: `
      reciclar; plastico*; medio ambiente; medioambiente; voluntari*; donar; donacion*; planeta; sostenible;
      ecologic*; basura; ayudar a los demas; ayudar a otros; ayudar; generos*; residuos; contaminar; caridad; ong;
      desperdic*; naturaleza
    `,
    fr: `
      recycl*; plastique*; environnement; ecolog*; benevol*; donner; dons; planete; durable; dechets;
      aider les autres; genereux; genereuse; climat; gaspill*; zero dechet; association; polluer; nature; empreinte;
      charite; compost*; aider
    `,
    de: `
      recycl*; plastik*; umwelt*; nachhaltig*; ehrenamt*; freiwillig*; spende*; planet; klima*; mull*; abfall*;
      anderen helfen; grosszugig*; okolog*; verschwend*; engagier*; co2; natur; mulltrenn*; verpackung*; gutes tun;
      tierheim; bienen; helfen; kompost*; tafel
    `,
    pt: `
      reciclar; plastico*; meio ambiente; voluntari*; doar; doac*; planeta; sustentavel; ecologic*; lixo;
      ajudar os outros; ajudar pessoas; generos*; desperdic*; natureza; caridade; reciclagem; ajudar; solidari*; ong;
      ambiente
    `,
    it: `
      ricicl*; plastica; ambiente; volontari*; donare; donazion*; pianeta; sostenibil*; ecologic*; rifiuti;
      aiutare gli altri; generos*; sprec*; natura; beneficenza; clima; differenziata; aiutare; inquin*; raccolta;
      ecologia; spazzatura; canile
    `,
    nl: `
      recycl*; plastic; milieu*; duurza*; vrijwillig*; doneren; planeet; klimaat*; afval*; anderen helfen;
      anderen helpen; vrijgevig*; verspil*; natuur; goede doelen; goed doel; zwerfafval; voedselbank; ecologisch;
      minder vlees voor het klimaat; hergebruik*; dierenasiel; co2; bijdragen; helpen
    `,
    pl: `
      recykl*; plastik*; srodowisk*; ekolog*; wolontari*; datki; darowizn*; planet*; smieci*; odpad*; pomagac innym;
      pomagac; pomoc innym; hojn*; zero waste; marnowa*; klimat*; natur*; segregow*; schronisk*; charytatyw*;
      oddawac krew; przyrod*
    `,
    sv: `
      atervinn*; återvinn*; plast*; miljo*; miljö*; hallbar*; hållbar*; volontar*; volontär*; ideell*; donera; skanka;
      planeten; klimat*; sopor; sopsortera; hjalpa andra; generos*; slang mindre; svinn; matsvinn; naturen;
      valgorenhet; flyga mindre; skrap; kallsortera
    `,
    tr: `
      geri donus*; geri dönüş*; plastik*; cevre*; çevre*; surdurulebilir*; sürdürülebilir*; gonullu*; gönüllü*;
      bagis*; bağış*; gezegen*; iklim*; cop*; çöp*; baskalarina yardim*; yardim et*; yardımsever*; comert*; cömert*;
      israf*; doga*; doğa*; atik*; hayvan barinag*; agac dik*
    `,
    hi: `
      recycle; plastic; paryavaran; paryawaran; swayamsevak; daan; daan karna; prithvi; kachra; kooda;
      dusron ki madad; logon ki madad; logo ki madad; madad karna; seva; sewa; ped lagana; ped; prakriti; volunteer;
      pani bachana; bijli bachana; प्लास्टिक; पर्यावरण; दान; पृथ्वी; धरती; कचरा; कूड़ा; दूसरों की मदद; मदद करना; सेवा;
      पेड़; प्रकृति; रीसाइकिल; बिजली बचा; स्वयंसेवा
    `,
    ja: `
      リサイクル; プラスチック; 環境; ボランティア; 寄付; 地球; エコ; ゴミ; ごみ; 人助け; 食品ロス; 節電; 自然を; 役に立ち; 募金; サステナ; 献血; 無駄をなく
    `,
    zh: `
      环保; 回收; 塑料; 志愿者; 志愿; 做义工; 义工; 捐; 慈善; 地球; 可持续; 垃圾; 帮助别人; 低碳; 环境; 做好事; 義工; 環保; 節能; 节约用水; 种树; 帮助他人; 浪费; 公益; 献血; 塑膠
    `,
    ar: `
      إعادة التدوير; التدوير; البلاستيك; بلاستيك; البيئة; التطوع; أتطوع; متطوع; التبرع; أتبرع; كوكب; الاستدامة;
      النفايات; القمامة; مساعدة الآخرين; أساعد; الصدقة; صدقة; الأرض; الهدر; المناخ; الفقراء; أشجار; الطبيعة; خيرية;
      الخير
    `,
    ru: `
      переработ*; пластик*; экологи*; экологичн*; волонтер*; волонтёр*; пожертв*; планет*; мусор*; отход*;
      помогать другим; помогать людям; помогать; благотвор*; климат*; природ*; сортиров*; донор*; приют*; щедр*;
      добрые дела
    `,
    ko: `
      재활용; 플라스틱; 환경; 봉사; 기부; 지구; 쓰레기; 친환경; 제로웨이스트; 남을 돕; 헌혈; 도와
    `,
  },
};
