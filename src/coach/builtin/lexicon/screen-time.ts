import type { DomainWords } from './domain-words.ts';

export const screenTimeWords: DomainWords = {
  strong: `
    less screen; less screens; fewer screens; screens; screen less; off screens; away from screens; my screen;
    phone less; less on my phone; less time on the phone; less time on phone; on the phone all; phone free; phoneless;
    phone zombie; phone away; phone down; phone out of; my phone owns me; phone owns; phone lives; slave to my phone;
    slave of my phone; phone use; phone usage; phone in my hand; phone in bed; phone at dinner; phone at the table;
    check my phone; checking my phone; look at my phone; looking at my phone; looking at my screen; pick up my phone;
    picking up my phone; addicted to phone; addict to my phone; addicted to tiktok; scroll; scrolling; scroller;
    scrolls; stop scroll; rabbit hole; rabbit holes; infinite feed; the feed; feeds; reels; shorts; twitter; snapchat;
    twitch; discord; whatsapp; threads; tik tok; insta; fb; you tube; streaming; netflix; series; binge watch;
    bingewatching; box sets; box set; one more episode; episodes; telly; tv; television; couch and tv; less gaming;
    gaming; video game; videogames; playstation; xbox; nintendo; fortnite; minecraft; league of legends; candy crush;
    mobile games; computer games; online less; less online; offline; off the internet; off the grid at weekends;
    internet less; less internet; less news; the news less; news less; stop reading the news; check the news;
    doom scroll; doom scrolling; doomscroller; digital minimalism; digital minimalist; digital sabbath; digital diet;
    digital life; disconnect; logged off; log off; delete apps; delete instagram; delete tiktok; quit instagram;
    quit facebook; quit twitter; app limits; dumb phone; dumbphone; glued to; glued to a screen; eyes off;
    square eyes; blue light; notifications; thumb; swiping; phone addict; mobile phone; my mobile; cell phone;
    cellphone; smartphones; ipad; tablet; wifi off; pings; black mirror; glowing rectangle; small screen;
    little screen; pocket computer; phone detox; doomscroling; doomscrolin; fomo; youtube; shorts videos;
    group chat less; constant pinging; dopamine; brainrot; brain rot; mindlessly; phone until; phone till;
    scrolls till; phone when; phone before; phone first thing; phone in the toilet; on the toilet; phone in the loo;
    mobile less; my mobile less; screen breaks; stare at screens; staring at screens; look up from; looking up from;
    look up more; gadgets; devices; my devices; the internet; online all; chronically online; refresh; refreshing;
    the algorithm; memes; news sites; news feed; headlines; clickbait; podcasts less; game less; games less;
    fewer games; play fewer; play less; instagram; inside instagram; inside my phone; living inside;
    living on my phone; living online; tablet off; screens off; turn off the; phone off; phone after; phone overnight;
    leave my phone; leave the phone; phone at home; phone behind; without my phone; without the phone; without phone;
    without a phone; separated from my phone; my phone; the phone; smartphone use; youtubing; streamers; netflixing;
    tv less; watch less; watching less; watch fewer; less watching; binge; bingeing; binge on series; tiktoks; snap;
    pinterest; tumblr; bereal; linkedin scrolling; dating apps; tinder; bumble; news; reading news; newsfeed;
    comment sections; arguing online; online arguments; twitter fights; crypto charts; checking prices; chess online;
    online chess; sudoku app; wordle; phone games; game on my phone; steam; esports; roblox; valorant; console; gamer;
    rage quit; world of warcraft; wow; sims; no phone; phone at; phones at; no phones; phones; no screens; no screen;
    no tv; no telly; no internet
  `,
  weak: `
    screens; apps; phones; digital; episode; games; mobile; computer; laptop; news; feed; watch; watching; swipe
  `,
  not: `
    watch my weight; watch what i eat; watch my spending; stop watch; stopwatch; watch repair; series of; board games;
    play board; call on the phone; phone my; phone my gran; phone my grandmother; phone my dad; phone my sister;
    phone my brother; make an app; app developer; build apps; video game design; make video games; make a video game;
    make games; make a game; make youtube; start a youtube; youtube videos; post on; post on instagram; grow my;
    disconnect from work; phone anxiety; phone fear; answer the phone; phone my friends; friends on the phone;
    laptop down at; learn computer; the reels; fishing; bird feed; feed my; tv series script; series of books;
    book series; tv presenter; thumbs; green thumb; rule of thumb; thumb pain; threads and needles;
    streaming business; linkedin; offline sales; digital art; digital marketing; digital drawing; digital photography;
    tablets; my tablets; mobile app development; short stories; instead of tv; instead of netflix;
    instead of scrolling; instead of my phone; instead of the phone; in front of the tv; swimming shorts;
    running shorts; denim shorts; shorts again; into my shorts; game of chess; laptop away; laptop; paper tablet;
    drawing tablet; grow on social media; phone in tune; snap at; snapping; snap out; snap photos; binge drinking;
    binge eating; binge on food; bingeing on food; binge drink; binge on chocolate; binge at night; good news;
    ring my; steam vegetables; steamed; wow my; my phone bill; news anchor; news reporter; steam engine; steam train;
    the phone call; on the phone to my; on the phone with; phone call; phone calls; phone voice; phone interviews;
    pick up the phone to; call; a phone call; anime; movies in; newsletter; news letter; my phone number;
    without subtitles; work phone; phone interview; binge
  `,
  foreign: {
    es: `
      celular; movil; pantalla*; telefono; redes sociales; instagram; tiktok; videojuego*; netflix; series;
      enganchad*; desconectar del movil; youtube; la tele; menos tele; scroll
    `,
    fr: `
      ecran*; telephone; portable; reseaux sociaux; jeux video; netflix; tiktok; instagram; series; smartphone; tele;
      la tele; decrocher; scroller; youtube; deconnecter
    `,
    de: `
      handy*; bildschirm*; smartphone; soziale medien; social media; zocken; serien; netflix; fernseh*; scrollen;
      instagram; tiktok; am handy; digital detox; glotze; youtube; videospiel*; daddeln; internet
    `,
    pt: `
      celular; telemovel; tela; telas; ecra*; redes sociais; videogame*; netflix; series; instagram; tiktok;
      televisao; internet; jogos; rolar o feed; youtube; joguinho*
    `,
    it: `
      telefono; cellulare; schermo; schermi; social; social network; videogioch*; serie tv; netflix; instagram;
      tiktok; telefonino; smartphone; tv; televisione; youtube
    `,
    nl: `
      telefoon; schermtijd; scherm; schermen; mobiel; social media; gamen; netflix; series; instagram; tiktok;
      scrollen; televisie; tv kijken; minder tv; swipen; youtube; beeldscherm
    `,
    pl: `
      telefon*; ekran*; komork*; smartfon*; social media; media spolecznosc*; mediach spolecznosc*; gry; grac;
      seriale; seriali; netflix*; tiktok*; instagram*; telewiz*; scrollowa*; internec*; facebook*; youtub*; komputer*
    `,
    sv: `
      mobil*; skarm*; skärmtid; telefon*; sociala medier; spela mindre; dataspel*; tv spel; serier; netflix; scrolla*;
      instagram; tiktok; tv tittande; internet; titta pa tv; surfa
    `,
    tr: `
      telefon*; ekran*; sosyal medya*; oyun*; dizi*; netflix*; tiktok*; instagram*; televizyon*; internet*; youtube*;
      telefona; cep telefon*
    `,
    hi: `
      mobile; phone kam; phone chalana; phone ki lat; mobile ki lat; screen time; social media; instagram; reels;
      game khelna; tv kam; tv dekhna; scroll; phone se; मोबाइल; फोन; स्क्रीन; सोशल मीडिया; इंस्टाग्राम; टीवी; गेम;
      रील
    `,
    ja: `
      スマホ; 携帯; ゲーム; SNS; ネット; テレビ; 画面; インスタ; 動画; スクロール; ツイッター; ユーチューブ
    `,
    zh: `
      手机; 屏幕; 刷手机; 抖音; 社交媒体; 游戏; 电视; 微信; 短视频; 手機; 刷视频; 上网; 追剧; 玩手机; 网瘾; 打游戏
    `,
    ar: `
      الهاتف; هاتفي; الجوال; الموبايل; الشاشة; الشاشات; وسائل التواصل; السوشيال; الألعاب; تيك توك; إنستغرام; التلفاز;
      الإنترنت; موبايل; جوالي; يوتيوب
    `,
    ru: `
      телефон*; смартфон*; экран*; соцсет*; инстаграм*; тикток*; сериал*; игры; играть в игры; видеоигр*; интернет*;
      гаджет*; телевизор*; ютуб*; листать; залипа*; ленту
    `,
    ko: `
      핸드폰; 스마트폰; 휴대폰; 게임; 유튜브; 인스타; 스크린; 폰; 넷플릭스; 텔레비전
    `,
  },
};
