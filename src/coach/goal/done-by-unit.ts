import type { NamedAct } from './named-act.ts';
import { wordSet } from './said/said.ts';
import { kindOf } from './words/act-kinds.ts';

/** What is counted of a thing says what is done to it, where the verb only says how it ends. */
const ENDING: Readonly<Record<string, ReadonlySet<string>>> = {
  read: wordSet('finish complete start get'),
  write: wordSet('finish complete start get hand submit'),
};
const BY_UNIT: Readonly<Record<string, string>> = { page: 'read', chapter: 'read', word: 'write' };
const THROUGH = 'through ';
const IN = 'in ';

/** `Finish Middlemarch` with its pages is to read it, `Hand in my essay` with its words to write it. */
export function doneByUnit(act: NamedAct, amount: NamedAct['amount']): Partial<NamedAct> {
  const verb = amount && Object.hasOwn(BY_UNIT, amount.unit) ? BY_UNIT[amount.unit] : undefined;
  const first = act.verb.split(' ')[0] ?? '';
  if (verb === undefined || !ENDING[verb]?.has(first)) return {};
  const rest = act.text.slice(act.text.indexOf(' ') + 1);
  const isThrough = rest.startsWith(THROUGH);
  if (rest === act.text || (first === 'get' && !isThrough)) return {};
  const thing = rest.slice((isThrough && THROUGH.length) || (rest.startsWith(IN) ? IN.length : 0));
  const text = `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)} ${thing}`;
  return { text, verb, object: thing, kind: kindOf({ verb, nouns: [] }) };
}
