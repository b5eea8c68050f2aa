import { found } from './safety-text.ts';

/** Taken out before the patterns look, because people say them lightly. */
const IDIOMS: readonly RegExp[] = [
  /\bsuicide (sprints?|squeezes?|squad|drills?|runs?|doors?|prevention|awareness|hotline|charity|burpees?)\b/g,
  /\b(prevention|against|awareness) of suicide\b/g,
  /(?<!(want|wanted|wanna|going|plan|planning|thought|thoughts|thinking|think|feel|urge)( like| to| of| about)? )\bkill(ed|ing)? myself (laughing|with laughter|at (the gym|work|training|practice)|in the gym|with work|with (this|these|the) \w+|working|training|studying|over (work|this|it|a)|to (finish|get|meet|make|hit))\b/g,
  /\bend my life( |)(long|time| as an? | of (crime|partying|chaos|mess))/g,
  /\bcut(ting)? myself (while |when |whilst )?(shaving|cooking|chopping|slicing|gardening|peeling|some slack|slack|short|a (slice|piece)|off|out|loose|free|on (a|the) (knife|glass|can|paper|tin|fence|grater))\b/g,
  /\b(without|avoid|avoiding|not|stop|afraid of|scared of|worried about) (\w+ )?(hurt(ing)?|injur(e|ing)) myself (again )?(while |when |whilst |at |in |by |with |from )?(running|lifting|exercis\w*|training|climb\w*|the gym|squatting|deadlift\w*|skiing|cycling|jogging|weights|sport\w*|stretching|yoga|work(ing)? ?out)\b/g,
  /\b(without|avoid|avoiding) (hurting|injuring) myself\b/g,
  /\bhurt(ing)? myself (while |when |whilst |by |at |in )?(running|lifting|exercis\w*|training|climb\w*|the gym|squatting|deadlift\w*|skiing|cycling|jogging|playing|football|skating|moving)\b/g,
  /\boverdos(e|ed|ing) (on|of) (?!(my|the|some|all|any|pills?|tablets?|paracetamol|meds|medication|insulin|drugs?|heroin|sleeping|opioids?|painkillers?|alcohol|aspirin|ibuprofen|antidepressants?|\d)\b)\w+/g,
  /\bshoot(ing)? myself in the foot\b/g,
  /\bdrown(ing)? myself in (work|coffee|tea|email|emails|tasks|study)\b/g,
  /\b(want(ed)?|going|about|ready) to die (of|from|with) (embarrassment|laughter|laughing|boredom|shame|heat|hunger)\b/g,
  /\bdo not want to die\b/g,
  /\b(to die for|dying (to|for|of)|die hard|die trying|dead (tired|lifts?|lines?|line|weight|end)|deadlifts?|deadlines?)\b/g,
  /\bi am dead (tired|serious|set|on my feet)\b/g,
  /\b(could|would) (murder|kill) (a|an|for|some)\b/g,
];

const SELF_KILLING: readonly RegExp[] = [
  /\bsuicid/,
  /\bkill?(ed|ing|in|s)? (myself|my self|meself|mself|me self)\b/,
  /\bkms\b/,
  /\bunaliv(e|ing)\b/,
  /\bsewerslide\b/,
  /\b(end|ending|ended|take|taking|took) my (own )?(life|own life)\b(?! (to|in|on|more|back|seriously|into|up|for|one|further|easy|less))/,
  /\bend(ing)? it all\b/,
  /\b(hang|hanging|shoot|shooting|drown|drowning|stab|stabbing|poison|poisoning|starve|burn|burning|cut|cutting|slash|slit) myself\b(?! out\b| of\b)(?<!starve myself)/,
  /\bself ?harm/,
  /\bself ?injur/,
  /\b(hurt|hurting|harm|harming) (myself|my self)\b/,
  /\b(cut|cutting|slit|slitting|slash|slashing) (my|open my) (wrists?|arms?|thighs?|legs?|skin|veins?)\b(?! (from|out|day|workout))/,
  /\bover ?dos(e|ed|ing)\b/,
  /\b(take|taking|took|swallow|swallowed|swallowing) (all|a lot of|a bunch of|every|too many|the whole \w+ of|loads of) (of )?(my |the |these |those )?(pills|tablets|meds|medication|sleeping|paracetamol|painkillers)/,
  /\b(jump|jumping|throw myself|throwing myself) (off|from|in front of) (a |the |my )?(bridge|roof|building|balcony|train|window|cliff|car|bus)\b/,
  /\bgoodbye (letter|note)s?\b/,
  /\b(scratch|scratching|burn|burning|cut|cutting|hit|hitting) (and \w+ )?(my|my own) (skin|arms?|body|head) (when|until|if|because|to (feel|punish|cope))\b/,
];

const WISH_TO_BE_GONE: readonly RegExp[] = [
  /\b(think|thinking|thought|want|going|plan|planning|considering|thoughts)( of| about| to)? end(ing)? (things|it)( all| tonight| soon| now| today| forever)?\s*([.,;!?]|$)/,
  /\bwant (it|everything) (all )?to (be over|end|stop)( now| tonight)?\s*([.,;!?]|$)/,
  /\b(stop|started|start|keep|been) cutting( again| at night| when i am (sad|alone|upset))?\s*([.,;!?]|$)/,
  /\b(thoughts|thinking) (of|about) (my )?(own )?(death|dying)\b/,
  /\b(happier|better|better off|easier|relieved|fine) if i (was|were|am|did) (gone|dead|not (here|around|exist|there))\b/,
  /\bhate my life( and (i )?(want|wish|can|everything)|\s*([.,;!?]|$))/,
  /\bwant out of (this |my )?life\b/,
  /\b(think|thinking|thoughts|dream|dreaming|fantasise|fantasize)( \w+)? (about|of) not (existing|being (here|alive)|living)\b/,
  /\b(could|might|should|will|would|want to|going to|gonna|pills to|wanna) (\w+ )?end it\s*([.,;!?]|$|and|tonight|now|all)/,
  /\bi want (it|this|everything)( all)? to (stop|end|be over) (forever|for good)\b/,
  /\bworld would be better\b|\b(better|easier) (world )?without me\b(?! (nagging|there to))/,
  /\b(i am|being|such) (\w+ )?a burden (to|on) (everyone|everybody|my|them|others|people|all)\b/,
  /\b(want|wanted|wanna|wish|hope|ready|like|prefer|rather|going|trying|try) (to )?(just )?(die|be dead)\b/,
  /\bwish (that )?i (was|were|am) (dead|gone|never born|not (here|alive))\b/,
  /\bnever been born\b/,
  /\bbetter off (without me|dead|if i)\b/,
  /\bno (reason|point|purpose) (left )?(to (go on|live|keep going|be here|continue|wake up)|in (living|going on|life|being alive|carrying on))\b(?! (at|so|to|early|before))/,
  /\bnothing (left )?to live for\b/,
  /\b(life|living) (is )?(not |no longer |isn't )(really )?worth( living| it)\b/,
  /\b(tired|sick|done|finished) (of|with) (living|life|being alive|existing)\b(?! (in|like|with|off|on|at|under))/,
  /\b(do not|no longer|dont|never) want to (live|exist|be alive|be here|wake up|go on)( any ?more| any longer| at all| tomorrow)?\s*([.,;!?]|$|and|but|because|so)(?! (at|early|tired|late))/,
  /\b(do not|no longer|dont) (\w+ )?(wanna|want to) (live|exist|be alive|be here|go on|be around) (any ?more|any longer|like this any ?more|at all)/,
  /\b(wish|hope|hoping|pray|sleep|asleep|want)[^.?!]{0,30}\b(not|never) (ever )?(wake|waking) up( again| any ?more| ever| tomorrow)?\s*([.,;!?]|$)/,
  /\b(not|never) (wake|waking) up (again|ever|any ?more)\b/,
  /\bwant to (just )?(disappear|vanish|cease to exist)( forever| completely)?\s*([.,;!?]|$)/,
  /\bdisappear (forever|for good) (from|and|so)/,
  /\bcan ?not (go on|carry on|keep going|take it)( living| with (my )?life| any ?more| any longer| much longer)?\s*([.;!?]|$)/,
  /\bgiv(e|en|ing) up on (life|living)\b/,
  /\b(nobody|no one|no ?body) would (even )?(miss|notice if) (me|i (was|were|died|disappeared|vanished))/,
  /\bhate being alive\b/,
];

/** No plan in it, but hopeless: the card comes with one direct, calm question. */
const HOPELESS: readonly RegExp[] = [
  /\b(do not|can ?not|no longer) (really |even )?see (the |any |a )?point (in|of|to) (living|life|anything|going on|it all|being (here|alive)|carrying on)\b(?! (in|with|off))/,
  /\bwhat is the point( of (anything|it all|living|life|going on|being (here|alive)|it any ?more|me))?( any ?more)?\s*([.,;!?]|$)/,
  /\bthere is no (hope|point to (anything|life|it all)|way out)( for me)?( any ?more)?\s*([.,;!?]|$)/,
  /\b(i am|everything is|life is|feel|feels|feeling) (completely |totally |so |utterly )?(hopeless|meaningless|pointless)\s*([.,;!?]|$)/,
  /\b(my )?life (has|have) no (meaning|purpose|point)\b/,
  /\b(i do not|no one|nobody) (see|have|sees) (any |a )?(future|hope|way out)( for (me|myself))?( any ?more)?\s*([.,;!?]|$)/,
];

/** The plainest words of other languages; accents are already gone. */
const OTHER_LANGUAGES: readonly RegExp[] = [
  /\b(quiero morir|quisiera morir|matarme|suicidarme|quitarme la vida|no quiero (seguir )?(vivir|viviendo)|hacerme dano)/,
  /\b(veux mourir|envie de mourir|me tuer|me suicider|en finir avec (la|ma) vie|plus envie de vivre|me faire du mal)/,
  /\b(umbringen|selbstmord|suizid|nicht mehr leben|will sterben|mich toten|mir das leben nehmen|selbst verletz)/,
  /\b(quero morrer|me matar|nao quero (mais )?viver|tirar a minha vida|me machucar)/,
  /\b(voglio morire|uccidermi|ammazzarmi|togliermi la vita|farla finita|non voglio (piu )?vivere)/,
  /\b(zelfmoord|zelfdoding|wil dood|wil niet meer leven|mezelf (doden|pijn doen))/,
  /\b(samoboj|zabic sie|chce umrzec|nie chce (juz )?zyc|odebrac sobie zycie)/,
  /\b(khudkushi|aatmahatya|atmahatya|marna chaht|mar jana chaht|jeena nahi chaht|jina nahi chaht)/,
];

/** Thoughts of suicide, self-harm, or of not being here any more. */
export function isCrisis(text: string): boolean {
  return found(text, [...SELF_KILLING, ...WISH_TO_BE_GONE, ...HOPELESS, ...OTHER_LANGUAGES], IDIOMS);
}

/** Hopelessness without a stated wish to die: the card asks one direct question as well. */
export function isPassiveHopelessness(text: string): boolean {
  if (found(text, [...SELF_KILLING, ...WISH_TO_BE_GONE, ...OTHER_LANGUAGES], IDIOMS)) return false;
  return found(text, HOPELESS, IDIOMS);
}
