import knowledge from '#content/knowledge.json' with { type: 'json' };
import { tidied } from '#coach/text/tidied.ts';
import { allOf, type Range, type Reading, read } from '#coach/text/reading.ts';
import type { Fact, FactTopic, Limit } from './fact.ts';
import { type Clause, lineOf, ownClauses } from './reading/own-clauses.ts';
import { readAdvice } from './reading/read-advice.ts';
import { readBody } from './reading/read-body.ts';
import { readLife } from './reading/read-life.ts';
import { readTastes } from './reading/read-tastes.ts';
import { readThings } from './reading/read-things.ts';
import { readAppointments, readBrief, readOnly, readTaken } from './reading/read-times.ts';
import { readWork } from './reading/read-work.ts';
import { PatternList } from './reading/word-lists.ts';

type Found = { readonly topic: FactTopic; readonly limits: readonly Limit[] };

/** More than these are not taken in from one text. */
const MOST = 8;

const FREE = new PatternList(knowledge.life.freeDays);

const some = (topic: FactTopic, limits: readonly Limit[]): Found | null =>
  limits.length > 0 ? { topic, limits } : null;

/** Readings of a clause about the writer as things are, from the narrow to the wide. */
const READERS: readonly ((reading: Reading, clause: Clause) => Found | null)[] = [
  (reading, clause) => some('time', readOnly(reading, clause)),
  (reading, clause) => some('time', readBrief(reading, clause)),
  (reading, clause) => readThings(reading, clause),
  (reading, clause) => readLife(reading, clause),
  (reading, clause) => some('time', readTaken(reading, clause)),
  (reading, clause) => {
    const limits = readWork(reading, clause);
    return limits && { topic: 'work', limits };
  },
  (reading, clause) => some('time', readAppointments(reading, clause)),
  (reading, clause) => some('taste', readTastes(reading, clause)),
  (reading, clause) => (FREE.find(reading, clause) ? { topic: 'time', limits: [] } : null),
];

function readClause(reading: Reading, clause: Clause): Found | null {
  const advised = clause.isWish ? null : readAdvice(reading, clause);
  if (advised) return { topic: 'body', limits: advised };
  const body = clause.isOfOther ? [] : readBody(reading, clause);
  if (body.length > 0) return { topic: 'body', limits: body };
  if (clause.isPast) return null;
  if (clause.isWish) return readThings(reading, clause);
  if (clause.isOfOther)
    return readThings(reading, clause) ?? readLife(reading, clause) ?? some('time', readAppointments(reading, clause));
  for (const reader of READERS) {
    const found = reader(reading, clause);
    if (found) return found;
  }
  return null;
}

/** The circumstances that a text, or a part of it, tells of the writer's life: each in the writer's own words, in their order. */
export function factsIn(reading: Reading, within: Range = allOf(reading)): Fact[] {
  const facts = ownClauses(reading, within).flatMap((clause): Fact[] => {
    const found = readClause(reading, clause);
    return found ? [{ text: lineOf(reading, clause), ...found }] : [];
  });
  const isFirst = (fact: Fact, at: number) =>
    facts.findIndex(({ text: line }) => line.toLowerCase() === fact.text.toLowerCase()) === at;
  return facts.filter(isFirst).slice(0, MOST);
}

const NEWS = { told: new PatternList(knowledge.life.news), not: new PatternList(knowledge.life.notNews) };
/** Fewer words tell of nothing. */
const LEAST_WORDS = 4;

/** `From March my wife is back at work`: something that is different from now on. It rules nothing out by itself, and is worth keeping. */
function newsIn(reading: Reading, within: Range): Fact[] {
  if (NEWS.not.find(reading, within)) return [];
  const told = ownClauses(reading, within).filter(
    (clause) =>
      !clause.isWish && !clause.isPast && clause.to - clause.from >= LEAST_WORDS && NEWS.told.find(reading, clause),
  );
  return told.slice(0, 1).map((clause) => ({ text: lineOf(reading, clause), topic: 'time', limits: [] }));
}

/** The circumstances in a message, or else what is new in it. */
export function toldIn(reading: Reading, within: Range): Fact[] {
  const facts = factsIn(reading, within);
  return facts.length > 0 ? facts : newsIn(reading, within);
}

export const readFacts = (text: string): Fact[] => factsIn(read(tidied(text)));
