/** Short answers and verdicts that say something only of what was spoken of before. */

/** Says that it went well without saying what was done. */
export const AFFIRMS =
  /\b(?:good|great|fine|well|grand|brilliant|lovely|fab|smashing|perfect|amazing|easy|swimmingly|to plan)\b/;

const SMALL =
  /\b(?:and|but|so|then|also|another|extra|further|well|oh|um|umm|erm|hmm|ooh|ah|i|we|it|that|they|them|this|these|those|one|ones|me|my|the|a|an|of|on|in|at|for|to|am|is|are|was|were|be|been|do|does|did|had|have|has|got|get|just|only|really|even|still|sadly|unfortunately|luckily|finally|eventually|actually|honestly|definitely|certainly|too|as|since|from|either|though|tho|anyway|again|today|tonight|now|earlier|later|morning|evening|afternoon|night|last|yesterday|lol|haha|ha|hehe|sorry|afraid|thanks|thank|you|please|end|fact|course|all|both|each|every|some|any|at all|time|times|up|out|off|with|by|about|around|like|maybe|more|or|not|no|never|nope|yes|none|nothing|nobody|no one|neither|nor|way|over|under|before|after|till|until|long|quite|not|pretty|very|so|far|here|there|mate|coach|x|ok|okay|right|sure|ish|roughly|approx|total|though|tbh|honest|be|god|gosh|bit|yet|bed|work|dinner|lunch|breakfast|straight|away|when|home|wait|stay)\b/g;
const VERDICTS =
  /\b(?:done|went|go|going|managed|manage|smashed|nailed|finished|complete|completed|ticked|tick|happened|happen|counted|counting|count|counts|skipped|skip|missed|miss|forgot|forgotten|bailed|cba|bottled|could|can|gave|caved|resisted|slipped|cracked|tired|busy|ran|fail|failed|success|cancelled|postponed|stopped|stuck|wanted|meant|will|would|half|most|nearly|almost|few|several|kind|sort|bothered|couple|late|early|fell|asleep|felt|made|took|kept|held|stayed|swallowed|swallow|sorted|squeezed|fitted|crushed|loved|enjoyed|hated|ended|absolutely|totally|obviously|exactly|indeed|correct|fully|partly|barely|hardly|twice|once|off|tomorrow|later|\w+day|week|good|great|fine|grand|brilliant|lovely|fab|awful|terrible|badly|rubbish|perfect|amazing|easy|hard|tough|rained|poured|time|energy|mood|called|interrupted|away|short|win|calling|taking|claiming|enough|tiny|little|small|quick|proud|worth|survived|struggled|through|plan|usual|planned|always|said|ages|agreed|hour|hours|minutes|absent|bag)\b|[✓✗]/g;

/** True when a clause holds only small words and verdicts: it is about what was spoken of before. */
export function saysNothingElse(text: string, hasAmount: boolean): boolean {
  if (/^(?:do not|dont|please) |\bi am (?:just |so |really |simply )?(?:not|never) (?:good|enough|worth)/.test(text))
    return false;
  const isVerdict =
    hasAmount ||
    new RegExp(VERDICTS.source).test(text) ||
    /\b(?:did|not|no|nope|yes|never|none|nothing|nobody|neither|today)\b/.test(text);
  if (!isVerdict) return false;
  const rest = text
    .replace(
      /\b(?:after|before|at|during|over) (?:the |my )?(?:tea|supper|school|nursery|class|shower|commute|training)\b/g,
      ' ',
    )
    .replace(VERDICTS, ' ')
    .replace(SMALL, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return rest === '';
}

const NO =
  /^(?:(?:i |we |just |sadly |honestly |nah |no |nope )*(?:not even (?:close|once|nearly|a little|remotely)|(?:did|could) not (?:even )?(?:get (?:the|a) (?:chance|minute|moment|time)|get (?:round|around) to|be (?:bothered|arsed|fussed|asked)|face|fancy|feel like|manage|bother|find (?:the )?time|have (?:the )?(?:time|energy))|(?:totally |completely )?ran out of|slipped my mind|(?:it )?(?:completely |totally )?slipped|never (?:got|had|made|managed|happened|found)|no (?:time|energy|chance|way|such luck|joy|dice)|fell asleep (?:instead|before|first)|overslept|bailed|flaked|skipped|(?:she|he|they|it) (?:was|were) (?:out|busy|engaged|asleep|away|not in|shut|closed|unavailable)|(?:the |her |his |their )?(?:line|number|phone) (?:was|is) (?:engaged|busy|dead|off)|(?:no answer|voicemail|engaged)$|(?:does|do|did) (?:it|i|they) look like|(?:my )?eyes (?:would|could|did) not|(?:the )?(?:telly|tv|sofa|couch|bed|netflix|duvet|pillow|sleep|rain|laziness|pub|fridge) (?:won|called|beat me|got me|happened)|cried off|clean forgot|plain forgot|zonked out|crashed out instead|got distracted|(?:watched|scrolled|napped|slept|played|went) (?:\w+ ){0,3}instead)\b)|^(?:(?:oh|well|um|umm|haha|lol|sadly|erm|ah|god|honestly) )*(?:n$|do not ask|let us not|we do not talk|next question|dream on|forget it|pigs|(?:it was |i was |was |way |far |just |a bit )*too (?!right\b|easy\b|much\b|good\b)\w+|did i (?:heck|hell|eck|bother|balls)|i wish|in my dreams|not a chance|no chance|fat chance|chance would be|if only|afraid not|i am afraid not|hardly|not likely|as if|no way|absolutely not|definitely not|certainly not|of course not|course not|not really|nowhere near|no luck|no joy|nope|no|never|nay|what (?!is\b|about\b|do\b|does\b|a\b|the\b|time\b)\w+$|(?:it|there|i|we|they|that) (?:was|did|have|had|is|were|are) not|it was (?:supposed|meant) to be|i meant to|i was going to|supposed to|(?:none|nothing)(?: at all)?|not at all|not this time|not today|not tonight|neither|not (?:a|one) (?:drop|sip|puff|drag|bite|crumb|single \w+|sausage|thing|one|bit|chance))\b/;
const YES =
  /^(?:(?:just |right |straight |all |yes |i did |did it |already )*(?:first thing|this morning|this afternoon|earlier(?: today| on)?|at (?:lunch|breakfast|work|dawn|sunrise|the gym)|over (?:breakfast|lunch|coffee)|on (?:the|my) (?:train|bus|tube|commute|way (?:in|home|to work))|during (?:my )?(?:lunch|break|lunch break|commute)|(?:after|before) (?:breakfast|lunch|work|school|the school run|the gym|my shower|coffee|my coffee)|hours ago|ages ago|a while ago|just now|without fail|twice|two times|three times|and then some|always do|to the letter|in full|every bit|every minute|the full (?:lot|whack|amount|\w+)|loads|plenty|tons|heaps|masses|loads of (?:it|them)|plenty of (?:it|them)|every last \w+|cover to cover|mm+ hm+|mhm+|uh huh|uhuh|hell yes|and how|the lot|down to the last \w+)(?: today| actually| in fact| as always| as usual| thanks)?$)|^(?:(?:oh|well|um|umm|haha|lol|erm|ah|ooh|god|hell|heck|honestly|alhamdulillah|thankfully|happily|too) )*(?:easily|comfortably|every (?:last|single) one$|all of (?:them|it|those)$|twice over|and some|you know it|damn right|did indeed|sure thing|yes|obviously|naturally|of course|course|absolutely|definitely|certainly|totally|you bet|sure did|sure have|sure|indeed|correct|right|exactly|affirmative|too right|and then some|then some|more than|always do|roger|✓|(?:it|there|i|we|they|that) (?:was|did|have|had|were|sure did|certainly did|totally did)(?= (?:indeed|too|actually|today|tonight|all|very|really|thanks|good|great|lovely|well)\b|$)|(?:the )?whole time$|all (?:day|night|evening|the time)$|constantly$|throughout$|every (?:single )?time$|(?:i am )?afraid so|guilty|busted|y$|did so|done|did it|all done|100 ?(?:percent)?|with pleasure|by the skin|just about|like a boss|like clockwork)\b|^(?:(?:yes|i|we|just|already) )*(?:did|done|managed|finished|nailed|smashed|had) (?:that|it|them|so|this|those|mine|my bit)(?: (?:at|on|in|before|after|over|during|with|this|first|round|around|while|straight|right|as) .*)?$/;

/** A short answer to a yes-or-no question: `it was`, `did I heck`, `obviously`; null when it is no such answer. */
export function getAnswer(text: string): boolean | null {
  if (text.split(' ').length > 7) return null;
  if (NO.test(text)) return false;
  if (YES.test(text))
    return /\b(?:supposed|meant|going to be|until|almost|nearly|about to|but|yesterday|tomorrow|later)\b/.test(text)
      ? null
      : true;
  // “Just swallowed it”, “soaked them”: an act done to what was asked about.
  if (/^(?:i |we |just |already |have )*\w+ed (?:it|them|that|those|one|both)\b/.test(text))
    return !/\b(?:skipped|missed|bailed|avoided|postponed|cancelled|dodged|failed)\b/.test(text);
  return null;
}
