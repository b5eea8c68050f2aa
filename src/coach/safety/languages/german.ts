import type { LanguageRules } from './language-rules.ts';

// Umlauts have lost their dots when the patterns read: `möchte` is `mochte`; who has no umlauts writes `moechte`.
const WANT =
  'will|wil|wollte|mochte|moechte|mocht|wurde|wuerde|wurd|wunsche|wunschte|wuensche|wuenschte|hoffe|hoff|bete|wollen|denke|uberlege';
const NOT = 'nicht|nich|nit|net|ned|nie|niemals|nimmer|nimma';
const NO = 'kein|keine|keinen|keinerlei|null|nie';
const WERE = 'ware|waere|waer|war|bin|sei|sein|wurde';
const FAMILY =
  'mann|ehemann|freund|partner|ex|exmann|exfreund|vater|papa|papas|mutter|mama|stiefvater|stiefmutter|bruder|onkel|opa|frau|ehefrau|freundin|' +
  'lebensgefahrte|eltern|schwiegervater|schwiegermutter|mitbewohner|verlobter|typ|stiefbruder|cousin|er|sie';
const STRIKES =
  'schlagt|schlaegt|schlug|wurgt|wuergt|wurgte|verprugelt|verpruegelt|tritt|trat|schubst|schubste|stosst|ohrfeigt|bedroht|vergewaltigt|' +
  'misshandelt|prugelt|sperrt|zwingt|begrapscht|schuttelt';
const STRUCK =
  'geschlagen|gehauen|gewurgt|gewuergt|verprugelt|verpruegelt|getreten|gestossen|geschubst|geohrfeigt|bedroht|vergewaltigt|misshandelt|' +
  'eingesperrt|angegriffen|begrapscht|gepackt|verdroschen|angefasst';
const PLAY =
  'schach|tennis|tischtennis|boxen|boxtraining|sparring|karten|monopoly|fifa|judo|karate|kickboxen|spiel|mario|dart|billard|badminton|padel|uno|catan';
const SHOW =
  'film|roman|krimi|serie|buch|doku|dokumentation|hauptfigur|held|figur|podcast|theaterstuck|zeitung|nachrichten|lied';
const ACCIDENT =
  'kochen|kuche|gemuse|zwiebel|zwiebeln|rasieren|rasur|papier|brot|versehentlich|versehen|basteln|handwerken|sport|fussball|joggen|training|dose|garten';
const TRAIN =
  'laufe|lauf|laufen|lauft|trainiere|trainier|trainieren|training|jogge|jogg|joggen|renne|sport|gym|kraftsport|crossfit|spinning|workout|workouts';
const HURT =
  'schmerz|schmerzen|schmerzt|weh|verletzung|verletzt|entzundet|entzundung|geschwollen|bruch|gebrochen|gerissen|gezerrt|zerrung|fieber|krank|' +
  'grippe|ermudungsbruch|sehnenscheidenentzundung|banderriss|faserriss|knieschmerzen|ruckenschmerzen';
const GENTLE =
  'vorsichtig|sanft|sanftes|leicht|leichtes|langsam|spazieren|spaziergang|physio|physiotherapie|arzt|yoga|dehnen|abklaren';
const ALCOHOL =
  'alcohol|alkohol|alk|bier|biere|wein|wodka|vodka|schnaps|korn|whisky|whiskey|rum|gin|saufen|saufe|sauf|gesoffen|sekt|likor|jagermeister|suff';
const STOP =
  'aufhoren|aufzuhoren|hore|hor|hoer|aufhore|aufgehort|schluss|entzug|entzugs|absetzen|abgesetzt|absetze|trocken|nuchtern|sofort|nix|nichts|keinen|kein|keine|null';
const SEDATIVE =
  '{sedative}|benzos|benzo|tavor|diazepam|lorazepam|tilidin|valoron|schmerzmittel|schlafmittel|schlaftabletten|beruhigungsmittel|' +
  'beruhigungstabletten|opiate|opioide|morphium|fentanylpflaster';
const MEDICINE =
  '{medicine}|schilddrusentabletten|herztabletten|blutdrucktabletten|tropfen|spritze|spritzen|blutverdunner|psychopharmaka|neuroleptikum|neuroleptika|kortison|cortison|asthmaspray|tablettchen|schilddrusenhormon';
const ROUTINE =
  'vergesse|vergessen|vergess|regelmassig|punktlich|erinnern|erinnere|erinnerung|daran|dran|vitamin|vitamine|magnesium|handy';
const GAMBLING =
  'automaten|automat|spielautomaten|spielhalle|spielothek|spielo|casino|casinos|onlinecasino|sportwetten|sportwette|wettburo|roulette|slots|tipico|bwin|' +
  'glucksspiel|glucksspiele|gluckspiel|pokern|poker|spielsucht|rubbellose';
const LOSS =
  'schulden|verzockt|verzocke|verspielt|verspiele|verloren|verlier|verliere|gehalt|lohn|miete|ersparnisse|erspartes|kredit|suchtig|abhangig|aufhoren|kontrolle|' +
  'heimlich|lugen|luge|loskommen|sperren|ruckfallig|ruckfall|geld|kohle|zuruckgewinnen';
const DRUGS =
  'kiffe|kiffen|kiff|bekifft|gekifft|koks|kokse|koksen|kokain|speed|pep|crystal|meth|heroin|cannabis|joint|joints|bong|ketamin|keta|ecstasy|mdma|ghb|' +
  'drogen|amphetamine|pilze|ziehe|teile';
const DRUG_NEED =
  'taglich|jeden|jede|abhangig|suchtig|sucht|aufhoren|loskommen|wegkommen|ohne|brauche|brauch|ruckfall|ruckfallig|clean|dauernd|standig|entzug|dealer|weg|runter';
const OTHERS =
  'schwester|freundin|frau|tochter|mutter|mama|oma|opa|vater|papa|bruder|sohn|kollegin|kollege|nachbarin|nachbar|tante|onkel|freund|mann|kind|chefin|hund|katze';

/** German. */
export const GERMAN: LanguageRules = {
  lookAlikes: [
    `${SHOW} ~8 umbringt|umbringen|umgebracht|selbstmord|sterben|stirbt|erhangt|schlagt|ritzt|tot|schwanger|toten`,
    `${WANT} ~1 noch? nicht|nie ~4 sterben|verrecken !und`,
    'sterbe|sterben|sterb|verrecke|stirb vor|fur|fuer|an',
    'vor|fur|fuer ~3 sterben|verrecken|krepieren',
    'zum sterben|totlachen|verrecken',
    'ist|war|sache geritzt',
    `${TRAIN}|kurs|trainer|treppe|treppen|berg|muskelkater|burpees|chef|deadline|montag ~3 mich ~3 umgebracht|umbringen|umbringt|gekillt`,
    'bringt|bringen|bringst mich ~4 um|grab &! gesagt|sagt|sagte|droht|drohte|gedroht|schwort|gehe|verlasse|trenne',
    `${FAMILY}|droht|drohte|gedroht ~3 mich|uns ~4 umbringen|umzubringen|umbringt|toten|erschiessen|erwurgen`,
    `${FAMILY} ~1 mir|uns ~2 was|etwas ~1 antun|antut|anzutun|antate`,
    `mich|mir ~4 ${ACCIDENT} ~6 geschnitten|geritzt|verbrannt|verletzt`,
    `${ACCIDENT} ~6 mich|mir ~4 geschnitten|geritzt|verbrannt|verletzt`,
    'nachts ~3 nicht|nie mehr|wieder aufwache|aufwachen|aufzuwachen',
    `schlagt|schlug|geschlagen|besiegt ~6 ${PLAY}`,
    `${PLAY} ~6 schlagt|schlug|geschlagen|besiegt`,
    `${OTHERS} ~4 ist|hat|hatte|bekam|war ~6 schwanger|operiert|diabetes|krebs|herzinfarkt|schlaganfall|kaiserschnitt|entbunden|epilepsie|rheuma`,
  ],
  crisis: [
    // The wish not to live, not to be here, not to wake up, to be dead.
    `${NOT} mehr? ~1 leben|weiterleben|existieren ~1 ${WANT}|kann|mag|konnen|$ &! ohne handy|ohne kaffee`,
    `${WANT}|kann|mag ~4 ${NOT} mehr|langer|so|weiter leben|weiterleben|existieren|hier|da|sein|dasein !in !mit !auf &! buro|firma|wg`,
    `${NO} ~1 lust|bock|kraft|energie|grund|willen|wille|mut|wunsch|freude|hoffnung ~1 zu|zum|am|aufs|auf|weiter das? leben|weiterleben|weiterzuleben`,
    `${NO} ~1 lust|bock|kraft|grund|sinn ~2 weiterzuleben|weiterzumachen|lebenslust|lebensmut`,
    `${WANT} ~5 sterben|verrecken|krepieren &! nicht allein`,
    'konnte|konnt|mochte ~2 einfach ~1 sterben',
    `${WERE} ~3 lieber|besser|gern|gerne|schon|endlich|einfach ~1 tot|gestorben|unter der erde`,
    `lieber|besser|einfach|endlich|schon|nur ~1 tot ${WERE}|$`,
    'liebsten|lieber ~3 tot|gestorben $ &! training|mude',
    `ich ~1 tot ${WERE} &! mude|training|nach`,
    `${WANT} ~4 tot ${WERE}`,
    `${NOT} mehr|wieder|einfach aufwache|aufwachen|aufwach|aufzuwachen|wach &! durchschlafen|klo|toilette|wecker|nachts`,
    `${NOT} ~1 mehr|wieder ~1 aufgewacht|aufwachte`,
    'fur|fuer immer ~1 schlafen|einschlafen|einzuschlafen|verschwinden|weg',
    `${NOT} ~2 geboren|existieren|existiert|existierte &! tot geboren|problem|kurs|app`,
    `${NOT} mehr da|hier|dasein ${WERE}|$ &! motivation|buro|firma|urlaub|ferien|umzug|arbeit|ist|geld|laden|chef|kollegin|lust|wg`,
    `${WANT}|einfach|liebsten ~2 einfach|nur|ganz|liebsten|still ~3 verschwinden|auflosen &! dass die|pickel|fett|speck`,
    `ich|nur|einfach will|mochte|wurde|wollte ~2 verschwinden`,
    'wunschte|wunsche|wuenschte|schon|besser ~3 mich ~3 gabe|gibt|gegeben &! termin',
    'mude|satt ~1 vom|des|von|zu leben|lebens',
    'lieber ~5 nicht|nie mehr|wieder aufstehen|aufwachen &! wecker',
    'lebensmude|lebensmuede|lebensuberdruss|todessehnsucht|freitod|selbsttotung',
    `leben ~2 satt|leid|uberdrussig|mude $`,
    `leben ~2 nix|nichts wert`,
    `leben|dasein ~4 nicht|nie|kaum|sinnlos|wertlos|unertraglich|qual|holle ~2 lebenswert|wert|mehr|$ &! qualitat`,
    'lohnt ~3 nicht ~3 leben|weiterleben|weiterzuleben',
    // Others would be better off; nobody would notice.
    `ohne mich ~6 besser|leichter|glucklicher|einfacher|schoner|froh|erleichtert|ruhe|gut|schoneres|besseres|leichteres|einfacheres &! team|meeting|projekt|buro|schicht|spiel|mannschaft`,
    `besser|leichter|glucklicher|einfacher|schoner|ruhe ~4 ohne mich|wenn ~3 nicht|tot|weg &! meeting|projekt|buro|rauche|esse|trinke|regne|handy`,
    `wenn ich ~3 nicht|tot|weg|gestorben ~2 ${WERE}|da|gabe ~8 besser|leichter|glucklicher|erleichtert|froh|ruhe &! mude|krank|handy|gestresst|allein`,
    `wenn es mich ${NOT} ~2 gabe|gibt|gegeben`,
    'bin|fuhle|fuhl ~3 eine|ne|ner|zur|nur|noch|bloss|die|als|echte|grosse ~1 last|belastung|ballast|klotz ~1 fur|fuer|am|$ &! buro|projekt',
    'falle|fall ~4 zur last',
    'niemand|keiner|mensch|keinem ~4 weinen|trauern|traurig|weint ~3 wenn|um|ware|nach',
    `${WERE} ~4 nicht|nie auf der|dieser welt`,
    'niemand|niemandem|keiner|keinem|keinen ~3 mich ~3 vermissen|vermisst|vermisse',
    'niemand|niemandem|keiner|keinem|keinen ~3 merken|merkt|auffallen|vermissen|storen|interessieren ~3 wenn|ob|dass ich ~4 weg|tot|nicht|sterbe|verschwinde',
    // Cannot go on; nothing makes sense.
    `kann|konnte|will|mag ~4 ${NOT} mehr? weiter|weitermachen|weiterkampfen|weitermache !mit $ &! ${TRAIN}|km|training|runde|rauchen`,
    `ich kann|kan|konnte ~3 ${NOT} mehr !so $ &! {sport|training} &! km|runde|treppe|beine|lachen|arme|satt|meter|liegestutze|ubung|morgen_wieder|heute_nicht`,
    'halts|ertrags ~2 nicht|nimmer mehr|langer',
    `halte|halt|ertrage|ertrag ~1 es|das|alles|leben|mich ~3 ${NOT} ~1 mehr|langer &! hitze|larm|kalte|nachbarn|buro|diat|schnarchen`,
    `${NO} kraft mehr $|fur|zum|weiter|dafur &! abends|feierabend|training|arme|beine|sport|griff`,
    `alles|leben|nichts|ganze|ganzes|allem ~4 ${NO}|sinnlos sinn|zweck|hoffnung|$ &! abo|vertrag|kurs`,
    `sehe|seh|finde|macht|hat ~4 ${NO} sinn|ausweg|grund|zukunft mehr|im|fur|darin $|leben|mich|zu &! abo|vertrag|kurs|app|diat|fitnessstudio|geld`,
    `sehe|seh ~4 ${NO} ausweg|hoffnung|zukunft`,
    'wozu|warum|wofur ~3 noch ~4 leben|lebe|weiterleben|weitermachen|existieren|existiere|kampfen|da &! abo',
    'wozu ~1 das alles|ganze|noch $',
    'alles egal|sinnlos|hoffnungslos|umsonst & leben|sterben|mehr|tot|mich',
    `keiner|niemand ~2 braucht|vermisst|liebt mich !im !heute &! arbeit|team|buro`,
    'hasse|hass|selbsthass & mich ~2 verletze|schneide|schlage|bestrafe|verletzen',
    'alles ~1 beenden|beende|beendet &! projekt|buch|studium|serie|aufgaben|vertrag',
    'wozu|warum ~1 noch ~2 aufstehen|weiterleben|weitermachen',
    // What one does to oneself.
    'mir|mich ~2 was|etwas|selbst|selber ~2 antue|antun|antu|anzutun|antaete|antate|angetan &! er mir|sie mir',
    'mich|mir|uns|selber|selbst ~4 umbringen|umzubringen|umbringe|umbring|umgebracht|erhangen|erhange|aufhangen|aufhange|erschiessen|ertranken|toten',
    'bring|bringe|brachte ~2 mich|mi ~2 um',
    `mir|meinem|mein|mich ~3 leben ~2 nehmen|nehme|nahm|genommen|beenden|beende|ende|nehmn &! lizenz`,
    'leben|leid|ganzen|allem|qual ~1 ein ende',
    'schluss ~2 mit ~3 leben|allem|mir $',
    'leben|allem ~2 schluss|abgeschlossen|abschliessen ~1 machen|gemacht|$ &! versicherung|vertrag|prufung',
    'ritze|ritz|ritzen|geritzt|ritzte|aufritzen ~3 mich|mir|wieder|arme|arm|beine|unterarm|haut',
    `verbrenn|verbrenne|schneid|schneide|verletz|schlag ~1 mich|mir ~4 spur|spure|fuhle|zigaretten|klinge|messer|rasierklinge &! ${ACCIDENT}`,
    'mich|mir|wieder|arme|arm|beine|unterarme|unterarm|oberschenkel ~5 ritze|ritzen|geritzt|ritz|aufgeritzt|aufgeschnitten|aufschneide',
    `mich|mir ~3 selbst|selber|absichtlich|extra|arme|arm|unterarme|handgelenk|handgelenke|pulsadern|haut|beine ~4 schneide|schneiden|geschnitten|aufschneiden|verletze|verletzen|verletzt|verbrenne|verbrannt|wehtue|wehtun|weh|schlage|geschlagen &! ${ACCIDENT}`,
    'schneide|schneid|verletze|verletz|verbrenne|bestrafe ~1 mich|mir ~2 selbst|selber|absichtlich|arme|arm|haut|extra|in',
    'rasierklinge|rasierklingen|klinge|messer|scherbe|scherben ~6 geschnitten|schneide|geritzt|ritze|haut|arm|oberschenkel|unterarm & mich|mir &! kochen|kuche|gemuse|bart|rasur',
    'tot|gestorben|verstorben zu? sein $ &! mude|akku',
    'druck|drang ~4 mich|mir ~2 verletzen|schneiden|ritzen|wehzutun',
    // A plan, a means, a farewell.
    'mein|meine letzter|letzte|letzten tag|nacht|stunden|abend !der !im !auf !in !vor !bei &! arbeit|urlaub|schule|job|firma|praktikum|ferien|uni|buro|ausbildung|diat',
    'pulsadern|handgelenke ~2 aufzuschneiden|aufschneiden|aufgeschnitten|offnen|aufschneide',
    'schmerzen|verletzungen|wunden ~1 zugefugt|zufuge|zufugen|zuzufugen & mir|mich &! er mir|sie mir',
    'herz ~2 stehen|aufhort|stehenbleibt|stillsteht & hoffe|wunsche|bete|hoff|wunschte|mochte',
    'egal ob ich ~1 lebe|sterbe|leb|tot|da',
    'steh|stehe|stand|sitze|sass ~3 brucke|dach|gleis|gleisen|bahnsteig|balkon|klippe|gelander ~8 springen|spring|fallen|sprung &! bungee|see|wasser|schwimmbad',
    'abschiedsbrief|abschiedsbriefe|abschiedsvideo|abschiedsnachricht|abschiedsbriefen &! kollege|kollegin|job|firma|lehrerin|rente|chefin',
    `tabletten|pillen|schlaftabletten|medikamente|paracetamol ~5 gesammelt|gehortet|sammle|horte|zusammengespart|reichen|schlucken|geschluckt &! ${ROUTINE}|schwer|regen`,
    'testament|tabletten|pillen ~6 schluss|abschied|bereit & schluss|vorbei|abschied|ende &! regal|schrank',
    'unfall aussehen|tarnen',
    'alle|ganze|ganzen|viele ~2 tabletten|pillen|schlaftabletten|packung ~2 auf|schlucken|geschluckt|eingeworfen einmal|$',
    'vor ~3 zug|bahn|auto|lkw|lastwagen|ubahn|sbahn|bus ~2 werfen|werfe|springen|springe|spring|schmeissen|schmeisse|legen|lege|geworfen',
    'von|vom|aus|runter ~3 brucke|dach|hochhaus|fenster|balkon|turm ~4 springen|springe|spring|sturzen|sturze|gesprungen &! bungee|see|wasser|schwimmbad|fallschirm|katze',
    'gegen|in ~3 baum|gegenverkehr|brucke|mauer ~3 fahren|fahre|lenken|lenke|steuern|rasen|fahr',
    'uberdosis|ueberdosis &! koffein|kaffee|zucker|schokolade|netflix|serie|serien|sonne|kuchen|news',
    'hoffe|hoff|wunsche|wunschte|bete ~3 ich|mich ~6 sterbe|tot|uberfahrt|uberfahren|erwischt|stirbt',
    'mein|meine|meinem|unser|unsere ~6 sich ~3 umbringen|umzubringen|umbringt|antun|antut|ritzt|erhangen|ritzen',
    'mein|meine ~2 will|mochte ~2 nicht mehr leben|sterben',
    'kopf ~3 gegen|an ~2 wand|mauer|tur ~8 hasse|hass|bestrafen|spure|blutet|verdient|beruhigen &! fussball',
    'hasse|hass|bestrafen|bestrafe ~8 kopf ~3 gegen|an ~2 wand|mauer|tur',
    'fuge|fuegte|zufuge|zufugen|zugefugt ~4 schmerzen|schmerz|verletzungen|wunden & mir|selbst|selber &! er|sie',
    'ganze|volle|halbe|2|3 ~1 packung|schachtel|packungen|dose|flasche|rohrchen ~1 schlaftabletten|tabletten|paracetamol|pillen|schmerztabletten|schlafmittel|antidepressiva ~2 genommen|geschluckt|nehmen|schlucken|eingenommen',
    'nur|einfach ~1 noch? ~1 weg ~1 sein|$ & immer|egal|sterben|ewig &! urlaub|ferien|arbeit|buro',
  ],
  danger: [
    `${FAMILY} ~6 mich|mir|uns|mi ~8 ${STRUCK} &! ${PLAY}`,
    `${FAMILY} ~3 ${STRIKES} ~2 mich|uns|mir &! ${PLAY}`,
    `${STRIKES} ~1 ${FAMILY} ~1 mich|uns|mir &! ${PLAY}`,
    `${FAMILY} ~4 mich|uns|mir ~5 ${STRIKES} &! ${PLAY}`,
    `eltern|geschwister|mitschuler|jungs|leute ~6 schlagen|treten|verprugeln|sperren|bedrohen|wurgen ~1 mich|uns|mir &! ${PLAY}`,
    `${FAMILY} ~3 haut|schlagt|schmeisst|wirft mich|uns|mir|zu|sachen|teller !um &! ${PLAY}`,
    `${FAMILY} ~2 mir|uns ~2 was|etwas ~1 antun|antut|anzutun|antate`,
    `${FAMILY} ~6 droht|drohte|gedroht|bedroht|schwort ~6 mich|uns|mir|kinder|umzubringen|umbringen|toten`,
    `${FAMILY} ~5 mich|uns|kinder ~4 umbringt|umbringen|umzubringen|toten & angst|droht|gedroht|drohte|sagt|gesagt|messer|schwort`,
    `${FAMILY} ~4 ausrastet|ausrasten|zuschlagt|handgreiflich|gewalttatig|zuschlagen &! ${PLAY}|zocken|bundesliga`,
    `${FAMILY} ~2 ${STRIKES} mama|mutti|papa|kinder &! ${PLAY}`,
    'bringt|brachte ~1 er|mann|freund|vater|ex|sie ~1 mich|uns um & gesagt|sagt|droht|gedroht|angst|schwort|gehe|verlasse|trenne',
    'er|mann|freund|vater|ex ~1 bringt mich|uns um & gesagt|droht|gedroht|angst|schwort|gehe|verlasse|trenne',
    'rastet|flippt|tickt|dreht ~3 mann|freund|vater|papa|partner|ex|stiefvater|er ~3 aus|durch &! zocken|bundesliga|freude',
    `damit|um ~4 mann|freund|vater|papa|partner|ex|stiefvater|er ~3 nicht ~3 wutend|ausrastet|schlagt|zuschlagt|ausflippt|aggressiv|rastet`,
    'angst|schiss|panik ~2 vor ~2 meinem|meiner|meinen|ihm|dem ~1 mann|freund|ex|vater|papa|partner|stiefvater|mutter|eltern|bruder|exfreund|exmann|$ &! hund|spinne',
    'angst|trau|traue|traut ~4 nach|heim hause|zuhause|heim|zu ~3 gehen|kommen|gehe|komme &! dunkeln|dunkel|nachts|allein',
    'traue|trau|angst ~4 heim|hause|zuhause & mann|freund|vater|papa|partner|stiefvater|betrunken|schlagt',
    'angst ~4 wenn|bis|dass|sobald er|papa|mann|vater|freund ~4 heim|hause|heimkommt|kommt|trinkt|betrunken',
    'zu hause|zuhause|daheim nicht|nimmer sicher',
    `${FAMILY} ~3 kontrolliert|durchsucht|liest|checkt|nimmt|sperrt ~3 mein|meine|mir|mich ~3 handy|nachrichten|telefon|geld|konto|pass|schlussel|ein`,
    `${FAMILY} ~2 lasst|laesst|lies ~2 mich ~2 nicht ~4 raus|haus|weg|gehen|treffen|telefonieren`,
    `${FAMILY} ~2 verbietet|verbot mir|uns ~4 freundinnen|freunde|familie|arbeiten|haus|raus|telefon`,
    `${FAMILY}|trainer|lehrer|chef ~3 fasst|begrapscht|beruhrt|betatscht|zwingt ~2 mich ~4 an|sex|bett|anzufassen|$|zu`,
    'fasst|begrapscht|betatscht|fasste ~1 mich|meine|uns ~2 an|zwischen & stiefvater|onkel|vater|opa|trainer|lehrer|chef|nachts|bett|bruder',
    `${FAMILY} ~2 lauert|lauerte|stalkt|verfolgt|belastigt ~1 mir|mich|uns &! ${PLAY}`,
    'gegen meinen willen &! geimpft|versetzt',
    'hausliche|haeusliche gewalt|misshandlung',
    // Harm to others.
    `ich ~2 bring|bringe|stech|steche|schlag|schlage|knall|knalle|mach ~3 ihn|sie|ihm|den|meinen|meine|dem|ihr|alle ~5 um|ab|tot|zusammen|krankenhaus|krankenhausreif|fertig &! ${PLAY}|arbeit|aufgabe|liste|fotos`,
    `werd|werde|will|wollte|mochte|muss ~6 ihn|sie|ihm|den|meinen|meine|meiner|dem|ihr|jemanden|leute ~5 umbringen|umzubringen|abstechen|erstechen|erschiessen|totschlagen|zusammenschlagen|vergiften|toten|abknallen|verprugeln|erwurgen|krankenhausreif &! ${PLAY}|zombies|spinnen|mucken|level|boss`,
    `schwester|freundin|nachbarin|mutter|mama|tochter|kollegin|cousine|bruder|sohn ~4 ${STRIKES} ~1 sie|ihn|ihm &! ${PLAY}`,
    `schwester|freundin|nachbarin|mutter|tochter|kollegin|bruder|sohn ~6 wird|wurde ~4 ${STRUCK} &! ${PLAY}`,
    'konnte|konnt|konnten ~6 ihn|sie|meinen|meine ~2 umbringen|erwurgen|abstechen|erschiessen & messer|waffe|pistole|ernst|schwor',
    'messer|waffe|pistole ~8 ihn|ihm|rache|fertig|warten|lauere|auflauern & ich|mein|werde &! kochen|kuche|film',
    `schlage|schlag|geschlagen|haue|schuttle|hab ~3 meine|meinen|mein|unser|die ~1 frau|freundin|kinder|kind|sohn|tochter|baby ~2 geschlagen|gehauen|geschuttelt|$ &! ${PLAY}`,
    `${FAMILY}|nachbar ~3 ${STRIKES} ~2 die|seine|meine|unsere|ihre|ihren ~1 kinder|frau|mutter|schwester|tochter|sohn|bruder|freundin &! ${PLAY}`,
    'angst|panik|sorge|furchte|furcht ~6 kind|baby|kinder|kindern|sohn|tochter|kleinen|frau|jemandem ~3 antun|anzutun|antue|wehtun|wehzutun|verletzen|verletze|schutteln|schlagen',
  ],
  withdrawal: [
    `flasche|flaschen|liter|kasten|kiste|sixpack|promille|#4..30 ~3 ${ALCOHOL} && taglich|tag|jeden|abend|abends|morgens && ${STOP} &! radler|alkoholfrei|wasser`,
    `zittere|zittre|zitter|zittern|zittert|schwitze|schwitz|krampfe|krampf|krampfanfall|krampfanfalle|herzrasen|halluzinationen & ${ALCOHOL}|entzug|trinken && ${STOP}|ohne|seit|wenn|morgens &! sport|training|wasser|hitze|tee`,
    `${ALCOHOL} ~8 morgens|fruhs|fruhstuck|aufwachen|aufstehen|ganzen && ${STOP} &! radler|alkoholfrei`,
    `${ALCOHOL}|trinken|trinke ~10 jeden|taglich|jahren|jahrelang && kalten|kalter|schlagartig|auf|sofort|morgen|heute ~1 entzug|einmal|gar|nichts|komplett|$ && ${STOP} &! wasser|cola|kaffee|tee`,
    `${SEDATIVE} ~10 absetzen|abgesetzt|absetze|weglassen|weggelassen|aufhoren|aufgehort|runter|halbieren|stoppen|entzug|kalt|loskommen|wegwerfen|weggeworfen &! salbe`,
    `absetzen|absetze|setze|lasse|hore|aufhoren|runter|kalter|weg ~5 ${SEDATIVE} &! salbe`,
    `${SEDATIVE} & jahren|taglich|jeden & nicht|keine|ohne|nichts|morgen|heute ~2 mehr|$ &! vergessen`,
  ],
  medication: [
    `${MEDICINE} ~8 weglassen|weggelassen|weglasse|absetzen|abgesetzt|absetze|abzusetzen|wegzulassen|halbieren|halbiert|halbiere|verdoppeln|verdoppelt|verdopple|reduzieren|reduziere|reduziert|auslassen|ausgelassen|auslasse|ausschleichen|loswerden|wegwerfen|weggeworfen|aufhoren &! ${ROUTINE}|ausgelassen zu`,
    `absetzen|abgesetzt|weglassen|weggelassen|halbieren|halbiert|verdoppeln|verdoppelt|verdopple|halbiere|reduziere ~6 ${MEDICINE} &! ${ROUTINE}`,
    `setz|setze|lass|lasse ~4 ${MEDICINE} ~4 ab|weg|aus|stehen|liegen &! ${ROUTINE}|auspacken`,
    `${MEDICINE} ~4 setz|setze|lass|lasse ~4 ab|weg|aus &! ${ROUTINE}`,
    `nehme|nehm|nimm|spritze|spritz|nehmen ~3 ${MEDICINE} ~4 nicht|nimmer|nur|selten|seltener ~2 mehr|noch|wenn|einfach|$ &! ${ROUTINE}`,
    `${MEDICINE} ~3 nehme|nehm|nehmen ~3 nicht|nimmer|nur ~2 mehr|noch|wenn|$ &! ${ROUTINE}`,
    `${MEDICINE} ~6 nicht|nimmer mehr ~1 nehmen|nehme|einnehmen|brauche|brauchen|genommen|eingenommen &! ${ROUTINE}`,
    `doppelte|doppelt|halbe|halben|weniger|hohere|mehr ~3 ${MEDICINE}|dosis|dosierung &! ${ROUTINE}|eiweiss|als feste|tropfen wasser`,
    `hore|hor|aufhoren|schluss ~4 mit ~3 ${MEDICINE} &! ${ROUTINE}`,
    `${MEDICINE} ~5 doppelte|doppelt|halbe|dreifache ~1 menge|dosis|dosierung|$ &! ${ROUTINE}`,
  ],
  ed_risk: [
    'ubergeben|ubergebe|erbrochen|erbreche|erbrechen|kotze|kotzen|kotz|auskotzen|auskotze ~6 essen|esse|gegessen|mahlzeit|absichtlich|abendessen|mittagessen &! magen|grippe|schwanger|kind|hund|katze',
    'essen|esse|gegessen|mahlzeit|abendessen|mittagessen|absichtlich|mich ~6 ubergeben|ubergebe|erbrochen|erbreche|kotze|kotzen|auskotzen &! magen|grippe|schwanger|kind|hund|katze|kotzubel',
    'finger ~3 hals',
    'abfuhrmittel|abfuehrmittel|abfuhrtabletten|abfuhrtee|appetitzugler|entwasserungstabletten',
    'hungere|gehungert|hungern|hunger|aushungern ~4 mich|runter|tage|dunn|dunner|strafe|bestrafen &! vor|hunger auf|welt|bekomme|krieg|krieg ich',
    'esse|ess|essen ~3 tagelang|gar|fast|seit ~3 nichts|nix ~2 mehr|tagen|$ &! abends|suss|fleisch|vor',
    'nur ~2 apfel|wasser|kaugummi|gurke|knackebrot|kaffee ~3 am|pro|den|tag|jeden tag|ganzen|$ & esse|ess|essen|gegessen|kalorien &! fruhstuck|snack|statt',
    'angst ~4 zunehmen|zuzunehmen|kalorien|essen|kohlenhydraten|fettwerden|dick &! zahnarzt|allein|offentlich',
    'essen|kalorien|mahlzeit|kuchen|pizza|gegessenes ~5 verdienen|abtrainieren|abtrainiere|abarbeiten|wegtrainieren',
    'jede|jedem|jeder|nach ~2 essen|mahlzeit|bissen|kalorie ~4 schuldgefuhle|ekel|ekle|hasse|schuldig|strafe|bestrafe|panik',
    'untergewicht|untergewichtig|bmi ~8 abnehmen|fett|dick|weiter|dunner|runter|kilo &! zunehmen',
    'nur haut|knochen ~1 knochen & abnehmen|dunner|fett|dick|esse',
  ],
  overexercise: [
    `${TRAIN} ~4 trotz ~3 ${HURT} &! ${GENTLE}`,
    `trotz ~3 ${HURT} ~8 ${TRAIN} &! ${GENTLE}`,
    `${HURT} ~10 ${TRAIN} ~3 trotzdem|weiter|dennoch|durch &! ${GENTLE}`,
    `${HURT} ~10 trotzdem|weiter|dennoch ~4 ${TRAIN} !anfangen &! ${GENTLE}|anfangen`,
    `${TRAIN} ~6 durch|in ~2 schmerz|schmerzen|verletzung &! ${GENTLE}`,
    `ruhetag|ruhetage|ruhetagen|pausentag|pausentage|pausentagen|trainingsfrei|trainingspause|pausiere ~8 schlechtes|schuldgefuhle|schuldig|panik|wertlos|nervos|hasse|fett|faul|unruhig`,
    `gewissen|schuldgefuhle|schuldig|panik|wertlos|hasse ~8 ruhetag|ruhetage|ruhetagen|pausentag|pausentage|trainingsfrei|trainingspause|pausiere`,
    `kein|keine|keinen|ohne|null|nie ~1 ruhetag|ruhetage|pausentag|pausentage|pause|erholung|ruhe & ${TRAIN}|einheiten & taglich|jeden|7|woche|zweimal &! ${GENTLE}|lernen|vokabeln`,
    `zweimal|dreimal|2|3 ~3 taglich|tag ~4 ${TRAIN}|hart|intensiv|einheiten &! ${GENTLE}|minuten|wasser|treppen`,
  ],
  addiction: [
    `${GAMBLING} ~10 ${LOSS} &! schokolade|snack|kaffee|cola|susses|zigaretten`,
    `${LOSS} ~10 ${GAMBLING} &! schokolade|snack|kaffee|cola|susses|zigaretten`,
    'verzockt|verzocke|verspiele ~6 alles|geld|gehalt|lohn|miete|ersparnisse|euro',
    `${DRUGS} ~6 ${DRUG_NEED} &! rasen|fahrrad|internet|schritt|decke|kollegen|film|serie|kuchen`,
    'rauch|rauche|rauchen|geraucht ~4 gras|weed|shit|joint|joints|hasch',
    'zieh|ziehe|nehme|nehm|schnupfe|rauche|rauch|brauche ~4 speed|koks|kokain|keta|pep|crystal|heroin|ecstasy|mdma|teile &! internet',
    `komm|komme ~3 ${DRUGS} ~3 los|weg|runter`,
    `${DRUG_NEED} ~4 ${DRUGS} &! rasen|fahrrad|internet|decke|kollegen|film|serie|kuchen`,
  ],
  minor: [
    'ich bin|werde|bi ~2 acht|elf|5|6|7|8|9|10|12 $|jahre|j|und|geworden &! uhr|minuten|kilo|km|wochen|monate|tage|sohn|tochter',
    'bin|werde #5..12 und|jahre|j|$ &! uhr|minuten|kilo|km|wochen|monate|tage|sohn|tochter|verheiratet|zusammen',
    'ich ~1 gehe|geh|bin|komme|besuche ~1 in|auf|die ~2 grundschule|volksschule &! lehrer|lehrerin|arbeite|referendar|sohn|tochter',
    'gehe|geh|bin|komme ~1 in ~1 die|der|ne ~1 2|3|4|5|6|erste|zweite|dritte|vierte|funfte|sechste|ersten|zweiten|dritten|vierten|funften|sechsten ~1 klasse &! lehrer|lehrerin',
  ],
  caution: [
    'ssw|schwangerschaftswoche &! schwester|freundin|kollegin|tochter|frau',
    'vor #1..12 wochen|monaten|tagen ~4 entbunden|operiert|op|mama|mutter|geboren|kaiserschnitt|herzinfarkt|gebar &! hund|katze|enkel|nichte|schwester|freundin',
    'baby|kind ~4 vor #1..12 wochen|monaten|tagen ~2 bekommen|geboren|auf &! schwester|freundin|tochter',
    'schlaganfall|kreuzbandriss|meniskusriss|bandscheibenvorfall|herzschrittmacher|vorhofflimmern|herzrhythmusstorungen|herzrhythmusstorung &! mein vater|meine mutter|mein opa|meine oma',
    'knie|rucken|schulter|hufte|ferse|achillessehne|handgelenk|ellbogen|nacken ~3 tut|tun|schmerzt|schmerzen|kaputt|operiert|op|entzundet ~2 weh|$|seit|beim|wenn',
    'stechen|druck|schmerzen|enge|ziehen ~2 in ~1 der|meiner brust',
    'mir ~3 schwindelig|schwindlig|schwarz ~2 vor|beim|wenn|$|wird',
    'herzprobleme|herzproblemen|herzkrank|herzkranker|herzschwache|herzfehler|herzkrankheit|herzop|herzoperation|herzinfarkt &! mein vater|meine mutter|mein opa|meine oma',
    'operation|op|eingriff ~4 knie|rucken|hufte|schulter|herz|bandscheibe|kreuzband &! hund|katze|meiner mutter|meines vaters',
    'knie|rucken|huft|hufte|schulter|herz|kreuzband ~1 op|operation &! hund|katze|meiner mutter|meines vaters',
  ],
};
