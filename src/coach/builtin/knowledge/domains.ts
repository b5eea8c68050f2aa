import compiled from '#content/knowledge.json' with { type: 'json' };
import type { Domain, DomainId, HabitTemplate, Knowledge } from './shape.ts';

// The file is compiled from `content/` and held to the rules of `scripts/build/content-schema.ts`; a start would only repeat them.
const knowledge = compiled as unknown as Knowledge;

export const { words: DOMAIN_WORDS, frictions: FRICTIONS, extras: EXTRAS, rest: restDay, beside: BESIDE } = knowledge;
export const ALL_DOMAINS: readonly Domain[] = Object.values(knowledge.domains);

/** The domains that a goal can be recognised as; `generic` answers the rest. */
export const RECOGNISED_DOMAINS: readonly Domain[] = ALL_DOMAINS.filter(({ id }) => DOMAIN_WORDS[id] !== undefined);

/** The knowledge of one domain; an id that is not known answers with `generic`. */
export const domainById = (id: DomainId): Domain => knowledge.domains[id] ?? knowledge.domains.generic;

/** Core habits first, then the experimental ones. */
export const getTemplates = (domain: Domain): readonly HabitTemplate[] => [...domain.core, ...domain.experimental];

/** Every template there is. */
export const ALL_TEMPLATES: readonly HabitTemplate[] = [
  ...ALL_DOMAINS.flatMap(getTemplates),
  ...EXTRAS.map(({ template }) => template),
  restDay,
  ...BESIDE,
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
