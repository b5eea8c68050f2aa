import type { ThingWords } from '#coach/facts/words/life-words.ts';
import type { ActKind } from '#coach/goal/named-act.ts';
import { split } from '#coach/text/phrases.ts';
import type { HabitType } from '#core/plan/plan.ts';

/** The ten reasons why a habit does not happen; every domain answers each of them. */
export const FRICTION_CODES = split(
  'no_time no_motivation forgetting tiredness environment perfectionism social travel health knowledge',
);
export type FrictionCode = (typeof FRICTION_CODES)[number];

/** The domains in the order in which a goal is held against them; `generic` and `support` are recognised in no goal. */
export const DOMAIN_IDS = [
  ...split('fitness_general weight sleep smoking focus_procrastination language running_cardio strength'),
  ...split('nutrition stress_mindfulness social_connection creativity_music home_organisation career_jobsearch'),
  ...split('public_speaking reading writing study_coding screen_time alcohol finances relationships_family'),
  ...split('faith_gratitude chronic_health personal_care morning_energy environment_giving generic support'),
];
export type DomainId = (typeof DOMAIN_IDS)[number];

/** One size of a habit: a number in the unit of the text, or the words themselves. */
export type Quantity = number | string;

/**
 * What a habit may stand beside: a goal that names no act, an act that is done, one whose time is not set, one that takes tools or room,
 * one that somebody does not know how to begin, one that is left.
 */
export const BESIDE_ACTS = ['open', 'doing', 'unset', 'tools', 'unsure', 'leaving'] as const;
export type BesideAct = (typeof BESIDE_ACTS)[number];

/**
 * One behaviour in three sizes. `{q}` stands for the quantity, `{topic}` for the user's own noun phrase, `(s)` for a plural
 * that follows the quantity. Rendered: `When {cue}, {place}, I will {action}. If {fallback}.`
 */
export type HabitTemplate = {
  readonly id: string;
  readonly description: string;
  readonly ladder: readonly [easy: Quantity, medium: Quantity, hard: Quantity];
  readonly cue: string;
  readonly place: string;
  readonly action: string;
  /** `obstacle, what I do instead`. */
  readonly fallback: string;
  /** Days a week. */
  readonly frequency: { readonly min: number; readonly default: number; readonly max: number };
  readonly frictions: readonly FrictionCode[];
  /** Loads joints and tendons: grows by small steps and leaves two rest days a week. */
  readonly impact?: true;
  /** Done means that something was not done. */
  readonly avoid?: true;
  /** Cannot be done empty-handed anywhere, so it is no habit for the worst day. */
  readonly needsEquipment?: true;
  /** The goals that it stands beside; without them any. */
  readonly only?: readonly BesideAct[];
  /** Kinds of act that it stands beside, about nothing but the act. */
  readonly kinds?: readonly ActKind[];
  /** Its `{topic}` is whom the act is with, or what was said to stand in its way. */
  readonly names?: 'person' | 'hindrance';
  /** Phrases, one of which a person has said before this is spoken of. */
  readonly needs?: string;
  /** Phrases that leave it out. */
  readonly unless?: string;
};

export type IdentityTemplate = {
  readonly kind: 'process' | 'value' | 'playful';
  readonly name: string;
  readonly description: string;
  /** Ids of the habits that this identity would rather do. */
  readonly favours: readonly string[];
};

export type Domain = {
  readonly id: DomainId;
  /** How the coach names the theme in a sentence: "This reads like {label}." */
  readonly label: string;
  readonly identities: readonly IdentityTemplate[];
  /** Its habits support any act of it; those of a wide domain only the acts that they share a word with. */
  readonly isClose?: true;
  readonly core: readonly HabitTemplate[];
  readonly experimental: readonly HabitTemplate[];
  /** The two habits that answer a friction best. */
  readonly frictionHabits: Readonly<Record<FrictionCode, readonly [string, string]>>;
};

/** Other languages than English whose words for a goal are known. */
export const GOAL_LANGUAGES = split('es fr de pt it nl pl sv tr hi ja zh ar ru ko');
export type GoalLanguage = (typeof GOAL_LANGUAGES)[number];

/**
 * The ways people put a theme: strong phrases count 3, weak words 1, a `not` phrase takes away what it covers, those of other languages count as
 * strong; `any` is any of them. Phrases are parted by semicolons; a star at the end of a foreign word stands for any ending.
 */
export type DomainWords = {
  readonly strong: string;
  readonly weak: string;
  readonly not: string;
  readonly foreign: Readonly<Partial<Record<GoalLanguage | 'any', string>>>;
};

export type Friction = {
  /** How the coach names it in a sentence: "they answer {label}". */
  readonly label: string;
  readonly question: string;
  /** Phrases that tell of it, by language, parted by semicolons; a star stands for any ending. */
  readonly words: Readonly<Partial<Record<GoalLanguage, string>>> & { readonly en: string };
};

/** A small habit, and the words by which somebody asks for it. */
export type Extra = { readonly themes: readonly string[]; readonly template: HabitTemplate };

/** All that `content/*.yaml` and `content/domains/*.yaml` say, as it is compiled. */
export type Knowledge = {
  readonly domains: Readonly<Record<DomainId, Domain>>;
  readonly words: Readonly<Partial<Record<DomainId, DomainWords>>>;
  readonly frictions: Readonly<Record<FrictionCode, Friction>>;
  readonly extras: readonly Extra[];
  readonly rest: HabitTemplate;
  readonly beside: readonly (HabitTemplate & { readonly type: HabitType })[];
  readonly things: Readonly<Record<string, ThingWords>>;
  readonly memorable: Readonly<Record<string, string>>;
  readonly life: Readonly<Record<string, string>>;
  readonly talk: Readonly<Record<'groups' | 'whatIf' | 'questions' | 'complaints' | 'feelings' | 'smallTalk', unknown>>;
  readonly requests: Readonly<Record<string, readonly string[]>>;
  readonly review: Readonly<Record<string, unknown>>;
  readonly languages: Readonly<Record<'parted' | 'unparted', unknown>>;
  /** What is said around acts, by their kind, their setting or their part of life. */
  readonly acts: {
    readonly people: string;
    readonly parts: string;
    readonly kinds: string;
    readonly verbs: string;
    readonly nouns: string;
    readonly slips: string;
  } & Readonly<Record<string, unknown>>;
};
