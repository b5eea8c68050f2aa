/** The ten reasons why a habit does not happen; every domain answers each of them. */
export const FRICTION_CODES = [
  'no_time',
  'no_motivation',
  'forgetting',
  'tiredness',
  'environment',
  'perfectionism',
  'social',
  'travel',
  'health',
  'knowledge',
] as const;
export type FrictionCode = (typeof FRICTION_CODES)[number];

export const DOMAIN_IDS = [
  'fitness_general',
  'weight',
  'sleep',
  'smoking',
  'focus_procrastination',
  'language',
  'running_cardio',
  'strength',
  'nutrition',
  'stress_mindfulness',
  'reading',
  'writing',
  'study_coding',
  'screen_time',
  'alcohol',
  'finances',
  'relationships_family',
  'social_connection',
  'creativity_music',
  'home_organisation',
  'career_jobsearch',
  'public_speaking',
  'faith_gratitude',
  'chronic_health',
  'personal_care',
  'morning_energy',
  'environment_giving',
  'generic',
  'support',
] as const;
export type DomainId = (typeof DOMAIN_IDS)[number];

/** One size of a habit: a number in the unit of the text, or the words themselves. */
export type Quantity = number | string;

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
  /** Strong phrases count 3, weak words 1, `not` phrases −4; `foreign` seeds (other languages) count as strong. */
  readonly detect: {
    readonly strong: readonly string[];
    readonly weak: readonly string[];
    readonly not: readonly string[];
    readonly foreign: readonly string[];
  };
  readonly identities: readonly IdentityTemplate[];
  readonly core: readonly HabitTemplate[];
  readonly experimental: readonly HabitTemplate[];
  /** The two habits that answer a friction best. */
  readonly frictionHabits: Readonly<Record<FrictionCode, readonly [string, string]>>;
};
