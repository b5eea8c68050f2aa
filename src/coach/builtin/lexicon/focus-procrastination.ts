import type { DomainWords } from './domain-words.ts';

export const focusProcrastinationWords: DomainWords = {
  strong: `
    procrastinator; procrastinating on; procrastination on; procrastinate; procrastinate on; procastinat;
    procastination; procastinate; procastinating; put things off; leave everything to; leaving everything;
    leave things to the; leave things until; leave it all to; leave it until; leaving it late; do it tomorrow;
    mañana person; tomorrow person; tomorrow syndrome; not leave; get started; getting started; get on with;
    getting on with; start things; starting things; starting tasks; start tasks; start my tasks; faff; faffing;
    dither; dithering; dawdle; dilly dally; drag my feet; time management; manage my time; managing my time;
    better use of my time; waste time; wasting time; waste less time; stop wasting my; use my time; more productive;
    be productive; productivity; stay on task; on task; one thing at a time; single task; multitask; multitasking;
    attention span; goldfish; pay attention; mind wanders; mind wandering; mind wander; wandering mind; squirrel;
    stay focused; focused; unfocused; brain fog at work; tabs open; tabs; 47 tabs; to do list; todo list; to do lists;
    my inbox; inbox zero; emails under; answer emails; backlog; meet deadlines; meet my deadlines; deadlines;
    late with everything; hand things in; hand in; finish what; finish projects; finish my projects; half finished;
    unfinished projects; follow through; see things through; eat the frog; pomodoro; pull my finger out;
    stop avoiding; avoidance; avoiding; avoid tasks; executive dysfunction; overthink and never start; deep focus;
    concentrating; not get distracted; get distracted; without checking; work without; tax return; sort my admin;
    life admin; paperwork i avoid; self discipline; disciplined; discipline; stick with things; stick to things;
    get stuff done; get more done; getting things done; done on time; on time with; work from home without;
    scatterbrain; scatterbrained; scattered; all over the place; punctual; be on time; late for everything;
    always late; scary email; email first; scary task; hard thing first; hardest thing first; difficult thing first;
    the important thing first; important things first; hard things first; boring stuff first; first thing i avoid;
    before the night; night before; due; due date; on their due; not the night before; ahead of time;
    ahead of deadlines; in advance; early instead of; start early on; start my essays; start my work; sit down and;
    sit down to work; get down to; buckle down; knuckle down; crack on; get cracking; stop dodging; dodge; dodging;
    ostrich; head in the sand; bury my head; do the thing; do the hard; do the boring; boring tasks; boring admin;
    admin pile; unfinished; finish one thing; finish something; finish things; one thing before;
    before starting another; shiny object; shiny new; jump between; jumping between; jumping from; hop between;
    butterfly brain; daydream; daydreaming; daydreamer; zone out; zoning out; space out; drift off in;
    rabbit in headlights; paralysis; analysis paralysis; decide faster; decision; decisions; indecisive; plan my day;
    plan my week; daily plan; planner; diary management; calendar; time blocking; time block; priorities; prioritise;
    prioritize; structure my day; structured day; structure; routine at work; work smarter; work hours; working hours;
    overcommit; organise my time; organise my day; organise my week; hyperfocus; attention; my attention;
    attention on; attention deficit; keep my promises; keep promises; do what i say; word to myself; willpower;
    self control; consistent; consistency; stay consistent; stick at; stick to; stop starting; quit giving up;
    give up less; motivation; motivated; one task; a task; tasks done; actually begin; actually start; begin tasks;
    begin my; begin things; begin before; begin without; actually do; actually finish; brain on one; one thing;
    on one thing; half an hour without; my brain; brain; settle to work; sit still and work; open the laptop;
    open the document; blank document; thesis now; start now; today not tomorrow; not tomorrow; tomorrow
  `,
  weak: `
    task; tomorrow; finish; list; plan; late; postpone; efficient; email; emails; inbox; desk; admin; organised; work;
    attention
  `,
  not: `
    focus on my family; focus on my health; focus on my kids; focus on me; camera focus; focus ring; deadline to lose;
    waste time on my phone; time on my phone; attention to my kids; getting started with spanish;
    paying attention to my wife; get started with running; get started in; motivated to run; motivation to run;
    motivation to exercise; stick to a budget; stick to my budget; stick to a diet; stick to my diet;
    consistent sleep; consistent with exercise; consistent prayer; consistent at the gym; consistent with gym; due to;
    due in; baby is due; calendar girls; stick at piano; plan my meals; meal planner; structure of a novel;
    sit down to dinner; self control around food; willpower around; willpower with food; debt due; bills due;
    attention to my; attention from; decision to quit; brain tumour; brain injury; brain damage; my brain calm;
    my brain quiet; quiet my brain; calm my brain; my brain off; brain off; switch my brain; my brain shut;
    brain sharp; begin my day; begin my mornings; fit for tomorrow; dancing tomorrow; brain at night; one thing i ate;
    one thing i am grateful; brain spinning; brain spins; begin my own business; begin my novel; overthinking brain;
    busy brain; my brain stop; tomorrow s lunch; tomorrow s clothes; begin my career; brain tired;
    my brain will not sleep
  `,
  foreign: {
    es: `
      procrastin*; aplazar; dejar para manana; dejarlo todo; dejar todo para; dejar las cosas; ultimo momento;
      ultima hora; concentrar*; concentracion; productiv*; distra*; foco; perder el tiempo; organizar mi tiempo;
      enfocarme; terminar lo que empiezo
    `,
    fr: `
      procrastin*; concentrer; concentration; remettre au lendemain; remettre a demain; remets tout; repousser;
      derniere minute; distrait*; distraction*; productif; productive; productivite; finir ce que je commence;
      gerer mon temps; perdre mon temps
    `,
    de: `
      prokrastin*; aufschieb*; aufzuschieb*; schiebe alles; konzentr*; produktiv*; ablenk*; abgelenkt;
      auf den letzten drucker; letzte minute; zu ende bringen; fokus*; aufgaben erledigen; zeitmanagement; aufraffen;
      trodeln; schweinehund
    `,
    pt: `
      procrastin*; adiar; adiando; deixar para depois; deixar tudo para; ultima hora; concentrar; concentra*; foco;
      focar; focad*; produtiv*; distra*; terminar o que comeco
    `,
    it: `
      procrastin*; rimandare; rimando; concentr*; produttiv*; distra*; ultimo minuto; ultimo momento;
      finire quello che; attenzione; perdere tempo; gestire il tempo
    `,
    nl: `
      uitstel*; concentr*; productief; productiever; afgeleid; afleiding; focus*; laatste moment; dingen afmaken;
      afmaken; niet alles uitstellen; tijd beter
    `,
    pl: `
      odklad*; odkladac; prokrastyn*; skupi*; skoncentr*; koncentr*; produktywn*; rozprasz*; na ostatnia chwile;
      ostatnia chwile; konczyc to; zabrac sie; zarzadzac czasem
    `,
    sv: `
      prokrastiner*; skjuta upp; skjuter upp; fokus*; koncentr*; produktiv*; distraher*; i sista minuten;
      sista minuten; ta tag i; slutfora
    `,
    tr: `
      ertele*; odaklan*; konsantr*; verimli*; dikkat*; son dakika*; son ana; zaman yonetimi; isleri bitir*; oyalan*
    `,
    hi: `
      dhyan; taalna; talna; taalmatol; tal matol; kal pe; kal par; focus karna; focus nahi; kaam time pe; kaam samay;
      dhyan lagana; dhyaan; concentrate; टालना; टालमटोल; ध्यान लगा; एकाग्र; काम समय पर; फोकस; ध्यान
    `,
    ja: `
      先延ばし; 後回し; 集中; 締め切り; 生産性; 先送り; ぐずぐず; 気が散
    `,
    zh: `
      拖延; 专注; 專注; 集中注意; 注意力; 效率; 分心; 截止; 最后一刻
    `,
    ar: `
      التسويف; تسويف; المماطلة; التركيز; أركز; أؤجل; تأجيل; إنتاجية; تشتت
    `,
    ru: `
      прокрастин*; откладыва*; сосредоточ*; концентр*; продуктивн*; отвлека*; последний момент; доводить до конца;
      внимани*; собранн*
    `,
    ko: `
      미루; 집중; 생산성; 마감
    `,
  },
};
