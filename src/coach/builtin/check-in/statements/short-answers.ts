import { textOf } from '../text/normalise.ts';
import { getAnswer } from './anaphora.ts';
import { type Clause, withoutJoin } from '../text/clauses.ts';
import type { Asked } from './history.ts';
import { verdicts } from '../judge/verdict.ts';
import { NOTHING_ELSE } from './sweeps.ts';
import type { Stance } from '../judge/polarity.ts';
import { inside, judged, type Reading, record } from './reading.ts';
import { allOf } from '#coach/text/reading.ts';

/** “Five on the nose”, “15 glorious minutes”: the amount is the answer. */
function readAmount(reading: Reading, clause: Clause, stance: Stance): boolean {
  const { asked } = reading;
  const [only] = asked?.habits ?? [];
  const isAsked = asked !== null && /^(?:yes-no|amount)$/.test(asked.kind) && asked.habits.length === 1;
  if (!isAsked || only === undefined || reading.profiles[only]?.kind !== 'do') return false;
  const isBrief = clause.spans.length === 0 && clause.words.length <= 5 && inside(reading.clocks, clause).length === 0;
  const isPlain =
    stance.polarity !== 'neg' && stance.mood === 'fact' && stance.day === null && stance.subject !== 'other';
  if (!isBrief || !isPlain || inside(reading.amounts, clause).length !== 1) return false;
  const verdict = judged(reading, clause, stance, only, []);
  if (verdict.label !== 'count' && verdict.label !== 'partial') return false;
  record(reading, only, verdict, clause);
  return true;
}

/** “Count the 300”, “go on then, count it”: said outright, whatever number is named with it. */
const COUNT_IT =
  /^(?:(?:yes|ok|okay|sure|go on|then|so|please|just|and|well) )*count (?:it|that|this|them|those|(?:the|my) [\w.]+)(?: (?:then|please|too|as done|for today|today))*$/;

export function readCounted(reading: Reading, clause: Clause): boolean {
  const [counted, ...others] = reading.asked?.habits ?? [];
  if (counted === undefined || others.length > 0 || !COUNT_IT.test(clause.text)) return false;
  record(reading, counted, verdicts.done, clause);
  return true;
}

/** A plain yes or no to the question before. */
export function readAnswer(reading: Reading, clause: Clause, stance: Stance): boolean {
  const { asked } = reading;
  if (readAmount(reading, clause, stance)) return true;
  if (!asked || !/^(yes-no|either|count)$/.test(asked.kind) || asked.habits.length === 0) return false;
  const text = withoutJoin(clause.text) || clause.text;
  const isPlace =
    asked.kind === 'either' && asked.habits.length === 1
      ? /^(?:the )?(?:(first|former)|(second|latter))\b/.exec(text)
      : null;
  if (isPlace) {
    for (const habit of asked.habits) record(reading, habit, isPlace[1] ? verdicts.done : verdicts.notDone, clause);
    return true;
  }
  // “No need, it rained” is no no.
  if (/^no (?:need|longer)\b/.test(text) || NOTHING_ELSE.test(text)) return true;
  if (readMeasure(reading, clause, text) || readSlip(reading, clause)) return true;
  const [single] = asked.habits;
  const isOne = asked.habits.length === 1 && single !== undefined && reading.profiles[single]?.kind === 'avoid';
  if (readSome(reading, clause, stance)) return true;
  const isTaken = asked.kind === 'count' && TAKEN.test(clause.text);
  const isPutAway = isOne && PUT_AWAY.test(text) && stance.polarity !== 'neg' && single !== undefined;
  if (isPutAway) {
    record(reading, single, verdicts.done, clause);
    return true;
  }
  const isYes = isTaken || (getAnswer(clause.text) ?? getAnswer(text));
  // “Yes, forgot it” is no yes to “Did you run?”.
  const isContrary = isYes === true && stance.polarity === 'neg' && !/^(?:yes|indeed|correct|right)$/.test(text);
  if (
    isYes === null ||
    isContrary ||
    stance.day === 'other' ||
    stance.mood === 'future' ||
    stance.isAlwaysPartial ||
    inside(reading.amounts, clause).some(({ value, unit }) => value !== 1 || unit !== '')
  )
    return false;
  if (/\b(?:not really|neither|both|all)\b/.test(text) && asked.habits.length > 1) return false;
  // “No, don't count it” leaves the part a part.
  if (asked.kind === 'count' && !isYes) return true;
  // “No, I went at two” does not agree.
  const said = textOf(reading.tokens);
  const isAgreed = isYes || (asked.isDenied && (said === text || /\b(?:not|none|never|nothing)\b/.test(said)));
  for (const habit of asked.habits) {
    const isDone = isAgreed === (asked.yes.get(habit) ?? true);
    record(
      reading,
      habit,
      asked.kind === 'either' && isYes ? verdicts.ambiguous : isDone ? verdicts.done : verdicts.notDone,
      clause,
    );
  }
  return true;
}

const SOME =
  /^(?:maybe |just |only |about )?(?:an? (?!drop|sip|chance|lot of willpower)|one|two|three|some|half|whole|the whole|entire|loads|lots|plenty|several|a few|a couple|too many|\d+ )/;

/** “Any snacks?” — “a couple of olives”: some of what is to be avoided was had. */
export function readSome(reading: Reading, clause: Clause, stance: Stance): boolean {
  const { asked } = reading;
  const [only] = asked?.habits ?? [];
  if (asked?.kind !== 'yes-no' || asked.habits.length > 1 || only === undefined) return false;
  if (reading.profiles[only]?.kind !== 'avoid' || asked.yes.get(only) !== false) return false;
  const text = withoutJoin(clause.text) || clause.text;
  const isPlain =
    stance.polarity !== 'neg' && stance.mood === 'fact' && stance.day !== 'other' && stance.subject !== 'other';
  if (!isPlain || !SOME.test(text) || text.split(' ').length > 6) return false;
  record(reading, only, verdicts.notDone, clause);
  return true;
}

/** Where a phone is while it is not used. */
const PUT_AWAY =
  /^(?:it|they|phone|the phone|mine) (?:was|were|is|stayed|sat) (?:\w+ ){0,2}(?:face down|in (?:my|the|a|another) (?:bag|drawer|kitchen|hall|car|pocket|coat|office|room|other room)|off|away|upstairs|downstairs|charging|on silent|on charge)\b/;

/** Says yes to an offer to count a part. */
const TAKEN =
  /^(?:go on|go for it|go ahead|why not|please|pls|if you like|ok|okay|alright|all right|fine|deal|sounds good|might as well|let us|count it|do it|yes)\b/;

/** “Just over” of a limit, “only water” of drinking: an answer by measure rather than yes or no. */
function readMeasure(reading: Reading, clause: Clause, text: string): boolean {
  const [only] = reading.asked?.habits ?? [];
  const profile = only === undefined ? undefined : reading.profiles[only];
  if (only === undefined || !profile || (reading.asked?.habits.length ?? 0) > 1 || clause.words.length > 5)
    return false;
  if (profile.kind === 'limit' && reading.amounts.length === 0) {
    const side =
      /^(?:(?:just|well|way|a bit|slightly|comfortably|easily|a touch|a tad|only|miles|far|little) )*(?:(over|above|more|past)|(under|below|less|within))\b/.exec(
        text,
      );
    if (!side) return false;
    record(reading, only, side[1] ? verdicts.notDone : verdicts.done, clause);
    return true;
  }
  const isSoft =
    profile.kind === 'avoid' &&
    reading.asked?.yes.get(only) === false &&
    clause.spans.every(({ habit }) => habit !== only) &&
    /^(?:only|just|nothing but|purely) (?:\w+ )?(?:decaf|water|tea|coffee|squash|juice|tonic|lemonade|fruit|milk|cola|soft drinks|soft stuff|herbal \w+|alcohol free \w+)$/.test(
      text,
    );
  if (isSoft) record(reading, only, verdicts.done, clause);
  return isSoft;
}

const NOBODY =
  /\b(?:no ?one|nobody|nothing|none|not|no|nope|never|nowhere|neither|forgot|skipped|missed|what|who|why|yesterday|tomorrow|later|will|maybe|dunno|know|hello|hi|thanks|sorry|ok|yes|can|should|pass|\w+day)\b|\?/;

/** “Who did you message?” — “my old flatmate”: naming it says that it was done. */
export function readWhichOne(reading: Reading, clauses: readonly Clause[], message: string): boolean {
  const [only] = reading.asked?.habits ?? [];
  const profile = only === undefined ? undefined : reading.profiles[only];
  if (reading.asked?.kind !== 'which-one' || only === undefined || profile?.kind !== 'do') return false;
  const words = clauses.flatMap((clause) => [...clause.words]);
  const isList = clauses.every((clause) => clause.words.length <= 5) && words.length <= 12;
  const items = clauses.length + clauses.filter(({ text }) => / and /.test(text)).length;
  const target = profile.targets.find(({ value }) => value > 1);
  const isEnough = !target || (/^(?:thing|item|count|)$/.test(target.unit) && items >= target.value);
  if (words.length === 0 || !isList || !isEnough || NOBODY.test(message.toLowerCase())) return false;
  const last = clauses.at(-1);
  record(reading, only, verdicts.done, { from: clauses[0]?.from ?? 0, to: last?.to ?? 0 });
  return true;
}

/** Reasons rather than deeds. */
const OBSTACLE =
  /\b(?:work\w*|late|ill|sick|tired|head\w*|migraine|busy|rain\w*|traffic|boss|deadline|forgot|instead|until|till|yesterday|tomorrow|later|asleep|if|but|should|would|could|why|what|maybe|might|not|no|never|nope|cancelled|closed|shut|broke\w*|stuck|ran out|too|hardly|barely|about to|going to|will|next|meeting|hospital|doctor|baby|kids|only|half|sort of|kind of|want\w*|need\w*|plan\w*|tonight|\w+day)\b|\?/;
const PRAISED =
  /\b(?:tasted|smelled|smelt|sounded|felt) (?:\w+ )?(?:of|like|great|good|lovely|amazing|fab|nice|awful|odd|weird|heavenly|brilliant)\b|\b(?:absolutely |so |really )?(?:loved|enjoyed|nailed|smashed|devoured|aced) (?:it|every \w+|them)\b|\b(?:gorgeous|delicious|glorious|blissful|heavenly)\b/;

/** “Did you read to her?” — “The Gruffalo. Twice.”: what was done is told rather than that it was. */
export function readContent(reading: Reading, message: string): void {
  const { asked } = reading;
  const [only] = asked?.habits ?? [];
  const profile = only === undefined ? undefined : reading.profiles[only];
  const isOpen = asked?.kind === 'yes-no' && asked.habits.length === 1 && !asked.isMissing && !asked.isAhead;
  if (!isOpen || only === undefined || profile?.kind !== 'do' || asked?.yes.get(only) !== true) return;
  const words = reading.tokens.filter(({ word }) => /[\p{L}\p{N}]/u.test(word));
  const isTold = [...reading.said].some(([habit, { value }]) => habit !== only || value !== null);
  if (isTold || reading.sweeps.length > 0 || words.length > 10 || words.length < 2) return;
  const text = textOf(words);
  if (OBSTACLE.test(text) || OBSTACLE.test(message)) return;
  const isNamed = /[\p{Ll}\d,.'] ?\p{Lu}\p{Ll}+/u.test(message) || /^(?:The|A) \p{Lu}/u.test(message);
  const isTimed = reading.clocks.length > 0 || /\b(?:twice|two times)\b/.test(text);
  const isEnough = profile.targets.every((target) =>
    reading.amounts.some(({ value, unit }) => (unit === target.unit || unit === '') && value >= target.value),
  );
  if (!(isNamed && (isTimed || reading.amounts.length === 0)) && !isTimed && !PRAISED.test(text)) return;
  const isMeasured = reading.amounts.some(
    ({ unit }) => unit === '' || profile.targets.some((target) => target.unit === unit),
  );
  if (profile.targets.length > 0 && isMeasured && !isEnough) return;
  record(reading, only, verdicts.told, allOf(reading));
}

const RESTED =
  /^(?:(?:and|but|so|well|today|no|nope|i|we|just|it was) )*(?:rested|resting|stayed (?:in bed|on the (?:sofa|couch)|under the (?:duvet|covers)|in|home|at home|indoors|put)|(?:had|took|taking|having|was) (?:a|the|my) (?:rest day|day off|break)|took (?:it easy|today off)|(?:a |my )?rest day|day off)(?: today| instead| again)?$/;

const deedsOf = ({ topic, profiles }: Reading) => [...topic.keys()].filter((habit) => profiles[habit]?.kind === 'do');

/** What was spoken of is not done. True where that is a deed. */
function miss(reading: Reading, clause: Clause): boolean {
  const habits = deedsOf(reading);
  for (const habit of habits) record(reading, habit, verdicts.notDone, clause);
  return habits.length > 0;
}

/** “Today I rested”: what was asked about or spoken of did not happen. */
export function readRest(reading: Reading, clause: Clause): boolean {
  if (!RESTED.test(clause.text)) return false;
  const habits = deedsOf(reading);
  // “Swam, then stayed in”: what was done before stays done.
  const isBehind = habits.length > 0 && habits.every((habit) => reading.said.get(habit)?.value === true);
  return (isBehind && /\b(?:then|after)\b/.test(clause.text)) || miss(reading, clause);
}

const UNDONE =
  /\b(?:put (?:it|them|that) (?:straight |right |all )?(?:back|down|away)(?: down)?|closed (?:it|them) again|turned (?:straight |right )?(?:back|round|around)|came straight back|went (?:straight )?back to (?:bed|sleep)|walked (?:straight )?(?:back )?out again|nodded off|fell asleep (?:after|on|at)|no answer|(?:went|straight) to voicemail|rang out|no ?one (?:picked|answered)|(?:they|she|he) did not (?:pick|answer)|(?:sofa|couch|bed|duvet|netflix|pillow|telly) won)\b|^so(?: so)?$|^(?:meh|kind of|sort of|ish|maybe|debatable|questionable|depends|not sure)$/;

/** “Picked up the guitar, put it straight back down”: what was begun is left open. */
export function readUndone(reading: Reading, clause: Clause): boolean {
  const begun = [...reading.topic.keys()].filter((habit) => reading.said.get(habit)?.label === 'done');
  if (
    !UNDONE.test(clause.text) ||
    begun.length === 0 ||
    /\b(?:after|when|once) (?:i |it )?(?:finished|done|was done)\b/.test(clause.text)
  )
    return false;
  for (const habit of begun.filter((one) => reading.profiles[one]?.kind === 'do'))
    reading.said.set(habit, { ...verdicts.ambiguous, from: clause.from, to: clause.to });
  return true;
}

const SCOFFS =
  /^(?:as if|ha+h?|yes right|no chance|fat chance|nope|forget it|dream on|hardly|what \w+|not likely|in my dreams|pff+t?|please)$/;

/** “Floss? As if.” */
export const readScoff = (reading: Reading, clause: Clause): boolean =>
  reading.tokens[clause.from - 1]?.word === '?' && SCOFFS.test(clause.text) && miss(reading, clause);

const STILL_THERE =
  /^(?:(?:and|but|so) )*(?:they|it|that|those|tonight 's|today 's) (?:is|are) (?:all )?still (?:in|on|at|there|sitting|sat|stacked|waiting|out|full|here|to)\b/;

/** “They're still in the yard”: what was spoken of is not done. */
export const readStillThere = (reading: Reading, clause: Clause): boolean =>
  STILL_THERE.test(clause.text) && miss(reading, clause);

const SLIP =
  /^(?:(?:and|but|so|then|i|sadly|totally|eventually|nearly) )*(?:gave in|guilty|caved(?: in)?|slipped(?: up)?|relapsed|lapsed|cracked|crumbled|had a slip|fell off the wagon|succumbed|weakened|folded|buckled|gave into temptation|fell for it|blew it|messed up|screwed up|lost the battle|had a (?:moment of weakness|wobble|lapse|blip)|could not (?:resist|help myself|stop myself)|temptation won|one (?:turned into|led to) (?:\w+))\b/;

const NOT_A_BIT =
  /^(?:(?:and|but|so|i had|had|today) )*(?:i )?(?:(?:did|have) )?(?:not|never) (?:even )?(?:touch(?:ed)? |ha(?:d|ve) |taste(?:d)? |sip(?:ped)? |take |took )?(?:a|one|any|a single|had a) (?:single )?(?:drop|sip|puff|drag|toke|bite|crumb|nibble|lick|taste|square|fag)\b/;

const STOOD_FIRM =
  /^(?:(?:and|but|so|i|then|still|yes|no|well|oh) )*(?:(?:kept|stayed|steered) (?:\w+ )?(?:off|away|clear|out)(?: (?:of|from))?(?: (?:it|them|that|there))?|stayed (?:strong|firm|clean)|held (?:firm|strong|my nerve)|stood firm|did not (?:cave|crack|give in|slip|relapse|lapse)|resisted(?: temptation| it)?|on the wagon|clean (?:day|sheet|slate|streak)|no slips?|zero slips?|streak (?:intact|alive|safe)|(?:did not|never) (?:even )?(?:touch|budge|weaken|wobble|waver|buckle|slip up)(?: it| any)?|behaved(?: myself)?|was (?:good|strong|an angel)|white knuckled it|rode it out|held out)(?: today| tonight| all day)?$/;

/** “Caved at lunch” speaks of the one habit of not doing, or of the one that was spoken of. */
export function readSlip(reading: Reading, clause: Clause): boolean {
  const { profiles, topic } = reading;
  const avoided = profiles.filter(({ kind }) => kind === 'avoid');
  const spoken = profiles.filter(({ index, kind }) => kind !== 'do' && topic.has(index));
  const [only, another] = spoken.length > 0 ? spoken : avoided;
  if (!only || another) return false;
  const isAlone = [...topic.keys()].every((habit) => habit === only.index);
  const isNone = topic.has(only.index) && /^(?:none|nothing|nil|zero|not (?:one|any))$/.test(clause.text);
  const isKept = STOOD_FIRM.test(clause.text) || (isAlone && (isNone || NOT_A_BIT.test(clause.text)));
  if (!isKept && (!SLIP.test(clause.text) || /\bnearly\b/.test(clause.text))) return false;
  // Whatever a yes before it was taken for.
  if (topic.has(only.index)) reading.said.delete(only.index);
  record(reading, only.index, isKept ? verdicts.done : verdicts.notDone, clause);
  return true;
}

const ONE_OF_THEM =
  /^(?:(?:yes|well|just|only|did|managed|i|the) )*one(?: of (?:them|those|these|the two))?(?: today| only)?$/;

/** True for a yes to “this or that?”, which says neither, and for “one of them”. */
export function isEitherYes(asked: Asked | null, clause: Clause): boolean {
  if (asked && asked.habits.length > 1 && ONE_OF_THEM.test(clause.text)) return true;
  return (
    asked?.kind === 'either' &&
    clause.spans.length === 0 &&
    /^(?:yes|i did|did|done|✓)\b/.test(withoutJoin(clause.text) || clause.text)
  );
}
