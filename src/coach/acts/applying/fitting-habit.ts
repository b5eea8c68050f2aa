import type { PlannedHabit } from '#core/plan/plan.ts';
import type { RefineFacts } from '#coach/port.ts';
import { allowedDomains, isBlocked, recogniseDomain } from '#coach/builtin/domain/domain.ts';
import { detectFrictions } from '#coach/builtin/domain/frictions.ts';
import { GENTLE_TOPIC, getTopic } from '#coach/builtin/domain/topic.ts';
import { domainById, domainOfTemplate, EXTRAS } from '#coach/builtin/knowledge/domains.ts';
import type { Domain, HabitTemplate } from '#coach/builtin/knowledge/shape.ts';
import { getLabel } from '#coach/builtin/domain/plan-label.ts';
import { listedFor } from '#coach/builtin/planning/choosing/listed-for.ts';
import type { Listed } from '#coach/builtin/planning/choosing/pool.ts';
import { habitTexts } from '#coach/builtin/planning/habit-texts.ts';
import { getTemplate, renderHabit } from '#coach/builtin/planning/render-habit.ts';
import { isSameHabit } from '#coach/builtin/planning/similar-habits.ts';
import { easyOnly } from '#coach/builtin/planning/start-level.ts';
import { containsPhrase, words } from '#coach/text/language.ts';

type Scope = {
  readonly domain: Domain;
  readonly topic: string;
  /** What belongs to the goal, the nearest first. */
  readonly listed: readonly Listed[];
  readonly isAllowed: (template: HabitTemplate) => boolean;
};

function getScope(facts: RefineFacts, habits: readonly PlannedHabit[]): Scope {
  const { goal, identity, messages } = facts;
  const label = getLabel(facts);
  const { primary, gentle } = allowedDomains({
    description: goal.description,
    frictions: goal.currentFrictions,
    identityName: identity.name,
    label,
  });
  const topic = gentle ? GENTLE_TOPIC : getTopic(goal.description);
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const text = `${goal.description} ${goal.currentFrictions}`;
  const isAllowed = (template: HabitTemplate, named = topic) => {
    const { description } = habitTexts({ template, difficulty: 'easy', topic: named });
    const domain = domainOfTemplate(template.id);
    if (easyOnly(label) && template.impact) return false;
    if (domain && isBlocked({ domain, label, text })) return false;
    if (said.some((earlier) => earlier.includes(`“${description}”`))) return false;
    return !habits.some((habit) => getTemplate(habit) === template || isSameHabit(habit.description, description));
  };
  const domains = [...new Set([primary, domainById('generic')])];
  const listed = listedFor(facts, { label, domains, topic }).filter((one) => isAllowed(one.template, one.topic));
  return { domain: primary, topic, listed, isAllowed };
}

/** What the knowledge base has for a theme: `sleep`, `stress`, `my back`. */
function templateFor({ domain, isAllowed }: Scope, theme: string): HabitTemplate | undefined {
  const said = words(theme);
  const own = [...domain.experimental, ...domain.core].filter(isAllowed);
  const extra = EXTRAS.find(
    ({ themes, template }) => isAllowed(template) && themes.some((word) => containsPhrase(said, word)),
  );
  const { primary } = recogniseDomain({ description: theme });
  const other = primary.id === 'generic' ? undefined : [...primary.experimental, ...primary.core].find(isAllowed);
  const [friction] = detectFrictions(theme);
  return extra?.template ?? other ?? own.find(({ id }) => friction && domain.frictionHabits[friction].includes(id));
}

/** A small habit of the knowledge base for a theme; the next one that fits the goal when no theme was named. */
export function habitFor(
  facts: RefineFacts,
  habits: readonly PlannedHabit[],
  theme: string | null,
): PlannedHabit | null {
  const scope = getScope(facts, habits);
  const [next] = scope.listed.toSorted((a, b) => Number(b.type === 'experimental') - Number(a.type === 'experimental'));
  const template = theme === null ? next?.template : templateFor(scope, theme);
  if (!template) return null;
  const topic = theme === null ? next?.topic : scope.topic;
  const order = Math.max(-1, ...habits.map((habit) => habit.order)) + 1;
  const size = { difficulty: 'easy', targetFrequency: template.frequency.min, topic: topic ?? scope.topic } as const;
  return renderHabit({ template, ...size, habitType: 'experimental', order });
}

/** Another habit of the same kind in the place of one, first one that answers the same frictions. */
export function otherHabit(
  facts: RefineFacts,
  habits: readonly PlannedHabit[],
  old: PlannedHabit,
): PlannedHabit | null {
  const scope = getScope(facts, habits);
  const served = getTemplate(old)?.frictions ?? [];
  const stated = detectFrictions(facts.goal.currentFrictions);
  const overlap = ({ frictions }: HabitTemplate) =>
    frictions.filter((code) => served.includes(code)).length +
    2 * frictions.filter((code) => stated.includes(code) && served.includes(code)).length;
  const alike = scope.listed.filter(({ type }) => type === old.habitType);
  const [best] = alike.toSorted((a, b) => overlap(b.template) - overlap(a.template));
  if (!best) return null;
  const { template, topic } = best;
  const { habitType, order } = old;
  const targetFrequency = Math.min(old.targetFrequency, template.frequency.default);
  return renderHabit({ template, difficulty: 'easy', targetFrequency, habitType, order, topic });
}
