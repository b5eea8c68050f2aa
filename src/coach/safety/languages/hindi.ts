import type { LanguageRules } from './language-rules.ts';

const NOT = 'nahi|nahin|nai|nhi|ni|na|nahii|mat|nahee|kabhi|bina|nhin';
const LIVE =
  'jeena|jina|jeene|jine|jina|jeeni|jiu|jeeu|jiye|zinda|jinda|zindagi|jindagi|zindgi|jindgi|zindegi|jeeun|jiun|jee|jeeke|jeekar';
const HURT_OWN =
  'chot|nuksan|nuksaan|takleef|kaat|kaata|kata|kaatna|katna|kaati|kaatne|katne|kaatta|kaatti|jala|jalata|jalaya|maar|mar|maara|maarta|maarti|maarne|marne|khatam|khatm|hurt|cut|harm|injure|ghayal|saza|zakhm|zakhmi|zakhmi';
const FAMILY =
  'pati|husband|shauhar|miya|biwi|patni|wife|boyfriend|bf|girlfriend|gf|papa|pita|baap|abbu|mummy|maa|mata|ammi|bhai|bhaiya|chacha|mama|sasur|saas|sasural|devar|jeth|ex|bete|beta|uncle|dada|nana|partner|sautela|jija|pitaji|father|mother|dad|wo|woh|vo|voh|ye|gharwale';
const HITS =
  'maarta|marta|maarte|marte|maarti|marti|maara|mara|maar|peet|peeta|peetta|pitta|pitai|peetta|peette|pita|thappad|thapad|laat|dhamki|dhamkata|dhamkati|dhamkate|dhakka|gala|ghaseeta|haath|hath|jabardasti|zabardasti|torture|todta|belt|chaku|chakoo|gaali|galiyan|tang|kaid|band|qaid';
const STOP =
  'band|bandh|chhod|chod|chhor|chor|chhodna|chodna|chhodne|chodne|chhodi|chodi|chhoda|choda|chhodunga|chodunga|chhodungi|chodungi|rok|roku|rokna|stop|quit|tyag|khatam|nahi|nhi|chhoddi|choddi|chhodke|chhodkar|chhoddunga';
const QUIT = STOP.replace('|nahi|nhi', '');
const ALCOHOL =
  'sharab|sharaab|daaru|daru|whisky|whiskey|rum|beer|vodka|desi|tharra|peg|pegs|alcohol|madira|daroo|botal|bottle|peena|quarter|gin|wine';
const SIGNS =
  'kanpte|kanpti|kanpta|kanpna|kaanp|kaanpta|kaanpte|kaanpne|kaanpna|kaampte|kampkapi|kanp|kanpte|kamp|thartharate|paseena|pasina|daura|daure|dora|shivering|shaking|sweating|kaanpti|thar|behoshi|ulti|tremors|seizure|fits|shake';
const AT_ONCE =
  'ekdum|ekdam|achanak|kal|aaj|turant|abhi|se|pura|puri|poora|poori|bilkul|seedha|akele|khud|parso|somvar|monday|jhatke|direct|totally';
const MEDICINE =
  'dawai|dawa|goliyon|dawaon|davaiyan|davaon|taiblet|dawaai|dawaiyan|dawaiya|davai|dava|goli|goliyan|goliya|golian|tablet|tablets|insulin|injection|dose|medicine|medicines|meds|inhaler|pump|capsule|syrup|antidepressant|antidepressants|antidepressent|thyroxine|metformin|sertraline|lithium|ilaaj';
const TRAIN =
  'gym|exercise|workout|kasrat|daud|daudna|daudta|daudti|bhaag|running|training|run|daudne|crossfit|weights|squats|vyayam|cardio|practice';
const HURT =
  'chot|dard|fracture|bukhar|bukhaar|moch|sujan|toota|tuta|tooti|tuti|injury|injured|ghutna|ghutne|sooja|fever|soojan|kheech|jakhm|lachak';
const GAMBLE =
  'jua|jue|juaa|juwa|satta|sattebazi|satte|betting|bet|casino|patti|rummy|dream11|lottery|matka|gambling|poker|aviator|taash|fantasy|ipl';
const LOSS =
  'haar|hara|haara|haari|haarke|karz|karza|karja|karje|udhaar|udhar|loan|salary|tankhwah|tankhvah|tanakhvah|tankha|paison|paise|paisa|dooba|doobe|dub|gawa|ganwa|lut|luta|uda|udaa|lat|latt|chhod|chod|chhodna|chodna|nasha|addicted|barbad|barbaad|girvi|bech|bachat|savings|jhooth|chhupa';
const DRUG =
  'charas|ganja|gaanja|smack|brown|sugar|heroin|cocaine|afeem|afim|nasha|nashe|nase|drugs|drug|weed|bhang|chitta|md|mdma|hash|malana|maal|whitener|solution|injection|codeine|phensedyl|corex|joint|joints';
const BODY =
  'ghutna|ghutne|ghutno|kamar|peeth|pith|kandha|kandhe|gardan|takhna|takhne|edi|pair|pairo|seena|seene|chhati|chhaati|chest|knee|back|shoulder|kulha|kulhe|reedh|kalai|haddi|jodo|jod|sir|tang|taang|dil';

/** Hindi in Latin letters, in its many spellings and mixed with English. */
export const HINDI: LanguageRules = {
  lookAlikes: [
    'bhook|bhukh|bhookh|hasi|hansi|has|hans|haste|hansi|sharam|sharm|garmi|thand|boriyat|thakan|pyaas|pyar|khushi|neend|darr|dar|hasate|hanste se|ke|mare|mein|me|kar|hanste ~2 mar|mara|mari|marr|marna|maare|mare ~2 raha|rahi|gaya|gayi|jaunga|jaungi|jau|gaye|ja|rahe|rha|rhi',
    'has|hans|hass has|hans|hass ke ~2 mar|mara|mari|pagal|dard',
    'mar|maar raha|rahi ~2 bhookh|bhukh|neend|garmi|thand|boriyat|thakan|sharam',
    'gappe|jhak|dubki|chakkar|jhaadu|jhadu|photo|selfie|gol|goal|daud|call|phone|pochha|seeti|dialogue|chakke|six|tukka|masti maar|maarna|maarta|maarti|mar|marna',
    'baal|nakhun|sabzi|sabji|pyaaz|pyaz|tikat|ticket|salad|phal|cake kaat|kaatna|katna|kaata|kata|kaatne|kaatte|katwana',
    'film|movie|series|serial|novel|kitab|kahani|gaana|game|podcast|web|show|documentary ~3 mein|me|ki|ka|dekhi|dekha|dekh|dekhte|suni|about ~6 mar|maut|suicide|drugs|maar|jua|khoon|murder|aatmahatya',
    'hero|villain|character|kirdar ~6 mar|maar|marta|suicide|maarta',
    'chai|coffee|phone|mobile|insta|instagram|reels|chocolate|meetha|cheeni|series ~2 ki|ka|ke|se lat|latt|nasha|addicted|addiction',
    'marne se pehle ~6 dekhna|ghumna|jaana|jana|karna|seekhna|ghoomna|seekhni',
    'time|waqt pass|maar|maarna|marna',
    'nahi|nhi|nahin marna abhi|jaldi',
    '#1..60 saal|mahine pehle ~5 chhod|chod|chhodi|chodi|band',
  ],
  crisis: [
    'sab|sabkuch|kuch ~1 khatam|khatm karke|krke|kar ~2 chala|chali|jana|mar|jaana',
    `duniya ~1 me|mein|main|mai ~1 ${NOT} ~2 rehna|rahna|jeena|chahta|chahti|rahunga|rahungi`,
    'maut|marna|mout ~2 achi|acchi|behtar|accha|acha|better &! film|scene',
    `mujhe|muje|mujhko|ab|aur|main|mai ~2 ${NOT} ~1 jeena|jina|jeeni|jiunga|jiungi ~1 $|hai|ab|aur|h`,
    'sab|ghar|family|log|duniya|gharwale|bachche ~3 mere bina|bagair|begair ~3 khush|better|behtar|accha|acha|sukoon|aasan|chain',
    'marne|mrne|maut|suicide|khudkushi ~1 ka|ke|ki ~2 tarika|tareeka|tareeke|tarike|raasta|raaste|plan|koshish|din',
    `${LIVE} ~2 ${NOT} ~2 chahta|chahti|chata|chati|chahata|hai|he|mann|man|dil|karta|karti|chahte|h|rha|rahi|raha|rehna|ki|ka|jata !saath`,
    `${LIVE} ~2 ka|ki|ke|se|me|mein|lene ~2 mann|man|dil|iccha|icha|matlab|fayda|faida|wajah|vajah|himmat|maksad|mood|ummeed|reason|mtlb|chah ~3 ${NOT}|kya|khatam|khatm|kho|nhi`,
    `${LIVE} ~1 ka|ki|me|mein|se ~1 koi|kya|kuch ~1 matlab|fayda|faida|wajah|vajah|maksad|bacha|reason|mtlb|maza|fayda`,
    `${NOT} ~2 jeena|jina|jeeni|jee|ji ~1 chahta|chahti|chata|chati|mujhe|ab|sakta|sakti|hai|paunga|paungi|pa|paa|raha !saath`,
    `${NOT} chahta|chahti|chata|chati ~2 jeena|jina|zinda|jinda|rehna|uthna|jagna ~1 $|rehna|ab`,
    `zindagi|jindagi|zindgi|jindgi|life|duniya|jeene|jine|jeena|jina ~1 se|ko|ka ~2 thak|tang|bore|pareshan|oob|ub|haar|mukti|chutkara|chhutkara|nafrat|khatam|khatm|alvida|chala|chale|chali|door|jana|jaana|chhod|chod &! office|city|gaon`,
    `thak|tang|pareshan|haar|tung ~2 gaya|gayi|chuka|chuki|gai|gya|gyi|aa ~2 jee|zindagi|jindagi|zindgi|jindgi|jeene|life|sab|iss|is ~2 jee|se|zindagi|jindagi|life &! kaam|office|job`,
    `marna|mrna|marjana ~2 chahta|chahti|chata|chati|chahata|hai|he|h|chahunga|padega|behtar|accha|acha|better|theek|$ !nahi !tha`,
    `mar|mr|marr ~1 jana|jaana|jau|jaau|jaun|jaaun|jaunga|jaungi|jata|jati|jaye|jaa|hi|jaana|jne|jaane|jane ~2 chahta|chahti|chata|chati|chahiye|mann|man|dil|hai|he|h|hi|acha|accha|behtar|to|toh|kash|$|ka|ke|better|theek|ki !pehle &! battery|phone|plant`,
    `mann|man|dil|jee ~2 karta|karti|kar|krta|kr|kehta|hota|karne|chahta ~4 mar|marne|marjau|khatam|suicide|gayab|kood|kudne|koodne|mrne|hai ~1 mar|jau|jaau|jaun|ka|kar|du|ko|lu|ho|$|jaaun &! office|boss|kaam`,
    'marne|mrne|maut|mout|suicide|aatmahatya|atmahatya|khudkushi|khudkhushi ~1 ka|ke|ki|ko|hi|aa|bare|baare ~3 mann|man|dil|khayal|khyal|khayaal|soch|socha|sochta|sochti|vichar|khayalaat|jaye|aaye|icha|iccha|intezar|intezaar|dua|aa|plan|khwahish|himmat|raaste|tarika|tareeka|baare &! film|movie',
    `kash|kaash|kas|dua|bhagwan|allah|god|upar ~5 mar|mujhe|main|mai|maut|me|utha ~3 jau|jaau|jata|jati|na|utha|aa|maut|paida|jaun|jaaun|le|hota|hoti|lo|mar ~2 le|lo|hota|hoti|jata|jati|aati|jaye|hua|$ !school &! gym|jaldi`,
    `${NOT} ~2 paida ~1 hota|hoti|hua|hui|hi`,
    `paida ~2 ${NOT} ~1 hota|hoti|hua|hui|hona`,
    `so|sone|sou|soun|neend|sota|soti|sokar|sou|soyu|raat|sulao|soke|subah ~6 ${NOT} ~2 uthu|uthun|uthna|jagu|jaagu|jaagun|uth|uthoon|khule|uthe|jagna|utho|jaagna|khulti ~1 $|hi|chahta|chahti|kabhi|to|toh|na|hai|paau|paun &! alarm|late|jaldi|5|6`,
    `kabhi|phir|wapas|dobara ~2 ${NOT} ~2 uthu|uthun|uthna|jagu|jaagu|jaagun|uthoon|khule|jaagna`,
    'hamesha|sada ~1 ke|k|keliye liye? ~2 so|sona|sojau|chala|chali|gayab|soya|neend|jana|jaana|soo',
    `khud|khudko|kud|apneaap|aap|aapko ~1 ko? ~3 ${HURT_OWN} ~3 raha|rahi|rha|rhi|liya|li|deta|deti|leta|leti|du|dun|lu|lun|dena|lena|pahuchayi|pahuchaya|pahuchata|pahuchati|pahunchayi|pahunchata|pahunchati|pahuncha|karta|karti|kiya|karna|karne|ka|ki|$|hu|hoon|hai|pahunchana|pahunchane|pahuchane|dunga|dungi|lunga|lungi|phir|de|diya|di|le|sakta|karu &! gym|khel|khelte|cricket|kitchen|behtar`,
    `khud|khudko|apneaap ~2 ko? ~1 ${HURT_OWN} ~1 &! gym|khel|khelte|cricket|kitchen|behtar|time`,
    'haath|hath|kalai|kalaai|nas|naas|nass|baazu|jaangh|skin|wrist|nase|naso ~1 pe|par|ko|ki|ka ~2 kaat|kaata|kata|kaati|katne|kaatne|kaatna|cut|blade|kaatta|kaatti|kaatli|katta &! sabzi|sabji|kitchen|khana|pyaz',
    'apni|apne|apna ~1 kalai|kalaai|nas|nass|naas|baazu|jaangh ~1 kaat|kaata|kaatta|kaatti|katta|katti|kaatna|katna|kaatne|katne|kaati|kati',
    'blade|chaku|chaaku|razor|cigarette ~2 se ~3 haath|kalai|khud|hath|apne|nas|skin|jalata|jalati|kaat &! dadhi|shave|sabzi|sabji',
    `sab|sabkuch|sara|saara|zindagi|jindagi|zindgi|life|khud|kissa|kahani|apni ~2 khatam|khatm|khtm|khattam|khtam|end ~2 kar|karna|ho|kr|karne|karu|karlu|karunga|karungi|krna ~1 dena|du|dun|lu|lun|deta|deti|lena|jaye|dunga|dungi|chahta|chahti|$|hai|denge|leta|hi|de &! office|task|list|homework|kaam|assignment|chips|paise|doodh|exam|syllabus`,
    'apni|apna ~1 jaan|jan|jeevan|jivan|jindagi|zindagi|life|zindgi ~2 le|lene|dene|de|lelu|khatam|khatm|khtm|lena|dena|lunga|lungi|leni|end|samapt|leli ~1 &! accha|behtar|cinema',
    'jaan|jan ~1 de|dene|dedu|dedunga|dena ~1 du|dun|dunga|dungi|deni|dena|ka|ki|chahta|chahti|di|hai|$ &! bharat|desh|film|match|gym',
    'faansi|fansi|phansi|phaansi|fanda|phanda|latak|lataka|rassi|zeher|zahar|zehar|jeher|phanda ~3 laga|lagana|lagane|khana|kha|latak|khareed|khareeda|jana|jau|pe|li|lu|khaa|le|kharida|jaunga|jaungi|lungi|lunga|lagalu|pi &! jhula|kapde|chuha|chuhe|skipping|keede',
    'pul|chhat|chat|building|train|tren|metro|patri|khidki|balcony|nadi|truck|gaadi|gadi|bridge|terrace|samne ~1 se|ke|me|mein|par|saamne ~2 kood|kud|kudkar|koodne|kudne|koodna|kudna|aage|samne|saamne|chhalang|neeche|jump|kudd|niche ~2 jaunga|jaungi|jaoonga|jau|jaau|jaun|jaunga|jaungi|ka|ki|kar|lagau|aa|jana|mann|du|laga|$|jaane|jump|lagane|koodne|kood &! game|pool|rassi',
    'saari|sari|puri|poori|dher|bahut|ek|sara|bohot|muthi ~2 goliyan|goliya|goli|dawai|dawaiyan|tablets|pills|neend|golian|dawaiya ~3 kha|khaa|khake|nigal|leke|khane|khali|khalu|khaunga|khaungi|le|khao|lelu ~1 lu|lun|lunga|lungi|li|ka|ke|ki|leta|leti|jau|jaaun|kar|$ &! bhool|time|doctor|yaad|subah',
    'goliyan|goliya|dawai|tablets|pills|golian ~4 jama|ikattha|ikatthi|ikatha|bacha|chhupa|jodi|ikhatti|collect|chupa ~2 kar|rakhi|ke|rahi|raha|ki|li|rakha &! bachcho|bachche|dukan',
    `mere|meri|main|mai|me|mein|hum ~1 bina|bagair|begair|na|nahi|nhi|nahin ~3 sab|khush|behtar|log|accha|acha|aasan|sukoon|ghar|family|better|hota|hoti|rahu|rahun|rahunga|hoti|hoon|hu|rahungi|hun|rehta ~4 khush|behtar|accha|acha|sukoon|better|aasan|chain|theek|asaan|fark|farak|shanti|easy|boj`,
    'sab|sabko|sabka|ghar|family|gharwale|log|gharwalo|unko|un ~3 khush|behtar|accha|acha|sukoon|better|aasan|chain|shanti|easy ~5 mere|main|mai|agar|mein|me ~1 bina|bagair|na|nahi|nhi|mar|nahin &! office|team',
    `agar|jab ~1 main|mai|me|mein ~1 na|nahi|nhi|mar|gayab|nahin ~1 rahu|rahun|hota|hoti|jau|jaau|jaun|rahunga|rahungi|hoon|hu|ho|hun ~6 khush|behtar|kisi|koi|fark|farak|accha|acha|sukoon|better|pata|rota|royega`,
    'kisi|kisiko|koi ~2 ko? ~1 fark|farak|farq|royega|yaad|rota|pata ~2 nahi|nhi|karega|ni|nahin|bhi|nai|padega ~4 mar|mere|agar|na|rahu|jau|hone|main|marne|jaane|mai ~1 jau|jaau|jaun|rahu|rahun|marne|na|gaya|gayi|jaane|mar|se|nahi|hone &! gym|class|meeting',
    `main|mai|mein|me|khud ~4 bojh|boj|bhojh|bekar|burden ~2 hu|hun|hoon|ban|lagta|lagti|hoo|sab|par|pe|samajhta &! bag`,
    'gayab|gaayab|lapata|gum|mit ~2 ho|jau|jaana|jana ~2 jau|jaau|jaun|jana|jaana|jaye|jaunga|jaungi ~3 $|hamesha|mann|chahta|chahti|duniya|hai|ka|kahin &! weight|pet|fat|pimple|pimples|moti|charbi|chashma|socks',
    `ab|aur|or|bas|mujhse|abb ~2 ${NOT} ~1 hota|hoga|sah|seh|jhel|jiya|saha|bardasht|sahan|jee|ho ~2 mujhse|ab|sakta|sakti|raha|rahi|jata|jaata|rha|paa|pa|hota|paunga|paungi|$|pata|hai|payega &!! pushup|pushups|gym|squats|set|plank|exercise|kaam|diet|homework|garmi|yoga|padhai|burpees|km|steps`,
    'jeene|jine|jeena|jina|zinda|jinda|jee|ji ~1 layak|rehne|rehna|ka|kyu|kyun|kar ~2 nahi|nhi|kya|haq|kyu|kyun|koi|karunga|hu|hun|matlab|nahin !saath',
    'kyu|kyun|kyo|kis|kisliye|kyon ~2 jee|jiu|zinda|jinda|jeeu|ji|jiun|jeeun|liye ~2 raha|rahi|hu|hoon|hun|rha|rhi|$|jiu|jee|rahu',
    'sab|kuch|kisi|zindagi|life|sabkuch|jindagi|cheez ~3 bekar|bekaar|bemaani|bematlab|matlab|umeed|ummeed|andhera|raasta|rasta|ummid|meaningless ~2 hai|lagta|lagti|nahi|nhi|nahin|bachi|bacha|dikhta|ho|khatam &! gym|app|traffic|padhai|google',
    'koi|kuch ~1 umeed|ummeed|ummid|raasta|rasta|wajah|matlab ~2 nahi|nhi|nahin|ni ~1 bacha|bachi|dikhta|dikhti|reh|hai|dikh|raha|jeene &! gym|app|traffic|job',
    'aakhri|akhri|aakhiri|alvida|suicide|antim|last ~1 khat|chitthi|chithi|note|message|letter|msg|video|baar|khat|raat|din ~3 likh|likha|likhi|chhod|bhej|record|bana|sab|hai|diya|likhdi|likhe|meri|bol &! office|job|exam|submit|school|date|offer|chai|cigarette',
    'sab|sabko|sabse|ghar|dosto|maa|bachcho ~2 alvida|goodbye|bye|maafi|mafi ~3 bol|keh|kah|maang|mang|likh|diya|di|kar &! office|school|job',
    'beta|beti|behen|bahan|bhai|dost|saheli|friend|maa|papa|girlfriend|boyfriend|biwi|pati|behan|didi ~3 ne|ko|kehta|kehti|bol|bolti|bolta|keh|kah|apne|roz|khud ~5 marna|mar|suicide|jaan|jeena|khud|kaat|kaatti|kaata|aatmahatya|jina|khudkushi ~3 chahta|chahti|koshish|try|nahi|ko|deni|kaat|jaungi|jaunga|le|rahi|raha|karne|ki|dene|hai|jana !dekhta',
    'nadi|samundar|kuye|kuen ~3 doob|dub|dubne|doobne ~2 mar|jau|jaun|marne|ka|jana',
    'apna|apne|apni ~1 haath|hath ~1 kaat|kaata|katta|kaatta|kaatti|kat ta|ti|$|hu|hun|hoon|hai|leta|leti|liya &! sabzi|sabji|kitchen|pyaz|cricket',
  ],
  danger: [
    'zabardasti|jabardasti|majboor ~4 sex|sambandh|sote|sota|sone|bistar &! gym',
    `ghar ~1 pe|par|me|mein|mai ~2 safe|surakshit|mehfooz ~1 ${NOT}|mehsoos|feel`,
    `${FAMILY} ~5 mujhe|mujhko|muje|mujh|mere|humko|hume|hamein|mera|hum|maa|mummy|bacho|bachcho|meri ~4 ${HITS} ~3 hai|he|raha|rahi|rahe|hain|diya|di|deta|deti|dete|tha|the|thi|h|kar|karta|kiya|uthata|uthaya|utha|maara|mara|maarta|marta|ghot|dabaya|jata|nahi|aur|ke|se|$ &! chess|ludo|carrom|cricket|match|khel|game|phone|call`,
    `mujhe|mujhko|muje|mujh|mere|mujpe ~1 ko|pe|par|upar ~3 haath|hath|${HITS} ~2 uthaya|uthata|uthate|uthati|utha|hai|uthai|maara|maarta|marta|mara|maarte|marte|dete|deta|di|karte|karta|chhoda|uthte &! chess|ludo|match|phone|call`,
    `haath|hath|thappad|thapad|belt|laat|danda|dande|chappal ~2 uthaya|uthata|uthate|uthati|maara|maarta|marta|mara|marte|maarte|utha|se ~3 mujh|mujhe|mujhpe|pe|mere|maara|maarte|peet|peeta|marte|mara|par|hai|bhi & ${FAMILY}|mujhe|mujh &! thap|madad`,
    `${FAMILY} ~3 se ~2 darr|dar|darti|darta|dare|darne|khauf ~3 lagta|hai|hu|hun|hoon|lagti|rehti|rehta|lag|jati|jata &! kho|khone|bimari|exam|dur`,
    'dar|darr|khauf|darti|darta ~4 ghar|kamre|raat ~3 jane|jaane|wapas|lautne|rehne|jaate|jaungi|jate|mein|aane|jau|nahi &! andhera|bhoot|chor',
    'ghar ~3 jane|jaane|wapas|lautne|rehne|mein|me ~3 dar|darr|safe|surakshit|khauf|bachao ~1 lagta|nahi|hai|nhi|lag|mehsoos',
    `maar|mar|jaan|jala|kaat|barbad|tezaab|acid|tukde|jalane|maarne|marne|talaq ~2 dalega|dalunga|dalenge|daalunga|daalega|denge|dunga|doonga|dega|dalegi|phenk|maar|se|lega|le|ki|dene|dalne|kar|dalta ~3 dhamki|bola|bolta|kehta|kaha|bol|keh|dhamkata|dhamka|dhamkaya|bole|maarne|mara|deta|mujhe|maar & ${FAMILY}|mujhe|usne|ladka|padosi|koi`,
    'dhamki|dhamkata|dhamka|dhamkiyan|dhamkaya|dhamkati ~3 deta|dete|de|di|deti|raha|rahe|rahi|hai|mili|mil|dia|diya',
    `${FAMILY} ~3 mera|meri|mere|mujhe ~2 phone|paise|paisa|card|passport|salary|tankhwah|atm|msgs|messages|documents|mobile|ghar|bahar|naukri|kaam|dosto ~4 check|chheen|cheen|le|chhupa|chupa|nahi|jane|jaane|rakh|band|padhta|padhte|control|rok|track ~2 karta|karte|leta|lete|jane|deta|dete|rakha|liya|lia|hai|se|jaane|karne|kar &! repair|charge|recharge|bacha`,
    `gussa|gusse|naraz|naraaz|bhadak ~4 na|mat|nahi|hota|karte|kar|me|mein|ho|dilau|aaye|aata & ${FAMILY}|unko|usko|unhe & maar|maarta|marta|maarte|haath|hath|pitai|peet|thappad|dar|darr|gaali|peetta|marte|mara|maara|toot`,
    `${FAMILY}|padosi|uncle|ladka|aadmi ~3 mummy|maa|behen|bahan|bhai|bachcho|bacho|bachche|biwi|beti|bete|patni|bhabhi|didi|meri|ammi ~2 ko|pe|par ~3 ${HITS} ~2 hai|he|raha|rahe|deta|tha|h|uthata|karta|uthaya|maarta|maara|hain|$ &! chess|ludo|phone|carrom`,
    'mujhe|mere|mera|meri|muje ~3 galat|gandi|chhuta|chhuya|chhua|chuta|chhoota|chhute|chuna|rape|jabardasti|zabardasti|balatkar|touch|chhedta|chhed|chhedkhani ~2 chhu|tarah|jagah|kiya|karta|hai|karte|chhuta|karne|chhoota|chhua|tarike|raha',
    `main|mai|mein|me|mann|man|dil|mujhe|use|usko|unko|boss|padosi|soch ~6 maar|khatam|jaan|chaku|zeher|jala|khoon|maarne|murder|peetna|jalane|jehar ~2 dunga|dungi|daalunga|dalunga|dalungi|dena|karne|ka|se|karunga|doonga|du|dun|daalu|chahta|chahti|deni|dalu|kar & usko|use|usse|unko|boss|pati|padosi|bhai|biwi|usne|kisi|sasur|saas|papa|ex|logo|wo|sabko &! khud &! makkhi|machar|machhar|cockroach|chuha|game`,
    `${FAMILY}|vah|wah ~2 gala ~1 dabata|dabate|dabati|dabaya|ghonta|ghontta &! kharab|dard`,
    'mujhse|mere|muje ~2 zabardasti|jabardasti ~1 karta|karte|karti|kiya|ki|karne &! khana|khilana|padhai|gym',
    `${FAMILY}|mama|tau|master|sir|padosi ~3 mujhe|muje ~1 chhuta|chhute|chhute|chhuti|chuta|chute|chhoota|chhoote|chhua|chhuya ~1 $|hai|hain|he|tha|the|rehta &! dil`,
    'gharelu hinsa &! lecture|course|ngo',
  ],
  withdrawal: [
    `alprax|alprazolam|rivotril|clonazepam|lonazep|etizolam|nitravet|spasmo|tramadol|proxyvon|afeem ~8 ${QUIT} &! doctor ~2 se &! bhool`,
    `${ALCOHOL} ~10 ${QUIT} & ${SIGNS}`,
    `${ALCOHOL} && ${QUIT}|bina|piye && kaanp|kaanpte|kaanpne|kaanpta|kanp|kampkapi|paseena|pasina|daura|daure|tremors|kaanpti|shivering|shaking &!! paani|pani|chai|juice`,
    `${ALCOHOL} ~6 bina|piye|piyu|nahi|nhi|na ~6 ${SIGNS}`,
    `roz|rozana|har|din|daily|saalo|saal|subah ~6 ${ALCOHOL} ~6 pita|peeta|peeti|piti|pee|pi|peta|pete|peete|piya|khatam && ${QUIT} && ${AT_ONCE}|kal|ekdum &!! paani|pani|chai|juice`,
    `${ALCOHOL} ~5 roz|rozana|har|daily|saalo|subah|din ~4 pita|peeta|peeti|piti|pee|pi|pete|peete|uthte|se && ${QUIT} && ${AT_ONCE} &!! paani|pani|chai`,
    `${QUIT} ~5 {sedative}`,
    `{sedative} ~8 ${QUIT}|lena|roz`,
    `neend|nind ki ~1 goli|goliyan|dawai|tablet ~6 ${QUIT} & ${AT_ONCE}|saal|roz`,
  ],
  medication: [
    `${MEDICINE} ~6 band|bandh|chhod|chod|chhor|chhodna|chodna|chhodni|chodni|chhoddi|choddi|skip|miss|rok|kam|aadhi|adhi|double|dugni|tyag|chhodke|chhodkar|quit|stop|phenk|fek|phek|badha|half|aadha|adha ~2 kar|karna|karni|du|dun|di|de|dunga|dungi|diya|deta|deti|ke|karke|krna|krni|kr|raha|rahi|leta|leti|rha|rhi|karu|lu|lun|dena|deni|chahta|chahti|leni|lunga|ho|raha|karta|karti|$|bhi &! bhool|bhoolna|yaad|dukan|pharmacy &! miss ~3 na|nahi|nhi`,
    `${MEDICINE} ~4 nahi|nhi|nahin|bina|ni ~2 leni|lunga|lungi|khana|khani|khaunga|khaungi|le|leta|leti|lena|kha|khata|khati|khaye|liye|lene|chahiye|khaani ~2 $|ab|hai|chahta|chahti|raha|rahi|aur|chahiye|kal|rha|bas|khaye &! bhool|alarm|time|yaad`,
    `bina|doctor ~3 puche|pooche|poochhe|bataye|puchhe|nahi|bataunga|bataungi|salah ~6 ${MEDICINE} & band|chhod|chod|kam|double|aadhi|badha|chhodna|bandh|shuru|chhodni`,
    `${MEDICINE} ~6 ek din ~2 chhod|chod|chhor|gap|chhodke`,
  ],
  ed_risk: [
    'do|teen|char|chaar|kai|saat din|dino ~2 kuch|khana|bina ~1 nahi|nhi|nahin|khaye|khaaye ~1 khaya|khayi|kha|bina|$',
    'ulti|vomit|qai|ultiya|ultiyan ~5 kar|karke|karta|karti|khane|kha|khana|khaake|khaane|kr|ungli|zabardasti|jaan & khana|khane|khaana|kha|khaake|patla|patli|weight|ungli|wajan|vajan|khaane &! pregnancy|bimar|safar|virus|bus',
    'khana|khaana|khane|bhookha|bhukha|bhookhi|bhukhi|roti ~3 band|chhod|chod|nahi|nhi|bilkul|rehna|reh|nahin|skip|rehta|rehti|chhor ~3 kar|diya|di|du|dunga|dungi|khaya|khayi|kha|khaunga|khaungi|rahi|raha|khaungi|ke|karna|leti|leta|hai|karti|karta & patla|patli|din|dino|weight|wajan|vajan|mota|moti|pet|kilo|kg|bilkul &! bahar|raat|meetha|junk|late|tel|maida|fast ~1 food|vrat',
    'khana|khaana|khane|bhookha|bhukha|bhookhi|bhukhi|roti ~3 band|chhod|chod|nahi|nhi|bilkul|rehna|reh|nahin|skip|rehta|rehti|chhor ~3 kar|diya|di|du|dunga|dungi|khaya|khayi|kha|khaunga|khaungi|rahi|raha|khaungi|ke|karna|leti|leta|hai|karti|karta & #2..9 &! bahar|raat|meetha|junk|late|tel|maida|fast ~1 food|vrat',
    'khane|khana|khaana|khaane ~2 se|ke|khake|ko|baad ~2 dar|darr|guilt|guilty|sharam|nafrat|ghin|ghinn|baad|dekh|laanat ~2 lagta|hota|hoti|hai|feel|guilty|aati|dar|lagti &! spicy|mirchi|bahar|neend',
    'laxative|laxatives|julab|jamalgota ~6 weight|wajan|patla|patli|khane|pet|leti|leta|lekar|kam|kha|roz',
    '#2..20 din|dino|hafte ~4 bina|kuch|sirf|bhukha|bhookha|bhukhi ~2 khaye|khaaye|nahi|paani|pani|rehna|reh|khana|khaya|kuch',
    'sirf|bas|keval ~2 ek|paani|pani|seb|kheera|apple|salad ~3 kha|khati|khata|pe|par|khake|khaunga|khaungi|pike|khakar|roti ~3 din|rehna|rehta|rehti|reh|hu|hun|zinda|raha|rahi|kam|patli|patla &! subah|nashte|nashta|snack',
    'sirf|bas|keval ~2 #1..1 ~3 kha|khati|khata|pe|par|khake|khaunga|khaungi|pike|khakar|roti ~3 din|rehna|rehta|rehti|reh|hu|hun|zinda|raha|rahi|kam|patli|patla &! subah|nashte|nashta|snack',
    'vajan|wajan|weight ~3 #25..42 ~1 kilo|kg & #150..200 & ghatana|ghatna|kam|patla|patli',
    'anorexia|bulimia &! movie|series|lecture|web|watch|watching',
  ],
  overexercise: [
    `${TRAIN} ~10 ${HURT} ~8 phir|fir|bhi|bawajood|bavjood|chahe|jaari|ignore & roz|phir|fir|bawajood|bavjood|chahe|ignore|jaari|bhi ~4 ${TRAIN}|karta|karti|karunga|karungi|jata|jati|jaunga|daudta|daudti|daudunga|$|raha|rahi &! halka|halki`,
    `${HURT} ~8 phir|fir|bhi|bawajood|bavjood|chahe|ignore|lekin|par|magar ~6 ${TRAIN} &! halka|halki|band|kaise|kam|ruk|rok`,
    `${TRAIN} ~8 bina ~2 aaram|rest|ruke|chhutti|break|araam|roke`,
    `rest|aaram|araam|chhutti|gym|workout|exercise ~5 guilty|guilt|bura|sharam|nafrat|ghabrahat|bechaini|anxiety & hota|hoti|lagta|lagti|aata|aati|feel|hu|karu|kar & rest|aaram|araam|chhutti|miss|na|nahi|nhi|chhut|chhoot &! khana|junk`,
    `din|roz|daily ~3 2|3|4|do|teen|char baar|bar|ghante|times|time ~3 ${TRAIN} &! ek|hafte|week`,
    `${TRAIN} ~4 din|roz|daily ~3 2|3|4|do|teen|char baar|bar|times|ghante|ghanta &! halka|hafte`,
    `doctor|physio ~3 ne ~2 mana|aaram|rest|bola|kaha ~5 ${TRAIN}|aaram|rest ~4 phir|fir|lekin|par|magar|but &!`,
  ],
  addiction: [
    `${GAMBLE} ~8 ${LOSS} &! movie|film|dosto|ticket|tickets|diwali`,
    `${LOSS} ~8 ${GAMBLE} &! movie|film|ticket|tickets`,
    `jua|juaa|juwa|satta|betting|rummy|casino|patti|matka ~4 khelta|kheli|khelna|khelti|khel|lagata|lagati|lagaya|laga|lat|khele|karta|chhut|lagana &! diwali|dosto|family`,
    `${DRUG} ~6 chhod|chod|chhodna|chodna|lat|latt|roz|leta|leti|phoonk|phunk|phook|peeta|pita|bina|lena|leke|le|addict|addicted|addiction|pi|phookta|khata|lagata|daily|chhut|phukta|karta|karti|lene|sunghta|chhodni &! movie|film|series|doctor|vitamin|chai|diabetes|insulin|sugar ~1 free|dose|brown ~1 rice|sugar ~1 ki|padhai|business`,
    'nashe|nashedi|nasha|nase ~2 ki|ka|me|karta|karti|mukti|lat|chhod|chhodna|chhodne|kendra|adat|aadat|karna &! chai|phone|padhai|mobile|reels|ngo|film',
  ],
  minor: [
    'main|mai|me|mein|hum ~1 class|kaksha|std|standard #1..6 ~2 mein|me|hu|hun|hoon|ka|ki|padhta|padhti &! teacher|padhata|padhati',
    'main|mai|mein|me|mujhe|meri|mera|hum|umar|umr|age ~3 #5..12 saal|sal|varsh|years|year|yrs|baras ~1 ka|ki|ke|$|old|hu|hun|hoon|hai !se !pehle !baad !job !experience !ho !mein &! beta|beti|bhai|behen|bacha|bachche|shaadi',
    'main|mai|me|mein|hum ~1 class|kaksha|1st|2nd|3rd|4th|5th|6th|standard|pehli|dusri|teesri|chauthi|paanchvi|chhati|panchvi ~1 class|kaksha|std|standard ~2 mein|me|hu|hun|hoon|ka|ki|padhta|padhti &! teacher|padhata|padhati|gym|yoga|online',
    'main|mai|me|mein|hum ~1 class|kaksha|1st|2nd|3rd|4th|5th|6th|standard|pehli|dusri|teesri|chauthi|paanchvi|chhati|panchvi ~1 #1..6 ~2 mein|me|hu|hun|hoon|ka|ki|padhta|padhti &! teacher|padhata|padhati|gym|yoga|online',
    'main|mai|me|mein|hum ~1 #1..6 ~1 class|kaksha|std|standard ~2 mein|me|hu|hun|hoon|ka|ki|padhta|padhti &! teacher|padhata|padhati|gym|yoga|online',
    'main|mai|me|mein|hum ~1 #1..6 ~1 #1..6 ~2 mein|me|hu|hun|hoon|ka|ki|padhta|padhti &! teacher|padhata|padhati|gym|yoga|online',
    'meri|mera|my umar|umr|age|umra ~2 #5..12 ~1 $|saal|hai|h|sal|varsh &! beti|bete|bhai',
  ],
  caution: [
    'mahine|hafte|din|mahina|hafta ~1 pehle ~2 baby|bachcha|baccha|delivery|beta|beti ~1 hua|hui|hue|di',
    'main|mai|mein|me|mujhe|hum|abhi|mahine|maheene ~4 pregnant|garbhvati|garbhavti|garbhawati ~1 &! behen|bhabhi|biwi|wife|friend|didi|saheli',
    'mahine|mahina|month|months ~2 pregnant|garbhvati|garbhavti|garbhawati|pet &! behen|bhabhi|biwi|wife|friend|didi',
    '#1..9 ~2 pregnant|garbhvati|garbhavti|garbhawati|pet &! behen|bhabhi|biwi|wife|friend|didi',
    'delivery|baccha|bachcha|beta|beti|baby|cesarean|operation|surgery|oparation|c ~3 hua|hui|hue|ke|ki|section|hai|baad|karwaya ~3 hai|hafte|mahine|din|baad|pehle|thi|tha|abhi|ab|mahina|hafta|pehla &! order|parcel|amazon|pizza|saal',
    `ek|do|teen|kuch hafte|mahine|din|hafta|mahina ~3 ${BODY}|dil|hernia|pet|appendix|delivery|stone ~3 operation|surgery|hua|hui|oparation|replacement`,
    `#1..12 hafte|mahine|din|hafta|mahina ~3 ${BODY}|dil|hernia|pet|appendix|delivery|stone ~3 operation|surgery|hua|hui|oparation|replacement`,
    `${BODY}|dil|hernia|appendix ~2 operation|surgery|oparation|replacement ~3 hua|hui|karwaya|ke|ho|hai|tha`,
    `${BODY} ~3 dard|chot|fracture|moch|problem|taklif|takleef|sujan|dukhta|dukhti|dukh|injury|toot|toota|tuti|dukhte|dukhne &! bina|bache|bachne`,
    `dard|chot|moch|fracture ~3 ${BODY} &! bina|bache`,
    'mujhe|main|mai|meri|mera|mere|me|mein|muje ~3 sugar|diabetes|asthma|epilepsy|thyroid|migraine|bp|dama|saans|mirgi|gathiya|pcod|pcos|arthritis|tb|cancer|slip|sciatica|anemia|hypertension ~2 hai|he|h|ki|ka|disc|high|low|bimari|problem|patient|mareez|attack|rehta|rehti|ke &! kam|chhod|chhodna|chai|meetha',
    'sugar|bp|dil|heart|asthma|diabetes|thyroid|mirgi|dama ~1 ka|ki|ke mareez|patient|bimari|daura|attack|dora|problem|rogi ~2 &! papa|mummy|dadi|dada|maa',
    'heart|dil ~1 ka? attack|daura|dora ~3 aaya|aya|hua|tha|ke &! papa|dada|film|movie|meme',
    'chakkar|behosh|behoshi|saans|dhadkan ~3 aata|aate|aati|aa|phool|phoolti|fulti|ho|phulti|hua|hui|tez|fool|jata|jati|gaya|gayi|phoolne &! office|bank|market|shaadi|khushi',
    'mujhe|main|muje|mujko ~2 daybitiz|dayabitiz|diabitiz|madhumeh|astama|mirgi|thayraid|bipi|haibipi ~1 hai|he|ki|ka',
  ],
};
