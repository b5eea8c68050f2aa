import type { DomainWords } from './domain-words.ts';

export const alcoholWords: DomainWords = {
  strong: `
    drink less alcohol; drinking less; stop the drink; off the drink; off the booze; off the sauce; on the wagon;
    the bottle; a drink every; a drink after; nightcap; drinks a week; drinks a night; drinks on; drink every night;
    drink every day; drink at home; drink at parties; drink when; drinking alone; drinking so much; drink problem;
    sober; sobber; soberly; beers; lager; cider; prosecco; champagne; wine; red wine; white wine; rose wine; rum; gin;
    tequila; vodka; spirits; pints; pint; a pint; cocktail; shots; drunk; drunken; tipsy; hungover; hangovers;
    hangover free; blackout; black out; boozy; boozing; alcool; alcoholic; alcohol; non alcoholic; low alcohol;
    dry days; dry july; dry weekdays; dry week; sober curious; happy hour; pub after; pub less; pub every; pub on;
    the pub; moderate my drinking; drink moderately; drink in moderation; tee total; mocktail; mocktails;
    glass at dinner; glass or two; one glass; second glass; glass after work; school nights without; corkscrew; cork;
    merlot; chardonnay; pinot; liquor; stop to drink; stop drink; quit drink; mummy wine; wine o clock; last orders;
    friday drinks; after work drinks; whisky; bourbon; brandy; sangria; schnapps; aperol; drinks; binge drink;
    weeknights; week nights; weeknight wine; no wine; wine less; wine free; without wine; wine out; sober weekends;
    stay dry; evening drink; evening drinks; drink alcohol; my drinks; second drink; third drink; a drink;
    drinks less; fewer drinks; drink fewer; pour; pours; poured; pouring; uncork; g and t; gin and tonic; tonic;
    mimosas; mimosa; margarita; margaritas; wino; lush; sozzled; hammered; wasted; plastered; hair of the dog;
    lock the wine; without a hangover; dry month; dry january; lemonade instead of
  `,
  weak: `
    glass; drink; party; parties; bartender; weekend; evenings; toast; weeknights; unit
  `,
  not: `
    drink more water; soft drink; hot drinks; glass of water; glasses of water; water bottle; bottle of water;
    drinks of water; smoothie drinks; wine tasting course; sommelier; wine business; brewery business; brew my own;
    glass blowing; stained glass; glass ceiling; shots of espresso; espresso shots; flu shots; basketball shots;
    shoot shots; take photos; photo shots; good spirits; high spirits; spirits up; lift my spirits; team spirit;
    units of study; business units; rum raisin; cork board; vitamin drinks; drink like a fish; glasses;
    champagne taste; punch drunk; drunk on; pub quiz; toastmasters; bottle up; bottling up; bottle it up;
    sober up my finances; sober look; shots at goal; wine and dine; in the pub choir; bartender; drink water like;
    drinks in the day; drinks for water; hot chocolate; as a bartender; vaccination shots; sangria recipe; beer belly;
    dry skin; dry eyes; dry run; pour my heart; pouring rain; pours with rain; dry hands; dry hair; dry my;
    dry humour; dry lips; laundry dry; wasted food; wasted time; hammered dulcimer; pour over; a drink of water;
    a drink of; lush garden; energy drink; wasted money; a drink container; drink water; a drink of tea; my water;
    tonic water; hair tonic; cry dry; run dry
  `,
  foreign: {
    es: `
      beber menos; alcohol; cerveza*; vino; copas; emborrach*; dejar de beber; dejar de tomar; borrach*; trago*;
      tomar menos; resaca*; beber; sobri*
    `,
    fr: `
      alcool; boire moins; arreter de boire; boire; biere*; vin; le vin; apero*; verre*; sobre; sobriete;
      gueule de bois; ivre; cuite*; moins boire
    `,
    de: `
      alkohol*; weniger trinken; trinken; bier*; wein; feierabendbier; nuchtern; betrunken; schnaps; kater; saufen;
      aufhoren zu trinken; trocken bleiben; glas wein; promille
    `,
    pt: `
      alcool; beber menos; parar de beber; cerveja*; vinho; bebida*; bebedeira; sobri*; ressaca*; cachaca; bebado;
      bebo; chope; cervejinha
    `,
    it: `
      alcol*; alcool; bere meno; smettere di bere; birra; birre; vino; ubriac*; sobri*; sbronz*; spritz; bicchier*;
      bere; aperitiv*; bevo
    `,
    nl: `
      alcohol*; minder drinken; stoppen met drinken; drinken; bier*; wijn; biertje*; wijntje*; dronken; nuchter;
      borrel*; kater; drink
    `,
    pl: `
      alkohol*; mniej pic; przestac pic; piw*; piwo; wino; wodk*; trzezw*; pijan*; pic alkohol; pije; kac; kaca;
      upija*; procentow
    `,
    sv: `
      alkohol*; dricka mindre; sluta dricka; ol; öl; vin; nykter*; full; supa; bakfull*; dricka; sprit; folkol;
      vita manad
    `,
    tr: `
      alkol*; icki*; içki*; bira*; sarap*; şarap*; raki*; rakı*; ayik*; sarhos*; icmeyi birak*; içmeyi bırak*;
      az icmek; votka*
    `,
    hi: `
      sharab; sharaab; daru; daaru; peena kam; pina kam; beer; whisky; nasha; peena chhod; pina chhod; sharabi; शराब;
      दारू; पीना छोड़; नशा; बीयर; पीना कम
    `,
    ja: `
      お酒; 酒; 飲酒; ビール; 禁酒; 断酒; 飲みすぎ; 飲む量; ワイン; 二日酔い; アルコール; 飲み会を
    `,
    zh: `
      喝酒; 戒酒; 酒; 啤酒; 酗酒; 少喝; 红酒; 宿醉
    `,
    ar: `
      الكحول; الخمر; الشرب الكحول; خمر; كحول; البيرة; السكر والخمر; النبيذ; الخمور; نبيذ
    `,
    ru: `
      алкогол*; пить; выпива*; пиво; пива; вино; вина; водк*; трезв*; спиртн*; бухат*; похмель*; не пить; меньше пить;
      пью; бросить пить
    `,
    ko: `
      술; 음주; 맥주; 금주; 소주; 알코올; 와인; 과음
    `,
  },
};
