import knowledge from '#content/knowledge.json' with { type: 'json' };
import { wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, spansIn } from '#coach/text/reading.ts';
import { beginsAct } from './clauses.ts';
import { conjuncts } from './conjuncts.ts';
import { limitsOf } from './limits.ts';
import type { NamedAct } from './named-act.ts';
import { closedAt, isWish, type Opened, opened, type Turn } from './openers.ts';
import { isThingApart } from './phrase/items.ts';
import { actOf } from './phrase/phrase-act.ts';
import { isVerbAt } from './phrase/verbs.ts';
import { toldActs } from './told-acts.ts';

/** The acts of a clause, each with the turns of its own and, where it has none, those of the one before it. */
export function clauseActs(reading: Reading, whole: Range, isAlone: boolean): NamedAct[] {
  const end = closedAt(reading, whole);
  const clause = { from: whole.from, to: end ?? whole.to };
  const first = opened(reading, clause);
  const parts = conjuncts(reading, { from: first.at, to: clause.to });
  const limits = parts.length > 1 ? [] : limitsOf(reading, clause);
  const told = limits.length > 0 ? limits : toldActs(reading, clause);
  if (told.length > 0) return told;
  const isAsked = isAlone || end !== null;
  return isMeant(reading, clause, first, isAsked) ? actsOfParts(reading, parts, { first, from: clause.from }) : [];
}

/** True for a clause that says what somebody would do, and does not only tell of them. */
function isMeant(reading: Reading, clause: Range, first: Opened, isAsked: boolean): boolean {
  const token = first.at < clause.to ? reading.tokens[first.at] : undefined;
  if (!token || (token.tag === 'pronoun' && !first.turns.includes('person'))) return false;
  return isAsked || isWish(first.turns) || beginsAct(reading, clause) || isOrder(reading, clause, first.at);
}

/** `… and not to drink`: what is set against what is done. */
const isContrast = (reading: Reading, { turns, at }: Opened): boolean =>
  turns.includes('never') && isVerbAt(reading, at, 'to') && reading.tokens[at - 1]?.word !== 'never';

/** The acts of a clause's parts; those without turns of their own go on with the turns before. */
function actsOfParts(
  reading: Reading,
  parts: readonly Range[],
  { first, from }: { first: Opened; from: number },
): NamedAct[] {
  let turns = first.turns;
  return parts.flatMap((part, index) => {
    const isFirst = index === 0;
    const most = parts.length > 1 ? limitsOf(reading, isFirst ? { from, to: part.to } : part) : [];
    if (most.length > 0) return most;
    const own = isFirst ? first : opened(reading, part);
    const before = parts[index - 1];
    const isSame = before !== undefined && own.turns.every((turn) => turn === 'skip');
    turns = isSame ? inherited(reading, { before, part, turns }, own.at) : own.turns;
    if (!isFirst && isContrast(reading, own)) return [];
    const lessFrom = lessStart(reading, own.at, from);
    return actOf(reading, { from: own.at, to: part.to, turns, lessFrom }) ?? [];
  });
}

/** A sentence that begins with a verb: `Practise parallel parking in the yard`. */
const isOrder = (reading: Reading, { from }: Range, at: number): boolean =>
  reading.sentences.some((sentence) => sentence.from === from) && isVerbAt(reading, at, null);

/** `no snacks after 9 and lectures at 9`: what has an hour of its own is done at it. */
const hasHour = (reading: Reading, part: Range) => spansIn(reading, 'clock', part).length > 0;

/** `stop smoking and drinking` stops both; `quit smoking and run` does not. */
function inherited(
  reading: Reading,
  { before, part, turns }: { before: Range; part: Range; turns: readonly Turn[] },
  at: number,
): readonly Turn[] {
  if (hasHour(reading, before) && hasHour(reading, part)) return ['wish'];
  if (isThingApart(reading, { from: at, to: part.to }, before)) return ['wish'];
  const isForm = reading.tokens[at]?.tag === 'gerund' || turns.includes('person') || !isVerbAt(reading, at, null);
  return isForm ? turns : ['wish'];
}

const LESS = wordSet(knowledge.acts.words.clauseActsLess);
/** Words of the longest way to say less: `cut right back on`. */
const LONGEST_LESS = 4;

/** Where the words begin that say less. */
function lessStart({ tokens }: Reading, at: number, from: number): number {
  for (let place = at - 1; place >= Math.max(from, at - LONGEST_LESS); place -= 1)
    if (LESS.has(tokens[place]?.word ?? '')) return place;
  return Math.max(from, at - 1);
}
