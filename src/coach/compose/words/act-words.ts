import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { ActKind } from '#coach/goal/named-act.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split('; '));

/** Kinds of which a few minutes are the act already; the others are done whole or not. */
export const TIMED_KINDS = new Set<ActKind>(['practise', 'learn', 'make', 'read', 'write', 'move', 'tidy']);

/** Minutes of the three sizes; `practise` stands for all kinds that are not named. */
export const MINUTES: Partial<Readonly<Record<ActKind, readonly [number, number, number]>>> = {
  tidy: [5, 10, 20],
  rest: [5, 10, 20],
  pray: [5, 10, 20],
  contact: [10, 20, 40],
  search: [10, 20, 40],
};
export const USUAL_MINUTES = [5, 15, 30] as const;

/** Verbs of any kind that go on for as long as one likes. */
export const LASTING = list(knowledge.acts.words.lasting);
/** Verbs that are done in a moment, to a place, or not at all: minutes make no sense of them. */
export const AT_ONCE = list(knowledge.acts.words.atOnce);
/** Verbs that end with a result, so that minutes are a part of it: `Finish the scarf, 5 minutes at a time`. */
export const TOWARDS_AN_END = list(knowledge.acts.words.towardsAnEnd);

/** What is reached in the end and is no act of one day: `Run for 5 minutes, towards a marathon`. */
export const EVENTS = list(knowledge.acts.words.events);

export const PREPOSITIONS = list(knowledge.acts.words.prepositions);
/** Second words of a verb: `put aside`, `write down`. */
export const PARTICLES = list('aside; away; down; up; out; off; over; by; back');

/** Food and drink that are taken in portions and glasses. */
export const IN_PORTIONS = list(knowledge.acts.words.inPortions);
export const IN_GLASSES = list('water; more water; plain water; tap water');
/** Exercises that are counted. */
export const COUNTED = list(knowledge.acts.words.counted);

/** Words of a limit that does not say how much. */
export const LESS = list('less; fewer; cut; reduce; limit; lower; decrease; minimise');
export type Reduction = {
  readonly words: ReadonlySet<string>;
  /** By how much, as long as nothing was said. */
  readonly by: string;
  readonly cue: string;
  /** What a day may hold, for somebody to choose from. */
  readonly unit: string;
  readonly choices: readonly [number, number, number];
};

/** How people have less of something, by what it is. */
export const REDUCTIONS: readonly Reduction[] = Object.entries(knowledge.acts.pairs.reductions).map(([words, way]) => {
  const [by = '', cue = '', unit = '', few = '', some = '', many = ''] = way.split('; ');
  return { words: list(words), by, cue, unit, choices: [Number(few), Number(some), Number(many)] };
});
export const ANY_REDUCTION: Reduction = {
  words: new Set(),
  by: 'once less than usual',
  cue: 'When the urge comes',
  unit: 'times',
  choices: [1, 2, 3],
};

/** Verbs of contact, by the smallest form of them. */
export const BY_VOICE = list('ring; call; phone; facetime; skype; zoom; telephone; speak; talk; chat');
export const BY_LINE = list('text; message; write; email; whatsapp; send; reply; answer');
export const BY_WORD = list('thank; hug; kiss; tell; ask; greet; praise; compliment; say; smile; apologise');
export const BY_STAY = list('visit; see; meet; have; join; host; invite');

/** What loads joints and tendons. */
export const WITH_IMPACT = list(knowledge.acts.words.withImpact);

/** Acts of the first and of the last minute of a day. */
export const AT_RISING = list('get up; be up; be awake; wake; wake up; rise');
export const AT_BEDTIME = list('go to; get to bed; sleep; be in; be asleep');
/** Taken as somebody said who knows: every day. */
export const MEDICINES = list(knowledge.acts.words.medicines);
