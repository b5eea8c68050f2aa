import { alcohol } from './alcohol.ts';
import { careerJobsearch } from './career-jobsearch.ts';
import { chronicHealth } from './chronic-health.ts';
import { creativityMusic } from './creativity-music.ts';
import { environmentGiving } from './environment-giving.ts';
import { EXTRAS } from './extras.ts';
import { faithGratitude } from './faith-gratitude.ts';
import { finances } from './finances.ts';
import { fitnessGeneral } from './fitness-general.ts';
import { focusProcrastination } from './focus-procrastination.ts';
import { generic } from './generic.ts';
import { homeOrganisation } from './home-organisation.ts';
import { language } from './language.ts';
import { morningEnergy } from './morning-energy.ts';
import { nutrition } from './nutrition.ts';
import { personalCare } from './personal-care.ts';
import { publicSpeaking } from './public-speaking.ts';
import { reading } from './reading.ts';
import { relationshipsFamily } from './relationships-family.ts';
import { restDay } from './rest.ts';
import { runningCardio } from './running-cardio.ts';
import { screenTime } from './screen-time.ts';
import type { Domain, DomainId, HabitTemplate } from './shape.ts';
import { sleep } from './sleep.ts';
import { smoking } from './smoking.ts';
import { socialConnection } from './social-connection.ts';
import { strength } from './strength.ts';
import { stressMindfulness } from './stress-mindfulness.ts';
import { studyCoding } from './study-coding.ts';
import { support } from './support.ts';
import { weight } from './weight.ts';
import { writing } from './writing.ts';

/** The domains that a goal can be recognised as; `generic` answers the rest. */
export const RECOGNISED_DOMAINS: readonly Domain[] = [
  fitnessGeneral,
  weight,
  sleep,
  smoking,
  focusProcrastination,
  language,
  runningCardio,
  strength,
  nutrition,
  stressMindfulness,
  socialConnection,
  creativityMusic,
  homeOrganisation,
  careerJobsearch,
  publicSpeaking,
  reading,
  writing,
  studyCoding,
  screenTime,
  alcohol,
  finances,
  relationshipsFamily,
  faithGratitude,
  chronicHealth,
  personalCare,
  morningEnergy,
  environmentGiving,
];

export const ALL_DOMAINS: readonly Domain[] = [...RECOGNISED_DOMAINS, generic, support];

const DOMAIN_BY_ID = new Map<string, Domain>(ALL_DOMAINS.map((domain) => [domain.id, domain]));

/** The knowledge of one domain; an id that is not known answers with `generic`. */
export function domainById(id: DomainId): Domain {
  return DOMAIN_BY_ID.get(id) ?? generic;
}

/** Core habits first, then the experimental ones. */
export function getTemplates(domain: Domain): readonly HabitTemplate[] {
  return [...domain.core, ...domain.experimental];
}

/** Every template there is. */
export const ALL_TEMPLATES: readonly HabitTemplate[] = [
  ...ALL_DOMAINS.flatMap(getTemplates),
  ...EXTRAS.map(({ template }) => template),
  restDay,
];

const TEMPLATE_BY_ID = new Map<string, HabitTemplate>(ALL_TEMPLATES.map((template) => [template.id, template]));

/** The template that a planned habit came from, or undefined for a habit in the user's own words. */
export function templateById(id: string | null | undefined): HabitTemplate | undefined {
  return id ? TEMPLATE_BY_ID.get(id) : undefined;
}

/** The domain that holds a template. */
export function domainOfTemplate(id: string): Domain | undefined {
  return ALL_DOMAINS.find((domain) => getTemplates(domain).some((template) => template.id === id));
}
