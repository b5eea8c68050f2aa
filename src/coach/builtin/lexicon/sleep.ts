import type { DomainWords } from './domain-words.ts';

export const sleepWords: DomainWords = {
  strong: `
    slept; sleeping better; fall asleep; falling asleep; drop off; nod off; in bed by; bed by; bed before;
    bed earlier; earlier to bed; bed on time; be in bed; turn in; hit the hay; hit the sack; lights out;
    lights off by; eight hours; 8 hours; seven hours; 7 hours; 8h; stay up late; staying up late; staying up;
    stay up until; up all night; up half the night; late nights; sleepless; sleep schedule; sleep routine; body clock;
    circadian; good night; bad nights; restful; full night; whole night; through the night; middle of the night; 3am;
    3 am; 4am; 2am; awake at night; wide awake; tossing and turning; toss and turn; staring at the ceiling;
    stare at the ceiling; counting sheep; count sheep; pillow; nights are; snore; snoring; shut eye; shuteye; kip;
    forty winks; nap less; well rested; rest at night; zombie; revenge bedtime; oversleep; oversleeping;
    wake up at night; wake at; melatonin; my duvet; jet lag; sleep hygiene; a nightmare; nightmares; wake up early;
    waking up early; wake up refreshed; sleepy; sleepyhead; slumber; insomia; dream land; sleep; nod; go to sleep;
    sleeping; dreams; before midnight; by midnight; midnight; past midnight; by eleven; by ten; by 10; by 11; in bed;
    to bed; bed; bedtime; dark circles; bags under my eyes; eye bags; awake; night time; at night; night wakings;
    insomniac; nap; naps; siesta; worrying at night; rest better; resting; snores; put myself to bed; tuck myself;
    my bedtime; be asleep; asleep when; fall into bed; into bed; tablet off; off after ten; after ten; 1am; 1 am;
    past ten; past eleven; past one; by half past ten; by 22; before eleven; before ten; before 11; before 10;
    before 12; deep sleep; light sleeper; sleeper; sleep like; like a log; like a baby; log; alarm thinks; eye mask;
    earplugs; blackout; weighted blanket; quiet nights; calm nights; night shift sleep; sleep after; hours of sleep;
    hours sleep; hour of sleep; sleep debt; catch up on sleep; lie ins; lie in; power nap; unwind before bed;
    wind down before bed
  `,
  weak: `
    nights; night; midnight; late; awake; rest; mattress; wake; duvet
  `,
  not: `
    good night out; night out; eight hours of work; 8 hours of work; eight hours a day at work; work eight hours;
    night school; night class; night shift pay; bed of roses; flower bed; garden bed; raised bed; bed and breakfast;
    sleep in the car; good night story; book by my bed; books by my bed; make my bed; make the bed; night sky;
    restaurant; rest of my life; the rest of; dream job; baby to sleep; rest day; dream of; dream big; dreams of;
    my dream; dream body; dreams come; dream house; follow my dreams; nodded; bed linen change; smoke in bed;
    smoking in bed; read in bed; reading in bed; phone in bed; scroll in bed; scrolling in bed; drink at night;
    drinking at night; wine at night; snack at night; snacking at night; eat at night; eating at night; nights at the;
    ring at midnight; midnight snack; midnight snacks; in bed on my phone; scrolling before bed; less doomscrolling;
    pray at night; prayer at night; stars at night; read at night; pages before; before bed on; night classes;
    date night; stay in bed; out of bed; bed in the morning; floor of my bedroom; from bed; kitchen by; bedroom tidy;
    wet the bed; bed sheet; by my bed; by the bed; in bed with a book; write at night; awake at work;
    breakfast in bed; get up by ten; log off; log in; log my; blog; vlog; clear into; like a baby; running before ten;
    tea before; read before; smoke after ten; after ten minutes; after ten years; mask; face mask; wash my face;
    stuff at 1am; eat after ten; food log; before ten minutes; baby sleeper; a drink before; into bed without washing;
    breakfast before; exercise before; gym before; train log; walk before; coffee before; work before; before 10k;
    10k; 12 weeks
  `,
  foreign: {
    es: `
      dormir; sueno; duermo; insomnio; acostarme; acostarse; irme a la cama; a la cama; descansar; desvelo;
      despertarme por la noche; madrugada; trasnoch*
    `,
    fr: `
      dormir; sommeil; m endormir; endormir; insomnie*; me coucher; coucher plus tot; au lit; nuits; mieux reposer;
      reveiller la nuit; nuit complete; nuit blanche
    `,
    de: `
      schlafen; schlaf*; einschlaf*; durchschlaf*; ausgeschlafen; ins bett; zu bett; schlaflos*; wach liegen;
      nachts wach; mudigkeit; nachteule
    `,
    pt: `
      dormir; dormindo; meu sono; o sono; sono melhor; sono regular; melhorar o sono; insonia; deitar mais cedo;
      deitar cedo; me deitar; para a cama; noites; acordar a noite; durmo
    `,
    it: `
      dormire; sonno; insonnia; addormentar*; a letto; andare a letto; dormo; notti; svegliarmi di notte;
      riposare meglio
    `,
    nl: `
      slapen; slaap*; inslapen; doorslapen; naar bed; op tijd naar bed; slapeloos*; uitgerust; in bed liggen;
      wakker liggen; nachtuil; nachtrust
    `,
    pl: `
      spac; śpię; wyspac; wyspan*; bezsenn*; zasyp*; zasn*; klasc sie; kłaść się; lepszy sen; sen lepszy; do lozka;
      lozka; przespac; przesyp*; sypiac; snu
    `,
    sv: `
      sova; somn*; sömn*; somna; somnlos*; lagga mig; i sang; i säng; utvilad; vakna pa natten; nattuggla; sover
    `,
    tr: `
      uyku*; uyu*; erken yatmak; yatmak; yatağa; yatag*; uykusuz*; gec yat*; uyanmadan
    `,
    hi: `
      neend; neend achhi; jaldi sona; time pe sona; sona chahta; sona chahti; so jana; soana; anidra; der raat;
      achhi neend; raat ko jaldi; नींद; सोना चाहत; जल्दी सो; अनिद्रा; सोने
    `,
    ja: `
      寝; 眠; 睡眠; 不眠; 夜更かし; ぐっすり; ベッドに; 夜型
    `,
    zh: `
      睡; 失眠; 熬夜; 早睡; 睡眠; 上床
    `,
    ar: `
      النوم; أنام; نوم; الأرق; السهر; النوم مبكرا; أسهر; سهر
    `,
    ru: `
      спать; сон; сна; сном; высып*; выспат*; бессонниц*; засып*; ложиться; лечь; ложусь; уснуть; заснуть
    `,
    ko: `
      잠; 수면; 불면; 자고 싶; 일찍 자; 밤새
    `,
  },
};
