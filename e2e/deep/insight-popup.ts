import type { Page } from '@playwright/test';
import { addDays, type CalendarDay, calendarDay, daysFromTo } from '#core/calendar/calendar.ts';
import { progressMessages } from '#features/progress/messages.ts';
import { anIdentity, checkInBody, threeHabits } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { expect, WEDNESDAY } from './states.ts';

export const INSIGHTS = '**/api/ai/dashboard-insights-multi';
export const DIALOG_SCRIPT = /\/assets\/insight-dialog-/;
export const texts = progressMessages.insight;
export const today = calendarDay(WEDNESDAY);
/** A Sunday, ten days before: each of them gets a check-in. */
export const start = calendarDay('2026-02-22');
export const noon = (day: string) => `${day}T12:00:00Z`;

export const popup = (page: Page) => page.getByRole('dialog', { name: /^Your coaching insights?$/ });
export const tabs = (page: Page) => popup(page).getByRole('tab');
export const panel = (page: Page) => popup(page).getByRole('tabpanel');
export const gotIt = (page: Page) => popup(page).getByRole('button', { name: texts.close });
export const shownDashboard = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();

export type Clock = { moveTo: (instant: string) => Promise<void> };

/** Ten days of check-ins for each identity, up to yesterday: as many as an insight needs. */
export async function tenDays(world: Clock, client: TestClient, names = ['The Everyday Mover']): Promise<void> {
  await world.moveTo(noon(start));
  const ids: string[] = [];
  for (const name of names) ids.push((await anIdentity(client, name)).identity.id);
  for (const day of daysFromTo(start, addDays(today, -1))) {
    await world.moveTo(noon(day));
    for (const id of ids) await live(client, id, day);
  }
  await world.moveTo(noon(today));
}

export async function live(client: TestClient, id: string, day: CalendarDay): Promise<void> {
  // Other words each week: the same ones would go on as the same habits, whose cue is a pattern of its own.
  const week = [start, addDays(start, 7)].indexOf(day);
  if (week >= 0) {
    const habits = threeHabits().map((habit) => ({ ...habit, description: `${habit.description}, week ${week + 1}` }));
    await client.must('POST /api/identities/:id/launch-habits', { params: { id }, body: { habits } });
  }
  const group = await client.must('GET /api/habits/current/:identityId', { params: { identityId: id } });
  await client.must('POST /api/check-ins', { body: checkInBody(group, 1) });
}

/** Resolves once the popup could have come, and did not. */
export async function expectNone(page: Page): Promise<void> {
  await page.clock.runFor(5000);
  await expect(popup(page)).toBeHidden();
}
