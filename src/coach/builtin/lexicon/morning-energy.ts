import type { DomainWords } from './domain-words.ts';

export const morningEnergyWords: DomainWords = {
  strong: `
    morning routines; morning; mornings; in the mornings; in the morning; each morning; every morning; my mornings;
    a morning; the morning; get up; getting up; get up at; get up with; get up on; get up when; get up before;
    get up without; rise early; rise and shine; rising; rise at; rise before; rise with; up early; up earlier;
    up at six; up at 6; up at 5; up at five; up before; up with the sun; up with the birds; up with the lark; up by 7;
    up by six; up by seven; up by 6; wake up; waking up; wake up early; wake up earlier; wake early; wake earlier;
    wake up at; wake up without; wake at 6; wake at 5; wake at six; wake with; waking early; waking up early;
    waking up earlier; before work; before sunrise; before the kids; before the house; before everyone; sunrise;
    sunshine early; dawn; at dawn; lark; first alarm; my alarm; alarm; alarms; the alarm; alarm clock; ten alarms;
    snooze; snoozing; snoozer; snooze fest; hit the snooze; out of bed; jump out of bed; leap out of bed;
    get out of bed; roll out of bed; drag myself; drag myself out; drag out of bed; am person; morning people;
    not a morning; more of a morning; grumpy in the morning; morning grump; before nine; before 9; before 8; before 7;
    5am; 6am; 6 am; 5 am; six am; five am; vitality; vigour; vigor; pep; perky; perkier; lively; more alive;
    feel alive; alive in; feel awake; more awake; zest; zestful; bounce out; spring in my step; bouncy; recharge;
    recharged; refreshed; energised; energized; energise; more energy during; energy during; have energy;
    full of energy; low energy; less tired; tired less; be less tired; not be tired; stop being tired; not so tired;
    always tired; tired all the time; tiredness; sluggish; lethargic; lethargy; groggy; fog; brain fog; drained;
    my battery; my batteries; empty battery; battery; run on fumes; running on fumes; 3pm slump; slump;
    afternoon crash; crash at 3; midday slump; post lunch; dragging through; more pep; breakfast routine;
    start of the day; starts the day; first thing; sun salutation; cold shower; cold showers; slow coffee;
    coffee in peace; leave the house on time; leave on time; out of the door; out the door; doesn t start;
    morning that; am routine; day started; day begins; begin the day; begin my day; flat battery; early start;
    early starts; get going in; get going; going in the morning; morning me; mornings without; better morning;
    mornings less; less hectic mornings; hectic mornings; school mornings; up and at em; daybreak; crack of dawn;
    cock crow; rooster; sunlight; fresh in the; start early; start my days; starting the day; begin each day;
    wake before; wake when; awake before; up when; not feel like a; by three; by 3; pm crash; after lunch sleepy;
    afternoon dip; afternoons; dip; energy; before 9am; before eight; before 8am; before 7am; by eight; by 8; by nine;
    out by eight; before school; human before; feel human; like a human in the; daytime; in day; in the day; tired in;
    so tired; too tired; always so tired; in the daytime; through the day; through the afternoon; whole day energy;
    wiped; wiped out; knackered; shattered; worn out; exhausted; exhaustion; fatigue less; wake fresh; wake up fresh;
    fresh; a better start; better start; good start; start well; gentle start; calm start; slow start; early hours;
    the early hours; wake up and not; up and dressed; up and out; on my feet by; feet on the floor; two alarms;
    three alarms; second alarm; miss the bus; late for work; late for school; on time in the morning; crawl out;
    crawl out of; caffeine free mornings
  `,
  weak: `
    wake; early; earlier; rise; tired; awake; sun; breakfast; routine; start; alert; energetically; day; coffee
  `,
  not: `
    good morning america; morning news; morning star; monday morning meeting; saturday mornings with; rise of;
    pay rise; give rise; salary rise; rise to the occasion; rise up the ranks; sun cream; sunscreen; sun damage;
    sunblock; get up the courage; get up from; up the stairs; get up to speak; get up off; off the floor; wake of;
    wake boarding; wake my; up before people; battery acid; battery recycling; my phone battery; slump over;
    slump posture; slumped; slumping; posture slump; fog of war; fog lights; start a; energy efficient;
    energy efficiency; energy use; energy bills; energy bill; my energy bill; energy company; energy drinks;
    less energy; use less energy; wasting energy; waste energy; energy prices; energy costs; alive plants;
    plants alive; keep plants alive; keep my plants alive; keep my houseplants; keep alive; batteries;
    recycle batteries; rechargeable; empty battery car; sunday; every morning run; run every morning;
    read every morning; write every morning; pray every morning; meditate every morning; journal every morning;
    brush every morning; exercise every morning; walk every morning; stretch every morning; yoga every morning;
    pain in the morning; stiff in the morning; morning pain; morning stiffness; morning cigarette;
    morning coffee with; read in the morning; journal in the morning; write in the morning; pray in the morning;
    meditate in the morning; exercise in the morning; walk in the morning; meditation every morning;
    prayer every morning; morning walk; morning walks; morning meditation; morning swim; morning yoga;
    morning stretch; morning jog; morning cardio; morning smoke; wake up at night; wake up in the night;
    wake up in the middle; waking at night; waking in the night; hungover in the morning; brush my teeth; floss;
    journal; pages; fresh food; fresh air; fresh vegetables; fresh fruit; fresh clothes; refresh; fresh start;
    smell fresh; fresh bread; fresh flowers; fresh breath; cook fresh; eat fresh; fresh meals; wipe; tired of;
    sick and tired; too tired to; phone in the day; drink in the day; drinks in the day; by eight pm;
    late for everything; bed by eight; eat in the day; in bed by nine; bed by nine; always late; snack in the day
  `,
  foreign: {
    es: `
      madrugar; levantarme temprano; levantarme; despertar temprano; despertarme temprano; despertarme; mananas;
      por las mananas; rutina matutina; rutina de manana; mas energia; energia; energetic*; alarma; despertador;
      temprano; amanecer
    `,
    fr: `
      me lever; lever tot; me lever tot; me reveiller; matin; matins; routine matinale; routine du matin; energie;
      plus d energie; reveil; matinal*; lever plus tot; tonus; vitalite; du matin
    `,
    de: `
      fruh aufstehen; fruher aufstehen; aufstehen; morgenroutine; morgens; am morgen; mehr energie; energie; wecker;
      fruhaufsteher; snooze; wacher; munter; morgenmensch; aus dem bett; fit in den tag; schwung; morgenmuffel;
      tag starten
    `,
    pt: `
      acordar cedo; acordar mais cedo; levantar cedo; levantar; manhas; de manha; rotina matinal; rotina da manha;
      mais energia; energia; despertador; madrugar; disposicao; manha; pela manha
    `,
    it: `
      svegliarmi; svegliarmi presto; alzarmi; alzarmi presto; mattina; mattine; mattino; routine mattutina; energia;
      piu energia; sveglia; mattinier*; al mattino; svegliarsi; energie
    `,
    nl: `
      vroeg opstaan; eerder opstaan; opstaan; ochtend*; ochtenden; ochtendroutine; meer energie; energie; wekker;
      ochtendmens; s ochtends; vroeger opstaan; uit bed; fitter wakker; snoozen; energieker
    `,
    pl: `
      wczesnie wstawa*; wczesniej wstawa*; wstawa*; wstac; porank*; poranna rutyn*; poranne; rano; energi*;
      wiecej energii; budzik*; budzi*; drzemk*; o swicie; poranek; poranki; rannym; sil rano
    `,
    sv: `
      ga upp tidigt; gå upp tidigare; ga upp; upp tidigt; upp ur sangen; morgnar*; morgon*; morgonrutin*; mer energi;
      energi; vackarklock*; morgonmanniska; vakna tidigt; vakna tidigare; vakna; snooza; pigg; piggare; kliva upp
    `,
    tr: `
      erken kalk*; erken uyan*; sabah*; sabah rutin*; enerji*; daha enerjik; alarm*; kalkmak; kalkabil*; uyanmak;
      dinc; erkenci; gune basla*; zinde uyan*
    `,
    hi: `
      subah jaldi; jaldi uth; jaldi uthna; uthna; subah; savere; sawere; energy; urja; oorja; alarm;
      subah ki dinchary*; subah ka routine; phurti; fresh uthna; सुबह; जल्दी उठ; उठना; ऊर्जा; सवेरे; एनर्जी; अलार्म;
      दिनचर्या; स्फूर्ति; जल्दी जाग
    `,
    ja: `
      早起き; 朝; 早く起き; 起き; 目覚; 元気; 朝活; エネルギー; 活力; だるさ; 朝型; 二度寝
    `,
    zh: `
      早起; 早晨; 早上; 起床; 精力; 精神; 晨; 活力; 闹钟; 不赖床; 赖床; 清晨; 早點起; 有精神
    `,
    ar: `
      الاستيقاظ; أستيقظ; استيقظ; الصباح; صباح; صباحا; مبكرا; باكرا; طاقة; الطاقة; نشاط; النشاط; المنبه; روتين صباحي;
      نشيط; صباحي; طاقتي; أصحى
    `,
    ru: `
      вставать; рано встава*; просыпа*; утра; утром; утренн*; энерг*; будильник*; бодр*; подъем; жаворонк*;
      раньше вставать; рано вста*; по утрам; сил по утрам; проснуться
    `,
    ko: `
      일찍 일어; 아침; 일어나; 에너지; 활력; 알람; 기상; 미라클모닝; 활기
    `,
  },
};
