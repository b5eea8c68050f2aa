import { and, eq, gte, sql } from 'drizzle-orm';
import {
  addDays,
  type CalendarDay,
  calendarDay,
  toLocalTime,
  toCalendarDay,
  toWeekday,
} from '#core/calendar/calendar.ts';
import { HOUR } from '#core/calendar/durations.ts';
import type { HabitGroup, ProposedHabit } from '#features/plans/contract.ts';
import { db } from '#server/db/access.ts';
import { checkIns, habitCompletions, habitPlans, habits, pauses } from '#server/db/schema.ts';
import { anIdentity, checkInBody, proposedAgain, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { clock } from '#app/testing/server/test-server.ts';
import { randomFrom } from '#core/properties.testing.ts';
import type { Account } from './random-account.testing.ts';

/** The first day of the life, a Sunday; both changes of London's clocks lie within 26 weeks of it. */
export const BIRTH = calendarDay('2025-10-05');
export const DAYS = 26 * 7;

/** The instant at which the clocks of a zone show that hour of that day; the later one of two. */
function instantAt(day: CalendarDay, hour: number, zone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let shift = 30; shift >= -30; shift -= 1) {
    const instant = new Date(noon + shift * HOUR);
    if (toCalendarDay(instant, zone) === day && toLocalTime(instant, zone).hour === hour) return instant;
  }
  throw new Error(`No ${hour} o'clock on ${day} in ${zone}`);
}

/** All rows that affect a user's figures, as stored. */
export async function getRows(userId: string): Promise<Account> {
  const covering = sql`${habitPlans.activeUntil} >= ${habitPlans.activeFrom}`;
  return {
    plans: await db()
      .select()
      .from(habitPlans)
      .where(and(eq(habitPlans.userId, userId), covering)),
    habits: await db().select().from(habits).where(eq(habits.userId, userId)),
    completions: await db()
      .select()
      .from(habitCompletions)
      .where(and(eq(habitCompletions.userId, userId), gte(habitCompletions.date, BIRTH))),
    checkIns: await db()
      .select({ identityId: checkIns.identityId, date: checkIns.date })
      .from(checkIns)
      .where(eq(checkIns.userId, userId)),
    pauses: await db().select().from(pauses).where(eq(pauses.userId, userId)),
  };
}

const CHOICES = ['same', 'harder', 'easier'] as const;

/** A user simulated day by day, over HTTP only. */
export class Life {
  readonly client: TestClient;
  readonly random: (below: number) => number;
  day: CalendarDay = BIRTH;
  /** A log of events, to find interesting days again. */
  readonly told: string[] = [];
  private reviews = 0;

  constructor(client: TestClient, seed: number) {
    this.client = client;
    this.random = randomFrom(seed);
  }

  private note(what: string): void {
    this.told.push(`${this.day} ${what}`);
  }

  private chance(percent: number): boolean {
    return this.random(100) < percent;
  }

  setHour(hour: number): void {
    clock.set(instantAt(this.day, hour, this.client.zone).toISOString());
  }

  async begin(): Promise<void> {
    this.setHour(9);
    for (const name of ['The Everyday Mover', 'The Evening Reader']) {
      const { identity } = await anIdentity(this.client, name);
      await this.launch(identity.id, threeHabits());
    }
  }

  private async launch(id: string, planned: readonly ProposedHabit[], extra: object = {}): Promise<void> {
    await this.client.must('POST /api/identities/:id/launch-habits', {
      params: { id },
      body: { habits: [...planned], ...extra },
    });
  }

  /** One simulated day: its scheduled events, check-ins in the evening, sometimes a look back, and reviews. */
  async live(): Promise<void> {
    await this.events();
    this.setHour(20);
    const { currentHabits } = await this.client.must('GET /api/bootstrap');
    for (const group of currentHabits) await this.checkIn(group);
    if (this.chance(15)) await this.mendYesterday(currentHabits);
    await this.review();
  }

  private get age(): number {
    return Math.round((Date.parse(this.day) - Date.parse(BIRTH)) / (24 * HOUR));
  }

  /** Ten days at the start of the new year without check-ins. */
  private get isAway(): boolean {
    return this.age >= 88 && this.age < 98;
  }

  private async checkIn(group: HabitGroup): Promise<void> {
    if (!group.canCheckInToday || this.isAway || !this.chance(82)) return;
    const body = () => {
      const all = checkInBody(group, 0);
      const habitCompletions = all.habitCompletions.map((one) => ({ ...one, completed: this.chance(68) }));
      return { ...all, habitCompletions };
    };
    await this.client.must('POST /api/check-ins', { body: body(), idempotencyKey: crypto.randomUUID() });
    if (!this.chance(12)) return;
    this.note(`overwrites ${group.identity.name}`);
    await this.client.must('POST /api/check-ins', { body: { ...body(), overwrite: true } });
  }

  private async mendYesterday(groups: readonly HabitGroup[]): Promise<void> {
    const date = addDays(this.day, -1);
    for (const group of groups) {
      const body = { ...checkInBody(group, 1 + this.random(3)), date, overwrite: true };
      const { status } = await this.client.send('POST /api/check-ins', { body });
      if (status < 300) this.note(`mends yesterday of ${group.identity.name}`);
      else if (status !== 422) throw new Error(`mending yesterday: ${status}`);
    }
  }

  /** Reviews most weeks on their last day, some a few days late, with each choice in turn; then plans what follows. */
  private async review(): Promise<void> {
    const { reviewStandings } = await this.client.must('GET /api/bootstrap');
    for (const { identityId, trigger } of reviewStandings) {
      const { weekStartDate, weekEndDate } = trigger;
      if (!trigger.shouldTriggerReview || !weekStartDate || !weekEndDate || this.isAway) continue;
      if (!this.chance(trigger.isOverdue ? 45 : 75)) continue;
      const difficulty = CHOICES[this.reviews % CHOICES.length] ?? 'same';
      this.reviews += 1;
      const week = { identityId, weekStartDate, weekEndDate };
      const { nextPlanStart } = await this.client.must('POST /api/weekly-reviews/complete', {
        body: { ...week, difficulty },
      });
      this.note(`reviews ${weekStartDate}, ${difficulty}, next from ${nextPlanStart}`);
      await this.plan(identityId, { isLate: nextPlanStart > addDays(weekEndDate, 1), difficulty, nextPlanStart });
    }
    await this.planWithout();
  }

  private async plan(
    id: string,
    next: { isLate: boolean; difficulty: (typeof CHOICES)[number]; nextPlanStart: CalendarDay },
  ): Promise<void> {
    const params = { id };
    const { habits: planned, weekType } = next.isLate
      ? await this.client.must('POST /api/identities/:id/create-short-week', {
          params,
          body: { emergency: this.chance(30) },
        })
      : await this.client.must('POST /api/identities/:id/adjust-habits', {
          params,
          body: { difficultyLevel: next.difficulty },
        });
    // After a review `startsOn` can be left out.
    const startsOn = next.nextPlanStart > this.day && this.chance(50) ? { startsOn: next.nextPlanStart } : {};
    await this.launch(id, planned, { weekType, ...startsOn });
  }

  /** Replaces a plan ended by an immediate week start change, with the same habits. */
  private async planWithout(): Promise<void> {
    const { currentHabits } = await this.client.must('GET /api/bootstrap');
    for (const group of currentHabits) {
      if (group.canCheckInToday || group.plan.status !== 'retired' || !this.chance(50)) continue;
      await this.planAnew(group);
    }
  }

  private async planAnew({ identityId, habits: own }: HabitGroup): Promise<void> {
    this.note('plans anew');
    await this.launch(identityId, proposedAgain(own));
  }

  /** The plan of a running week is accepted again in the middle of it. */
  private async replan(): Promise<void> {
    const { currentHabits } = await this.client.must('GET /api/bootstrap');
    for (const group of currentHabits.filter(({ canCheckInToday }) => canCheckInToday)) await this.planAnew(group);
  }

  private async pause(body: { from?: CalendarDay; until: CalendarDay; identityId?: string }): Promise<string> {
    this.note(`pauses ${body.from ?? this.day} to ${body.until}${body.identityId ? ' for one' : ''}`);
    return (await this.client.must('POST /api/pauses', { body })).id;
  }

  private async moveTo(zone: string): Promise<void> {
    this.note(`is in ${zone}`);
    this.client.zone = zone;
    this.setHour(9);
    await this.client.must('GET /api/bootstrap');
  }

  private async startWeeksOn(weekStartDay: ReturnType<typeof toWeekday>, transitionType: 'graceful' | 'immediate') {
    this.note(`weeks start on ${weekStartDay}, ${transitionType}`);
    await this.client.must('POST /api/preferences/transition-week-boundaries', {
      body: { weekStartDay, transitionType },
    });
  }

  private async startFresh(): Promise<void> {
    const { identities } = await this.client.must('GET /api/bootstrap');
    const last = identities.at(-1);
    if (!last) return;
    this.note(`starts ${last.name} afresh`);
    const { habits: offered } = await this.client.must('POST /api/identities/:id/generate-habits', {
      params: { id: last.id },
      body: { emergencyMode: 'nuclear' },
    });
    const replacement = { name: 'The Page Turner', description: '', habits: offered.slice(0, 5) };
    await this.client.must('DELETE /api/identities/:id/delete-nuclear', {
      params: { id: last.id },
      body: { replacement },
    });
  }

  private async events(): Promise<void> {
    this.setHour(9);
    const [first] = (await this.client.must('GET /api/bootstrap')).identities;
    await this.pauses(first?.id as string);
    await this.changes();
  }

  private async pauses(identityId: string): Promise<void> {
    switch (this.age) {
      case 30:
        await this.pause({ until: addDays(this.day, 3) });
        break;
      case 44:
        await this.pause({ from: addDays(this.day, -2), until: this.day, identityId });
        break;
      case 46: {
        const id = await this.pause({ until: addDays(this.day, 5) });
        await this.client.must('DELETE /api/pauses/:id', { params: { id } });
        break;
      }
      case 50: {
        const id = await this.pause({ until: addDays(this.day, 6), identityId });
        await this.client.must('PATCH /api/pauses/:id', { params: { id }, body: { until: addDays(this.day, 1) } });
        break;
      }
      case 90:
        // One whole week of it at least, whatever day weeks begin on.
        await this.pause({ until: addDays(this.day, 13) });
        break;
      default:
    }
  }

  private async changes(): Promise<void> {
    switch (this.age) {
      case 60:
        await this.moveTo('Asia/Tokyo');
        break;
      case 80:
        await this.moveTo('Europe/London');
        break;
      case 110:
        await this.startFresh();
        break;
      case 123:
        await this.startWeeksOn('wednesday', 'graceful');
        break;
      case 124:
      case 139:
        // A Friday of a week from Sunday on, then the day before weeks begin on Sunday again.
        await this.replan();
        break;
      case 138:
        this.note('weeks start on sunday, by a plain change');
        await this.client.must('PATCH /api/user/preferences', { body: { weekStartDay: 'sunday' } });
        break;
      case 152:
        await this.startWeeksOn('monday', 'immediate');
        break;
      default:
    }
  }
}
