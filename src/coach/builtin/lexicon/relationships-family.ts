import type { DomainWords } from './domain-words.ts';

export const relationshipsFamilyWords: DomainWords = {
  strong: `
    my wife; my husband; my partner; my kids; my children; my kid; my son; my daughter; my family; my parents; my mum;
    my mom; my dad; my mother; my father; my girlfriend; my boyfriend; my sister; my brother; my siblings;
    my teenager; my teen; my toddler; my baby; my twins; my boys; my girls; my grandma; my gran; my nan; my grandad;
    my grandpa; my grandmother; my grandfather; my grandparents; my in laws; my mother in law; my stepson;
    my stepdaughter; my stepkids; my fiancé; my fiance; my spouse; our marriage; our relationship; our love; romance;
    romantic; spark; intimacy; intimate; date nights; dates with; couple time; couples; argue; arguing; arguments;
    quarrel; quarrels; bicker; bickering; fight with; fighting with; fights with; row with; rows; nag; nagging; shout;
    shouting; yell; yelling; snap; scream at; raise my voice; lose my temper with; patient dad; patient mum;
    patient mother; patient father; be a dad; be the dad; be the mum; be the mom; the dad who; the mum who;
    the mom who; the father who; the mother who; good dad; good mum; good mother; good father; good husband;
    good wife; good son; good daughter; good sister; good grandparent; good partner; better son; better daughter;
    better sister; better brother; better grandmother; better grandad; better parents; better spouse;
    better boyfriend; better girlfriend; fun dad; fun mum; playful parent; parenting; parent; parents; parenthood;
    fatherhood; motherhood; play with my; play with the kids; the kids; the children; children; kids; grandkids;
    grandchildren; grandchild; granddaughter; grandson; bedtime stories; bedtime story; bath time; story time;
    family dinner; family dinners; family meals; dinner with my family; eat together; dinner together;
    eat dinner as a family; home for dinner; home for bath; home by dinner; be home more; home in time for;
    laptop away; hear my wife; listen to my; listen to her; listen to him; ask my; ring my; ring my mum; phone my;
    call home; call my; visit my; write to my; apologise to; forgive my; forgive; reconcile; make up with;
    make peace with my; peace with my; estranged; heal with; closer to; close to my; bond with; bonding;
    connection with my; love better; loving; be more loving; affection; affectionate; hug; hug my; hugs; cuddle; kiss;
    appreciate my; thank my; remember birthdays; anniversary; valentine; honeymoon; jealous; jealousy; trust my;
    trust in my; divorce; co parent; coparent; coparenting; ex wife and; blended family; stepmum; stepmom; stepdad;
    stepfamily; step mum; step dad; caregiver; carer; caring for my; elderly; dementia; nephew; niece; nephews;
    nieces; aunt; auntie; uncle; cousin; cousins; godson; relatives; my folks; folks; my people at home; family calls;
    family time; family life; communicate with my; communication with my; communicate better; talk with my;
    talk to my; talk more with; find love; find a partner; find a girlfriend; find a boyfriend; find a wife;
    find a husband; dating; date more; get married; girlfriend; boyfriend; love of; soulmate; in love; listen without;
    listen more than; interrupt less; stop interrupting; interrupting; missus; the missus; hubby; other half;
    better half; the wife; the husband; the girls; the boys; old man; mum; mummy; mam; ma; papa; granny; grandpa;
    nana; nan; gran; uncle who; aunt who; auntie who; family; fewer rows; domestic bliss; flirt with my;
    bring flowers; flowers for; surprise my; my other half; my better half; my lady; my love; mothers; fathers;
    sibling; siblings; marriage; wedding anniversary; show up for; turn up for; be around for; school play; ring mum;
    ring dad; ring gran; ring home; call mum; call mom; call dad; call gran; call grandma; phone mum; phone mom;
    phone dad; phone gran; text my mum; facetime my; video call my; video call with; date my; own husband; own wife;
    wife again; husband again; call granny; in the in laws; in laws; visit granny; visit grandma; visit gran;
    visit nan; visit dad; visit mum; father for; mother for; to be good father; to be good mother; be good father;
    be good mother; good parent; great dad; great mum; great father; great mother; calm dad; calm mum; gentle dad;
    gentle mum; gentle parent; gentle mother; gentle father; father; mother; daughter; daughters; sons; wife; husband;
    my lads; my little one; little ones; my little; my kiddo; kiddos; bedtime with; story with; games with the kids;
    board games with; family game; game night; sunday lunch with; sunday roast with; family visits; family meal;
    listen properly; listen when; listen to people; truly listen; really listen; active listening; good listener;
    listening; ears open; undivided attention; attention to my kids; attention to my wife; attention to my husband;
    attention to my partner; boundaries with my mother; boundaries with my family; say sorry; apologise; apologize;
    forgiveness; compliments; compliment my; make my wife; make my husband; tell my wife; tell my husband;
    tell my kids; show my wife; show my love; say i love you; i love you; love my wife; love my husband; love my kids;
    not yell; without yelling; without shouting; stop yelling; lose it with; losing it with; look after my mother;
    look after my mum; look after my dad; look after my father; look after my parents; look after my kids;
    look after my wife; look after my husband; look after my gran; words at home; partner tells; remember what my
  `,
  weak: `
    together; love; home; baby; teenager; toddler; twins; brothers; sisters; listen; listener; patience; patient;
    spouse; date; birthday; uncle; dog
  `,
  not: `
    language of flowers; like my nan; my family doctor; family doctor; patients; time for my wife to; patient zero;
    date palm; up to date; date with destiny; deadline date; business partners; partner at the firm; make partner;
    fight cancer; fight climate; fight procrastination; fight fat; fight my; fight sugar; snap photos; snap out;
    oh snap; snap pictures; row a boat; rowing; row across; row 2; rows of; in a row; kiss goodbye; i love;
    love my job; love running; love myself; love exercise; love handles; self love; for love of; brotherhood of;
    family history; family business; family recipes; family recipe; family photos; family tree; language of my;
    mother tongue; mothers day; motherboard; step by step; close to my goal; closer to god; closer to allah;
    closer to nature; closer to the; talk to my doctor; talk to my boss; talk to strangers; talk to my audience;
    talk to my grandma in; listen to music; listen to podcasts; listen to audiobooks; listening to; listen to the;
    forgive myself; keep up with my kids; my father forgot; inner child; the child who; child who; before my daughter;
    my kids see; child benefit; my baby book; side project is my baby; play with my band; brother printer;
    parent company; soul mate; spark of; spark joy; bright spark; sparkling; electric spark; trust in god; trust fund;
    trust myself; call my bank; call my doctor; call my dentist; call my friends; call my friend; phone my friends;
    visit my dentist; visit my friends; ring my friends; ask my boss; ask my doctor; write to my mp;
    talk to my friends; hug a tree; my partner in crime; dog training; train my dog; anniversary of my; date my;
    dates and figs; shout out; shout about; tennis partner; dance partner; climbing partner; yell for;
    in love with books; in love with reading; in love with running; in love with; parents evening; like my gran;
    like my mum; like my mother; like my dad; like my father; my mother see; let my mother; show up for myself;
    show up at the gym; for the twins; from my nan; for my fitness; my mum says; my mom says; my dad says; mum says;
    mom says; mother in law s language; before my; learned from; in my family; mother nature; fathers day;
    mum friends; mothers group; family size; old man of; ma degree; ma thesis; my ma; family recipe book;
    mother language; mother country; father christmas; listening to music; listening to podcasts; listening to audio;
    listening skills in; listening practice; listening exam; my little secret; my little savings; little ones of;
    listen to audio; listen to the radio; listen to myself; listen to my body; for my daughter; for my daughter s;
    for my son; for my kids; for my children; for my wife; for my husband; for my mother; for my father;
    for my family; for my baby; for my grandkids; before my son; with my wife every morning run; when my niece;
    before my niece; for my nephew; for my niece; my daughter s wedding; my son s wedding; the baby comes;
    when the baby; my sister s wedding; my brother s wedding; sorry for myself; wife say nothing; my wife say
  `,
  foreign: {
    es: `
      mi familia; mi pareja; mis hijos; mi hijo; mi hija; mi esposa; mi marido; mi mujer; mi esposo; mis padres;
      mi madre; mi padre; mi mama; mi papa; mi abuela; mi abuelo; hermano*; mejor padre; mejor madre; matrimonio;
      relacion con; discutir menos; gritar; novia; novio; tiempo en familia; los ninos; mis nietos; en familia;
      pareja; paciencia con; peleas; discutir; los mios
    `,
    fr: `
      ma famille; mon mari; ma femme; mes enfants; mon fils; ma fille; mes parents; ma mere; mon pere; mon couple;
      couple; mon conjoint; ma copine; mon copain; ma grand mere; mon frere; ma soeur; crier; meilleur pere;
      meilleure mere; en famille; mes petits enfants; disputer; disputes; mariage; les enfants; patience avec;
      patient avec; patiente avec; maman; papa
    `,
    de: `
      meine familie; meiner familie; meinem mann; mein mann; meine frau; meiner frau; meinen kindern; meine kinder;
      meinen eltern; meine eltern; meine mutter; meiner mutter; mein vater; meinem vater; partnerschaft; beziehung;
      ehe; bessere mutter; besserer vater; geduldiger; schreien; streiten; streit*; familienzeit; kinder*; meine oma;
      oma; opa; meine tochter; meinem sohn; mein sohn; schwester; bruder; familie; freundin; enkel*; partner*;
      schimpfen; geduld mit
    `,
    pt: `
      minha familia; minha esposa; meu marido; meus filhos; meu filho; minha filha; meus pais; minha mae; meu pai;
      casamento; relacionamento; namorad*; minha avo; meus avos; meu irmao; minha irma; gritar; melhor pai;
      melhor mae; em familia; brigar; brigas; familia; criancas; paciencia com; paciente com; netos; casal
    `,
    it: `
      mia famiglia; la famiglia; mia moglie; mio marito; miei figli; mio figlio; mia figlia; miei genitori; mia madre;
      mio padre; mia mamma; mio papa; matrimonio; relazione; fidanzat*; mia nonna; i nonni; fratello; sorella; urlare;
      gridare; litig*; padre migliore; madre migliore; famiglia; bambini; paziente con; pazienza con; nipoti; ragazza;
      coppia; figli; nonna
    `,
    nl: `
      mijn gezin; gezin; mijn familie; familie; mijn man; mijn vrouw; mijn kinderen; mijn kind; mijn zoon;
      mijn dochter; mijn ouders; mijn moeder; mijn vader; relatie; huwelijk; betere vader; betere moeder; schreeuwen;
      ruzie*; mijn oma; oma; mijn opa; mijn broer; mijn zus; vriendin; geduldiger; geduld met; kinderen; partner;
      kleinkinderen
    `,
    pl: `
      rodzin*; zona; zone; zony; maz; mezem; mezowi; dzieci*; dziecmi; syna; synem; corka; corke; corki; rodzic*;
      mama; mamy; mame; matka; tata; ojciec; ojcem; zwiazek; zwiazku; malzenstw*; babci*; dziadk*; brat; bratem;
      siostr*; krzycz*; kloc*; cierpliw*; partner*; wnuk*; dziewczyn*; chlopak*; z mezem
    `,
    sv: `
      min familj; familj*; min fru; min man; mina barn; barnen; min son; min dotter; mina foraldrar; foraldrar;
      foralder; min mamma; mamma; min pappa; pappa; aktenskap; relation*; mormor; farmor; morfar; syster; bror;
      skrika; brak*; bråka; battre pappa; battre mamma; talamod med; tålamod; partner; barnbarn; sambo; flickvan;
      pojkvan
    `,
    tr: `
      aile*; esim; eşim*; esimle; karim; karım*; kocam*; cocuk*; çocuk*; oglum*; oğlum*; kizim*; kızım*; annem*;
      babam*; anne baba*; evlilig*; iliski*; ilişki*; kardes*; bagir*; bağır*; anneannem*; babaannem*; dede*;
      sevgili*; tartis*; sabirli*; torun*; ebeveyn*; ailem*
    `,
    hi: `
      parivar; pariwar; patni; biwi; pati; bachche; bachcho; bacche; baccho; bachchon; beta; beti; bete; maa; papa;
      mata pita; maa baap; rishta; rishte; shaadi; bhai; behen; dadi; nani; ghar walon; gharwalo; chillana; jhagda;
      ladai; parents ke; परिवार; पत्नी; पति; बच्च; बेटा; बेटी; बेटे; माँ; मां; पापा; माता; पिता; रिश्त; शादी; भाई;
      बहन; दादी; चिल्लाना; झगड़ा; घरवाल
    `,
    ja: `
      家族; 妻; 夫; 子供; 子ども; 息子; 娘; 両親; 母; 父; 夫婦; 恋人; 彼女; 彼氏; 親に; 親と; 祖母; 怒鳴; 孫; 結婚; おばあちゃん
    `,
    zh: `
      家人; 妻子; 老婆; 丈夫; 老公; 孩子; 儿子; 女儿; 父母; 妈妈; 爸爸; 夫妻; 婚姻; 家庭; 女朋友; 男朋友; 奶奶; 爷爷; 吵架; 家里人; 爸媽; 媽媽; 陪伴; 外婆; 恋爱
    `,
    ar: `
      عائلتي; العائلة; أسرتي; زوجتي; زوجي; أطفالي; أولادي; ابني; ابنتي; والدي; والدتي; أمي; أبي; الأسرة; زواجي;
      الزواج; أخي; أختي; جدتي; جدي; أب أفضل; أم أفضل; الصراخ; أهلي; بناتي; خطيبتي; أبنائي; أصرخ
    `,
    ru: `
      семь*; жена; жене; женой; жену; муж; мужем; мужу; дети; детьми; детей; детям; сыном; дочк*; дочер*; родител*;
      маме; маму; мамой; папе; отцом; отношени*; брак*; бабушк*; дедушк*; братом; сестр*; кричать; ссор*; ребенк*;
      ребенок; терпелив*; внук*; девушк*
    `,
    ko: `
      가족; 아내; 남편; 아이; 아들; 딸; 부모; 엄마; 아빠; 결혼; 여자친구; 남자친구; 할머니; 형제; 부부; 소리 지르
    `,
  },
};
