import { saysNothingElse } from '../statements/anaphora.ts';
import { type Clause, withoutJoin } from '../text/clauses.ts';
import type { Stance } from './polarity.ts';

const LISTS = /^(and|or|comma|colon|start)$/;

/** “No xbox and lights out 22:20”: a time is a verdict of its own. */
const OWN_TIME = /\b\d{1,2}[:.]\d{2}\b|\b(?:at|by) (?:\d|half|quarter|ten|eleven|nine|eight|seven|six|midnight|noon)\b/;

/** “Desk tidied, inbox still a mess”: so is a state. */
const OWN_STATE =
  /\bstill\b|\b(?:a (?:mess|tip|state|disaster)|messy|dirty|filthy|overflowing|untouched|piling up|piled up|full to bursting)$/;

function isBare(clause: Clause | undefined, stance: Stance | undefined): boolean {
  if (!clause || !stance) return false;
  const isStated = stance.polarity !== 'none' || stance.isPartial || stance.isCounted || stance.subject !== null;
  return (
    clause.spans.length > 0 &&
    !isStated &&
    !stance.isPast &&
    stance.mood === 'fact' &&
    !OWN_TIME.test(clause.text) &&
    stance.text.split(' ').length <= 8
  );
}

/** Later in the list somebody says “or”, so a “no” before it holds for the whole list. */
function endsWithOr(clauses: readonly Clause[], at: number): boolean {
  for (let next = at; next < clauses.length && next < at + 5; next += 1) {
    const link = clauses[next]?.link;
    if (link === 'or') return true;
    if (link !== 'comma' && next > at) return false;
  }
  return false;
}

/** The verdict that closes a list: “reading, meditation and journal all done”. */
function verdictAhead(clauses: readonly Clause[], stances: readonly Stance[], at: number): Stance | null {
  for (let next = at + 1; next < clauses.length; next += 1) {
    const [clause, stance] = [clauses[next], stances[next]];
    if (!clause || !stance || clause.sentence !== clauses[at]?.sentence || !LISTS.test(clause.link)) return null;
    // A verdict behind a colon is its heading's alone.
    if (clause.link === 'colon' && next > at + 1) return null;
    if (isBare(clause, stance)) continue;
    const isJoined =
      clause.link === 'and' || clause.link === 'or' || clause.link === 'colon' || clause.spans.length === 0;
    if (clause.spans.length === 0 && !saysNothingElse(withoutJoin(clause.text), false)) return null;
    return stance.isAfter && stance.polarity !== 'none' && isJoined && stance.mood !== 'question' ? stance : null;
  }
  return null;
}

function carried(stance: Stance, from: Stance): Stance {
  return {
    ...stance,
    polarity: from.polarity,
    isDeterminer: from.isDeterminer,
    isAfter: from.isAfter,
    mood: from.mood,
    day: stance.day ?? from.day,
    subject: from.subject,
    isPast: from.isPast,
  };
}

function fromBefore(clauses: readonly Clause[], done: readonly Stance[], at: number, stance: Stance): Stance | null {
  const [clause, before, previous] = [clauses[at], clauses[at - 1], done[at - 1]];
  if (!clause || !before || !previous || before.sentence !== clause.sentence) return null;
  if (clause.link === 'colon' && before.spans.length === 0) return carried(stance, previous);
  if (!/^(and|or|comma)$/.test(clause.link) || (previous.polarity === 'none' && previous.mood === 'fact')) return null;
  if (previous.isAfter && previous.mood === 'fact' && before.spans.length > 0) return null;
  const isOpenList = clauses
    .slice(at + 1, at + 4)
    .some((other) => other.sentence === clause.sentence && /^(and|or)$/.test(other.link));
  if (previous.polarity === 'neg' && clause.link === 'comma' && !isOpenList && clause.words.length > 2) return null;
  if (previous.isDeterminer && clause.link !== 'or' && !endsWithOr(clauses, at))
    return clause.link === 'and' ? carried(stance, previous) : null;
  return carried(stance, previous);
}

/** “I skipped the cards but not the podcast”: the contrast turns the verdict of the clause before round. */
function contrasted(clauses: readonly Clause[], done: readonly Stance[], at: number, stance: Stance): Stance | null {
  const [clause, before, previous] = [clauses[at], clauses[at - 1], done[at - 1]];
  if (!clause || !before || !previous || clause.sentence !== before.sentence || clause.spans.length === 0) return null;
  if (
    !/^(?:but|comma|start|and)$/.test(clause.link) ||
    !/^(?:but |and |though )?not (?:the |my |on |with )?\w+(?: \w+){0,2}$/.test(clause.text)
  )
    return null;
  const isDenied =
    previous.polarity === 'neg' && !previous.isDeterminer && before.spans.length > 0 && previous.mood === 'fact';
  const isVerbal = /\b(?:skipped|missed|forgot|ditched|bailed|dropped|binned|swerved|dodged|failed)\b/.test(
    previous.text,
  );
  return isDenied && isVerbal && !previous.isAfter ? { ...stance, polarity: 'pos' } : null;
}

/** Who and when carry over to the next clause of a sentence until it says otherwise. */
function withSetting(clauses: readonly Clause[], done: readonly Stance[], at: number, stance: Stance): Stance {
  const [clause, before, previous] = [clauses[at], clauses[at - 1], done[at - 1]];
  if (!clause || !before || !previous || before.sentence !== clause.sentence || stance.mood === 'question')
    return stance;
  const isList = /^(and|comma|colon|or|when)$/.test(clause.link);
  // “My wife swam, no run for me”: whoever did the first, the lack of the second is the user's own.
  const isOwnLack = stance.isDeterminer && !stance.isPast && previous.polarity !== 'neg';
  const subject =
    stance.subject === null && isList && !isOwnLack && !clause.text.startsWith('so ') && previous.subject === 'other'
      ? 'other'
      : stance.subject;
  const opening = clauses.find(({ sentence }) => sentence === clause.sentence) ?? before;
  const isOpening = before === opening || opening.spans.length === 0;
  // “Slept well last night, took my meds”: the meds are of today.
  const isOwnDeed =
    previous.day === 'last night' && (stance.isPast || stance.polarity !== 'none') && before.spans.length > 0;
  // “Asleep by ten last night, up at six”: the rising is of this morning.
  const isRising = /^(?:(?:and|then|but) )*(?:i was )?(?:up|woke|awake|out of bed|alarm|rose|risen)\b/.test(
    clause.text,
  );
  const isLasting =
    (previous.day === 'last night' && !isRising) ||
    /^(?:(?:on|it was|that was|no|nope|yes) )*(?:mon|tues|wednes|thurs|fri|satur|sun)day$|\b(?:yesterday|ago|the other day|last (?:week|month|year|time|\w+day)|my week|week(?:ly)? (?:so far|total)|(?:week|month) total)\b/.test(
      opening.text,
    );
  const keepsDay =
    isLasting &&
    stance.day === null &&
    previous.day !== null &&
    previous.day !== 'today' &&
    (isList ? clause.link !== 'comma' || (isOpening && !isOwnDeed) : false);
  const isFuture =
    stance.mood === 'fact' &&
    previous.mood === 'future' &&
    clause.link === 'and' &&
    !stance.isPast &&
    stance.subject === null &&
    stance.polarity === 'none';
  // “Tomorrow I am away, so no yoga” says nothing of today.
  const isToCome =
    /\b(?:tomorrow|next (?:week|month|\w+day))\b/.test(before.text) && /^(?:so|then)\b/.test(clause.text);
  return {
    ...stance,
    subject,
    day: keepsDay ? previous.day : stance.day,
    mood: isFuture || (isToCome && !stance.isPast) ? 'future' : stance.mood,
  };
}

/** “Ran and stretched yesterday”: the day at the end of a joined list holds for all of it. */
function withDayAhead(clauses: readonly Clause[], stances: readonly Stance[], at: number): Stance | undefined {
  const stance = stances[at];
  const [clause, next, after] = [clauses[at], clauses[at + 1], stances[at + 1]];
  if (!stance || !clause || !next || !after || next.link !== 'and' || next.sentence !== clause.sentence) return stance;
  return stance.day === null &&
    (after.day === 'other' || after.day === 'last night') &&
    after.subject === null &&
    !/\b(?:she|he|they|it|is|are|will)\b/.test(next.text)
    ? { ...stance, day: after.day }
    : stance;
}

/** The stances of all clauses once bare ones have taken over what the sentence says around them. */
export function settledStances(clauses: readonly Clause[], stances: readonly Stance[]): Stance[] {
  const done: Stance[] = [];
  for (const at of clauses.keys()) {
    const stance = withDayAhead(clauses, stances, at);
    const clause = clauses[at];
    if (!stance || !clause) continue;
    const contrast = contrasted(clauses, done, at, stance);
    if (contrast) {
      done.push(contrast);
      continue;
    }
    if (!isBare(clause, stance)) {
      done.push(withSetting(clauses, done, at, stance));
      continue;
    }
    const ahead = verdictAhead(clauses, stances, at);
    const before = fromBefore(clauses, done, at, stance);
    const isPreferred = before !== null && !before.isAfter;
    const taken = isPreferred ? before : ahead ? carried(stance, ahead) : before;
    const isOwn = taken === null || (taken.polarity === 'pos' && OWN_STATE.test(clause.text));
    done.push(isOwn ? withSetting(clauses, done, at, stance) : taken);
  }
  return done;
}
