import { readGoal } from '#coach/goal/read-goal.ts';
import { verbOfGerund } from '#coach/goal/phrase/verbs.ts';
import { phrases } from '#coach/text/phrases.ts';
import { read } from '#coach/text/reading.ts';
import { isGoodName } from './made-name.ts';
import { SMALL } from './name-words.ts';
import type { Picture } from '../told/picture.ts';
import { isRoleWord } from './roles.ts';

/** Who does it, where English has a word for one. */
const DOERS: ReadonlyMap<string, string> = new Map(
  phrases(`walk walker; run runner; jog jogger; swim swimmer; cycle cyclist; bike cyclist; ride rider; climb climber; hike hiker; dance dancer; move mover; stretch mover; row rower; skate skater; cook cook; bake baker; brew brewer; read reader; write writer; journal writer; draw sketcher; sketch sketcher; paint painter; sing singer;
    play player; learn learner; study learner; revise learner; speak speaker; practise learner; practice learner; listen listener; plan planner; save saver; build builder; make maker; create maker; design designer; code coder; teach teacher; help helper; volunteer helper; garden gardener; grow grower; plant gardener; water gardener; tidy tidier; clean tidier;
    declutter tidier; sleep sleeper; rest rester; meditate meditator; breathe breather; explore explorer; travel traveller; finish finisher; start starter; begin beginner; knit knitter; sew sewer; crochet maker; sow grower; give giver; keep keeper; ring caller; call caller; phone caller; text caller; visit visitor; talk talker; wake riser; get-up riser; fish angler;
    photograph photographer; surf surfer; sail sailor; lift lifter; drum drummer; repair mender; mend mender; fix mender; forage forager; compost composter; host host; invite host; budget planner; prepare planner; pray listener; stop quitter`)
    .map((pair) => pair.split(' ') as [string, string])
    .filter(([, doer]) => doer !== 'quitter' && doer !== 'sewer' && doer !== 'breather' && doer !== 'rester'),
);
/** With these the thing joins the one who does it: `Bread Baker`. */
const WITH_THING = new Set(
  phrases(
    'bake; grow; play; paint; write; walk; make; speak; learn; practise; practice; collect; build; carve; brew; keep; knit; ride; study; read; draw; photograph; plant; cook',
  ),
);
/** When it is done colours a name better than any adjective. */
const WHEN: readonly (readonly [colour: string, list: readonly string[]])[] = [
  ['Morning', phrases('morning; mornings; breakfast; wake; sunrise; 5am; 6am')],
  ['Lunchtime', phrases('lunch; lunchtime; midday; noon')],
  ['Bedtime', phrases('bedtime; bed')],
  ['Evening', phrases('evening; evenings; dinner; sunset; tonight')],
  ['Night', phrases('night; nights; midnight')],
  ['Weekend', phrases('weekend; weekends')],
  ['Sunday', phrases('sunday; sundays')],
  ['Saturday', phrases('saturday; saturdays')],
  ['Friday', phrases('friday; fridays')],
  ['Wednesday', phrases('wednesday; wednesdays')],
  ['Daily', phrases('daily; everyday')],
];
/** Used when the person gave no colour of their own. */
const PLAIN = ['Steady', 'Everyday', 'Unhurried', 'Curious'] as const;
const COUNTED = new Set(['a', 'an', 'the', 'my', 'some', 'more']);
/** Things of which somebody who does it is made: no parts of the body, no amounts. */
const NO_THINGS = new Set(
  phrases(
    'round; around; minute; hour; day; page; word; mile; step; time; kilometre; round; lap; km; week; money; bed; thing; lot; bit; way; back; hand; face; life; meal; part; list; morning; evening; night; dinner; lunch; breakfast; home; work; game; course; class; hundred',
  ),
);

/** `friend of the garden` as a name: `Friend of the Garden`. */
export function titled(phrase: string): string {
  return phrase
    .split(' ')
    .filter(Boolean)
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join(' ');
}

function colourOfDay(texts: readonly string[]): string[] {
  const said = new Set(texts.flatMap((text) => read(text).tokens.map(({ word }) => word)));
  return WHEN.filter(([, list]) => list.some((word) => said.has(word))).map(([colour]) => colour);
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

function namesOfRole(role: string, colours: readonly string[]): string[] {
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
    ...picture.roles.flatMap((role) => namesOfRole(role, colours)),
    ...doers.flatMap((doer) => (doer.includes(' ') && ownColours.length === 0 ? [`The ${doer}`] : [])),
    ...doers.flatMap((doer) => inColours(doer, colours).slice(0, 1)),
    ...doers.flatMap((doer) => (doer.includes(' ') ? [`The ${doer}`] : [])),
    ...doers.flatMap((doer) => inColours(doer, colours).slice(1, 3)),
  ];
  return [...new Set(names)].filter(isGoodName);
}

/** `the marathon runner that I was`: a goal can name somebody too. */
function rolesOfGoal(goal: string): string[] {
  return read(goal)
    .tokens.filter(({ word, tag }) => tag === 'noun' && isRoleWord(word))
    .map(({ word }) => titled(word))
    .slice(0, 1);
}
