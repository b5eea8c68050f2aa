import { CURRENT_LEVELS, type CurrentLevel } from '#core/goal/goal.ts';
import { type DomainId, FRICTION_CODES, type FrictionCode } from '../knowledge/shape.ts';
import type { PlanFacts, PlanMode } from '#coach/port.ts';

/** A goal of each domain, as somebody would put it. */
export const GOAL_OF: Readonly<Record<Exclude<DomainId, 'support'>, string>> = {
  fitness_general: 'I want to get fit and have more stamina',
  weight: 'I would like to lose weight, slowly',
  sleep: 'I want to sleep better',
  smoking: 'Quit smoking',
  focus_procrastination: 'Stop procrastinating on my work',
  language: 'Learn Spanish for my holiday',
  running_cardio: 'Run a 5k in spring',
  strength: 'Build muscle and do ten push-ups',
  nutrition: 'Eat healthier and cook more vegetables',
  stress_mindfulness: 'Feel less stressed and meditate',
  reading: 'Read more books',
  writing: 'Write my first novel',
  study_coding: 'Learn to code in Python',
  screen_time: 'Spend less time scrolling on my phone',
  alcohol: 'Drink less wine in the evening',
  finances: 'Save money and stick to a budget',
  relationships_family: 'Be a more patient partner and parent',
  social_connection: 'Make new friends in this town',
  creativity_music: 'Play the guitar again',
  home_organisation: 'Declutter and tidy my flat',
  career_jobsearch: 'Find a new job and prepare for interviews',
  public_speaking: 'Get confident at public speaking',
  faith_gratitude: 'Pray more and practise gratitude',
  chronic_health: 'Live better with my arthritis',
  personal_care: 'Floss my teeth and look after my skin',
  morning_energy: 'Build a calm morning routine',
  environment_giving: 'Recycle more and waste less plastic',
  generic: 'Learn to juggle three balls',
};

/** A sentence for each friction that sets off no safety label. */
export const FRICTION_SAID: Readonly<Record<FrictionCode, string>> = {
  no_time: 'I am too busy',
  no_motivation: 'I get bored of it',
  forgetting: 'I forget about it',
  tiredness: 'I am exhausted',
  environment: 'my flat is a mess',
  perfectionism: 'it is all or nothing with me',
  social: 'I feel embarrassed and judged',
  travel: 'I stay at a hotel a lot',
  health: 'I am often ill',
  knowledge: 'I do not know how to begin',
};

export const PLAN_MODES: readonly PlanMode[] = ['normal', 'short-week', 'nuclear'];

export type GridCell = {
  readonly domain: Exclude<DomainId, 'support'>;
  readonly level: CurrentLevel;
  readonly friction: FrictionCode;
  readonly mode: PlanMode;
  readonly facts: PlanFacts;
};

/** Every domain × level × friction × mode: 28 × 4 × 10 × 3 plans to be made. */
export function planGrid(): GridCell[] {
  const domains = Object.keys(GOAL_OF) as GridCell['domain'][];
  return domains.flatMap((domain) =>
    CURRENT_LEVELS.flatMap((level) =>
      FRICTION_CODES.flatMap((friction) =>
        PLAN_MODES.map((mode) => ({ domain, level, friction, mode, facts: getFacts(domain, level, friction, mode) })),
      ),
    ),
  );
}

function getFacts(
  domain: GridCell['domain'],
  currentLevel: CurrentLevel,
  friction: FrictionCode,
  mode: PlanMode,
): PlanFacts {
  return {
    goal: {
      description: GOAL_OF[domain],
      currentLevel,
      currentFrictions: FRICTION_SAID[friction],
      safetyLabel: 'none',
    },
    identity: { id: `${domain} ${currentLevel}`, name: 'The Small-Step Person', description: '' },
    mode,
    otherHabits: [],
  };
}
