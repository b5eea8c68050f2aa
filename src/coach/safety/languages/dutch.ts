import type { LanguageRules } from './language-rules.ts';

const WANT = 'wil|wilde|wou|zou|hoop|hoopte|wens|wenste|bid|verlang|droom|denk|kan|willen';
const NOT = 'niet|nie|nooit|ni|nimmer';
const MINE = 'mijn|mn|me|mij|m|mezelf|mijzelf|mezelve';
const FAMILY =
  'man|vriend|partner|ex|exman|vader|pa|papa|pap|moeder|mama|mam|stiefvader|stiefmoeder|broer|oom|opa|vrouw|vriendin|ouders|verloofde|hij|zij|ze|ie|' +
  'schoonvader|schoonmoeder|huisgenoot|trainer|neef';
const STRIKES =
  'knijpt|kneep|wurg|slaat|sloeg|schopt|schopte|mishandelt|mishandelde|bedreigt|bedreigde|wurgt|wurgde|duwt|duwde|verkracht|verkrachtte|stompt|trapt|trapte|vernedert|mept|knijpt|betast';
const STRUCK =
  'geslagen|geschopt|mishandeld|bedreigd|gewurgd|geduwd|verkracht|gestompt|getrapt|aangevallen|opgesloten|vastgepakt|toegetakeld|aangerand|betast|gemept|afgetuigd';
const PLAY =
  'schaken|schaak|tennis|tafeltennis|boksen|sparren|kaarten|monopoly|fifa|judo|karate|spel|spelletje|mario|darten|badminton|padel|rummikub|squash';
const SHOW =
  'film|roman|thriller|serie|boek|documentaire|podcast|hoofdpersoon|held|personage|detective|toneelstuk|krant|nieuws|liedje';
const ACCIDENT = 'scheren|koken|keuken|groente|uien|ui|papier|brood|oven|klussen|tuin|ongeluk|blikje|zon|kaas|strijken';
const HURT =
  'pijn|blessure|geblesseerd|geblesseerde|gescheurd|gescheurde|gebroken|gekneusd|ontstoken|ontsteking|peesontsteking|koorts|ziek|griep|opgezwollen|dik|dikke|' +
  'stressfractuur|breuk|verrekt|hamstring|shin';
const TRAIN =
  'loop|lopen|hardlopen|ren|rennen|train|trainen|traint|training|trainingen|sport|sporten|sportschool|crossfit|fitnessen|workout|workouts|wedstrijd|marathon|fietsen|doorgetraind|doortrainen|doorsporten|doorgelopen';
const GENTLE =
  'rustig|rustige|voorzichtig|wandelen|wandeling|fysio|fysiotherapeut|huisarts|dokter|yoga|rekken|zwemmen|langzaam|opbouwen';
const ALCOHOL =
  'alcohol|alkohol|bier|biertjes|biertje|wijn|wodka|vodka|jenever|whisky|rum|drank|zuip|zuipen|gezopen|pils|pilsjes|sterkedrank|gin|sherry';
const STOP =
  'stop|stoppen|gestopt|stopte|kap|kappen|ophouden|afkicken|ontgiften|droog|nuchter|niks|geen|zonder|niets|nul|cold';
const SEDATIVE =
  '{sedative}|oxazepam|diazepam|temazepam|lorazepam|oxycodon|tramadol|slaappillen|slaapmiddelen|slaaptabletten|kalmeringspillen|kalmeringstabletten|benzo|benzos|' +
  'fentanylpleisters|morfine|methadon';
const MEDICINE =
  '{medicine}|betablokkers|betablokker|bloedverdunner|statines|pil|pillen|tabletten|medicatie|insuline|insulin|antidepressiva|antidepressivum|pufjes|puffer|puf|bloedverdunners|prikken|spuiten|schildklierpillen|schildkliermedicatie|bloeddrukmedicatie|hartmedicatie|bloeddrukmedicijnen|hartmedicijnen|ritalin';
const ROUTINE =
  'vergeet|vergeten|tijd|herinner|herinnering|herinneren|doosje|pillendoos|regelmatig|vitamine|vitamines|magnesium|trouw';
const CHANGE =
  'stoppen|gestopt|stopte|kappen|sla|overslaan|overgeslagen|halveer|halveren|gehalveerd|verdubbel|verdubbelen|verdubbeld|afbouwen|afgebouwd|verlagen|verhogen|' +
  'minderen|weglaten|weggelaten|wegdoen|weggooien|weggegooid|laat|bouw|minder';
const LOSS =
  'schuld|schulden|verloren|verlies|vergokt|terugwinnen|terug|loon|salaris|huur|spaargeld|lening|verslaafd|verslaving|stoppen|geheim|liegen|lieg|geld|blijf|controle|inzetten';
const DRUGS =
  'wiet|blow|blowen|joint|joints|coke|cocaine|snuif|snuiven|speed|ghb|ketamine|keta|xtc|mdma|pep|heroin|heroine|crack|drugs|drug|3mmc|poes|lachgas|meth';
const DRUG_NEED =
  'elke|iedere|dagelijks|verslaafd|stoppen|afkicken|afkomen|zonder|nodig|terugval|clean|gebruik|gebruiken|dealer|niet|af|elk|craving|trek|altijd';
const OTHERS =
  'zus|zusje|vriendin|vrouw|dochter|moeder|mama|oma|opa|vader|papa|broer|zoon|collega|buurvrouw|buurman|tante|oom|vriend|man|nicht|hond|kat|schoonzus';

/** Dutch. */
export const DUTCH: LanguageRules = {
  lookAlikes: [
    `${SHOW} ~8 zelfmoord|vermoordt|vermoord|sterft|dood|slaat|doodt|sterven|zwanger`,
    'schaam|schaamde|lach|lachte|verveel|verveelde|schrik|schrok|erger|werk|zoek|zweet|lachen|ergeren|eet|zweette ~3 dood|kapot|rot|ongeluk',
    'wil|wilde niet|nooit dood|sterven|doodgaan',
    'dood hout|water|materiaal|dier|blad|seizoen|gewicht|punt|blaadjes|plant|planten',
    'sterf|sterven|dood|sterft van ~1 honger|kou|dorst|schaamte|verveling|hitte|slaap|lachen|nieuwsgierigheid',
    'kan|zou|kon ~4 wel vermoorden|wurgen|schieten|slaan',
    `${MINE}|heb|ben ~3 gesneden|verbrand ~5 ${ACCIDENT}`,
    `${ACCIDENT} ~6 gesneden|verbrand|geknipt`,
    `slaat|sloeg|verslaat|mept ~6 ${PLAY}`,
    `${PLAY} ~6 slaat|sloeg|verslaat`,
    'snachts|nachts ~4 niet|nooit meer wakker',
    'slaat|sla|slaan ~3 op hol|tilt',
    `${OTHERS} ~3 is|heeft|had|kreeg ~4 zwanger|bevallen|diabetes|kanker|geopereerd|hartaanval|beroerte|epilepsie|reuma`,
  ],
  crisis: [
    // The wish to die, to be gone, not to wake up.
    `${WANT}|was ~3 dood $|en|maar|ik|echt|gewoon|is|nu|zijn|gaan|ben !hout &! goed maken`,
    `${WANT} ~4 doodgaan|sterven|doodvallen|overlijden|verdwijnen|creperen &! vlek|puistjes|buik|vet|waardig`,
    'was|waar ik ~1 maar|gewoon|liever|al dood|weg|overleden|nooit ~1 $|geboren|geweest',
    'liever|beter|beste dood|niet ~1 $|dan|zijn|geboren|gaan|zijn',
    `${NOT} meer? ~1 leven|bestaan|verderleven $|hoeven|wil|zo|met deze|en|meer &! zonder koffie`,
    `${WANT} ~3 ${NOT} ~1 meer leven|bestaan|verder|verderleven !in !met !van !op !zonder !bij`,
    `er ~1 ${NOT} ~1 meer|geweest zijn|ben|was|wil &! motivatie|melk|geld|bestelling|trein|winkel`,
    `${NOT} meer? wakker|ontwaken word|worden|hoeven|hoef|$|te|zou &! nachts|snachts|wekker|baby|toilet`,
    `wakker ~1 worden|word|werd & hoop|wens|liefst|wil|bid && ${NOT} meer &! moe|nachts|snachts|laat|wekker|hoofdpijn`,
    'eeuwig|altijd ~1 te? slapen|slaap|inslapen|verdwijnen',
    'nooit|niet geboren ~1 $|was|te|worden|geweest',
    'levensmoe|zelfdoding|levensmoeheid|doodswens',
    'geen|niks|weinig ~1 zin|doel|nut|reden|kracht|moed|wil|hoop|levenslust|puf|redenen ~2 om|in|voor|te ~3 leven|bestaan|verder|door|doorgaan|levenslust &! opleiding|training|land|abonnement',
    'geen levenslust|levenswil|uitweg|toekomst ~1 meer|$',
    'leven|alles|niks|niets|bestaan ~4 geen|zinloos|waardeloos|uitzichtloos|hopeloos ~1 zin|nut|doel|waarde|$ &! geen zin in',
    'leven ~3 niet ~2 waard|leuk|$ ~1 meer|leven|$',
    'leven ~2 zat|beu|moe|spuugzat $|en|want',
    'moe|zat|beu ~1 van ~1 het|dit leven',
    'klaar met ~1 het|dit|mijn? leven|bestaan !in',
    'mij|me hoeft het|dit|alles|niks|leven ~2 niet|allemaal ~1 meer &! herinnering|melding|app|vlees|feest|kerst|cadeau',
    'wat|welke ~1 heeft ~1 het|alles|leven|dit ~4 voor? zin $|meer|nog|om|eigenlijk &! abonnement|cursus|contract',
    'waarom|waarvoor|waartoe ~3 nog ~3 leven|leef|besta|bestaan|verder|doorgaan|hier &! abonnement',
    // Others would be better off; nobody would notice.
    'zonder mij|me ~4 beter|makkelijker|gelukkiger|leuker|rustiger|fijner|opgelucht|blij|goed &! vergadering|project|team|wedstrijd|me te|mij te',
    'beter|makkelijker|gelukkiger|fijner|rustiger|opgelucht|blij ~4 zonder mij|me &! vergadering|project|team|wedstrijd|me te',
    'beter|makkelijker|gelukkiger|opgelucht|fijner ~4 als|wanneer ik ~1 dood|weg|er|niet ~1 niet|was|ben|meer|zou|bestond &! rook|drink|eet|slaap|bureau',
    'als|wanneer ik ~2 dood|weg|er|verdwijn|bestond ~1 was|ben|niet|ga ~6 beter|makkelijker|gelukkiger|opgelucht|rust|fijner',
    'ben|voel|vorm ~4 last|blok|ballast ~2 voor|$|aan|been !van !nek &! rug|nek|knie',
    'iedereen|anderen|allemaal|gezin|ouders ~1 tot last',
    'niemand ~3 mij|me ~3 missen|mist|nodig &! vergadering|app',
    'niemand ~4 verdrietig|huilen|treuren|rouwen|huilt ~3 als|om|wanneer ik|mij|me',
    'niemand ~4 merken|merkt|missen|erg|opvallen ~2 als|dat|wanneer ik ~4 weg|dood|er|verdwijn|verdwenen|niet',
    // Cannot go on.
    'ik kan|kon|trek|red|wil ~2 niet meer $ &! {sport|training} &! benen|lachen|trap|vol|honger|km|fietsen|eten|training',
    'kan|kon|trek|hou|houd|houdt ~1 het|dit|zo|leven|alles|zo ~3 niet meer|langer ~1 vol|uit|aan|$|verder|door &! hitte|lawaai|buren|kou|werk|snurken',
    'kan|wil ~3 niet meer|langer verder|doorgaan|door $|met &! roken|studie|cursus|met de',
    'zie ~1 het|leven|alles ~3 niet ~1 meer zitten|$ &! training|cursus|studie',
    'zie ~2 geen ~1 uitweg|toekomst|hoop|licht',
    // What one does to oneself.
    'mezelf|mijzelf|eigen|zelf ~4 aandoe|aandoen|aangedaan|aan &! er hij|leuks|kleren|trui|jurk',
    'mezelf|mijzelf ~4 snijd|snij|snijden|sneed|gesneden|pijn|pijnigen|verwond|verwonden|verwondde|krassen|kras|ophangen|doden|vermoorden|kant|beschadigen|beschadig|straffen|slaan|branden|verhangen|verdrinken|dood &! {sport}',
    'snij|snijd|sneed|verwond|verwondde|kras|kraste|beschadig|brand|straf|sla|doe ~1 mezelf|mijzelf|me ~3 in|arm|armen|polsen|weer|expres|als|$|pijn|iets|opzettelijk &! {sport}',
    `me|mij|mezelf|mijn|mn ~3 weer|arm|armen|polsen|pols|expres|opzettelijk|benen|been ~4 gesneden|gekrast|snijden|snij|gebrand|verwond|opengesneden|krassen &! ${ACCIDENT}`,
    'begonnen|stoppen|drang|neiging|begon ~3 met|om|tot ~3 snijden|krassen|automutileren|automutilatie &! groente|brood|vlees|hout|ui',
    'eind|einde|eindje ~2 aan|van ~2 leven|alles|mezelf|mijn leven &! boek|week|film',
    'leven ~2 beeindigen|beeindig|benemen|benam|beroven',
    'uit ~1 het|dit leven ~1 stappen|stap|gestapt|stapte',
    'eruit stappen|stap $ &! bus|trein|auto|bed|lease|spel',
    'van kant maken|maak',
    'maak|maken|maakte ~2 er|mezelf|mijzelf ~3 eind|einde|kant ~1 aan|$',
    'er ~1 eind|einde|eindje aan ~1 maken|maak|$ &! ruzie|roken|rommel',
    'kras|kraste|snij|snijd|snijden|krassen ~1 in ~1 mijn|mn armen|arm|benen|been|polsen|huid',
    // A plan, a means, a farewell.
    'mijn|mn laatste dag|avond|nacht !van !op !voor !bij !in &! werk|vakantie|school|stage|kantoor|baan|cursus',
    'uit|schelen of|als ik ~1 leef|leven|besta|doodga|sterf|dood',
    'sta|stond|staan|zit ~3 perron|brug|dak|spoor|balkon|viaduct ~8 springen|spring|vallen|gesprongen &! bungee|water|zwembad',
    'afscheidsbrief|afscheidsbrieven|afscheidsbriefje|afscheidsvideo|afscheidsbericht &! collega|pensioen|baan',
    'voor|onder ~3 trein|metro|vrachtwagen|auto|tram ~4 springen|spring|gooien|gooi|liggen|werpen|gesprongen|lopen',
    'van|vanaf ~3 brug|dak|flat|balkon|gebouw|toren|viaduct ~4 springen|spring|afspringen|gesprongen|af &! bungee|water|zwembad|parachute',
    'tegen ~3 boom|muur|viaduct ~3 rijden|rijd|aanrijden|rij',
    'pillen|tabletten|slaappillen|medicijnen|paracetamol|oxazepam ~5 opgespaard|gespaard|spaar|sparen|verzameld|verzamel|opgeslagen &! apotheek|vakantie',
    'alle|hele|heel|handvol ~3 pillen|tabletten|slaappillen|medicijnen|doosje|strip ~3 tegelijk|slikken|inslikken|geslikt|achter|ingenomen|leeg &! tijd|vergeet|pillendoos',
    'touw|strop|mes|pistool|mesjes|scheermes ~4 gekocht|klaar|besteld|gehaald & plek|vanavond|weet|hang|mezelf|genoeg|dood &! koken|klimmen|keuken',
    'touw|strop gekocht|klaar|besteld ~4 plek|vanavond|mezelf|genoeg',
    'overdosis &! koffie|suiker|chocola|netflix|cafeine|nieuws|zon',
    'hoop|wens|bid|hoopte ~3 ik|me ~6 sterf|doodga|aangereden|overreden|dood|overrijdt|aanrijdt',
    'zich ~3 ophangen|kant|snijdt|aandoen|verwondt|ophing|doden &! film|boek|serie',
    'mijn|mn|onze ~4 wil|wilde|zegt ~3 dood|sterven|zelfmoord &! hond|kat|plant|niet dood',
    'mijn|mn|onze ~4 wil|wilde niet meer leven|$ &! hond|kat|auto|fiets|laptop',
    'hoofd ~3 tegen ~2 muur|deur ~8 haat|straffen|bloed|rustig|verdien',
    'haat|straffen ~8 hoofd ~3 tegen ~2 muur|deur',
    'wou|wilde|wenste|wens|zou ~1 dat? ~1 ik ~3 dood|overleden ~1 was|ben|$',
    'geen|zonder hoop ~1 meer|$ ~6 stopt|ophoudt|voorbij|ophouden|klaar|dood &! weer|voetbal',
  ],
  danger: [
    `${FAMILY} ~4 me|mij|ons|mn ~8 ${STRUCK} &! ${PLAY}`,
    `heeft|had|hebben|heb ~3 me|mij|ons ~6 ${STRUCK} & ${FAMILY} &! ${PLAY}`,
    `${FAMILY} ~3 ${STRIKES} ~2 me|mij|ons|mn &! ${PLAY}`,
    `${STRIKES} ~1 ${FAMILY} ~1 me|mij|ons &! ${PLAY}`,
    `${FAMILY} ~3 me|mij|ons ~4 ${STRIKES} &! ${PLAY}`,
    `${FAMILY} ~2 ${STRIKES} mama|mam|papa &! ${PLAY}`,
    `word|werd|wordt ~5 ${STRUCK} ~4 ${FAMILY} &! ${PLAY}`,
    'bang ~3 voor|van ~1 mijn|mn|hem|haar|m ~1 man|vriend|ex|vader|papa|partner|stiefvater|stiefvader|moeder|ouders|broer|$ &! hond|spin|spinnen',
    'bang|durf|durfde|angst ~3 naar huis|thuis ~2 gaan|komen|kom|ga|te &! donker|snachts',
    'bang ~3 als|wanneer|dat|tot hij|ie|papa|man|vader|vriend ~4 thuiskomt|thuis|drinkt|gedronken|dronken|slaat',
    'thuis|huis ~2 niet|onveilig ~1 veilig|$ &! rook|slot',
    'niet veilig ~1 thuis|bij',
    `${FAMILY} ~3 controleert|checkt|leest|doorzoekt|pakt|volgt ~2 mijn|mn|me|al ~2 telefoon|appjes|berichten|geld|pinpas|gsm|salaris|paspoort|mobiel`,
    `${FAMILY} ~2 laat ~1 me|mij ~2 niet|nooit ~3 gaan|uit|weg|buiten|zien|werken|deur`,
    `${FAMILY} ~2 verbiedt|verbied|verbood|sluit|sloot ~1 me|mij|mn ~4 op|vriendinnen|te|om|familie|werken &! aan`,
    'mag ~2 van ~1 mijn|mn|hem|m ~1 man|vriend|partner|vader|$ ~2 niet|geen|niemand|nooit ~4 huis|uit|vriendinnen|werken|familie|zien|deur|geld',
    `${FAMILY} ~4 dreigt|dreigde|gedreigd|bedreigt|zweert ~6 me|mij|ons|kinderen|vermoorden|doden|iets`,
    `${FAMILY} ~3 me|mij|ons ~3 vermoordt|vermoorden|doodmaakt|doodslaat|doodmaken &! laat ben`,
    `${FAMILY} ~5 agressief|gewelddadig|losgaat|flipt|losse handjes &! hond|gamen|voetbal|kat`,
    'losse handjes &! hond',
    `${FAMILY} ~2 zit|raakt|dwingt|dwong|betast ~1 me|mij|aan ~3 seks|aan|bed|me`,
    'zit|zat|zitten ~1 aan|bij me|mij & stiefvader|oom|vader|opa|trainer|broer|kamer|nachts|bed &! tafel|bank',
    'tegen mijn wil|zin in?  seks|aangeraakt|$ &! vergadering|schoonmaken|sporten',
    'huiselijk|partnergeweld|kindermishandeling geweld|$',
    // Harm to others.
    'sla|steek|schiet|maak|wurg|vermoord|schop|trap|ram ~3 hem|haar|ze|m|mijn|mn|die|dat|iemand ~5 ziekenhuis|dood|neer|kapot|verrot|overhoop|af|elkaar &! ' +
      `${PLAY}|taak|lijst|muggen|plant|bal|foto|foto's|${MEDICINE}|maaltijd|maaltijden|ontbijt`,
    'ga|wil|zal|moet ~5 hem|haar|ze|mijn|mn|iemand|die|m ~4 vermoorden|doden|neersteken|doodslaan|doodschieten|vergiftigen|wurgen|kapotmaken|doodmaken|mishandelen|aftuigen &! ' +
      `${PLAY}|muggen|zombies|level|boss`,
    `zus|zusje|vriendin|buurvrouw|moeder|dochter|collega|nicht|broer|zoon ~4 ${STRIKES} haar|hem|r $|als|weer|vaak|met|elke|iedere|in|al &! ${PLAY}`,
    `zus|zusje|vriendin|buurvrouw|moeder|dochter|broer|zoon ~3 wordt|werd ~4 ${STRUCK} &! ${PLAY}`,
    'mes|pistool|wapen|hamer ~8 hem|haar|ex|wraak|wacht|klaar & ik|mijn &! koken|keuken|film',
    `sla|geslagen|sloeg|schud|knijp ~3 mijn|mn|onze|de ~1 vrouw|vriendin|kinderen|kind|zoon|dochter|baby|zoontje|dochtertje &! ${PLAY}|over|alarm`,
    `mijn|mn|onze ~1 vrouw|vriendin|kinderen|kind|zoon|dochter|baby|zoontje ~2 geslagen|geschud|mishandeld|sla &! ${PLAY}`,
    `${FAMILY}|buurman ~3 ${STRIKES} ~2 zijn|haar|de|mijn|mn|onze ~1 kinderen|vrouw|zus|moeder|zoon|dochter|zusje|broertje|vriendin &! ${PLAY}`,
    'bang|angst|vrees ~6 baby|kind|kinderen|zoon|dochter|kindje|zoontje|dochtertje|vrouw ~2 iets|pijn|wat ~1 aandoe|doe|aandoen|doen',
    'bang|angst ~6 baby|kind|kinderen|zoon|dochter|kindje ~3 sla|schud|schudden|slaan',
    `${FAMILY} ~2 knijpt|kneep|grijpt|greep ~1 mijn|me|mn ~1 keel|nek`,
  ],
  withdrawal: [
    `fles|flessen|liter|krat|kratje|kratten|sixpack|doos|#4..30 ~3 ${ALCOHOL} && dag|avond|dagelijks|elke|ochtend && ${STOP} &! alcoholvrij|malt|water`,
    `tril|trillen|trillende|beef|beven|zweet|zweten|bibber|bibberen|stuipen|toeval|insult|hallucineer & ${ALCOHOL}|drinken|afkicken|drink && ${STOP}|sinds|als|ochtend &! sport|training|water|thee|warm|koffie`,
    `${ALCOHOL}|drink|drinken ~6 ochtend|ochtends|ontbijt|opstaan|wakker && ${STOP}|nodig &! water|koffie|thee|sap|glas water|melk`,
    `${ALCOHOL}|drink|drinken ~8 dag|avond|jaren|jarenlang|dagelijks && keer|ineens|abrupt|klap|morgen|vandaag|direct|meteen|helemaal && ${STOP} &! water|koffie|thee|fris|cola`,
    `${SEDATIVE} ~8 stop|stoppen|gestopt|stopte|afbouwen|weggooien|weggegooid|kappen|afkicken|afkomen|halveren|ineens|af|cold &! zalf`,
    `stoppen|gestopt|kap|kappen|afkicken|halveer|halveren|af ~5 ${SEDATIVE}`,
  ],
  medication: [
    `${CHANGE} ~4 ${MEDICINE} &! ${ROUTINE}`,
    `stop ~1 ik|met|vandaag|morgen ~3 ${MEDICINE} &! ${ROUTINE}`,
    `${MEDICINE} ~5 sla|slaan|laat|bouw|gooi|halveer|verdubbel ~5 over|weg|staan|af|$|zelf|liggen &! ${ROUTINE}`,
    `${MEDICINE} ~6 overslaan|overgeslagen|gestopt|stoppen|halveren|gehalveerd|verdubbelen|verdubbeld|afbouwen|afgebouwd|weglaten|weggelaten|weggegooid|weggooien|minderen &! ${ROUTINE}`,
    `neem|slik|gebruik|spuit|neemt|nam|slikken ~3 ${MEDICINE} ~4 niet|alleen|amper|maar|nauwelijks ~1 meer|als|nog|soms|half|halve|$ &! ${ROUTINE}`,
    `${MEDICINE} ~4 neem|slik|gebruik|spuit|nemen ~3 niet|alleen|nog ~1 meer|als|maar|half &! ${ROUTINE}`,
    `${MEDICINE} ~6 niet|nooit ~1 genomen|ingenomen|geslikt & week|weken|dagen|maanden|expres|bewust &! ${ROUTINE}`,
    `gooi|gooide|gooien|flikker ~3 ${MEDICINE} ~2 weg|prullenbak|wc|afval &! ${ROUTINE}|doosje`,
    `${MEDICINE} ~3 niet meer ~1 nemen|slikken|gebruiken|innemen|nodig|hoeven &! ${ROUTINE}`,
    `dubbele|halve|halfve|lagere|hogere|minder|meer ~2 ${MEDICINE}|dosis|dosering &! ${ROUTINE}`,
    `zonder ~2 ${MEDICINE} &! ${ROUTINE}|deur|huis`,
  ],
  ed_risk: [
    'overgeven|overgeef|overgegeven|braken|braak|kots|kotsen|uitkotsen|uitbraken|gekotst ~6 eten|gegeten|maaltijd|expres|eet|avondeten|na &! griep|zwanger|buikgriep|hond|kat|zoon|dochter|auto',
    'eten|gegeten|maaltijd|expres|eet|avondeten ~6 overgeven|overgeef|overgegeven|braken|kots|kotsen|uitkotsen|uitbraken &! griep|zwanger|buikgriep|hond|kat|zoon|dochter|auto',
    'vinger|vingers ~3 keel',
    'laxeermiddel|laxeermiddelen|laxeerpillen|plaspillen|dieetpillen|afslankpillen|laxeer|eetlustremmers',
    'hongeren|uithongeren|uithonger|honger|verhongeren ~2 mezelf|mijzelf|mij|uit &! hond',
    'eet|at|eten|gegeten ~3 dagen|bijna|amper|al|helemaal|vrijwel ~3 niks|niets|niet ~2 meer|gegeten|$ &! avonds|snoep|vlees|suiker|na',
    'alleen|enkel ~2 appel|water|komkommer|rijstwafel|koffie|bouillon ~3 per|op|hele|als dag|een|eten & eet|eten|leef|kcal &! ontbijt|tussendoortje',
    'bang|angst|paniek|doodsbang ~4 aankomen|aan|eten|calorieen|dik|koolhydraten|kilo|vet|dikker &! tandarts|publiek|alleen|donker|hond|trein',
    'eten|maaltijd|calorieen|taart|toetje ~5 verdienen|verdiend|compenseren|eraf|verbranden & moet|mag|eerst|schuldig|straf &! geld|loon',
    'elke|na|iedere ~3 maaltijd|hap|eten|calorie ~4 schuldig|walg|haat|straf|vies|paniek',
    'ondergewicht|bmi ~8 afvallen|dik|lichter|kilo|vet &! aankomen',
  ],
  overexercise: [
    `${TRAIN} ~4 ondanks|met ~3 ${HURT} ~4 door|toch|gewoon|$ &! ${GENTLE}`,
    `knie|enkel|rug|hamstring|achillespees|voet|schouder|scheen ~3 kapot|stuk|doet|dik|opgezwollen ~8 blijf|gewoon|toch ~4 ${TRAIN} &! ${GENTLE}`,
    `ondanks ~3 ${HURT} ~8 ${TRAIN} &! ${GENTLE}`,
    `${HURT} ~10 ${TRAIN} ~4 toch|door|gewoon|dwars &! ${GENTLE}|huis`,
    `${HURT} ~10 toch|door|gewoon|dwars|blijf ~4 ${TRAIN}|pijn &! ${GENTLE}|huis`,
    'rustdag|rustdagen|rust|sportvrij ~8 schuldig|schuldgevoel|paniek|waardeloos|walg|haat|vet|lui|rot &! bureau|werk|lezen',
    'schuldig|schuldgevoel|paniek|waardeloos|haat ~8 rustdag|rustdagen|sportvrije|sportvrij',
    `geen|zonder|nul|nooit ~2 rustdag|rustdagen|rust|pauze & ${TRAIN} & dag|dagen|7|dagelijks|week &! ${GENTLE}|vergadering`,
    `tweemaal|driemaal|2|3|2x|3x ~1 keer|maal|per|op ~2 dag ~4 ${TRAIN}|hard|zwaar|intensief &! ${GENTLE}|minuten|hond`,
    `${TRAIN} ~3 2|3|2x|3x|tweemaal ~1 keer|maal|per|op ~2 dag &! ${GENTLE}|minuten|hond`,
  ],
  addiction: [
    `gokken|gok|gokte|gokkast|gokkasten|gokverslaafd|gokverslaving|gokschulden|casino|casinos|roulette|sportweddenschappen|unibet|toto|poker|fruitautomaat ~10 ${LOSS}`,
    `${LOSS} ~10 gokken|gok|gokkast|gokkasten|casino|casinos|roulette|unibet|fruitautomaat|sportweddenschappen`,
    'vergok|vergokt|vergokte|gokverslaafd|gokverslaving|gokschuld|gokschulden',
    `${DRUGS} ~6 ${DRUG_NEED} &! film|serie|boek|wind|kussen|kat|verdovend`,
    `${DRUG_NEED} ~4 ${DRUGS} &! film|serie|boek|wind|kussen|kat|blaas|haar`,
  ],
  minor: [
    'ik ~1 ben|word|bn ~1 acht|elf|5|6|7|8|9|10|12 $|jaar|en|jr &! uur|minuten|kilo|km|weken|maanden|zoon|dochter|bezig',
    'zit|ga|ben|zat ~1 in|naar|op ~2 groep|basisschool #1..8|$|en &! juf|meester|leraar|werk|zoon|dochter|app|yoga',
    'ben #5..12 jaar|jr !getrouwd !samen !clean !nuchter &! zoon|dochter|getrouwd|samen|werk',
  ],
  caution: [
    '#4..42 weken zwanger',
    'ben|sinds|net|pas ~6 bevallen|keizersnede|bevalling &! zus|vriendin|collega|dochter|schoonzus',
    'hartaanval|hartinfarct|beroerte|tia|pacemaker|hernia|kruisband|meniscus|hartritmestoornis|hartkloppingen|hartfalen|bypass|reuma &! vader|moeder|opa|oma|oom|tante',
    'knie|rug|schouder|heup|enkel|achillespees|pols|elleboog|nek|voet ~3 doet|pijn|geopereerd|ontstoken|stuk|kapot|versleten ~1 pijn|$|bij|sinds|als',
    'pijn|druk|steken|beklemd ~3 op|in|aan ~1 mijn|de|mn borst|hart|knie|knieen|rug|heup|schouder|enkel &! druk op mijn werk',
    'duizelig|flauw|flauwgevallen|benauwd|kortademig ~5 bij|als|van|trap|opsta|sta|$|lopen',
    'hartproblemen|hartprobleem|hartpatient|hartziekte|hartkwaal|hartoperatie &! vader|moeder|opa|oma|oom|tante',
    'knieoperatie|heupoperatie|rugoperatie|schouderoperatie|kruisbandoperatie|buikoperatie|operatie ~3 knie|heup|rug|schouder|hart|enkel|$ &! hond|kat|vader|moeder',
    'knieoperatie|heupoperatie|rugoperatie|schouderoperatie|kruisbandoperatie|hartklepoperatie|buikoperatie|kunstknie|kunstheup &! hond|kat|vader|moeder',
  ],
};
