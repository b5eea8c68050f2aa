import { type Range, type Reading, read } from '#coach/text/reading.ts';
import { foreignLine, getLanguages } from '#coach/text/foreign.ts';
import { tidied } from '#coach/text/tidied.ts';
import { beginsAct, clausesOf } from './clauses.ts';
import { foreignActs } from './languages/foreign-goals.ts';
import type { GoalReading, NamedAct } from './named-act.ts';
import { verbForNoun } from './words/bare-nouns.ts';
import { opened, type Turn } from './openers.ts';
import { actOf } from './phrase/phrase-act.ts';
import { isVerbAt } from './phrase/verbs.ts';
import { formerActs, toldActs } from './told-acts.ts';

/** A goal has no more acts than that. */
const MOST_ACTS = 4;
/** Words of a thing that is only named, behind the first: `Gym. More water.` */
const MOST_NAMED = 4;
/** What is said to the coach as a machine is no act of a goal. */
const NOT_FOR_PEOPLE = new Set(['instruction', 'prompt', 'ignore', 'system', 'html', 'script']);
const JOINS = new Set(['and', 'then', 'plus', 'or', 'but']);

/** Parts of a phrase that are acts of their own: `eat breakfast and go for a walk`. */
function conjuncts(reading: Reading, { from, to }: Range): Range[] {
  const cuts = [from];
  const head = reading.tokens[from];
  for (let at = from + 1; at < to - 1; at += 1) {
    const token = reading.tokens[at];
    if (
      !token ||
      !(
        JOINS.has(token.word) ||
        reading.tokens[at - 1]?.after.includes('&') ||
        reading.tokens[at - 1]?.after.includes('+')
      )
    )
      continue;
    const start = JOINS.has(token.word) ? at + 1 : at;
    if (start < to && startsOwn(reading, { from: start, to }, head?.tag === 'gerund', from)) cuts.push(start);
  }
  return cuts.map((start, index) => {
    const end = cuts[index + 1] ?? to;
    const last = end < to && JOINS.has(reading.tokens[end - 1]?.word ?? '') ? end - 1 : end;
    return { from: start, to: last };
  });
}

function startsOwn(reading: Reading, { from, to }: Range, isGerund: boolean, head: number): boolean {
  const { at, turns } = opened(reading, { from, to });
  const own = turns.filter((turn) => turn !== 'skip');
  if (own.length > 0 && own.some((turn) => turn !== 'more' || !isGerund))
    return own.some((turn) => turn !== 'more') || from > head;
  const token = reading.tokens[at];
  if (!token) return false;
  const [left, right] = [reading.tokens[head], reading.tokens[at]];
  const isThing = verbForNoun(right?.lemma ?? '') !== null && !isVerbAt(reading, at, null);
  if (isThing)
    return (
      (left?.tag === 'gerund' && at - head <= 2) ||
      ((verbForNoun(left?.lemma ?? '') ?? right?.lemma) !== verbForNoun(right?.lemma ?? '') &&
        !isVerbAt(reading, head, null) &&
        verbForNoun(left?.lemma ?? '') !== null)
    );
  if (isGerund) return token.tag === 'gerund';
  return token.tag !== 'gerund' && isVerbAt(reading, at, null);
}

/** The acts of a clause, each with the turns of its own and, where it has none, those of the one before it. */
function clauseActs(reading: Reading, clause: Range, isAlone: boolean): NamedAct[] {
  const told = toldActs(reading, clause);
  if (told.length > 0) return told;
  const first = opened(reading, clause);
  const token = reading.tokens[first.at];
  if (!token || first.at >= clause.to) return [];
  const isWish = first.turns.some((turn) => turn !== 'skip' && turn !== 'more');
  if (token.tag === 'pronoun' && !first.turns.includes('person')) return [];
  if (!isWish && !isAlone && !beginsAct(reading, clause)) return [];
  let turns: readonly Turn[] = first.turns;
  return conjuncts(reading, { from: first.at, to: clause.to }).flatMap((part, index) => {
    const own = index === 0 ? { at: part.from, turns: first.turns } : opened(reading, part);
    const isSame = index > 0 && own.turns.every((turn) => turn === 'skip');
    turns = isSame ? inherited(reading, turns, own.at) : own.turns;
    const act = actOf(reading, { from: own.at, to: part.to, turns, lessFrom: lessStart(reading, own.at, clause.from) });
    return act ? [act] : [];
  });
}

/** `stop smoking and drinking` stops both; `quit smoking and run` does not. */
function inherited(reading: Reading, turns: readonly Turn[], at: number): readonly Turn[] {
  const isForm = reading.tokens[at]?.tag === 'gerund' || turns.includes('person') || !isVerbAt(reading, at, null);
  return isForm ? turns : ['wish'];
}

const LESS = new Set([
  'cut',
  'cutting',
  'ease',
  'scale',
  'dial',
  'go',
  'reduce',
  'reducing',
  'limit',
  'limiting',
  'decrease',
  'minimise',
  'lower',
  'ration',
  'moderate',
  'curb',
  'less',
  'fewer',
  'not',
  'do',
  'have',
  'get',
]);

function lessStart({ tokens }: Reading, at: number, from: number): number {
  for (let place = at - 1; place >= Math.max(from, at - 4); place -= 1)
    if (LESS.has(tokens[place]?.word ?? '') && !(tokens[place]?.word === 'back')) return place;
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

/** Reads which acts a goal names, in the person's own words. Without one it is open. */
export function readGoal(text: string): GoalReading {
  const language = foreignLine(text)?.language ?? null;
  const reading = read(tidied(text));
  if (reading.tokens.some(({ lemma }) => NOT_FOR_PEOPLE.has(lemma))) return { acts: [], language };
  if (language) return { acts: foreignActs(tidied(text), language), language };
  const clauses = clausesOf(reading).filter(({ isReason }) => !isReason);
  const isWished = clauses.some((clause) =>
    opened(reading, clause).turns.some((turn) => turn !== 'skip' && turn !== 'more'),
  );
  const acts = clauses.flatMap((clause, index) =>
    clauseActs(reading, clause, !isWished && (index === 0 || clause.to - clause.from <= MOST_NAMED)),
  );
  if (acts.length === 0) acts.push(...formerActs(reading));
  const seen = new Set<string>();
  const own = acts.filter((act) => {
    const key = act.text.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
  return own.length > 0 ? { acts: own.slice(0, MOST_ACTS), language } : likelyForeign(text);
}
