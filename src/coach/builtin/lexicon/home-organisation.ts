import type { DomainWords } from './domain-words.ts';

export const homeOrganisationWords: DomainWords = {
  strong: `
    tidying; tidy up; untidy; clean up; clean up my; clean more; clean my; clean my house; clean my home; clean our;
    clean home; cleaner home; clean flat; clean apartment; clean room; clean bathroom; clean the; clean kitchen;
    keep clean; keep my house; keep the house; keep my flat; keep my room; keep the flat; keep the kitchen;
    keep my kitchen; keep my desk; house in order; home in order; house tidy; home tidy; flat tidy; room tidy;
    messy desk; tidy desk; clear desk; desk clear; my desk; clean desk; cleaning; chores; chore; dishes; washing up;
    the washing; washing pile; laundry mountain; mount laundry; laundry pile; ironing; iron my; socks; sock drawer;
    pile of clothes; clothes on the chair; chair of clothes; floordrobe; closet; wardrobes; cupboard; drawers;
    junk drawer; doom drawer; attic; loft; basement; cellar; the shed; garage; storage; stuff; too many things;
    own less; own fewer; get rid of; getting rid of; throw away things; throw things away; throw out; throw away;
    bin bags; kondo; konmari; spark joy; minimal; minimalistic; simplify; simplify my home; hoard; hoarder;
    decluttered; organise; organize; organised; organized; organising; organizing; reorganise; disorganised;
    disorganized; sort my; sort out my; sort the; sort through; sorting; file my papers; filing; filing cabinet;
    papers; my papers; paper piles; piles of paper; documents; mail pile; unopened post; unopened letters;
    unopened mail; post pile; photos sorted; make my bed; make the bed; bed made; bathroom; clean the bathroom; scrub;
    dust; dusting; vacuum; vacuuming; hoover; hoovering; mop; mopping; sweep the; sink; empty sink; kitchen counter;
    kitchen counters; worktop; surfaces; clean surfaces; dishwasher; spring cleaning; bomb site; bombsite; pigsty;
    like a bomb; bomb went off; tip; chaos at home; home chaos; messiness; clean as you go; household; house chores;
    home chores; housewife; homemaking; home repairs; fix things around; around the house; leaking tap; diy; decorate;
    decorating; redecorate; renovate; renovating; garden; gardening; gardener; mow; weeding; houseplants; my plants;
    plants alive; house plants; balcony; allotment; unpack; unpacking; boxes; moving boxes; keys; lose my keys;
    find my keys; find my; find things; lost property; place for everything; everything in its place; dump; hallway;
    floor; see my floor; see the floor; visible floor; surprise guests; visitors without; embarrassed by my house;
    mess; clear out; clear out the; clearing out; clean; spare room; the spare; box room; order in my house;
    order in my home; order in the house; order at home; make order; order to my; living room; dining table;
    kitchen table; worktops; hall; utility room; junk; rubbish out; take out the bins; bins out; clothes off the;
    bed sheets; change the sheets; sheets; fridge clean; clean the fridge; clean my fridge; clean the oven; windows;
    house plants alive; house ready for guests; have guests; house warm; home nice; nice home; cosy home; cozy home;
    homely; nest; plates; wash dishes; chaos; chaotic house; disorder; mess in; my mess; messes; my stuff; wardrobe;
    capsule wardrobe; shoe pile; toys everywhere; toys; kids toys; lego; tidy toys; paper; receipts; label; labels;
    baskets; clear surfaces; clear the; clearing the; clear my garage; clear the garage; clear the loft;
    clear the shed; clear out my; a kitchen; my kitchen; the kitchen; a house; a home; a flat; bedroom; my bedroom;
    my room; my flat; my house; my apartment
  `,
  weak: `
    home; flat; apartment; room; tidy; box; table; chair; shelf; shelves; piles; pile; space; plants; sofa; door;
    neat; dirty; dirt; order
  `,
  not: `
    clean energy; clean living; clean food; clean and sober; clean slate; clean teeth; clean my teeth; teeth clean;
    cleaning my teeth; clean skin; clean skincare; keep my skin clean; clean eating; clean beach; clean the beach;
    clean up the beach; beach clean; clean up the river; clean up the planet; clean for a year; organise my time;
    organise my day; organise my week; organise my study; organise a party; organised crime; organised religion;
    organise my finances; organise my money; organise my bills; sort my finances; sort my money; sort out my finances;
    sort out my money; sort out my sleep; sort my sleep; sort my life; sort out my head; sort my head; sort of;
    sort out my diet; sort my diet; research papers; read papers; exam papers; papers published; music papers;
    garden party; kindergarten; garden centre job; home run; home office; work from home; cook at home; home cooking;
    home workout; home workouts; home exercise; exercise at home; workout at home; train at home; home for dinner;
    homework; box set; box sets; boxing; thinking outside; room for improvement; changing room; read the room;
    locker room; keys on a piano; piano keys; floor exercises; floor work; off the floor; pelvic floor; dance floor;
    dust off; tip of; tips; tip over; stuff my face; buy stuff; get stuff done; stuff down; stuff myself; scrub up;
    sink or swim; sinking; mop top; sweep me; get rid of my belly; get rid of debt; get rid of my debt;
    get rid of fat; get rid of belly; get rid of stress; get rid of anxiety; get rid of the belly; get rid of acne;
    get rid of spots; get rid of my; throw away less; throw away food; throw less; throwing away food; doctor;
    table tennis; time at the table; at the table; time table; dirty talk; word order; order food; order takeaway;
    order tapas; order a; in order to; sofa with; simplify my schedule; simplify my day; household budget;
    space in my head; house price; house fund; save for a house; buy a flat; buy a house; tidy sum;
    organise my files on; door to door; clear skin; clear my head; clear my debt; clear my mind; clear head;
    decorating cakes; cake decorating; find my voice; find my people; find my passion; find my way; find my tribe;
    find my calling; find my purpose; chair yoga; chair exercises; desk job; at my desk; desk all day; bed by;
    dishes to cook; new dishes; cook dishes; healthy dishes; vegan dishes; veggie dishes; flat stomach; flat belly;
    flat tummy; paperwork of; inbox; build a garden shed; my coding project; paper writing; research paper; newspaper;
    toilet paper plastic; papers on; academic paper; sheets of music; sheet music; windows laptop; windows computer;
    microsoft windows; play with legos; chaos in my head; head chaos; clear the debt; clear the loan; clear the air;
    clear the overdraft; clear the mortgage; clear the credit; ironing out; nest egg; on paper; hall of; concert hall;
    stage fright; pen to paper; paper books; real ones paper; toys to charity; donate toys; donate my stuff; ordering;
    order stuff; ordering stuff; labels on food; food labels; white label; label myself; record label; social order;
    order in restaurants; chaotic mornings; morning chaos; mornings are chaos; ordering food; ordering in;
    stop ordering; buy a home; save for a flat; own a house; own a home; deposit for a; phone in my bedroom;
    phone out of the bedroom; out of the bedroom; in my bedroom; run round my; dance in the kitchen;
    dance in my kitchen; the kitchen closes; ride to my house; energy bill
  `,
  foreign: {
    es: `
      ordenar; orden en casa; ordenad*; limpi*; limpiar; limpieza; mi casa; la casa; desorden; organizar mi casa;
      organizar la; organizar el; armario; trastos; lavar los platos; cocina limpia; papeles; recoger; quehaceres;
      jardin; deshacerme
    `,
    fr: `
      ranger; range; rangement; menage; nettoy*; desordre; bazar; ma maison; la maison; mon appartement; appartement;
      trier; tri dans; desencombrer; vaisselle; linge; placard*; papiers; jardin*; ma chambre; organiser ma; propre;
      armoire; grenier
    `,
    de: `
      aufraum*; ordnung*; ordentlich*; putzen; sauber*; haushalt*; wohnung; ausmist*; entrumpel*; chaos zuhause;
      unordnung; wasche; geschirr; keller; dachboden; papierkram; kleiderschrank; mein zimmer; minimalis*; garten*;
      abwasch; staubsaug*; schreibtisch; aufgeraumt
    `,
    pt: `
      arrumar; arrumad*; organizar a casa; organizar o; organizar minha; organizad*; limp*; limpar; limpeza; bagunca;
      desarrumad*; minha casa limpa; a casa; louca; roupa*; guarda roupa; armario*; destralhar; desapegar; papelada;
      jardim; faxina; quarto
    `,
    it: `
      ordine; ordinat*; riordin*; pulire; pulizi*; pulit*; disordine; la casa; mia casa; casa mia; casa in;
      lavare i piatti; armadi*; decluttering; bucato; stirare; cantina; soffitta; giardin*; scrivania; cianfrusaglie;
      mettere a posto; faccende
    `,
    nl: `
      opruimen; opgeruimd; schoonmaken; schoon; huishouden; mijn huis; het huis; rommel*; netjes; ordenen;
      georganiseerd; kast; zolder; wassen; de was; afwas*; administratie; tuin*; huis; opruim*; ontspullen;
      papierwerk; schuur; slaapkamer opruimen; poetsen
    `,
    pl: `
      sprzata*; posprzata*; porzadek; porzadk*; uporzadk*; balagan*; czyst*; dom; domu; mieszkani*; pranie; prania;
      zmywa*; naczyn*; szaf*; strych*; piwnic*; papiery; ogrod*; pokoj; odgrac*; graty; kuchni*; posprz*; minimalizm*;
      organizacj*
    `,
    sv: `
      stada; städa; stadning; ordning; ordning hemma; rent; rent hemma; hemmet; hemma; rensa; rora; röra; stokigt;
      tvatt*; tvätt; disk*; diska; forrad; vind; garderob*; papper*; tradgard*; organisera; plocka undan; slanga;
      koket; kok; kök; bli av med saker; prylar; garage*
    `,
    tr: `
      temizl*; temiz; topla*; duzen*; düzen*; daginik*; dağınık*; evi; evim*; ev isleri; ev işleri; odam*; bulasik*;
      bulaşık*; camasir*; çamaşır*; dolap*; gardirop*; fazla esya*; eşya*; sadeles*; bahce*; bahçe*; mutfa*; evrak*;
      derli toplu
    `,
    hi: `
      ghar saaf; saaf; safai; ghar ki safai; saf rakhna; bikhra; kamra; almari; kapde; bartan; ghar ka kaam;
      ghar ke kaam; kabaad; samaan; vyavasthit; bagicha; baagwani; jhadu; rasoi; घर साफ; सफाई; साफ; कमरा; अलमारी;
      बर्तन; घर के काम; घर का काम; कबाड़; सामान; बगीचा; बागवानी; व्यवस्थित; रसोई; झाड़ू; घर को
    `,
    ja: `
      片付; 掃除; 整理; 部屋; 断捨離; 洗濯; 家事; 整頓; きれいな家; 物を減ら; 台所; 捨て; ガーデニング; 庭; クローゼット
    `,
    zh: `
      整理; 收拾; 打扫; 家务; 房间; 断舍离; 收纳; 衣柜; 洗碗; 干净; 清理; 整洁; 阳台; 花园; 种花; 厨房; 洗衣; 乱
    `,
    ar: `
      ترتيب; أرتب; تنظيف; أنظف; نظافة; البيت; بيتي; المنزل; منزلي; غرفتي; الفوضى; الغسيل; الأطباق; الملابس; خزانة;
      الحديقة; حديقة; تنظيم البيت; المطبخ; شقتي; منظم
    `,
    ru: `
      убор*; убира*; убрать*; порядок; порядк*; чистот*; чист*; дом; дома; доме; квартир*; комнат*; беспорядок; хлам*;
      расхламл*; стирк*; посуд*; шкаф*; сад; садовод*; кухн*; бардак*; вещи; разобрать
    `,
    ko: `
      정리; 청소; 집안일; 방을; 설거지; 빨래; 미니멀; 집을; 버리; 옷장; 정원; 부엌
    `,
  },
};
