import { capital } from '#core/words/capital.ts';
import { wordSet } from '#coach/text/phrases.ts';
import type { NamedAct } from './named-act.ts';
import { kindOf } from './words/act-kinds.ts';

/** What is counted of a thing says what is done to it, where the verb only says how it ends. */
const ENDING: Readonly<Record<string, ReadonlySet<string>>> = {
  read: wordSet('finish complete start get'),
  write: wordSet('finish complete start get hand submit'),
  walk: wordSet('get hit reach do increase up raise bring make'),
};
const BY_UNIT: Readonly<Record<string, string>> = { page: 'read', chapter: 'read', word: 'write', step: 'walk' };
const THROUGH = 'through ';
const IN = 'in ';

/** What stands behind the verb and its particle; one only gets through a book. */
function thingIn(text: string, isThroughOnly: boolean): string | null {
  const at = text.indexOf(' ') + 1;
  const rest = text.slice(at);
  if (rest.startsWith(THROUGH)) return rest.slice(THROUGH.length);
  if (at === 0 || isThroughOnly) return null;
  return rest.startsWith(IN) ? rest.slice(IN.length) : rest;
}

/** `Finish Middlemarch` with its pages is to read it, `Hand in my essay` with its words to write it. */
export function doneByUnit(act: NamedAct, amount: NamedAct['amount']): Partial<NamedAct> {
  const verb = amount && Object.hasOwn(BY_UNIT, amount.unit) ? BY_UNIT[amount.unit] : undefined;
  const first = act.verb.split(' ')[0] ?? '';
  if (verb === undefined || !ENDING[verb]?.has(first)) return {};
  // Steps are what is walked, and no thing besides.
  if (verb === 'walk') return { text: 'Walk', verb, object: null, kind: 'move' };
  const thing = thingIn(act.text, first === 'get');
  if (thing === null) return {};
  const text = `${capital(verb)} ${thing}`;
  return { text, verb, object: thing, kind: kindOf({ verb, nouns: [] }) };
}
