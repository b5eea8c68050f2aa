import { isOfOthers } from './contrary.ts';
import { judgeAvoid } from './judge-avoid.ts';
import { judgeDo } from './judge-do.ts';
import { judgeLimit } from './judge-limit.ts';
import type { Span } from '../habit/span.ts';
import { type Said, type Verdict, verdicts } from './verdict.ts';

/** Nothing of today can be read from it: a question, a plan, another day, somebody else. */
function isContrary(spans: readonly Span[]): boolean {
  return spans.some(({ isOpposite }) => isOpposite);
}

function aside(said: Said): Verdict | null {
  const { stance, profile, spans } = said;
  if (
    stance.polarity === 'neg' &&
    stance.mood === 'fact' &&
    stance.subject !== 'other' &&
    /\b(?:since|for|in) (?:\w+ )?(?:\w+day|days|ages|weeks|last \w+|yesterday|forever|a while)\b/.test(stance.text)
  )
    return null;
  // “Pub with Al sorted for Friday” is today's planning.
  if (
    PLANNING.test(profile.habit.description) &&
    ARRANGED.test(stance.text) &&
    stance.polarity !== 'neg' &&
    stance.mood !== 'question'
  )
    return verdicts.done;
  if (stance.mood === 'question' || stance.mood === 'command') return verdicts.ambiguous;
  if (isStated(said)) return verdicts.done;
  if (stance.mood === 'conditional') return verdicts.ambiguous;
  // “They would have taken my blood if …”
  if (
    stance.mood === 'counterfactual' &&
    stance.subject === 'other' &&
    profile.kind === 'do' &&
    TO_ME.test(stance.text)
  )
    return verdicts.notDone;
  // “They nodded off before the story”: what others did is why it was not done.
  const isForOthers = ['story', 'playkids', 'eattogether', 'kids'].some((one) => profile.concepts.has(one));
  const isCarried = isContrary(spans) && (/\b(?:me|us)\b/.test(stance.text) || (isForOthers && profile.kind === 'do'));
  if ((stance.subject === 'other' && !isCarried) || isOfOthers(said)) return verdicts.otherPerson;
  if (stance.day === 'other') return verdicts.otherDay;
  const isEvening =
    profile.clock !== null && ['screen', 'bed', 'tv', 'gaming'].some((one) => profile.concepts.has(one));
  if (stance.day === 'last night' && !profile.isNight && !isEvening && !NIGHTLY.test(profile.habit.description))
    return verdicts.otherDay;
  // “Still on my phone past eleven” of a phone that was to be down by ten.
  const isStillAtIt =
    profile.kind === 'avoid' && said.clocks.length > 0 && /\bstill (?:\w+ing|on|at|up)\b/.test(stance.text);
  if (stance.mood === 'future' && !isStillAtIt) return verdicts.future;
  // “Yoga class at 7 tonight” may still be to come.
  const isTimed = said.clocks.length > 0 && /\b(?:tonight|this evening|later)\b/.test(stance.text);
  if (isTimed && stance.polarity === 'none' && !stance.isPast && profile.clock === null) return verdicts.future;
  if (stance.mood === 'habitual') return verdicts.ambiguous;
  return null;
}

const TO_ME = /\b(?:they|he|she|it|nurse|teacher|doctor|coach|trainer) (?:would|could) have \w+ (?:me|my|us|our)\b/;
const PLANNING = /\b(?:plan|arrange|organise|book|schedule|make plans|set up)\b/i;
/** Habits of settling, finding or saying one thing: to state it is to do it. */
const STATES =
  /^(?:(?:name|choose|note|write down|ask|teach|tell|drop) (?:1|one)|share it|have one thing|do one easy|make one quiet|put one (?:picture|reminder)|set the next)\b/i;
const SETTLED =
  /\b(?:asked|invited|texted|messaged|chose|choosed|chosen|picked|decided|settled|fixed|agreed|booked|planned|arranged|sorted|locked|pencilled|we (?:said|set))\b/;
const ARRANGED =
  /\b(?:sorted|booked|planned|arranged|in the diary|pencilled in|set up|made plans|fixed|locked in|lined up)\b.*\b(?:for|on|next|\w+day|weekend|tomorrow)\b/;

/** “Asked Tom up the hill for Thursday”, “easy version: the sink”, “that is what gets me”: it is settled today, whenever it is to be. */
function isStated({ profile, stance }: Said): boolean {
  const { description } = profile.habit;
  if (!STATES.test(description) || profile.kind !== 'do') return false;
  if (stance.polarity === 'neg' || stance.subject === 'other') return false;
  const isOtherDay = stance.day !== null && stance.day !== 'today' && !/^(?:ask|choose|set)/i.test(description);
  if (isOtherDay || /\b(?:yesterday|ago|last|would|should|could|who)\b/.test(stance.text) || stance.isPartial)
    return false;
  const isOpen = stance.mood === 'future' || (stance.mood === 'conditional' && !/^choose/i.test(description));
  return SETTLED.test(stance.text) || (!isOpen && stance.mood !== 'counterfactual');
}

/** Done at the end of the day, so “last night” is the day asked about. */
const NIGHTLY =
  /\b(?:night before|evening before|before (?:bed|sleep|i sleep|lights out)|at night|bedtime|in bed|night ?time|at bedtime|asleep|sleep|after dinner|of the (?:evening|night)|nightly|overnight|retainer|night guard|mouth ?guard|charg\w+ (?:my |the )?phone|phone (?:\w+ ){0,3}(?:hall|hallway|outside the bedroom|downstairs))\b/i;

/** What a clause says of one habit: done, not done, or why neither. */
export function judge(said: Said): Verdict {
  const set = aside(said);
  if (set) return set;
  if (said.profile.kind === 'avoid') return judgeAvoid(said);
  if (said.profile.kind === 'limit') return judgeLimit(said);
  return judgeDo(said);
}
