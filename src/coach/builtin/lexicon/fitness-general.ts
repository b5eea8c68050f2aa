import type { DomainWords } from './domain-words.ts';

export const fitnessGeneralWords: DomainWords = {
  strong: `
    fit again; fitter; get moving; move my body; moving my body; move around more; more movement; bit of movement;
    stay active; keep active; physical activity; physically active; working out; aerobics; pilates; zumba; crossfit;
    personal trainer; daily steps; steps a day; steps every day; thousand steps; walk more; walking more;
    go for walks; go for a walk; daily walk; walk every day; walk daily; walk to work; long walks; take walks;
    walkies; walk the dog longer; hike; hiking; couch potato; sofa with legs; sedentary; sit all day; sitting all day;
    out of shape; feel fit; flexible; flexibility; touch my toes; stretch more; stretching; stamina; play football;
    play tennis; play basketball; badminton; bouldering; rock climbing; climb the stairs; martial art; boxing; judo;
    karate; sport; sporty; puffing; winded; wheezing; up the stairs; keep up with my kids; off the sofa;
    off the couch; off my backside; get off my bum; body moving; physical shape; good shape; better shape;
    train twice; train three; train more; physical condition; dance fitness; yoga every; do yoga; do more yoga;
    beach body without; hike a; hike up; popcorn knees; get them moving; move daily; my body moving; move in;
    movement in; stairs; take the stairs; up a hill; up hills; a hill; steps in; pedometer; step counter; step count;
    gym membership; use my gym; gym card; fitness tracker; fitbit; do the sport; make the sport; make sport; do sport;
    some sport; any sport; active life; active again; bendy; splits; the splits; reach my toes; tie my shoes without;
    tie my laces; lazy; less lazy; lazybones; slob; blob; couch slug; jelly; body like; feel fitter;
    get stronger and fitter; ready for hiking; hill walking; trekking; trek; camino; climb kilimanjaro;
    climb a mountain; climb ben; mountain; mountains; play with my kids without getting; run around with;
    chase my kids; tennis; squash; football; netball; hockey; rugby; volleyball; cricket; golf; table tennis;
    ping pong; frisbee; trampoline; skipping; hula hoop; tai chi; qigong; qi gong; barre; fit; chase the bus;
    run for the bus without; a walk; asks for a walk; my chair; chair all day; desk all day; get up from my desk;
    unused gym; trainers on; active; workouts; warm up; sweaty; move; moving; body; fitness
  `,
  weak: `
    walk; walking; fit; body; physical; sofa; couch; train; training; moving; dance; lazy body; legs; football;
    tennis; kit
  `,
  not: `
    train my dog; train the dog; my puppy; train ticket; train station; train driver; potty train; fit into my day;
    walk away; spectator sport; sports news; sport on tv; fashion; fit in with; fit for purpose; perfect fit;
    walk down memory; read walking; chair yoga for pain; golf course; play the lottery; laundry mountain; mountain of;
    fit into; fit in; fit for; lazy eye; fit my; fit on; move in with; move into; moving in; move in together;
    football on tv; watch football; watching football; butternut squash; jelly babies; watch cricket;
    stairs at home clutter; mountain photos; benefit; outfit; fit it; fit more; fitted; jelly fish; steps to;
    move house; move to; moving to; move out; moving out; move on; moving on; move up; move back; body lotion;
    body language; body image; body clock; body wash; body odour; body of work; body hair; everybody; somebody;
    anybody; dead body; my body clock; moving boxes; move my; move job; move jobs; heal my body; body gentle;
    move gentle; body sleep; love my body; kind to my body; after my body; body nourish; move away; move from;
    arthritic body; stiff body; body ache; body aches; body pain
  `,
  foreign: {
    es: `
      en forma; ejercicio; entrenar; gimnasio; deporte; moverme mas; caminar mas; salir a caminar; caminar cada;
      sedentari*; estar activo; activa fisicamente; estirar; yoga
    `,
    fr: `
      en forme; bouger plus; bouger davantage; sport; marcher plus; marcher tous; marcher chaque; salle de sport;
      musculation et cardio; sedentaire; etirements; me bouger; faire de l exercice; de l exercice; marcher
    `,
    de: `
      fit werden; fitter; sport machen; sport treiben; mehr bewegung; mehr bewegen; bewegen; fitnessstudio; ins gym;
      spazieren; spaziergang; trainieren; dehnen; in form kommen; regelmassig sport; wieder sport; schritte am tag;
      turnen; wandern
    `,
    pt: `
      em forma; exercicio*; exercitar; na academia; a academia; para academia; ir a academia; treinar; caminhar mais;
      caminhada*; mexer mais; mexer o corpo; sedentari*; atividade fisica; esporte; desporto; ginasio
    `,
    it: `
      in forma; palestra; attivita fisica; esercizio; allenar*; sport; camminare di piu; camminare ogni;
      muovermi di piu; muovermi; passeggiat*; sedentari*; ginnastica
    `,
    nl: `
      fit worden; fitter; sporten; meer bewegen; bewegen; sportschool; wandelen; in vorm; conditie; trainen;
      stappen per dag
    `,
    pl: `
      ćwiczyć; cwicz*; cwiczen*; formie; kondycj*; ruszac sie; wiecej ruchu; spacer*; spacerowac; trening*; trenowac;
      na silownie; aktywn* fizyczn*; sport
    `,
    sv: `
      trana; träna; traning*; komma i form; i form; rora pa mig; röra mig; rora mig; mer motion; motionera; gymmet;
      ga till gym; promenad*; gå mer; promenera; kondition
    `,
    tr: `
      spor yap*; spora; spor salon*; formda; forma gir*; egzersiz*; yuruyus*; hareket et*; hareketli; zinde;
      antrenman*; fit olmak
    `,
    hi: `
      kasrat; vyayam; fit rehna; fit hona; fit hone; gym jana; gym jaana; paidal chalna; sair; tehelna;
      exercise karna; yoga karna; yog karna; व्यायाम; कसरत; फिट; जिम; पैदल; टहल; योग; तंदुरुस्त
    `,
    ja: `
      運動; 筋肉をつけず; 体力; ジム; 体を動か; 散歩; 歩きたい; 歩く; ストレッチ; 鍛え; ヨガ; 健康な体
    `,
    zh: `
      健身; 锻炼; 运动; 運動; 鍛鍊; 走路; 散步; 体能; 身材好; 去健身房; 瑜伽
    `,
    ar: `
      الرياضة; رياضة; لياقة; اللياقة; التمارين; تمارين; النادي الرياضي; المشي; أمشي; أتحرك
    `,
    ru: `
      спортзал*; спорт*; тренироват*; тренировк*; зарядк*; в форму; в форме; больше двигаться; гулять; ходить пешком;
      упражнени*
    `,
    ko: `
      운동; 헬스장; 산책; 체력; 스트레칭; 걷기
    `,
  },
};
