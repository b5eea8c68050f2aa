import type { Account } from './random-account.testing.ts';

/* The evidence of an identity by counting every day anew, with nothing of the product's own rules. */

const DAY = 86_400_000;
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;

type Plan = Account['plans'][number];

const covers = (plan: Plan, day: number) => numberOf(plan.activeFrom) <= day && numberOf(plan.activeUntil) >= day;

function isPaused({ pauses }: Account, identityId: string, day: number): boolean {
  const own = pauses.filter((pause) => pause.identityId === null || pause.identityId === identityId);
  return own.some((pause) => numberOf(pause.from) <= day && numberOf(pause.until) >= day);
}

function longestRun(active: ReadonlySet<number>): number {
  let longest = 0;
  for (const day of active) {
    if (active.has(day - 1)) continue;
    let length = 1;
    while (active.has(day + length)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

function currentRun(active: ReadonlySet<number>, today: number): number {
  let last = today;
  if (!active.has(last)) last -= 1;
  let length = 0;
  while (active.has(last - length)) length += 1;
  return length;
}

/** Loop's smoothing, day by day: what is left of yesterday's strength, and what today adds. */
function strengthOf(account: Account, { plans, seriesId, today }: { plans: Plan[]; seriesId: string; today: number }) {
  const done = new Set(
    account.completions.filter((one) => one.seriesId === seriesId && one.completed).map((one) => numberOf(one.date)),
  );
  const first = Math.min(...plans.map((plan) => numberOf(plan.activeFrom)));
  let strength = 0;
  for (let day = first; day <= today; day += 1) {
    const plan = plans.find((one) => covers(one, day));
    const habit = plan && account.habits.find((one) => one.habitPlanId === plan.id && one.seriesId === seriesId);
    if (!plan || !habit || isPaused(account, plan.identityId, day)) continue;
    if (day === today && !done.has(day)) continue;
    const target = habit.targetFrequency as number;
    let lately = 0;
    for (let back = 0; back < 14; back += 1) if (done.has(day - back)) lately += 1;
    const value = target >= 7 ? Number(done.has(day)) : Math.min(1, lately / (2 * target));
    const kept = 0.5 ** (Math.sqrt(target / 7) / 13);
    strength = strength * kept + value * (1 - kept);
  }
  return Math.round(100 * strength);
}

export function recomputedEvidence(account: Account, identityId: string, todayText: string) {
  const today = numberOf(todayText);
  const plans = account.plans.filter((plan) => plan.identityId === identityId && numberOf(plan.activeFrom) <= today);
  const done = account.completions.filter((one) => one.identityId === identityId && one.completed);
  const active = new Set(done.map((one) => numberOf(one.date)));
  const first = Math.min(...plans.map((plan) => numberOf(plan.activeFrom)));
  let [run, longest, misses] = [0, 0, 0];
  for (let day = first; day <= today; day += 1) {
    if (active.has(day)) {
      run += 1;
      misses = 0;
    } else if (day !== today && !isPaused(account, identityId, day)) {
      misses += 1;
      if (misses >= 2) run = 0;
    }
    longest = Math.max(longest, run);
  }
  const current = plans.find((plan) => covers(plan, today));
  const strengths = account.habits
    .filter((habit) => habit.habitPlanId === current?.id)
    .map(({ seriesId }) => ({
      seriesId,
      strength: strengthOf(account, { plans, seriesId, today }),
      votes: done.filter((one) => one.seriesId === seriesId).length,
    }));
  return {
    votes: done.length,
    daysActive: active.size,
    streaks: { current: currentRun(active, today), longest: longestRun(active) },
    forgivingStreaks: { current: run, longest },
    strengths: strengths.toSorted((a, b) => (a.seriesId < b.seriesId ? -1 : 1)),
  };
}
