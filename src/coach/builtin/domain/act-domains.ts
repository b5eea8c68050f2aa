import knowledge from '#content/knowledge.json' with { type: 'json' };
import { read } from '#coach/text/reading.ts';
import { phraseSet, tableRows } from '#coach/text/phrases.ts';
import type { ActKind, NamedAct } from '#coach/goal/named-act.ts';
import { DOMAIN_IDS, type DomainId } from '../knowledge/shape.ts';

/** Part of life by the kind alone, when nothing else tells. */
const BY_KIND = knowledge.acts.pairs.partOfKind as Readonly<Partial<Record<ActKind, DomainId>>>;

type Row = { readonly domain: DomainId; readonly verbs: ReadonlySet<string>; readonly things: ReadonlySet<string> };
const ROWS = tableRows(knowledge.acts.parts).flatMap(([id, verbs = '', things = '']): Row[] => {
  const domain = DOMAIN_IDS.find((known) => known === id);
  if (!domain) throw new Error(`There is no part of life named ${id}.`);
  return [{ domain, verbs: phraseSet(verbs), things: phraseSet(things) }];
});

/** `~` stands for nothing else: `read` alone. */
function fits(
  { verbs, things }: Row,
  { verb, words, isAlone }: { verb: string; words: readonly string[]; isAlone: boolean },
): boolean {
  const plain = verb.split(' ')[0] ?? verb;
  if (!verbs.has(verb) && !verbs.has(plain)) return false;
  return things.has('*') || words.some((word) => things.has(word)) || (isAlone && things.has('~'));
}

const FAMILY_WORDS = phraseSet(knowledge.acts.words.peopleOfFamily);
const OTHER_PEOPLE = phraseSet(knowledge.acts.words.peopleBeside);
const MONEY_UNITS = new Set(['£', '$', '€', 'euro', 'pound', 'dollar', 'quid']);
/** Done with somebody, these are about the company. */
const IN_COMPANY = phraseSet('read; teach; have; eat; share; spend; play; talk; chat; meet; hang out; drink; sit');

/** The words of a part of an act, in their dictionary form and as they were said. */
const wordsIn = (text: string) =>
  read(text).tokens.flatMap(({ lemma, word }) => (lemma === word ? [word] : [lemma, word]));

function byCompany({ verb, person, kind }: NamedAct): DomainId | null {
  if (person === null || !(IN_COMPANY.has(verb) || kind === 'contact')) return null;
  const words = wordsIn(person);
  if (words.some((word) => FAMILY_WORDS.has(word))) return 'relationships_family';
  return words.some((word) => OTHER_PEOPLE.has(word)) ? 'social_connection' : null;
}

const CALLS = phraseSet(knowledge.acts.words.actDomainsCalls);

export type ActDomain = { readonly domain: DomainId; readonly isSure: boolean };

/** Money is money, whatever is done with it; company and calls are about whom they are with. */
const byWhom = (act: NamedAct): DomainId | null =>
  byCompany(act) ?? (MONEY_UNITS.has(act.amount?.unit ?? '') ? 'finances' : null);

/** `Learn to play the recorder` is about playing it. */
function byInner({ verb, text }: NamedAct): DomainId | null {
  const words = wordsIn(text);
  const at = words.indexOf('to') + 1;
  const inner = verb === 'learn' && at > 0 ? words[at] : undefined;
  return inner
    ? (ROWS.find((row) => fits(row, { verb: inner, words: words.slice(at + 1), isAlone: false }))?.domain ?? null)
    : null;
}

/** The part of life that an act belongs to: by what it is done to, then by all that is said of it, then by its kind. */
export function domainOfAct(act: NamedAct): ActDomain | null {
  const all = wordsIn(act.text).slice(1);
  const isAlone = act.object === null;
  const near = act.object === null || act.object === 'time' ? all : wordsIn(act.object);
  const verb = act.verb === 'practice' ? 'practise' : act.verb;
  const find = (words: readonly string[]) => ROWS.find((row) => fits(row, { verb, words, isAlone }))?.domain;
  // `Phone a customer` is not about the phone.
  const calls = act.kind === 'contact' && CALLS.has(act.verb) ? 'social_connection' : null;
  const sure = byWhom(act) ?? find(near) ?? calls;
  if (sure) return { domain: sure, isSure: true };
  const likely = find(all) ?? byInner(act) ?? BY_KIND[act.kind];
  return likely ? { domain: likely, isSure: false } : null;
}
