import { assessGoal } from '#coach/safety/router.ts';
import { addDays, type CalendarDay, daysBetween } from '#core/calendar/calendar.ts';
import type { SkipReason } from '#core/data-export/data-export.ts';
import type { Report } from '#server/off-thread/serve-work.ts';
import type { Records } from '#features/data-export/server/data-export-file.ts';
import { getContext } from './conversation-context.ts';
import { resolveCheckIns } from './resolve-check-ins.ts';
import { FIRST_DAY, resolvePlans } from './resolve-plans.ts';
import { Resolution } from './resolution.ts';

/** Days that a pause can last in a file: it may have been moved on many times. */
const PAUSE_DAYS = 3700;
/** How far ahead a pause can reach. */
const PAUSE_AHEAD = 400;

function resolveGoals(resolution: Resolution, goals: Records['goals']): void {
  for (const goal of goals) {
    resolution.step();
    const taken = resolution.take('goals', goal.id, resolution.account.own.goals);
    if (!taken) continue;
    resolution.goals.set(goal.id, taken.id);
    // A label is raised by what the goal says, and lowered only by what the person answered.
    const { crisisAnsweredAt, misread } = goal;
    const answered = { crisisAnsweredAt: crisisAnsweredAt ? new Date(crisisAnsweredAt) : null, misread };
    const safetyLabel = assessGoal({ ...goal, ...answered }, [goal.description, goal.currentFrictions]);
    resolution.add('goals', taken.isNew, { ...goal, id: taken.id, safetyLabel });
  }
}

function resolveIdentities(resolution: Resolution, identities: Records['identities']): void {
  const { own, skips, userId } = resolution.account;
  const known = new Set(own.identities.map(({ id }) => id));
  for (const { schedule, ...identity } of identities) {
    const goalId = resolution.goal(identity.goalId);
    if (!goalId) {
      skips.note('belongs_to_nothing', identity.name);
      continue;
    }
    const taken = resolution.take('identities', identity.id, known);
    if (!taken) continue;
    resolution.identities.set(identity.id, taken.id);
    resolution.add('identities', taken.isNew, { ...identity, id: taken.id, goalId });
    if (schedule && !own.schedules.has(taken.id)) {
      resolution.rows.schedules.push({ ...schedule, identityId: taken.id, userId });
    }
  }
}

function resolveReviews(resolution: Resolution, reviews: Records['reviews']): void {
  const { own, skips } = resolution.account;
  const ids = new Set(own.reviews.map(({ id }) => id));
  const weeks = new Set(own.reviews.map((row) => `${row.identityId} ${row.weekStartDate}`));
  const inFile = new Set<string>();
  for (const review of reviews) {
    const identityId = resolution.identity(review.identityId);
    const habitPlanId = resolution.plans.get(review.habitPlanId);
    if (!identityId || !habitPlanId) {
      skips.note('belongs_to_nothing', review.weekStartDate);
      continue;
    }
    const week = `${identityId} ${review.weekStartDate}`;
    const taken = inFile.has(week) ? null : resolution.take('reviews', review.id, ids);
    if (inFile.has(week)) skips.note('twice_in_file', review.weekStartDate);
    if (!taken) continue;
    inFile.add(week);
    const isNew = taken.isNew && !weeks.has(week);
    resolution.add('reviews', isNew, { ...review, id: taken.id, identityId, habitPlanId });
  }
}

function getProblem({ from, until }: Records['pauses'][number], today: CalendarDay): SkipReason | null {
  const length = daysBetween(from, until);
  if (length < 0 || length > PAUSE_DAYS) return 'contradicts_itself';
  if (from < FIRST_DAY) return 'before_1970';
  return until > addDays(today, PAUSE_AHEAD) ? 'in_future' : null;
}

function resolvePauses(resolution: Resolution, pauses: Records['pauses']): void {
  const { own, skips, today } = resolution.account;
  for (const pause of pauses) {
    const identityId = pause.identityId === null ? null : resolution.identity(pause.identityId);
    const isAdrift = pause.identityId !== null && !identityId;
    const problem = isAdrift ? 'belongs_to_nothing' : getProblem(pause, today);
    if (problem) skips.note(problem, pause.from);
    const taken = problem ? null : resolution.take('pauses', pause.id, own.pauses);
    if (!taken) continue;
    const paused = identityId ? [identityId] : own.identities.map((one) => one.id);
    if (taken.isNew) for (const id of paused) resolution.touched.add(id);
    resolution.add('pauses', taken.isNew, { ...pause, id: taken.id, identityId });
  }
}

/** A day is hard once: one that the account has already stays as it is. */
function resolveHardDays(resolution: Resolution, hardDays: Records['hardDays']): void {
  const { own, skips, today } = resolution.account;
  const ids = new Set(own.hardDays.map(({ id }) => id));
  const days = new Set(own.hardDays.map(({ date }) => date));
  for (const day of hardDays) {
    if (day.date > today) skips.note('in_future', day.date);
    const taken = day.date > today ? null : resolution.take('hardDays', day.id, ids);
    if (!taken) continue;
    resolution.add('hardDays', taken.isNew && !days.has(day.date), { ...day, id: taken.id });
  }
}

type Conversation = Records['conversations'][number];

function resolveMessages(resolution: Resolution, { messages }: Conversation, conversationId: string): void {
  for (const message of messages) {
    const taken = resolution.take('messages', message.id, resolution.account.own.messages);
    if (taken) resolution.add('messages', taken.isNew, { ...message, id: taken.id, conversationId });
  }
}

function resolveConversations(resolution: Resolution, conversations: Records['conversations']): void {
  const { own, skips } = resolution.account;
  const { series } = resolution;
  for (const conversation of conversations) {
    const goalId = conversation.goalId && resolution.goal(conversation.goalId);
    const identityId = conversation.identityId && resolution.identity(conversation.identityId);
    const isAdrift = (conversation.goalId && !goalId) || (conversation.identityId && !identityId);
    const taken = isAdrift ? null : resolution.take('conversations', conversation.id, own.conversations);
    if (isAdrift) skips.note('belongs_to_nothing', conversation.createdAt);
    if (!taken) continue;
    const { messages: _inside, type, ...rest } = conversation;
    const context = getContext(type, conversation.context, (id) => resolution.identity(id) ?? series.get(id) ?? null);
    resolution.add('conversations', taken.isNew, { ...rest, type, id: taken.id, goalId, identityId, context });
    resolveMessages(resolution, conversation, taken.id);
  }
}

function resolveMemories(resolution: Resolution, memories: Records['memories']): void {
  for (const memory of memories) {
    const goalId = resolution.goal(memory.goalId);
    if (!goalId) resolution.account.skips.note('belongs_to_nothing', memory.text);
    const taken = goalId ? resolution.take('memories', memory.id, resolution.account.own.memories) : null;
    if (taken) resolution.add('memories', taken.isNew, { ...memory, id: taken.id, goalId });
  }
}

/** Resolves a file's records against an account. */
export function resolveRecords(account: Resolution['account'], records: Records, report: Report): Resolution {
  const total = records.goals.length + records.plans.length + records.checkIns.length;
  const resolution = new Resolution(account, { report, total });
  resolveGoals(resolution, records.goals);
  resolveIdentities(resolution, records.identities);
  resolvePlans(resolution, records.plans);
  resolveCheckIns(resolution, records.checkIns);
  resolveReviews(resolution, records.reviews);
  resolvePauses(resolution, records.pauses);
  resolveHardDays(resolution, records.hardDays);
  resolveConversations(resolution, records.conversations);
  resolveMemories(resolution, records.memories);
  return resolution;
}
