import { type Clause, withoutJoin } from '../text/clauses.ts';
import { textOf } from '../text/normalise.ts';
import { countOf } from '../text/numbers.ts';
import { verdicts } from '../judge/verdict.ts';
import type { Stance } from '../judge/polarity.ts';
import { identityGroup } from './identity-group.ts';
import { isExclusive, type Sweep, getSweep } from './quantifiers.ts';
import { type Reading, record } from './reading.ts';
import { WAYS } from './sureness.ts';

function getScope(reading: Reading, scope: 'all' | 'both', text: string): number[] {
  const all = reading.profiles.map(({ index }) => index);
  const asked = reading.asked && reading.asked.kind !== 'offer' ? [...reading.asked.habits] : [];
  if (scope === 'both') {
    const named = [...reading.topic.keys()];
    if (named.length === 2) return named;
    // “Did both” of what is to be done twice.
    const isTwice = named.some((habit) =>
      /\b(?:twice|two|2|both)\b/i.test(reading.profiles[habit]?.habit.description ?? ''),
    );
    if (named.length === 1 && isTwice) return named;
    if (asked.length === 2) return asked;
    const inMessage = [...reading.said.keys()];
    return inMessage.length === 2 ? inMessage : all.length === 2 ? all : [];
  }
  const isAsked = asked.length > 0 && !/\beverything\b/.test(text);
  return isAsked ? asked : all;
}

/** What the clause sweeps over, with the verdict of the next clause when it has none of its own. */
function sweepIn(reading: Reading, clause: Clause, next: Clause | undefined, isGroup: boolean): Sweep | null {
  if (clause.link === 'and' && /^and (?:everything|all|that)$/.test(clause.text)) return null;
  const text = withoutJoin(clause.text);
  const isFollowed = next && next.spans.length === 0 && next.sentence === clause.sentence;
  const follows = isFollowed ? /^(yes|done|no|nope|not|✓|✗)$/.exec(next.text)?.[1] : undefined;
  const named = isGroup ? (identityGroup(clause, reading.tokens, reading.profiles)?.words ?? []) : [];
  const bare = text
    .split(' ')
    .filter((word) => !named.includes(word))
    .join(' ');
  return getSweep(follows ? `${bare} ${follows}` : bare);
}

/** “Nothing to report”: no news is no verdict. */
const NO_NEWS =
  /\b(?:nothing|not much|no news|none) (?:\w+ )?(?:to (?:report|say|add|tell|declare|share)|new|exciting|planned)\b/;
/** “Nothing came”, “nothing got in the way”: it is of no habit. */
export const NOTHING_ELSE =
  /\bnothing (?:(?:really )?got in|came|worked|helped|hurt|fitted|fits|changed|stopped|stood|prevented)\b/;
const OF_ALL = /\b(?:all|both|everything|every (?:one|single \w+)|(?:the )?(?:whole )?lot)\b/;
const UNREAL =
  /\b(?:would|could|should|might) (?:\w+ )?(?:have|be)\b|\b(?:was|were) (?:going|supposed|meant|planning|hoping|about) to\b|\b(?:meant|wanted|hoped|intended|planned) to\b|\bwish (?:i|we) (?:had|would|could)\b/;
const SPARED = /\b(?:skip|miss|bail|quit|give up|ditch|drop|forget)\w*\b/;
/** “All I did was sleep.” */
const NOTHING_BUT =
  /^(?:and |but |so )?(?:all|everything|the only thing) (?:i|we) (?:did|managed|got done) (?:today )?(?:was|is)\b/;

/** “Would have done both if …” says that neither was done. */
function isOnlyWished({ text, isQuestion }: Clause, { subject, day }: Stance): boolean {
  if (NOTHING_BUT.test(text)) return true;
  return (
    OF_ALL.test(text) &&
    UNREAL.test(text) &&
    !SPARED.test(text) &&
    !isQuestion &&
    subject !== 'other' &&
    day !== 'other'
  );
}

/** Reads a wish (“would have done all”) and a greeting (“all good thanks”), neither of which reports a deed. */
function readUnreal(reading: Reading, clause: Clause, stance: Stance, group: readonly number[] | null): boolean {
  const text = withoutJoin(clause.text);
  if (isOnlyWished(clause, stance)) {
    const scope = group ?? getScope(reading, /\bboth\b/.test(text) ? 'both' : 'all', text);
    reading.sweeps.push({ holds: false, scope, from: clause.from, to: clause.to });
    return true;
  }
  // “All good” greets unless it was asked for.
  return (
    !reading.asked &&
    /^all (?:good|fine|well|ok|quiet) (?:here|thanks|thank you|with me|coach|on my end|mate)\b/.test(text)
  );
}

/** “All twelve pages” of three habits is not all of them. */
function hasOtherNumber({ amounts, profiles }: Reading, clause: Clause, text: string): boolean {
  return amounts.some(
    ({ from, to, value }) =>
      from >= clause.from &&
      to <= clause.to &&
      value !== profiles.length &&
      value > 1 &&
      !/\b(?:both|first|last)\b/.test(text),
  );
}

/** “Yesterday two cans, today zero”: it is of what was spoken of before. */
const NONE_OF_IT =
  /^(?:(?:and|but|so|wait|today|tonight|now|since) )*(?:none|nothing|zero|0|nil)(?: did| of (?:it|that|them))?(?: today| since)?$/;
const OF_OTHER_DAY = /\b(?:yesterday|last night|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;
const OF_MYSELF =
  /\b(?:had|have had) (?:none|nothing|zero)\b|\bnone for me\b|^for me (?:none|nothing)$|^me (?:none|nothing)$/;

function readNoneOfIt(reading: Reading, clause: Clause, text: string): boolean {
  const [[habit] = []] = reading.topic;
  if (!NONE_OF_IT.test(text)) return false;
  const isDeed = habit !== undefined && reading.profiles[habit]?.kind === 'do';
  const isOfTopic = !isDeed || (/\btoday\b/.test(text) && !text.includes('nothing'));
  if (habit !== undefined && reading.topic.size === 1 && isOfTopic) {
    record(reading, habit, isDeed ? verdicts.notDone : verdicts.done, clause);
    return true;
  }
  // “I wrote yesterday, nothing today” is of the writing, “yesterday fries, today none” of whatever that is.
  const before = textOf(reading.tokens, 0, clause.from);
  return OF_OTHER_DAY.test(before) && !OF_ALL.test(before);
}

/** “Watched the video, all of it”: of what was told before, whatever that was. */
const isOfNamed = ({ asked }: Reading, text: string, isLate: boolean): boolean =>
  isLate && asked === null && /^(?:and |yes )*(?:all|most|every bit|the whole|the rest) of (?:it|them|em)$/.test(text);

/** Reads what a clause says of all, both or the rest. True when the clause is dealt with. */
export function readSweep(
  reading: Reading,
  clause: Clause,
  stance: Stance,
  next: Clause | undefined,
  group: readonly number[] | null,
): boolean {
  if (group === null && readTally(reading, clause)) return true;
  const text = withoutJoin(clause.text);
  if (NO_NEWS.test(text) || NOTHING_ELSE.test(text) || readUnreal(reading, clause, stance, group)) return true;
  if (isOfNamed(reading, text, clause.from > 0)) return true;
  if (readNoneOfIt(reading, clause, text)) return true;
  const sweep = sweepIn(reading, clause, next, group !== null);
  if (!sweep || sweep.scope === 'some') return sweep !== null && group === null;
  // “Not a single one” may be about cigarettes rather than habits.
  if (/^not (?:a single|a one|even|one)\b/.test(text) && reading.profiles.some(({ kind }) => kind === 'avoid'))
    return true;
  // “I had none” of what somebody else had is not of all.
  if (OF_MYSELF.test(text)) return reading.topic.size === 0;
  if (hasOtherNumber(reading, clause, text) && sweep.scope === 'all' && sweep.holds) return true;
  const isAside =
    /^(question|conditional|habitual|command|future)$/.test(stance.mood) ||
    stance.subject === 'other' ||
    stance.day === 'other' ||
    (stance.mood === 'counterfactual' && sweep.holds);
  if (isAside) return true;
  // “The rest” of nothing named is nothing.
  if (sweep.scope === 'rest' && reading.said.size === 0 && reading.settled.length === 0 && reading.sweeps.length === 0)
    return true;
  if (reading.asked?.habits.length === 1 && sweep.scope === 'all' && sweep.holds && !/\beverything\b/.test(text))
    return false;
  const everyone = reading.profiles.map(({ index }) => index);
  const least = /\bothers?\b/.test(text) ? 2 : 3;
  const isListAsked =
    reading.asked && !/^(?:offer|aside)$/.test(reading.asked.kind) && reading.asked.habits.length >= least;
  const asked = isListAsked && reading.asked ? [...reading.asked.habits] : null;
  const scope =
    group ??
    (sweep.scope === 'rest'
      ? (asked ?? everyone).filter((habit) => asked !== null || !reading.settled.includes(habit))
      : getScope(reading, sweep.scope, text));
  if (answersWithSweep(reading, clause, scope, sweep)) return true;
  reading.sweeps.push({ holds: sweep.holds, scope, from: clause.from, to: clause.to });
  reading.topic = new Map();
  return true;
}

/** Nothing but how many: “both, sadly”, “neither”, “all of it I'm afraid”. */
const BARE_SWEEP =
  /^(?:(?:yes|no|nope|noone|sadly|sorry|oops|um|well|to|of|it|them|those|i|am|afraid|both|neither|none|all|everything|the|lot|did|had|one|nor|other|either)(?: |$))+$/;

/** “Both, sadly” to “Did you drink? Did you smoke?” says yes to each, whatever a yes means. */
function answersWithSweep(reading: Reading, clause: Clause, scope: readonly number[], sweep: Sweep): boolean {
  const { asked } = reading;
  if (!asked || !/^(?:yes-no|either)$/.test(asked.kind) || !BARE_SWEEP.test(withoutJoin(clause.text))) return false;
  if (scope.length < 2 || scope.every((habit) => asked.yes.get(habit) !== false)) return false;
  for (const habit of scope) {
    const isDone = sweep.holds === (asked.yes.get(habit) ?? true);
    reading.said.set(habit, { ...(isDone ? verdicts.done : verdicts.notDone), from: clause.from, to: clause.to });
  }
  reading.topic = new Map();
  return true;
}

/** Sweeps fill what was not spoken of; the first that covers a habit decides. What was excepted from one is the other way round. */
export function applySweeps(reading: Reading): void {
  for (const sweep of reading.sweeps) {
    if (sweep.holds && reading.hasUnknownException && sweep.missing === undefined) continue;
    if (sweep.missing !== undefined && !completesTally(reading, sweep.scope, sweep.missing, sweep.holds)) continue;
    for (const habit of sweep.scope) {
      const [before, isExcepted] = [reading.said.get(habit), reading.excepted.has(habit)];
      // “Everything but the reading, that's for later” leaves it open.
      // “Linda did her painting, I did nothing” is of one's own painting too.
      const isOfOther = before?.label === 'other_person' && !sweep.holds;
      if (isExcepted ? before?.label === 'future' : before && !isOfOther) continue;
      const verdict = sweep.holds === isExcepted ? verdicts.notDone : verdicts.done;
      reading.said.set(habit, {
        ...verdict,
        from: sweep.from,
        to: Math.max(sweep.to, before?.to ?? 0),
        way: sweep.from === 0 ? WAYS.sweptFirst : WAYS.swept,
      });
    }
  }
}

/** “That's it”: what was named is all there was. */
export function readNothingMore(reading: Reading, clause: Clause): boolean {
  if (
    !/^(?:no )?(?:just|only) (?:that|those|them|these)(?: one| two)?$|^(?:and |but )?(?:that is|that was|thats) (?:literally |about |honestly |pretty much |really )?(?:it|all|the lot|everything)(?: today| for today| though| really| i am afraid| sadly)?$/.test(
      clause.text,
    )
  )
    return false;
  const named = [...reading.said].filter(
    ([habit, { value }]) => value === true && reading.profiles[habit]?.kind === 'do',
  );
  if (named.length === 0 || reading.asked) return true;
  const scope = reading.profiles.map(({ index }) => index).filter((habit) => !reading.settled.includes(habit));
  reading.sweeps.push({ holds: false, scope, from: clause.from, to: clause.to });
  return true;
}

const ONLY_MISS =
  /^(?:(?:so|and|but|well|today) )*(?:the )?only (?:thing|one|habit|bit)(?: that)?(?: i| we)? (?:did not|have not|missed|skipped|forgot|failed|that did not|never)\b/;

/** “Only the reading”: the rest was not done. */
export function readOnly(reading: Reading, clause: Clause, owners: readonly number[]): void {
  if (owners.length === 0) return;
  // “The only thing I didn't do was tidy”: the rest was done.
  if (ONLY_MISS.test(clause.text) && owners.every((habit) => reading.said.get(habit)?.value === false)) {
    const others = reading.profiles.map(({ index }) => index).filter((habit) => !owners.includes(habit));
    reading.sweeps.push({ holds: true, scope: others, from: clause.from, to: clause.to });
    return;
  }
  // “Violin, only scales” tells how; to a question about one thing it says nothing of the others.
  const isAside = !/^(?:start|stop)$/.test(clause.link) || reading.asked?.habits.length === 1;
  if (isAside || !isExclusive(clause, reading.amounts)) return;
  if ([...reading.said].some(([habit, { value }]) => value === true && !owners.includes(habit))) return;
  if (owners.some((habit) => reading.said.get(habit)?.value !== true)) return;
  const asked =
    reading.asked && reading.asked.kind !== 'offer' && reading.asked.habits.length > 1 ? reading.asked.habits : null;
  const scope = asked ?? reading.profiles.map(({ index }) => index);
  if (reading.sweeps.length === 0)
    reading.sweeps.push({
      holds: false,
      scope: scope.filter((habit) => !owners.includes(habit)),
      from: clause.from,
      to: clause.to,
    });
}

/** “Two of three, no breaths”: all but as many as are named as missed. */
function readTally(reading: Reading, clause: Clause): boolean {
  const found =
    /^(?:(?:i |we |did |managed |got |so |only |just |ticked |that is |about ))*(\d|one|two|three|four|five) (?:(?:out )?(?:of|from|for|\/)|outta|outa) (?:the |my )?(\d|two|three|four|five|six)(?: (?:done|today|habits|ticked|tonight|then|not bad))*$/.exec(
      clause.text,
    );
  const [done, whole] = [countOf(found?.[1]), countOf(found?.[2])];
  const asked = reading.asked && reading.asked.kind !== 'offer' ? reading.asked.habits : [];
  const everyone = reading.profiles.map(({ index }) => index);
  const scope = asked.length === whole ? [...asked] : everyone;
  if (!found || scope.length !== whole || done >= whole || done < 1) return false;
  reading.sweeps.push({ holds: true, scope, from: clause.from, to: clause.to, missing: whole - done });
  reading.sweeps.push({ holds: false, scope, from: clause.from, to: clause.to, missing: done });
  return true;
}

/** The tally settles the others only when all that it leaves out, or all that it counts, are named. */
function completesTally(reading: Reading, scope: readonly number[], missing: number, holds: boolean): boolean {
  const values = scope.map((habit) => (reading.excepted.has(habit) ? false : reading.said.get(habit)?.value));
  const named = values.filter((value) => value === !holds).length;
  const others = values.filter((value) => value === undefined).length;
  return named === missing && named + others === scope.length;
}
