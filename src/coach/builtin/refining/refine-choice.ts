import { FREQUENCY, type HabitType, type PlannedHabit } from '#core/plan/plan.ts';
import { getLabel } from '../planning/plan-checks.ts';
import type { RefineFacts } from '#coach/port.ts';
import { cueTime, type CueTime } from '../planning/cue-time.ts';
import { allowedDomains, isBlocked, recogniseDomain } from '../domain/domain.ts';
import { detectFrictions } from '../domain/frictions.ts';
import { isMeasurable, isOneAct } from '../planning/habit-wording.ts';
import { domainById, domainOfTemplate, EXTRAS } from '../knowledge/domains.ts';
import type { Domain, HabitTemplate } from '../knowledge/shape.ts';
import { containsPhrase, contentWords, sameWord, words } from '#coach/text/language.ts';
import { habitTexts } from '../planning/habit-texts.ts';
import { renderHabit, renderedAs, getTemplate } from '../planning/render-habit.ts';
import { isSameHabit } from '../planning/similar-habits.ts';
import { easyOnly } from '../planning/start-level.ts';
import { GENTLE_TOPIC, getTopic } from '../domain/topic.ts';

type Scope = {
  readonly domain: Domain;
  readonly topic: string;
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
  const isAllowed = (template: HabitTemplate) => {
    const { description } = habitTexts({ template, difficulty: 'easy', topic });
    const domain = domainOfTemplate(template.id);
    if (easyOnly(label) && template.impact) return false;
    if (domain && isBlocked({ domain, label, text })) return false;
    if (said.some((earlier) => earlier.includes(`“${description}”`))) return false;
    return !habits.some((habit) => getTemplate(habit) === template || isSameHabit(habit.description, description));
  };
  return { domain: primary, topic, isAllowed };
}

function byWish(templates: readonly HabitTemplate[], wish: string): HabitTemplate | undefined {
  const wanted = contentWords(wish);
  if (wanted.length === 0) return undefined;
  const getScore = ({ description, action }: HabitTemplate) => {
    const own = contentWords(`${description} ${action}`.replace(/\{\w+\}|\(s\)/g, ' '));
    return wanted.filter((word) => own.some((other) => sameWord(word, other))).length;
  };
  const best = templates
    .map((template) => ({ template, score: getScore(template) }))
    .sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.template : undefined;
}

/** The template that answers a wish: a listed theme, words of the goal's domain, another domain, or a friction it names. */
function templateForWish(scope: Scope, wish: string): HabitTemplate | undefined {
  const said = words(wish);
  const own = [...scope.domain.experimental, ...scope.domain.core].filter(scope.isAllowed);
  const extra = EXTRAS.find(
    ({ themes, template }) => scope.isAllowed(template) && themes.some((theme) => containsPhrase(said, theme)),
  );
  const { primary } = recogniseDomain({ description: wish });
  const other = primary.id === 'generic' ? undefined : [...primary.experimental, ...primary.core].find(scope.isAllowed);
  const [friction] = detectFrictions(wish);
  const answer = friction && own.find((template) => scope.domain.frictionHabits[friction].includes(template.id));
  return byWish(own, wish) ?? extra?.template ?? other ?? answer;
}

/** A habit in the user's own words, when they begin with a verb or can follow "Spend 5 minutes on". */
function ownHabit(wish: string, order: number, habitType: HabitType): PlannedHabit | null {
  const plain = wish.replace(/["“”.!?]/g, '').trim();
  const asSaid = plain.charAt(0).toUpperCase() + plain.slice(1);
  const topic = getTopic(plain);
  if (topic === 'my goal' || plain.length < 3) return null;
  const isSound = isOneAct(asSaid) && isMeasurable(asSaid);
  const description = isSound ? asSaid : `Spend 5 minutes on ${topic}`;
  return {
    description,
    implementationIntention: `When I finish dinner, at the place I have chosen for it, I will ${description.charAt(0).toLowerCase()}${description.slice(1)}. If the evening is full, I do one minute before bed.`,
    targetFrequency: 3,
    difficulty: 'easy',
    habitType,
    order,
    templateId: null,
  };
}

/** A new experiment for what the user wished, easy and seldom; null when the wish cannot be told. */
export function addedHabit(facts: RefineFacts, habits: readonly PlannedHabit[], wish: string): PlannedHabit | null {
  const scope = getScope(facts, habits);
  const order = Math.max(-1, ...habits.map((habit) => habit.order)) + 1;
  const template = wish === '' ? scope.domain.experimental.find(scope.isAllowed) : templateForWish(scope, wish);
  if (!template) return ownHabit(wish, order, 'experimental');
  return renderHabit({
    template,
    difficulty: 'easy',
    targetFrequency: template.frequency.min,
    habitType: 'experimental',
    order,
    topic: scope.topic,
  });
}

/** Another habit of the same type in the place of one, for the wish or for the frictions that the old one answered. */
export function swappedHabit({
  facts,
  habits,
  old,
  wish,
  avoid,
}: {
  facts: RefineFacts;
  habits: readonly PlannedHabit[];
  old: PlannedHabit;
  wish: string;
  avoid?: CueTime;
}): PlannedHabit | null {
  const scope = getScope(facts, habits);
  const isAtGoodTime = (template: HabitTemplate) =>
    avoid === undefined ||
    cueTime(habitTexts({ template, difficulty: 'easy', topic: 'it' }).implementationIntention) !== avoid;
  const fitting = (domain: Domain) =>
    (old.habitType === 'core' ? domain.core : domain.experimental).filter(
      (template) => scope.isAllowed(template) && isAtGoodTime(template),
    );
  const wished = wish === '' ? undefined : templateForWish(scope, wish);
  if (wish !== '' && !wished) return ownHabit(wish, old.order, old.habitType);
  const served = getTemplate(old)?.frictions ?? [];
  const stated = detectFrictions(facts.goal.currentFrictions);
  const overlap = ({ frictions }: HabitTemplate) =>
    frictions.filter((code) => served.includes(code)).length +
    2 * frictions.filter((code) => stated.includes(code) && served.includes(code)).length;
  const choice =
    wished ??
    [...fitting(scope.domain)].sort((a, b) => overlap(b) - overlap(a))[0] ??
    fitting(domainById('generic'))[0];
  if (!choice) return null;
  const targetFrequency = Math.min(old.targetFrequency, choice.frequency.default);
  return renderHabit({
    template: choice,
    difficulty: 'easy',
    targetFrequency,
    habitType: old.habitType,
    order: old.order,
    topic: scope.topic,
  });
}

/** A habit that an earlier answer named between quotes, built again from its text; null when it is in nobody's template. */
export function habitFromText(
  description: string,
  like: Pick<PlannedHabit, 'habitType' | 'order'>,
): PlannedHabit | null {
  const rendered = renderedAs(description);
  if (!rendered) return null;
  const { template, difficulty, topic } = rendered;
  const targetFrequency = Math.min(template.frequency.default, FREQUENCY.max);
  const domain = domainOfTemplate(template.id);
  const habitType = domain?.core.includes(template) ? 'core' : domain ? 'experimental' : like.habitType;
  return renderHabit({ template, difficulty, targetFrequency, habitType, order: like.order, topic });
}
