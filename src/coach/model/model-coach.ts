import { type SafetyLabel, strongerLabel } from '#core/coaching/safety.ts';
import type { Answered, ChatTurn, Coach, GoalFacts, Live } from '../port.ts';
import { answerWith, type CoachCall, type CoachMethod, type Engine, type Limits } from './asking/answer-with.ts';
import { createCall, type Pauses } from './asking/call-model.ts';
import { checkInTask } from './tasks/check-in-task.ts';
import { createCircuit } from './asking/circuit.ts';
import { conductReviewTask } from './tasks/conduct-review-task.ts';
import { identityChatTask } from './tasks/identity-chat-task.ts';
import type { Model } from './asking/open-model.ts';
import { planHabitsTask } from './tasks/plan-habits-task.ts';
import { refineHabitsTask } from './tasks/refine-habits-task.ts';
import { suggestIdentitiesTask } from './tasks/suggest-identities-task.ts';

/** Milliseconds. A provider that hangs leaves each screen an answer within eight seconds. */
const LIMITS: Limits & Pauses = { total: 6500, shown: 20_000, firstText: 4000, betweenTexts: 4000 };

export type ModelCoachOptions = {
  readonly model: Model;
  /** The built-in engine, which answers when the model does not. */
  readonly basic: Coach;
  /** The safety label of texts; null when they could not be read, which keeps them back from the model. */
  readonly assess: (texts: readonly string[], live: Live) => Promise<SafetyLabel | null>;
  readonly record: (call: CoachCall) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  readonly structuredOutputs?: boolean;
  readonly limits?: Partial<Limits & Pauses>;
};

function userTexts(messages: readonly ChatTurn[]): string[] {
  return messages.filter(({ role }) => role === 'user').map(({ content }) => content);
}

function labelling(assess: ModelCoachOptions['assess']) {
  return async (goal: GoalFacts | null, texts: readonly string[], live: Live = {}) => {
    const { worked = [], ownWords = [] } = goal?.remembered ?? {};
    const own = goal ? [goal.description, goal.currentFrictions, ...worked, ...ownWords] : [];
    const said = await assess([...own, ...texts], live);
    return said && strongerLabel(goal?.safetyLabel ?? 'none', said);
  };
}

/** Under these labels, and with none, nothing is left to a model, and the words stay on this server. */
function mayAsk(label: SafetyLabel | null): label is 'none' | 'caution' {
  return label === 'none' || label === 'caution';
}

type Ways<A extends object> = {
  readonly own: () => Promise<Answered<A>>;
  readonly ask: (label: SafetyLabel) => Promise<Answered<A>>;
};

/** Chooses the way by the label: to the model, or to the built-in engine as its own affair. */
function guard(record: ModelCoachOptions['record'], now: () => number) {
  return async <A extends object>(said: Promise<SafetyLabel | null>, method: CoachMethod, { own, ask }: Ways<A>) => {
    const label = await said;
    if (mayAsk(label)) return ask(label);
    const began = now();
    const answer = await own();
    const milliseconds = now() - began;
    record({ method, outcome: 'kept-back', answeredBy: 'builtin', milliseconds, tokensIn: 0, tokensOut: 0 });
    return answer;
  };
}

function withLabel<F extends { readonly goal: GoalFacts }>(facts: F, safetyLabel: SafetyLabel): F {
  return { ...facts, goal: { ...facts.goal, safetyLabel } };
}

/**
 * The coach that asks a language model and checks what it says. What it cannot use, or does not get in time, is answered by the
 * built-in engine with `answeredBy: 'basic'`. What calls for more than care goes to the built-in engine at once, as its own.
 */
export function createModelCoach(options: ModelCoachOptions): Coach {
  const { model, basic, assess, record, now, structuredOutputs = true } = options;
  const limits = { ...LIMITS, ...options.limits };
  const call = createCall({
    model,
    structuredOutputs,
    pauses: { firstText: limits.firstText, betweenTexts: limits.betweenTexts },
  });
  const engine: Engine = { call, circuit: createCircuit(now), record, limits, now };

  const unless = guard(record, now);
  const getLabel = labelling(assess);

  return {
    suggestIdentities: ({ goal }, live?: Live) =>
      unless(getLabel(goal, [], live), 'suggestIdentities', {
        own: () => basic.suggestIdentities({ goal }, live),
        ask: async (safetyLabel) => {
          const { domain } = await basic.suggestIdentities({ goal }, live);
          return answerWith(suggestIdentitiesTask({ ...goal, safetyLabel }, basic, domain), engine, live);
        },
      }),
    chatIdentity: (facts, live) =>
      unless(getLabel(facts.goal, userTexts(facts.messages), live), 'chatIdentity', {
        own: () => basic.chatIdentity(facts, live),
        ask: (label) => answerWith(identityChatTask(withLabel(facts, label), basic), engine, live),
      }),
    planHabits: (facts, live) =>
      unless(getLabel(facts.goal, [facts.identity.name, facts.identity.description], live), 'planHabits', {
        own: () => basic.planHabits(facts, live),
        ask: (label) => answerWith(planHabitsTask(withLabel(facts, label), basic), engine, live),
      }),
    refineHabits: (facts, live) =>
      // What a chip does is said already: there is nothing to understand.
      facts.acts
        ? basic.refineHabits(facts, live)
        : unless(getLabel(facts.goal, userTexts(facts.messages), live), 'refineHabits', {
            own: () => basic.refineHabits(facts, live),
            ask: (label) => answerWith(refineHabitsTask(withLabel(facts, label), basic), engine, live),
          }),
    checkIn: (facts, live) =>
      unless(getLabel(null, userTexts(facts.messages), live), 'checkIn', {
        own: () => basic.checkIn(facts, live),
        ask: () => answerWith(checkInTask(facts, basic), engine, live),
      }),
    conductReview: (facts, live) =>
      unless(
        getLabel(facts.goal, [facts.identity.name, facts.identity.description, ...userTexts(facts.messages)], live),
        'conductReview',
        {
          own: () => basic.conductReview(facts, live),
          ask: (label) => answerWith(conductReviewTask(withLabel(facts, label), basic), engine, live),
        },
      ),
  };
}
