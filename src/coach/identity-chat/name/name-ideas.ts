import { capital } from '#core/words/capital.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { readGoal } from '#coach/goal/read-goal.ts';
import { verbOfGerund } from '#coach/goal/phrase/verbs.ts';
import { phrases, phraseSet } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';
import { isGoodName } from './made-name.ts';
import { SMALL } from './name-words.ts';
import type { Picture } from '../told/picture.ts';
import { rolesIn } from './roles.ts';

const { words } = knowledge.talk.identity;
/** Who does it, where English has a word for one. */
const DOERS: ReadonlyMap<string, string> = new Map(
  phrases(words.doers).map((pair) => pair.split(' ') as [string, string]),
);
/** With these the thing joins the one who does it: `Bread Baker`. */
const WITH_THING = phraseSet(words.withThing);
/** When it is done colours a name better than any adjective. */
const WHEN = new Map(phrases(words.colours).map((pair) => pair.split(' ') as [string, string]));
/** Used when the person gave no colour of their own. */
const PLAIN = ['Steady', 'Everyday', 'Unhurried', 'Curious'] as const;
const COUNTED = new Set(['a', 'an', 'the', 'my', 'some', 'more']);
/** Things of which somebody who does it is made: no parts of the body, no amounts. */
const NO_THINGS = phraseSet(words.noThings);

/** `friend of the garden` as a name: `Friend of the Garden`. */
export function titled(phrase: string): string {
  return phrase
    .split(' ')
    .filter(Boolean)
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : capital(word)))
    .join(' ');
}

function colourOfDay(texts: readonly string[]): string[] {
  const said = new Set(texts.flatMap((text) => read(text).tokens.map(({ word }) => word)));
  const colours = [...WHEN].flatMap(([word, colour]) => (said.has(word) ? [colour] : []));
  return [...new Set(colours)];
}

type Doing = { readonly verb: string; readonly object: string | null; readonly text?: string };

/** `go for a walk`, `go swimming`: what one goes for is what is done. */
function actOf({ verb, text }: Doing): string {
  if (verb !== 'go' || text === undefined) return verb;
  const [, ...rest] = read(text).tokens.slice(0, 5);
  // Of `open water swimming` the last word is what is done.
  const verbs = [...rest.flatMap(({ word }) => verbOfGerund(word) ?? []), ...rest.map(({ lemma }) => lemma)];
  return verbs.find((one) => DOERS.has(one)) ?? verb;
}

function doersOf(doing: Doing): string[] {
  const { object } = doing;
  const verb = actOf(doing);
  const doer = DOERS.get(verb);
  if (!doer) return [];
  const isJoined = object !== null && WITH_THING.has(verb) && !NO_THINGS.has(object) && object.length <= 14;
  return isJoined ? [`${titled(object)} ${titled(doer)}`, titled(doer)] : [titled(doer)];
}

/** The last plain word of what a goal's act is about. */
function plainObject(object: string | null): string | null {
  const { tokens } = read(object ?? '');
  const kept = tokens.filter(({ word }) => !COUNTED.has(word));
  const [only] = kept;
  return kept.length === 1 && only?.tag === 'noun' && !tokens.some(({ word }) => word === 'my') ? only.lemma : null;
}

function inColours(doer: string, colours: readonly string[]): string[] {
  const used = new Set(doer.toLowerCase().split(' '));
  return colours.filter((colour) => !used.has(colour.toLowerCase())).map((colour) => `The ${colour} ${doer}`);
}

/** A name of the coach's says of nobody whether they are a man or a woman. */
const OF_FAMILY = new Map(phrases(words.ofFamily).map((pair) => pair.split(' ') as [string, string]));

function namesOfRole(said: string, colours: readonly string[]): string[] {
  const role = said
    .split(' ')
    .map((word) => OF_FAMILY.get(word) ?? word)
    .join(' ');
  const own = titled(role);
  return role.includes(' ') ? [`The ${own}`] : inColours(own, colours).slice(0, 1);
}

/** Names made of what somebody told, the closest first; only such as can stand: a person's word for somebody, or who does what they do. */
export function nameIdeas(picture: Picture, goal: string): string[] {
  const acts = readGoal(goal).acts.filter(({ isStopping }) => !isStopping);
  const told = picture.deeds.map(({ text }) => text);
  const days = colourOfDay(told);
  const ownColours = [...picture.qualities.map(titled), ...days];
  const colours = [...ownColours, ...colourOfDay([goal]), ...PLAIN];
  const toldDoers = picture.deeds.flatMap(doersOf);
  const goalDoers = acts.flatMap(({ verb, object, text }) =>
    doersOf({ verb: verb.replace(' ', '-'), object: plainObject(object), text }),
  );
  const namedRoles = rolesOfGoal(goal);
  const doers = [...new Set([...toldDoers, ...namedRoles, ...goalDoers])];
  const names = [
    ...picture.roles.flatMap((role) => namesOfRole(role, [...ownColours, ...PLAIN])),
    ...doers.flatMap((doer) => (doer.includes(' ') && ownColours.length === 0 ? [`The ${doer}`] : [])),
    ...doers.flatMap((doer) => inColours(doer, colours).slice(0, 1)),
    ...doers.flatMap((doer) => (doer.includes(' ') ? [`The ${doer}`] : [])),
    ...doers.flatMap((doer) => inColours(doer, colours).slice(1, 3)),
    ...picture.qualities.map((quality) => `The ${titled(quality)} One`),
  ];
  return [...new Set(names)].filter(isGoodName);
}

/** `the marathon runner that I was`: a goal can name somebody too, and whom it calls its own is another one. */
const rolesOfGoal = (goal: string) =>
  rolesIn(read(goal))
    .flatMap((role) => titled(role.split(' ').at(-1) ?? ''))
    .slice(0, 1);
