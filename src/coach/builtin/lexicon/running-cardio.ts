import type { DomainWords } from './domain-words.ts';

export const runningCardioWords: DomainWords = {
  strong: `
    go running; start running; run faster; run further; 5 k; five k; five kilometres; 10 k; 10 km; 5 km; 5km; 10km;
    half marathon; 21k; ultra; fun run; morning run; sprint; sprinting; lace up my trainers; running shoes; strava;
    ride a bike; ride my bike; ride bicycle; bicycle; ride my bicycle; cycle more; cycle to; cyclist; spin class;
    spin bike; peloton; rowing machine; rowing; swimming; swimmer; front crawl; lido; laps; laps in; swim a mile;
    triathlete; ironman; duathlon; skipping rope; jump rope; elliptical; cardiovascular; cardio fitness; pedal;
    pedalling; skate; roller skate; rollerblading; cold water swim; wild swimming; open water; nordic walking;
    power walk; trot; joggin; jogg; joging; runing; to run; 2k; row 2k; row a; concept2; 3k; 5000 m; cross country;
    track; sub 30; sub 25; sub 4; personal best; pb; run club; running club; race day; fell running; trail running;
    trail; trails; ultra marathon; jog around; jog to; cycle to the; ride to work; ride my; ride a; turbo trainer;
    century ride; sportive; london to; lengths of; length of the pool; the pool; pool lengths; breaststroke;
    butterfly stroke; freestyle; goggles; tri; sprint triathlon; aquathlon; ski; skiing; snowboard; surf; surfing;
    kayak; kayaking; paddle board; skateboard
  `,
  weak: `
    kilometre; kilometres; mile; lake; sea; marathons; bicycles; trainers; sweat; stopwatch; lungs; breath
  `,
  not: `
    swimming in debt; run the house; run for office; run my life; run my shop; running my life; run this place;
    running joke; run down; running water; running nose; running for the bus; run for the bus; run for a bus;
    run on coffee; run on empty; running on empty; home run; running start; ski run; runs in the family; recycle;
    running costs; run through my; run python; run code; run a meeting; running a meeting; run a choir; run a charity;
    run from my; running from my; run into; chicken run; dog run; sprint planning; in the long run;
    running commentary; running total; run of bad luck; marathon of; tv marathon; netflix marathon; rat race;
    race against; human race; book running; laps it up; run on time; bath run; school run; run by; run my team;
    runway; run dry; run around after; running around after; track my spending; track my; track record; keep track;
    lose track; on track; back on track; track of; track expenses; ride out; ride the bus; car ride; sky;
    surf the web; surf the urge; surf the internet; urge surfing; channel surf; tri tip; ski trip fund; soundtrack;
    race to; ride horses
  `,
  foreign: {
    es: `
      correr; salir a correr; carrera; maraton; trotar; nadar; natacion; bicicleta; bici; cinco kilometros; 5 km;
      ciclismo; media maraton; montar en bici; cardio
    `,
    fr: `
      courir; course a pied; jogging; marathon; footing; nager; natation; velo; du velo; cinq kilometres; 5 km;
      semi marathon; faire du velo; piscine; cyclisme
    `,
    de: `
      laufen gehen; joggen; jogging; laufen; marathon; halbmarathon; schwimmen; radfahren; rad fahren; fahrrad;
      mit dem rad; ausdauer; funf kilometer; 5 km; kilometer laufen; laufe; rennrad; bahnen
    `,
    pt: `
      correr; corrida; maratona; meia maratona; nadar; natacao; bicicleta; bike; pedalar; ciclismo; cinco quilometros;
      cardio
    `,
    it: `
      correre; corsa; maratona; mezza maratona; nuotare; nuoto; bicicletta; bici; in bici; cinque chilometri; jogging;
      pedalare; ciclismo; piscina
    `,
    nl: `
      hardlopen; hardloop*; rennen; joggen; marathon; halve marathon; zwemmen; fietsen; fiets; wielrennen;
      vijf kilometer; baantjes; zwem; 5 km
    `,
    pl: `
      biega*; bieg; biegi; pobiec; przebiec; maraton*; plywa*; rower*; na rowerze; kilometr*; jogging*; basen*;
      przebiegn*; na basen
    `,
    sv: `
      springa; lopning; löpning; loptur*; jogga; maraton; halvmaraton; lopa; simma; cykla; cykel*; loprunda; springer;
      fem kilometer; simning; vasaloppet
    `,
    tr: `
      kosu*; koşmak; kosmak; kosmaya; maraton*; yuzme*; yüzmek; bisiklet*; kilometre kos*; kosarak; yüzmeyi; kardiyo;
      tempolu
    `,
    hi: `
      daudna; daud lagana; daudne; bhagna subah; running karna; cycle chalana; saikil; tairna; tairaki; marathon;
      daudana; दौड़; साइकिल; तैर; मैराथन; जॉगिंग; दौड़ना
    `,
    ja: `
      走り; 走る; ランニング; マラソン; ジョギング; 水泳; 泳; 自転車; キロ走; 走れ
    `,
    zh: `
      跑步; 马拉松; 游泳; 骑车; 骑自行车; 慢跑; 跑完; 公里; 跑五公里; 馬拉松; 有氧
    `,
    ar: `
      الجري; أجري; الركض; أركض; ماراثون; السباحة; أسبح; الدراجة; الهرولة; كيلومتر; دراجة
    `,
    ru: `
      бегать; пробежать; пробежк*; бег; бегом; марафон*; плавать; плавани*; велосипед*; километр*; полумарафон*;
      бассейн*; кардио
    `,
    ko: `
      달리기; 마라톤; 조깅; 수영; 자전거; 뛰고 싶; 러닝
    `,
  },
};
