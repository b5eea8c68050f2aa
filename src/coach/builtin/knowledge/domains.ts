import { EXTRAS } from './extras.ts';
import { fitnessGeneral } from './fitness-general.ts';
import { focusProcrastination } from './focus-procrastination.ts';
import { generic } from './generic.ts';
import { language } from './language.ts';
import { restDay } from './rest.ts';
import type { Domain, DomainId, HabitTemplate } from './shape.ts';
import { sleep } from './sleep.ts';
import { smoking } from './smoking.ts';
import { support } from './support.ts';
import { weight } from './weight.ts';

/** The domains that a goal can be recognised as; `generic` answers the rest. */
export const RECOGNISED_DOMAINS: readonly Domain[] = [
  fitnessGeneral,
  weight,
  sleep,
  smoking,
  focusProcrastination,
  language,
];

export const ALL_DOMAINS: readonly Domain[] = [...RECOGNISED_DOMAINS, generic, support];

const DOMAIN_BY_ID = new Map<string, Domain>(ALL_DOMAINS.map((domain) => [domain.id, domain]));

/** The knowledge of one domain; an id that is not known answers with `generic`. */
export function domainById(id: DomainId): Domain {
  return DOMAIN_BY_ID.get(id) ?? generic;
}

/** Core habits first, then the experimental ones. */
export function templatesOf(domain: Domain): readonly HabitTemplate[] {
  return [...domain.core, ...domain.experimental];
}

/** Every template there is. */
export const ALL_TEMPLATES: readonly HabitTemplate[] = [
  ...ALL_DOMAINS.flatMap(templatesOf),
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
  return ALL_DOMAINS.find((domain) => templatesOf(domain).some((template) => template.id === id));
}
