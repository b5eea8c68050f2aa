import { type SafetyLabel, strongerLabel } from '#core/coaching/safety-labels.ts';
import type { Answered, ChatTurn, Coach, GoalFacts, IdentityFacts, Live } from '../port.ts';
import { answerWith, type CoachCall, type CoachMethod, type Engine, type Task } from './asking/answer-with.ts';
import { createCall } from '#provider/call-model.ts';
import { createCircuit } from '#provider/circuit.ts';
import type { Model } from '#provider/open-model.ts';
import { createPace, type TimeLimits } from '#provider/pace.ts';
import { type Around, getAround } from './prompts/around.ts';
import { checkInTask } from './tasks/check-in-task.ts';
import { conductReviewTask } from './tasks/conduct-review-task.ts';
import { identityChatTask } from './tasks/identity-chat-task.ts';
import { planHabitsTask } from './tasks/plan-habits-task.ts';
import { refineHabitsTask } from './tasks/refine-habits-task.ts';
import { suggestIdentitiesTask } from './tasks/suggest-identities-task.ts';

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
  /** The most that is waited; a server that was seen to be quicker is given less. */
  readonly limits: TimeLimits;
};

function userTexts(messages: readonly ChatTurn[]): string[] {
  return messages.filter(({ role }) => role === 'user').map(({ content }) => content);
}

function identityTexts({ identity: { name, description } }: { identity: IdentityFacts }): string[] {
  return [name, description];
}

function labelling(assess: ModelCoachOptions['assess']) {
  return async (goal: GoalFacts | null, texts: readonly string[], live: Live = {}) => {
    const { worked = [], ownWords = [], facts = [] } = goal?.remembered ?? {};
    const own = goal ? [goal.description, goal.currentFrictions, ...worked, ...ownWords, ...facts] : [];
    const said = await assess([...own, ...texts], live);
    return said && strongerLabel(goal?.safetyLabel ?? 'none', said);
  };
}

/** Under these labels, and with none, nothing is left to a model, and the words stay on this server. */
const mayAsk = (label: SafetyLabel | null): label is 'none' | 'caution' => label === 'none' || label === 'caution';

type Ways<A extends object> = {
  readonly own: () => Promise<Answered<A>>;
  readonly ask: (label: SafetyLabel) => Promise<Answered<A>>;
};

type Said = { readonly label: Promise<SafetyLabel | null>; readonly live: Live | undefined };

/** Chooses the way by the label and by what the person wants: to the model, or to the built-in engine as its own affair. */
function guard(record: ModelCoachOptions['record'], now: () => number) {
  return async <A extends object>({ label: said, live }: Said, method: CoachMethod, { own, ask }: Ways<A>) => {
    const label = await said;
    const isUnwanted = live?.withoutModel === true;
    if (mayAsk(label) && !isUnwanted) return ask(label);
    const began = now();
    const answer = await own();
    const outcome = mayAsk(label) ? 'unwanted' : 'kept-back';
    record({ method, outcome, answeredBy: 'builtin', milliseconds: now() - began, tokensIn: 0, tokensOut: 0 });
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
  const { model, basic, assess, record, now, limits, structuredOutputs = true } = options;
  const pace = createPace(limits);
  const call = createCall({ model, structuredOutputs, pace, now });
  const engine: Engine = { call, circuit: createCircuit(now), record, pace, now };

  const unless = guard(record, now);
  const getLabel = labelling(assess);
  const ask = async <R extends { reply: string }, A extends object>(
    live: Live | undefined,
    toTask: (around: Around) => Task<R, A>,
  ) => answerWith(toTask(await getAround(live ?? {})), engine, live);

  return {
    longestAnswer: limits.total,
    suggestIdentities: ({ goal, taken = [] }, live?: Live) =>
      unless({ label: getLabel(goal, [], live), live }, 'suggestIdentities', {
        own: () => basic.suggestIdentities({ goal, taken }, live),
        ask: async (safetyLabel) => {
          const { domain } = await basic.suggestIdentities({ goal }, live);
          return ask(live, (around) =>
            suggestIdentitiesTask({ ...goal, safetyLabel }, basic, { domain, around, taken }),
          );
        },
      }),
    chatIdentity: (facts, live) =>
      unless({ label: getLabel(facts.goal, userTexts(facts.messages), live), live }, 'chatIdentity', {
        own: () => basic.chatIdentity(facts, live),
        ask: (label) => ask(live, (around) => identityChatTask(withLabel(facts, label), basic, around)),
      }),
    planHabits: (facts, live) =>
      unless({ label: getLabel(facts.goal, identityTexts(facts), live), live }, 'planHabits', {
        own: () => basic.planHabits(facts, live),
        ask: (label) => ask(live, (around) => planHabitsTask(withLabel(facts, label), basic, around)),
      }),
    refineHabits: (facts, live) =>
      // What a chip does is said already: there is nothing to understand.
      facts.acts
        ? basic.refineHabits(facts, live)
        : unless({ label: getLabel(facts.goal, userTexts(facts.messages), live), live }, 'refineHabits', {
            own: () => basic.refineHabits(facts, live),
            ask: (label) => ask(live, (around) => refineHabitsTask(withLabel(facts, label), basic, around)),
          }),
    checkIn: (facts, live) =>
      unless({ label: getLabel(null, userTexts(facts.messages), live), live }, 'checkIn', {
        own: () => basic.checkIn(facts, live),
        ask: () => ask(live, (around) => checkInTask(facts, basic, around)),
      }),
    conductReview: (facts, live) =>
      unless(
        { label: getLabel(facts.goal, [...identityTexts(facts), ...userTexts(facts.messages)], live), live },
        'conductReview',
        {
          own: () => basic.conductReview(facts, live),
          ask: (label) => ask(live, (around) => conductReviewTask(withLabel(facts, label), basic, around)),
        },
      ),
  };
}
