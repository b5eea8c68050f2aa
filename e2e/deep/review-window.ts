import type { Page } from '@playwright/test';
import { addDays, type CalendarDay, calendarDay } from '#core/calendar/calendar.ts';
import { aPlan, checkInBody } from '#app/testing/world/factories.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { expect } from './states.ts';

/** The first day of the week that is looked back on. */
export const SUNDAY = calendarDay('2026-03-01');
export const SATURDAY = addDays(SUNDAY, 6);
export const noon = (day: CalendarDay) => `${day}T12:00:00Z`;

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^Weekly Review: / });
export const log = (page: Page) => dialog(page).getByRole('log');
export const box = (page: Page) => dialog(page).getByRole('textbox');
export const choice = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: new RegExp(`^${name}\\b`) });
export const card = (page: Page) => page.getByRole('article');
export const quickActions = (page: Page) => page.getByRole('region', { name: 'Quick actions' });
export const banner = (page: Page) => page.getByRole('region', { name: /to look back on$/ });
export const conducting = '**/api/weekly-reviews/*/conduct';

export type World = {
  enter: (page: Page, person?: { name: string; email: string }) => Promise<TestClient>;
  moveTo: (instant: string, page?: Page) => Promise<void>;
};

/** A plan of this whole week, kept on so many days of it, and the clock at noon of `day`. */
export async function aLivedWeek(page: Page, world: World, { days, day }: { days: number; day: CalendarDay }) {
  await world.moveTo(noon(SUNDAY), page);
  const client = await world.enter(page);
  const { identity, group } = await aPlan(client);
  for (let at = 0; at < days; at += 1) {
    await world.moveTo(noon(addDays(SUNDAY, at)), page);
    await client.must('POST /api/check-ins', { body: checkInBody(group, at % 3 === 0 ? 3 : 1) });
  }
  await world.moveTo(noon(day), page);
  return { client, identity, group };
}

/** The week on its last day, with its review opened from the dashboard. */
export async function openReview(page: Page, world: World) {
  const lived = await aLivedWeek(page, world, { days: 7, day: SATURDAY });
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Weekly Review' }).click();
  await expect(choice(page, 'Same')).toBeVisible();
  return lived;
}

export async function say(page: Page, message: string): Promise<void> {
  await box(page).fill(message);
  await box(page).press('Enter');
}
