import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { Range, Reading } from '#coach/text/reading.ts';
import { busy, TAKEN } from './day-stretches.ts';
import type { Limit } from '../fact.ts';
import { BODY_WORDS } from '../words/life-words.ts';
import { NameIndex, PatternList } from './word-lists.ts';

const { life } = knowledge;

const PARTS = new NameIndex(Object.entries(BODY_WORDS).map(([id, { names }]) => [id, names]));
/** Those that are an ailment by themselves: `I'm pregnant`, `my asthma`. */
const ALONE = new Set(['lungs', 'heart', 'wheels', 'bump']);
const ALONE_WORDS = new Set(knowledge.requests.ailments);
/** Look like a part of the body and are none: `back to the gym`, `on the other hand`. */
const NOT_BODY = new PatternList(life.notBody);
const AILS = new NameIndex([
  ['ailing', life.ailing],
  ['grave', life.grave],
]);
const MORNINGS = new PatternList(life.noMornings);
/** Words between a part and what ails it. */
const NEAR = 5;
const NOT_AILING = new PatternList('(no|not|never) (bad|weak|sore|hurt|problem|trouble|pain)');
const LEGLESS = new PatternList('(one|artificial|prosthetic) (leg|arm)');

/** Parts of the body that a clause says are to be spared. */
export function readBody(reading: Reading, clause: Range): Limit[] {
  const mornings = MORNINGS.find(reading, clause) ? busy([TAKEN.morning]) : [];
  if (NOT_AILING.find(reading, clause)) return mornings;
  const idiom = NOT_BODY.find(reading, clause);
  const found = PARTS.within(reading, clause).filter(
    ({ from, to }) =>
      !idiom || to <= idiom.from || from >= idiom.to || ALONE.has(PARTS.at(reading, from, to)?.id ?? ''),
  );
  const ails = AILS.within(reading, clause);
  const isGraveAll = LEGLESS.find(reading, clause) !== null;
  const limits = found.flatMap(({ id, from, to }): Limit[] => {
    const word = reading.tokens[from]?.word ?? '';
    const near = ails.filter(
      (ail) => ail.from - to <= NEAR && from - ail.to <= NEAR && (ail.from >= to || ail.to <= from),
    );
    const isAiling = near.length > 0 || ALONE.has(id) || ALONE_WORDS.has(word) || isGraveAll;
    if (!isAiling) return [];
    return [{ is: 'body', part: id, isGrave: isGraveAll || near.some((ail) => ail.id === 'grave') }];
  });
  const once = limits.filter(
    (limit, at) => limits.findIndex((other) => JSON.stringify(other) === JSON.stringify(limit)) === at,
  );
  return [...mornings, ...once];
}
