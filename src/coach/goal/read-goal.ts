import { type Range, type Reading, read } from '#coach/text/reading.ts';
import { foreignLine, getLanguages } from '#coach/text/foreign.ts';
import { tidied } from '#coach/text/tidied.ts';
import { withAntecedents } from './antecedents.ts';
import { beginsAct, clausesOf } from './clauses.ts';
import { conjuncts } from './conjuncts.ts';
import { withValues } from './fragments.ts';
import { foreignActs } from './languages/foreign-goals.ts';
import { limitOf } from './limits.ts';
import type { GoalReading, NamedAct } from './named-act.ts';
import { opened, type Turn } from './openers.ts';
import { actOf } from './phrase/phrase-act.ts';
import { isVerbAt } from './phrase/verbs.ts';
import { wordSet } from './said/said.ts';
import { saidIn } from './said/said-in.ts';
import { alreadyIn, formerActs, pursuits, toldActs } from './told-acts.ts';

/** A goal has no more acts than that. */
const MOST_ACTS = 4;
/** Words of a thing that is only named, behind the first: `Gym. More water.` */
const MOST_NAMED = 4;
/** The same, besides what they say of days and amounts. */
const MOST_KEPT = 6;
/** What is said to the coach as a machine is no act of a goal. */
const NOT_FOR_PEOPLE = new Set(['instruction', 'prompt', 'ignore', 'system', 'html', 'script']);

const isWish = (turns: readonly Turn[]) => turns.some((turn) => turn !== 'skip' && turn !== 'more');

/** The acts of a clause, each with the turns of its own and, where it has none, those of the one before it. */
function clauseActs(reading: Reading, clause: Range, isAlone: boolean): NamedAct[] {
  const first = opened(reading, clause);
  const parts = conjuncts(reading, { from: first.at, to: clause.to });
  const limit = parts.length > 1 ? null : limitOf(reading, clause);
  const told = limit ? [limit] : toldActs(reading, clause);
  if (told.length > 0) return told;
  const token = first.at < clause.to ? reading.tokens[first.at] : undefined;
  if (!token || (token.tag === 'pronoun' && !first.turns.includes('person'))) return [];
  if (!isWish(first.turns) && !isAlone && !beginsAct(reading, clause) && !isOrder(reading, clause, first.at)) return [];
  let turns = first.turns;
  return parts.flatMap((part, index) => {
    const most = parts.length > 1 ? limitOf(reading, part) : null;
    if (most) return most;
    const own = index === 0 ? first : opened(reading, part);
    const isSame = index > 0 && own.turns.every((turn) => turn === 'skip');
    turns = isSame ? inherited(reading, turns, own.at) : own.turns;
    const isContrast = index > 0 && own.turns.includes('never') && isVerbAt(reading, own.at, 'to');
    if (isContrast && reading.tokens[own.at - 1]?.word !== 'never') return [];
    const lessFrom = lessStart(reading, own.at, clause.from);
    return actOf(reading, { from: own.at, to: part.to, turns, lessFrom }) ?? [];
  });
}

/** A sentence that begins with a verb: `Practise parallel parking in the yard`. */
function isOrder(reading: Reading, { from }: Range, at: number): boolean {
  return reading.sentences.some((sentence) => sentence.from === from) && isVerbAt(reading, at, null);
}

/** `stop smoking and drinking` stops both; `quit smoking and run` does not. */
function inherited(reading: Reading, turns: readonly Turn[], at: number): readonly Turn[] {
  const isForm = reading.tokens[at]?.tag === 'gerund' || turns.includes('person') || !isVerbAt(reading, at, null);
  return isForm ? turns : ['wish'];
}

const LESS = wordSet(
  'cut cutting ease scale dial go reduce reducing limit limiting decrease minimise lower ration moderate curb less fewer not do have get',
);
/** Words of the longest way to say less: `cut right back on`. */
const LONGEST_LESS = 4;

/** Where the words begin that say less. */
function lessStart({ tokens }: Reading, at: number, from: number): number {
  for (let place = at - 1; place >= Math.max(from, at - LONGEST_LESS); place -= 1)
    if (LESS.has(tokens[place]?.word ?? '')) return place;
  return Math.max(from, at - 1);
}

/** A few words of another language, too few to tell it by: `mehr Wasser trinken`. */
function likelyForeign(text: string): GoalReading {
  const languages = getLanguages(text);
  if (languages.includes('en')) return { acts: [], language: null };
  for (const language of languages) {
    const acts = foreignActs(tidied(text), language);
    if (acts.length > 0) return { acts, language };
  }
  return { acts: [], language: null };
}

/** A goal is read several times within one answer: for its part of life, its identities, its plan. */
const KEPT = 50;
const kept = new Map<string, GoalReading>();

/** Reads which acts a goal names, in the person's own words. Without one it is open. */
export function readGoal(text: string): GoalReading {
  const known = kept.get(text);
  if (known) return known;
  const made = readAnew(text);
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(text, made);
  return made;
}

/** A few words besides what they say of days, times and amounts. */
function isShort(reading: Reading, clause: Range): boolean {
  return clause.to - clause.from <= MOST_NAMED || saidIn(reading, clause).kept.length <= MOST_KEPT;
}

/** The acts of all clauses; what a clause only says of days and amounts belongs to the act before it. */
function actsOf(reading: Reading, clauses: readonly Range[], isWished: boolean): NamedAct[] {
  const acts = isWished ? [] : pursuits(reading);
  for (const [index, clause] of clauses.entries()) {
    const last = acts.at(-1);
    const valued = last ? withValues(reading, clause, last) : null;
    const isListed = acts.length === 0 && reading.tokens[clause.from - 1]?.after.includes(':') === true;
    const isAlone = isListed || (!isWished && (index === 0 || isShort(reading, clause)));
    if (valued) acts.splice(-1, 1, valued);
    else acts.push(...clauseActs(reading, clause, isAlone));
  }
  return withAlready(acts, alreadyIn(reading));
}

/** `I already run 5k and want to run 10k`: from there it goes on. */
function withAlready(acts: readonly NamedAct[], now: NamedAct | null): NamedAct[] {
  if (!now) return [...acts];
  if (acts.length === 0) return [{ ...now, amount: null, already: now.amount }];
  return acts.map((act) => {
    const isSame = act.verb === now.verb && (act.amount === null || act.amount.unit === now.amount?.unit);
    return isSame ? { ...act, already: act.already ?? now.amount } : act;
  });
}

function readAnew(text: string): GoalReading {
  const language = foreignLine(text)?.language ?? null;
  const reading = read(tidied(text));
  if (reading.tokens.some(({ lemma }) => NOT_FOR_PEOPLE.has(lemma))) return { acts: [], language };
  if (language) return { acts: foreignActs(tidied(text), language), language };
  const clauses = clausesOf(reading).filter(({ isReason }) => !isReason);
  const isWished = clauses.some((clause) =>
    opened(reading, clause).turns.some((turn) => turn !== 'skip' && turn !== 'more'),
  );
  const acts = actsOf(reading, clauses, isWished);
  if (acts.length === 0) acts.push(...formerActs(reading));
  const seen = new Set<string>();
  const own = acts
    .map((act) => withAntecedents(reading, act))
    .filter((act) => {
      const key = act.text.toLowerCase();
      return seen.has(key) ? false : seen.add(key);
    });
  return own.length > 0 ? { acts: own.slice(0, MOST_ACTS), language } : likelyForeign(text);
}
