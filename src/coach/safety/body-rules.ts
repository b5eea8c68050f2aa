import { found } from './safety-text.ts';

const EXERCISE =
  '(train(ing)?(?! my (dog|puppy|team|staff))|work(ing)? ?outs?|exercis(e|ing)|gym|run(ning)?|lift(ing)?|hiit|crossfit|cardio|spin(ning)?|sessions?|box(ing)?|swim(ming)?)';
const OFTEN = '(twice|2 times|2x|3x|3 times|three times|double)';

const OVEREXERCISE: readonly RegExp[] = [
  new RegExp(`\\b${EXERCISE} (\\w+ ){0,4}${OFTEN} ((a|per|every|each) day|daily)\\b`),
  new RegExp(`\\b${OFTEN} ((a|per|every|each) day|daily) (\\w+ ){0,4}${EXERCISE}\\b`),
  new RegExp(
    `\\b[2-5] (hard |intense |heavy |gym |full |daily |tough )*(sessions?|workouts?|runs|classes|trainings?) (a|per|every|each) day\\b`,
  ),
  /\b2 a days\b/,
  new RegExp(
    `\\b${EXERCISE}\\b[^.]{0,40}\\beven (when |if |though |while )?(i am |it is )?(injured|in pain|hurt|hurting|sick|ill|limping)\\b`,
  ),
  new RegExp(
    `\\b(hard|intense|heavy|hiit|crossfit|gym|lift\\w*|train\\w*|max\\w*) (\\w+ ){0,5}(7 days (a|per|every) week|every (single )?day (of the week|without (a )?(rest|break|day off)))`,
  ),
  /\b7 (hard|intense|heavy|training|gym) days\b/,
  new RegExp(`\\b${EXERCISE} (\\w+ ){0,3}hard (\\w+ )?(7 days|every (single )?day)\\b`),
  new RegExp(`\\b(${EXERCISE}) (\\w+ ){0,3}([89]|1\\d|2\\d) (times|sessions|workouts) (a|per|every|each) week\\b`),
  /\b(half )?marathon (every|each|a|per) (single )?(day|morning)\b/,
  /\b(never|do not|not) (take|have|need|want|allow myself) (a |any )?days? off( from)? (the )?(gym|training|exercise|running|workouts?|lifting|my workouts?)\b/,
  /\b(no|without|zero|never (take|have|need|want)|skip\w*|do not (take|need|believe in|want|have)|cut out|hate taking) (any |a |my |the )?(rest|recovery) days?\b/,
  /\b(train|training|run|running|push|pushing|play|playing|work ?out|working out|exercise|exercising|lift|lifting|work) (right )?through (the |my |any |an |this )?(\w+ )?(pain|injury|injuries|stress fracture|agony|hurt)\b/,
  /\b(keep|still|continue|carry on) (on )?(training|running|lifting|exercising|working out)[^.]{0,30}\b(injur\w+|pain|fracture|torn|sprain\w*|hurts?)\b/,
  /\b(guilt|guilty|anxious|worthless|panic|awful|disgusting|ashamed) (\w+ )?(about|when|if|on|for|whenever|every time) (i |my |a |taking )*(\w+ )?(rest\w*|skip\w* (a )?(workout|training|run|gym|session)|miss\w* (a )?(workout|training|run|gym|session)|days? off|not (train|exercis|run)\w*)/,
  new RegExp(`\\b${EXERCISE} (\\w+ ){0,4}([3-9]|1\\d) hours (a|per|every|each|daily) ?(single )?(day)?\\b`),
  new RegExp(`\\b([3-9]|1\\d) hours (of )?(\\w+ )?${EXERCISE} (\\w+ )?(a|per|every|each|daily) ?(single )?(day)?`),
  /\b(exercise|training|gym) addict\w*|\baddicted to (exercise|exercising|the gym|training|running)\b|\bcan ?not stop (exercising|training|running|working out)\b/,
];

/** Training that leaves no room for rest, or goes on against pain. */
export function isOverexercise(text: string): boolean {
  return found(text, OVEREXERCISE, [
    /\b(brush|floss|walk|stretch|meditate|write) (\w+ ){0,3}twice (a|per|every) day\b/g,
  ]);
}

const RELATIVE =
  '(dad|father|mum|mom|mother|wife|husband|partner|girlfriend|boyfriend|sister|brother|friend|son|daughter|grandma|grandmother|grandad|grandfather|dog|cat|uncle|aunt|colleague|kid|child|parents)';
const CAUTION_IDIOMS: readonly RegExp[] = [
  new RegExp(
    `\\b${RELATIVE}('s)? (\\w+ )?(is|has|had|was|got|died of|died from|with|lives with|suffers from|s) (\\w+ ){0,3}(pregnan\\w+|diabet\\w+|cancer|epilep\\w+|surgery|an operation|a stroke|asthma|injur\\w+|heart \\w+|arthritis|dementia)`,
    'g',
  ),
  /\b(avoid|without|prevent|preventing|avoiding|no|never|fear of|stay) (\w+ )?injur(y|ies|ed|ing)( myself)?( free)?\b/g,
  /\binjury (free|time|prevention)\b/g,
  /\b(add|adding) insult to injury\b/g,
  /\bpregnan(t|cy) pause\b/g,
  /\bblack ?outs? (curtains?|blinds?|poetry|shades?)\b/g,
  /\b(heart|diabetes|cancer|epilepsy) (charity|research|fundrais\w+|foundation)\b/g,
  /\b(vet|tree|doctor's|phone) surgery\b/g,
];
const PARTS =
  '(knees?|back|hips?|shoulders?|ankles?|joints?|neck|achilles|wrists?|elbows?|hamstring|shins?|foot|feet|calf|groin|tendons?|heel)';

const CAUTION: readonly RegExp[] = [
  /\bpregnan(t|cy)\b|\bexpecting (a baby|twins|my (first|second|third))\b|\bpost ?partum\b|\bpost ?natal\b|\bbreast ?feeding\b|\bi (just |recently )?had (a|my|our) (\w+ )?baby\b|\bgave birth\b|\bgiving birth\b|\bc section\b|\bcaesarean\b|\bafter (having )?(the|my|a) (baby|birth)\b|\btrimester\b/,
  /\b(recent|had|after|since|from|post|my|knee|hip|back|heart|spinal|abdominal|bypass|bariatric|following) (\w+ ){0,2}surgery\b|\b(had|after|recovering from|since) (an|my|the) operation\b/,
  /\bchest (pains?|tightness|pressure)\b|\bpalpitations\b|\bshort(ness)? of breath\b/,
  /\bchronic (\w+ )?(pain|fatigue|illness|condition|migraines?)\b|\bfibromyalgia\b|\bfibro\b|\bme cfs\b|\blong covid\b|\blupus\b|\bmultiple sclerosis\b|\bparkinson\w*\b/,
  /\bdiabet(es|ic)\b|\bpre ?diabet\w*\b|\bblood sugar\b|\bhypo(s|glyc\w*)\b/,
  /\bheart (condition|disease|attack|failure|problems?|surgery|rhythm|trouble|murmur|defect|issue\w*)\b|\barrhythmia\b|\batrial\b|\bangina\b|\bpacemaker\b|\bhad a (mini )?stroke\b|\bafter (a|my) stroke\b|\b(high|low) blood pressure\b|\bhypertension\b/,
  /\bepilep\w+\b|\bseizures?\b/,
  /\bdizz(y|iness)\b|\bfaint(ed|ing|s)?\b|\bblack(ed|ing)? ?outs?\b|\bvertigo\b|\blight ?headed\b/,
  /\binjur(y|ies|ed)\b|\bsprain\w*\b|\bfractur\w+\b|\bbroken (\w+ )?(leg|arm|ankle|foot|wrist|rib|ribs|toe|hip)\b|\btorn (\w+ )?(ligament|muscle|meniscus|acl|tendon)\b|\bslipped disc\b|\bherniated\b|\bsciatica\b|\btendon?itis\b|\bconcussion\b|\bhernia\b/,
  /\barthritis\b|\bosteo\w+\b|\basthma\w*\b|\bcopd\b|\bcancer\b|\bchemo\w*\b|\bkidney (disease|failure|problems?)\b|\bcrohn\w*\b|\bthyroid\b|\btransplant\b/,
  new RegExp(`\\b(bad|sore|dodgy|painful|aching|weak|hurt|dicky|gammy|knackered) (\\w+ )?${PARTS}\\b`),
  new RegExp(
    `\\b${PARTS} (pains?|aches?|injury|troubles?|problems?|issues?|replacement|hurts?|ache|is killing me|are killing me|is sore|is bad|went out|flares?)\\b`,
  ),
  /\bbipolar\b|\bmanic\b|\bmania\b|\bpsychosis\b|\bschizo\w+\b/,
  /\bsnor\w+\b[^.]{0,40}\b(stop breathing|gasp\w*|pauses?|chok\w+|loud\w*)\b|\bloud(ly)? snor\w+\b|\bsnor\w+ loud\w*\b|\bsleep apn\w+\b|\b(stop|stops) breathing\b|\b(asleep|drowsy|nod\w* off) (\w+ )?(at the wheel|while driving|driving|in traffic)\b/,
  /\bhurt(ing)? myself (while |when |whilst |by |at |in )?(running|lifting|exercis\w*|training|climb\w*|the gym|skiing|cycling|jogging|playing|football)\b/,
  /\b(embarazada|enceinte|schwanger|gravida|incinta|zwanger|w ciazy|garbhvati|diabetico|diabetique|diabetiker|lesion de|blesse|verletz)\b/,
];

/** A state of the body in which exercise and food changes stay gentle, and a clinician is asked first. */
export function isCaution(text: string): boolean {
  return found(text, CAUTION, CAUTION_IDIOMS);
}

/** Years: younger people need a parent or guardian. */
const YOUNGEST = 13;
const AGE: readonly RegExp[] = [
  /\bi am (?:only |just |a |an )*(\d{1,2}) ?(?:and a half )?(?:years? old|years? of age|yrs? old|yo\b|y o\b|y old|year old)/g,
  /\bi am (?:only |just )?(\d{1,2})(?= ?(?:[.,;!?]|$| and (?:i|want|my|in|go)\b| so\b| but\b))/g,
  /\bi (?:just )?turned (\d{1,2})\b(?! (?:minutes|pages|days))/g,
  /\b(?:my age is|my age:|age:|aged) ?(\d{1,2})\b/g,
  /\bas an? (\d{1,2}) year old\b/g,
  /(?:^|[.!?] )(\d{1,2}) ?(?:years? old|yo|year old)\b/g,
  /\b(?:tengo|ho) (\d{1,2}) (?:anos|anni)\b/g,
  /\bj'?ai (\d{1,2}) ans\b/g,
  /\bich bin (\d{1,2})(?: jahre)?(?: alt)?\b/g,
];
const YOUNG_SCHOOL =
  /\bi am in (the )?(1st|2nd|3rd|4th|5th|6th|first|second|third|fourth|fifth|sixth|grade [1-6]|year [1-6]) ?(grade|class)?\b(?! (place|week|month|trimester|draft|year|semester|day))|\bi am in (primary|elementary) school\b/;

/** A stated age under 13. */
export function isMinor(text: string): boolean {
  if (YOUNG_SCHOOL.test(text)) return true;
  return AGE.some((pattern) =>
    [...text.matchAll(pattern)].some((match) => {
      const years = Number(match[1]);
      return years >= 5 && years < YOUNGEST;
    }),
  );
}

/** Pregnancy and the months after it: plans about weight wait. */
export function isPregnancy(text: string): boolean {
  return found(text, CAUTION.slice(0, 1), CAUTION_IDIOMS);
}
