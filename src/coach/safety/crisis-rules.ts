import { ATTEMPTS, CARE, CHANCES, FAREWELLS } from './aftermath-rules.ts';
import { HOPELESS, OTHERS, OTHERS_OUTRIGHT, WISHES } from './crisis-wishes.ts';
import { MEANS, PLACES } from './means-rules.ts';
import { BEING, DEADLINES, NEARNESS } from './own-life-rules.ts';
import { HARM, URGES } from './own-harm-rules.ts';
import type { Passage } from './passage.ts';
import { PLAIN } from './plain-rules.ts';
import { holds, ruleSet } from './rule-set.ts';
import { STAYING, TRACES } from './staying-rules.ts';
import { VEILED_HARM, VEILED_LEAVING, VEILED_MEANS } from './veiled-rules.ts';

/** Blanked before the rules look, because people say them lightly or mean an accident. */
const LOOK_ALIKES: readonly string[] = [
  // Sport, cinema and campaigns that carry the word.
  'suicide sprint|sprints|squeeze|squeezes|squad|drill|drills|run|runs|door|doors|burpee|burpees',
  'suicide|suicidal prevention|awareness|hotline|charity|bereavement|research|statistics|watch',
  '{helping} ~5 {other_crisis}',
  '{other_crisis} ~4 {helping}',
  'do|did|does|doing|done|run|ran|running|line|sprint|sprinting|made|hate|hated|of|more|our|these|those|#|x ~1 suicides &! statistics|wards',
  '{sport|game}|court|pitch|practice|practise|squad|coach|training ~6 suicides',
  'suicides ~6 {sport|game}|court|pitch|practice|practise|cool|whistle|laps',
  'suicide rows|row|pushups|grip|shuttle|shuttles|ladder|ladders|lunges|king',
  'suicide|suicidal gambit|gambits|sacrifice|sacrifices|mission|missions|dive|dives|charge|pace|push|rush|opening|bomber|bombers|bombing|schedule',
  'political|career|commercial|financial|economic|professional|electoral|reputational suicide',
  'life|it ~2 not|hardly|barely worth living|it without {petty}|cheese|cheddar|bread|chocolate|butter|football|coffee|tea|crisps|gravy|bacon|curry|pasta|potatoes|toast|telly|internet|wifi|garlic|cake|pizza|chips|biscuits|books|spice|chilli',
  '#2..60 overdose|overdoses & a_and_e|a_e|er|resus|icu|ward|shift|ambulance|broken_hip|stroke|strokes|heart_attack|stabbing|fracture|crash|rta|cardiac_arrest &! i|my|me|mine|myself',
  'several|couple|few|many ~1 overdose|overdoses & a_and_e|a_e|er|resus|icu|ambulance|broken_hip|stroke|strokes|heart_attack|stabbing|fracture|crash|rta|cardiac_arrest &! i|my|me|mine|myself',
  'gone|out from|of|off the|our ~1 committee|team|board|group|band|club|choir|meeting|project',
  'be late|single|broke|unfit|overweight|busy|hungry|shy any longer|more',
  'sleep|slept|sleeping|sleeps like the dead',
  'stay|staying until|till|for ~3 at|with ~1 her|his|their|hers|theirs place|house|flat|parents',
  'my ~1 life admin|story|drawing|list|audit|skills',
  'leave the world|planet ~3 better|cleaner|greener|kinder',
  'miss me if i left|leave|skipped|skip ~1 the|a meeting|party|call|class|pub|choir',
  'rifle|gun|pistol|shooting club|clubs|range|show|competition|league',
  'not|never imagine|picture|see being|me|myself ~1 fit|strong|slim|married|retired|sober',
  'razor|razors ~3 electric &! use|hurt|myself|me|cut',
  'join|joining ~3 up_there|over_there|out_there in',
  'admission|admissions|patient|patients|cases ~2 overdose|overdoses|overdosed|suicide|suicides &! i_was|my',
  'suicide inquest|inquests|assessment|assessments|risk_assessment|rate|rates|studies|postvention|law|laws',
  'gym|workout|run|session|squats|class|spin killed|kills|killing me',
  // Figures of speech, and what somebody else may do to oneself: danger, if anything.
  'rather|sooner die than ~8 {sport|petty}|eat|wear|dance|sing|drink|watch|listen',
  'rather|sooner be dead than ~8 {sport|petty}|eat|wear|dance|sing|drink|watch|listen',
  'without|no|fewer|less|quit|smoke|smoking|stop ~2 cigarette|cigarettes|lighter',
  'curl up and die when|of|from|on|with',
  '{want}|wanted ~2 jump|throw ~1 out of|from the|a window|balcony when|if|because ~6 {petty}|practises|sings|plays',
  'va|vas|vai|van|iba|allait|vont ~1 me tuer|matar',
  '{beater} ~4 quiere|veut|quer me? ~1 matarme|me|matar ~1 tuer|matar',
  '{threat_verb} ~3 uccidermi|matarme|ammazzarmi|umzubringen|matar|tuer|doden|zabiciem|zabije|doda',
  'mourir|mort|morte|meurs|morir|morirme|muero|morrer|morro|sterben|sterbe|morire|muoio|umrzec|umieram|do|dor|dod|sterven|sterf de|d|di|do|da|vor|von|z|av|van|zum|om ~1 {figure_of}',
  'me muero ~1 de|por {figure_of}',
  '{figure_of}|gulmekten|acliktan|sicaktan|sikintidan|yorgunluktan ~1 oluyorum|oldum|olecegim|olmek',
  // Effort and laughter.
  'kill|killing|killed myself laughing|training|studying|working|lifting|running|trying',
  'kill|killing|killed myself with|over|at|in work|training|practice|laughter|overtime|deadlines',
  'kill|killing|killed myself with|over|at|in the|this|these|a ~2 {sport|study}|office|job|work|pitch|deadline|deadlines|report|spreadsheet|project|hours|shifts|kitchen|class|weekend|details|commute',
  'kill|killing|killed myself to finish|get|meet|make|hit|please|impress|reach',
  'end my life long|time',
  'my life as|of an|a|crime|partying|chaos|mess',
  'shoot|shooting|shot myself in the foot',
  'drown|drowning|drowned myself in work|coffee|tea|email|emails|tasks|study|studies|paperwork',
  'die|dying of|from|with embarrassment|laughter|laughing|boredom|shame|heat|hunger|curiosity|thirst|cold',
  'die|dying|dies in dark|the|a|this|every|my|that|level game|games|souls|boss|level|minecraft|raid|dungeon|video',
  'not want to die & {long_life}',
  'die for a|an|some',
  'to die for !#1..99 !years !months !ages !so',
  'dying to|for',
  'dying star|stars|language|languages|art|breed|phone|battery|plant|plants|houseplant|houseplants|light|plants|fern|village|cell|cells',
  'die hard|trying',
  'die on ~2 hill|hills|me|stairs|pitch|bike|treadmill|stage|mat|court|field|track|bench|level|squats|squat|run|leg_day|every|the_way|them|us',
  'could|would murder|kill a|an|for|some',
  'want|wanted|going|about to die when|every on|at stairs|hills|leg',
  'bang|banging|banged|hit|hitting my head on|against|off the|a cupboard|beam|shelf|lintel|doorframe|ceiling|hatch|extractor',
  'i was|were not living in|at|near|with ~2 parents|mum|dad|flat|flatmates|city|country|village|town|london|in_laws',
  // Accidents, sport and care of oneself; wounding on purpose is said otherwise.
  'cut|cutting myself some|slack|short|a|off|out|loose|free|down',
  'cut|cutting|burn|burning|hurt|hurting|scratch|hit|injure ~1 {self} ~3 {kitchen}',
  '{kitchen} ~4 cut|cutting|burn|burning|hurt|scratch|hit|slice ~1 {self}',
  'burn|burning|burned|burnt {self} out',
  '{self} out',
  'cut|cutting|hurt|hurting|injure|injuring|burn|burning|harm|harming ~1 {self} & {handwork|mishap|shaver}|accidentally|strong|stronger|fitter|back|overdo',
  'cut|burn|hurt|injure|scratch|hit|hurting|injuring|harm ~1 {self} ~2 {sport}',
  '{sport} ~3 hurt|hurting|injure|injuring|injured ~1 {self}',
  'hurt|hurting {self} accidentally|badly',
  'overdose|overdosing|overdosed on|of caffeine|coffee|chocolate|sugar|vegetables|netflix|telly|tv|tea|sushi|social|news|screen|series|sun|christmas|cake|carbs|kale|cheese|podcasts|work|memes|pies|mince_pies|pudding|biscuits|satsumas|turkey|sprouts|sweets|crisps|garlic|glitter|cuteness',
  'overdose|overdosing|overdosed on ~1 {kitchen}',
  'bang|banging|hit|hitting my head against|on a|the|brick|wall|keyboard &! angry|punish|hate|until|till|bleed|bled|stops|stopped|stop|because|myself|when|concussion',
  'burn|burning my skin in|from ~1 sun',
  'sleep when i am dead',
  'the death of me',
  'over my dead body',
  'dead tired|serious|set|lift|lifts|line|hang|hangs|weight|end|beat|bug|bugs|heading|on|poets|pool|sea|easy|gorgeous|centre|last|batteries|plants|leaves|horse|heat',
  'drop|knock|play ~1 dead',
  'be more alive',
  'kill myself on my bike|run|ride',
];

/** Acts against oneself, named outright and spoken of as one's own. */
const ACTS: readonly string[] = [
  'hurt|hurting|harm|harming|harmed {self} !with !on &! {handwork|shaver|mishap}',
  '{kill} ~1 {self} !up !together !seriously',
  '{want} ~3 {kill|wound} ~1 {self} &! {kitchen|sport}',
  'take|taking|took my own?  life $',
  'take|taking|took my life $',
  'take|taking|took my own life',
  'end|ending|finish|finishing|terminate|close|closing my own|whole?  life !long',
  'end|ending|ended|finish|finishing|terminate|close|quit my ~1 life !long',
  'finish with my|the|this life',
  'taking|take my own life',
  '{want} ~3 end|ending it !on !up !at !with !by',
  '{want} ~3 end|ending it|everything|things all?  $',
  '{want} ~3 end|ending it all',
  'end|ending it|everything all|tonight|now|forever|for good',
  'end|ending it $ &! {hurdle|kin|sport|game}',
  'want|thinking|think|plan|planning|going ~2 end|ending things $',
  'self harm|harming|harmed|injury|injuring|injure|mutilation|mutilating|destruction &! {charity|helping}',
  'selfharm|selfharming|sh urges',
  'overdose|overdosing|overdosed &! {study|helping|fiction|charity}|deadline|cases|a_and_e|case',
  'to|will|could|might|i od $|on|tonight|again|myself &! jutra|dzis',
  'over dose|dosed|dosing',
  'took|taken|swallowed|downed|take|swallow ~1 whole|entire|full|handful|fistful ~1 box|packet|bottle|pack|strip|packets|of ~2 {lethal_drug} &! {sweets|study|animals} &! course|vitamins|vitamin|magnesium|supplements|antibiotics|month|week|prescribed|collected|collect|back',
  // Said of oneself in so many words: no story or study around it takes that back.
  'i|because|but|really|just|still|that ~1 really|just|only|still|also|seriously?  want|wants to?  die too|$|myself|anyway|inside !my',
  'i|because|but|really|just|still|that ~1 really|just|only|still|also|seriously?  want|wants to?  be dead|dead_too',
  'i|because|but|really|just|still|that ~1 really|just|only|still|also|seriously?  want|wants to?  kill myself',
  'i ~2 want to die !of !laughing !in !hard !on !at !when !a',
  'i|me|my|we ~4 thinking|think|thoughts|thought ~2 about|of killing|hanging|ending|drowning|shooting myself',
  'felt|feels|seemed|seems|sounded|looked ~2 answer|release|solution ~6 want|will|could ~2 do|try it|that|this|the',
  'want to go the same way &! home|work|school',
  'vill ~2 do|dod $|och|nu|bara',
  'i do not want to live|exist|be any|alive|here|$ more|any|longer|$ !in !with !like &! lie',
  'dose|much|many|amount ~4 enough|fatal|lethal|kills ~4 put|have|keep|set|stored|saved ~3 aside|away|myself|ready',
  'stood|standing|stand|was|am|sat ~2 on|at|by|near ~3 {deadly|height}|platform|station ~6 did|done|do|doing it|this',
  'i|am|feel|feeling|been|my ~4 suicidal &! {helping}',
  'unalive|unaliving',
  'top|off|neck|rope|do myself in|tonight|today|tomorrow|soon $?',
  'do|doing something stupid|permanent to myself',
  'do something to myself',
  'make it|this all stop forever',
  'go|going|went through with it tonight|this|now|time',
  'no one can|could|will|would stop me from|now &! {sport}',
];

/** Wounds that may be an accident, and the bare word for what somebody else may have done. */
const INJURIES: readonly string[] = [
  '{wound} {self} !with !on &! {handwork|shaver|mishap}',
  '{wound} {self} with {blade}',
  '{wound} and {wound} {self}',
  '{other_crisis} &! {study|fiction|helping|beats_me}',
];

/** Wounds on the skin, made by oneself. */
const WOUNDS: readonly string[] = [
  '{wound_skin} ~1 my|own|me ~2 {skin} &! {kitchen|sport|handwork|mishap|skin_trouble} &! razor_burn|rash|chef|service|workout|day|fat|waxing|eczema|itchy|rash|cat|dog',
  '{wound_skin|wound} ~3 my|own|the|me ~2 {skin} ~8 {cope|blade} &! {kitchen|sport}',
  '{wounds} ~6 {skin} &! {kitchen|animals}',
  '{skin} ~5 {wounds} &! {kitchen|animals}',
  '{wounds} ~3 i made|did|do|make|hide',
  'i|me ~3 made|did|hide|hiding|cover ~3 {wounds} &! cutting|budget|pay|kitchen|funding',
  '{blade} ~6 {skin} & i|my|me|myself &! {kitchen|sport} &! shave|shaving|smooth|legs|tattoo|surgery|injury',
  '{blade} ~4 {cope} &! {kitchen|sport|study} &! quit|smoke|smoking|stop|smoker|craving|cravings|not|less|fewer|lunch',
  '{skin} ~3 with ~2 {blade} &! {kitchen} &! shave|shaving|hair|smooth',
  'urge|urges|need|want|started|stop|relapse|relapsed|clean|back|again ~3 cutting|burning again|myself|$ !carbs',
  'replace|instead|alternative|alternatives|substitute|distract|resist|fight ~3 cutting|harming $|with|myself|for|when|at|by|urge|urges &! {hurdle|kitchen} &! carbs|sugar|coffee|hair|grass',
  'urge|urges|started|stop|been|keep|clean|relapsed ~2 cut|cutting|from $',
  'relapsed|relapse ~3 cutting|self|harm',
  'stop|started|start|keep|been|relapsed ~2 cutting at|when|in|again|to|because|my &! in_on|people|class|finger|fingers|thumb|thumbs|{kitchen}',
  'cutting again|helps|calms|makes &! {hurdle}',
  'clean ~3 cutting|self',
  'scars|scar|marks ~3 {skin} ~4 new|fresh|again|made|hide|myself|more|bleed &! surgery|operation|cream|tattoo|accident',
  'fresh|new|more|own scars|cuts|marks|burns ~3 {skin} &! surgery|operation|kitchen|tattoo|tan|chef|chefs|service|oven|ovens|bakery|baker',
  '{skin} & long sleeves &! sun|knit|shirt|sew|sewing|sunburn|{skin_trouble}',
  'hide|hiding|cover|covering ~3 scars|cuts ~6 arms|arm|wrists|legs|thighs|sleeves|i',
  'see my own blood|bleed',
  'punch|punching|hit|hitting|bang|banging|hurt|hurting|bite|biting ~3 myself|head|skin|arm|arms|legs ~5 until|when|because|punish|feel|calm|bleed &! {sport|game}',
  'punch|punching|hit|hitting|starve|burn ~1 myself ~3 when|until|because|for',
  'hurt|hurting|harm|harming my ~1 own?  body|skin|arms|arm &! {sport}',
  'pick|picking|scratch|scratching ~3 skin|arms until|till ~3 bleed|bleeds|blood',
];

/** Means, a place or a day; writing a farewell; giving things away. */
const PLANS: readonly string[] = [
  '{leap} ~3 off|from|of|over ~3 {height} &! {ledge_sport} &! kids|cold|summer|walk|walking|walked|drive|driving|walks|morning|step',
  'keep|kept|catch|found|find|drove|drive|driving|went|walk|walking|sit|sitting|climbed ~4 {height} ~6 alone|sitting|stand|standing|sit|looking|wonder|wondering|think|thinking|edge|night|jump|down &! {ledge_sport|sport|fiction} &! sunset|sunrise|coffee|lunch|view|work|birds|phone|picnic',
  'drive|driving|crash|crashing|swerve|swerving|steer|steering ~4 into|off|on ~2 tree|wall|river|barrier|oncoming|cliff|purpose|bridge|pillar|traffic|lorry &! {game|fiction} &! avoid|afraid|fear|lesson',
  '{leap} ~3 in|front|under|into|on ~3 {traffic|means} &! {ledge_sport|kitchen} &! to|home|work &! stop|avoid|fear|afraid|brake|brakes|pills|sugar|gap',
  '{leap} in front of|off',
  'going|wants|want|ready|gonna|will ~2 jump $ &! {sport|game|ledge_sport} &! higher|rope|box',
  'going|wants|plans|plan|threatening|threatened|says|will ~3 jump tonight|today|now|tomorrow &! {sport|game|ledge_sport}',
  'into|to oncoming|incoming traffic|cars|trains',
  'walk|walking|swim|swimming|wade ~2 into|out the|to sea|ocean|lake|river ~6 not|never|until|and &! wetsuit|cold|dip',
  'how|what many|much|dose|amount|number ~4 {tablets} ~6 takes|take|need|kill|die|fatal|lethal|enough|overdose|end|back|asleep &! {doctor|study} &! day|headache',
  'how|what many|much|dose|amount|number ~3 {tablets} ~6 kill|die|fatal|lethal|overdose|end',
  'many {tablets} it takes|take|would',
  'lethal|fatal|deadly dose|amount|quantity|overdose &! {study|fiction|animals}',
  'painless|quickest|easiest|quick|peaceful|surest|cleanest ~2 way|ways|method|methods ~3 die|go|kill|end|death|suicide|out',
  'painless|peaceful death|exit|suicide',
  'google|googled|googling|search|searched|searching|look|looked|looking|read|reading|research|researching|researched ~5 noose|nooses|hang|hanging|suicide|lethal|overdose|painless|methods|cyanide|helium &! {study|fiction|helping} &! plants|pictures|lamp|gardens',
  'drink|drinking|swallow|swallowing ~1 bleach|antifreeze|weedkiller|drain|acid|poison &! {animals|fiction}',
  'fastest|quickest|easiest|best|quick|fast|easy ~1 way|ways ~3 end|ending ~2 life|it|myself|me &! {hurdle}',
  'fall|falling|fell ~3 floor|storey|story|height ~4 quick|die|survive|enough|painless|kill',
  '{kin|known|he} ~4 cut|slit|slashed ~1 his|her|their wrists|wrist|arms',
  'written|wrote|write ~2 my ~2 {kin} ~8 find it|them ~2 after|when|gone',
  'took|taken|swallowed ~2 #6..500 ~2 {tablets}',
  'dose|much|amount|what ~3 {tablets} ~4 kills|kill ~2 person|someone|you|me|adult|human &! {study|fiction}',
  'how|want|long ~4 bleed out|to|dry ~1 $|death',
  'not trust myself ~2 near|around|with|on|alone ~3 {means|height|blade}',
  'garage ~4 car|engine|motor ~2 running|on',
  'car|engine|motor running ~4 garage',
  'i have the|a|my rope|noose|gun|pills|razor|blades|helium &! {climber|sport|kitchen|game}',
  '{farewell_plain} is|are written|ready|finished|done ~6 drawer|desk|pillow|table|them|socks|bed &! {study}',
  'my last week|days|month|weeks|hours ~6 out|gone|dead|over|earth|alive|plan &! job|work|school|office|holiday|pregnancy|term|university|uni',
  'plan|live ~2 my last week|days|month|hours &! job|work|school|holiday',
  'branch|rope|beam|hook|rail|door|tree ~5 hold|holds|take|takes|support|bear ~1 me|my &! swing|hammock|climbing|gym|keys|coat|bottle|front|shoes|bag',
  '{kin|known|he} ~8 goodbye & {means}',
  '{tablets} ~6 {hoard} &! gym|refill|travel|pharmacist',
  '{hoard} ~6 {tablets} &! weekly|box|organiser|organizer|dosette|vitamin|vitamins|refill|travel|holiday|trip|doctor|pharmacist|recycling',
  'take|taking|took|swallow|swallowing|swallowed|down|downed|neck|eat ~1 all|every|whole|entire|too|handful|bunch|loads|lot|packet|box|bottle|pack|fistful ~4 {tablets} &! vitamins|as|prescribed|time|remember|with',
  'whole|entire|full packet|box|bottle|pack|month|bottle|jar|strip|blister of|worth|my ~1 {tablets} &! finish|course|collect|refill|bought|buy',
  'bought|buy|buying|have|got|found|hid|ordered|order ~3 {means} ~5 {dying|want} end|it|die|myself|hang|last|tonight|enough',
  'bought|got|have|keep|hid|hidden|found|chose|chosen|picked ~3 rope|noose|gun|pills|razor|blades|helium|beam|hook|bridge|tree ~4 and|for|to ~2 day|date|time|me|use|it|note|letter|end|tonight &! climbing|hunting|boat|garden|swing|camping|photograph|photo|gym|swimming|sailing',
  'pick|picked|choose|chose|chosen|decided|set|know|found|planned|select|selected ~3 {means} &! photo|photos|paint|run|race|walk|holiday|trip|catch|commute|seat|ticket|yoga|training|app &! {sport}',
  'pick|picked|chosen|chose|set|know|decided ~2 day|date|time|place|method|way ~5 die|end|go|leave|it|gone|suicide|rope &! {hurdle|sport|game|fiction} &! wedding|exam|party|trip|plan|habit|walk|run|race|event|meeting|study',
  'picked|chosen|chose|set ~3 day|date ~3 method|place|way|how $',
  'tie|tied|tying|learn|learned|learnt|practise|practising|practised|made|make ~3 noose|ligature',
  'bought|buy|buying|ordered|got ~2 rope|noose|helium|cyanide|razor|gun &! {climber|kitchen|game|fiction|sport} &! shave|shaving|hair|balloon|balloons',
  'noose !around|clip &! {fiction|game|study}',
  'rope|beam|hook|bannister|banister|door|tree|branch|belt|cord ~8 hold|holds|take|support|bear ~1 me|my|weight &! climbing|swing|gym|hammock|harness|doubt|pull|keys|coat|bottle|front|shoes|bag',
  'stare|staring|stared|catch|eyeing|keep|kept|found|find ~4 at|on|by|near|about|towards|off|edge ~2 {deadly} &! {fiction|sport|kitchen|animals} &! photo|photos|paint|fishing|commute|late|wait|phone|meeting|delays|reading|read|news|drawing|remember|tablet|seat|sunset|sunrise|yoga|view|tea|time|app|home|out|birds',
  'stand|standing|stood|sit|sitting|sat ~3 on|at|near|by|over ~2 edge|ledge|roof|bridge|tracks|railway|cliff|parapet|viaduct|overpass &! {ledge_sport|sport|fiction} &! bed|chair|seat|sunset|sunrise|view|tea|coffee|pool|birds|trains|yoga|fishing|evening|cat|garden|bath|desk|sofa',
  '{means} ~4 keeps|keep|is|are calling|whisper|whispers|looking|waiting|ready &! {sport|fiction} &! platform|late',
  '{farewell} &! editor|draft|literary|publisher',
  'goodbye|farewell letter|letters|note|notes|message|messages|video|videos|to everyone|to my &! colleague|colleagues|leaving|job|smoking|cigarettes|sugar|clutter|students|fat',
  'writ*|write|writing|wrote|written|record|recording|recorded ~4 letters|notes|videos|messages|goodbyes|letter|note|video ~6 when|after|once|for ~3 gone|dead|not',
  '{farewell_plain} ~10 {not_need} &! {hurdle} &! colleague|colleagues|bank|office|work|class|term|moving|move|abroad|holiday|weekend|job|clutter|declutter|diet|spare|minimal|upgrade',
  '{not_need} ~8 {farewell_plain} &! moving|move|abroad|holiday|weekend|trip|declutter',
  'will|would|am not be|going ~2 around|here|alive|existing ~4 much|next|for|by|to|any|tomorrow|monday|long|christmas &! office|holiday|weekend|town|school|meeting|five|5|home',
  'will not be around|here|alive|needed|living $',
  'not be here|around|alive|see ~4 christmas|birthday|monday|tomorrow|next|summer|weekend|end|morning|spring &! away|holiday|office|trip|abroad|party',
  'my own? funeral &! {fiction} &! insurance|plan|pension|music|money',
  'this|it|that|tonight|today|tomorrow|sunday is|will my last day|night|christmas|birthday|goodbye|message|summer|week|winter &! uni|university|term|job|work|office|school|diet|smoke|cigarette|holiday|here|drink|chance',
  'not|unsure ~5 make|making|reach|survive|last ~2 it?  ~1 through|past|to|until ~1 night|weekend|monday|week|tomorrow|christmas|morning|friday|sunday|birthday &! gym|deadline|budget|money|payday|coffee',
  'after i am|have gone|dead|died|passed|go',
  'once|when|if|after i am|was|were|have dead|buried|ashes|six &! i will|can sleep|rest',
  'once|when|if|after i am|was ~1 in|under the|my|a ground|grave|earth|soil|coffin',
];

const HEARD_IN_THE_PAST = { pastCounts: true };
const PASSIVE = ruleSet(HOPELESS, LOOK_ALIKES);
/** Named outright: to kill, hurt or poison oneself, an attempt, a wish to die. */
const PLAIN_WORDS = ruleSet(ACTS, LOOK_ALIKES, HEARD_IN_THE_PAST);
/** Somebody else's is of today: what a parent did long ago calls for no card. */
const SOMEBODY_ELSE = ruleSet(OTHERS, LOOK_ALIKES);
const SOMEBODY_ELSE_OUTRIGHT = ruleSet(OTHERS_OUTRIGHT, LOOK_ALIKES);
const VEILED = ruleSet(
  [
    INJURIES,
    WOUNDS,
    PLANS,
    WISHES,
    HARM,
    URGES,
    MEANS,
    PLACES,
    TRACES,
    STAYING,
    BEING,
    DEADLINES,
    NEARNESS,
    PLAIN,
    ATTEMPTS,
    CHANCES,
    FAREWELLS,
    CARE,
    VEILED_HARM,
    VEILED_MEANS,
    VEILED_LEAVING,
  ].flat(),
  LOOK_ALIKES,
  HEARD_IN_THE_PAST,
);

/**
 * How the rules hear thoughts of suicide, self-harm, or of not being here any more, one's own or of somebody close: `outright`, which
 * nothing overrules, or `veiled`, by a hint that harmless texts may hold as well.
 */
export function crisisSaid(passage: Passage): 'outright' | 'veiled' | undefined {
  if (holds(PLAIN_WORDS, passage) || holds(SOMEBODY_ELSE_OUTRIGHT, passage)) return 'outright';
  return holds(VEILED, passage) || holds(SOMEBODY_ELSE, passage) || holds(PASSIVE, passage) ? 'veiled' : undefined;
}

/** Hopelessness without a stated wish to die: the card asks one direct question as well. */
export function isPassiveHopelessness(passage: Passage): boolean {
  const isMore = holds(PLAIN_WORDS, passage) || holds(VEILED, passage) || holds(SOMEBODY_ELSE, passage);
  return !isMore && holds(PASSIVE, passage);
}
