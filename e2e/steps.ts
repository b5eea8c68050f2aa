import { expect, type Locator, type Page } from '@playwright/test';
import { type CalendarDay, toWeekday } from '#core/calendar/calendar.ts';
import { aPlan, goalBody } from '#app/testing/world/factories.ts';
import { TestClient } from '#app/testing/world/test-client.ts';

/** The steps of the main job, each through what a person sees and each ending where the next one begins. */

/** A check that a journey runs on every screen, for example accessibility. */
type Look = (page: Page) => Promise<void>;
const passBy: Look = async () => {};

const goal = {
  description: 'Run five kilometres without stopping by the summer',
  level: "Haven't started yet",
  frictions: 'I come home tired, and once I sit down I do not get up again',
};

export async function enterAsGuest(page: Page, look = passBy): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Try it as a guest' }).first().click();
  await expect(page).toHaveURL('/goal-capture');
}

export async function signInWithGoogle(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await confirmDevelopmentSignIn(page, person);
}

/** The page of the development provider, that stands in for Google's. */
export async function confirmDevelopmentSignIn(page: Page, { name, email }: { name: string; email: string }) {
  await expect(page.getByRole('heading', { name: 'Development sign-in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function fillGoal(page: Page, change: Partial<typeof goal> = {}): Promise<void> {
  const { description, level, frictions } = { ...goal, ...change };
  await page.getByRole('textbox', { name: 'Your goal' }).fill(description);
  await page.getByRole('radio', { name: level }).click();
  await page.getByRole('textbox', { name: 'What gets in the way?' }).fill(frictions);
}

const IDENTITY_CHAT = /\/identity-chat\/[0-9a-f-]{36}$/;

export const submitGoal = (page: Page) => page.getByRole('button', { name: 'Continue with AI Identity Coach' }).click();

export async function captureGoal(page: Page, change: Partial<typeof goal> = {}, look = passBy): Promise<void> {
  await sendGoal(page, change, look);
  // Checked first: the next page may replace it.
  await expect(toast(page, 'Goal Created')).toBeVisible();
  await expect(page).toHaveURL(IDENTITY_CHAT);
}

/** A goal that coaching stops at: help follows, and nobody says that it is a good start. */
export async function captureHeavyGoal(page: Page, description: string): Promise<void> {
  await sendGoal(page, { description }, passBy);
  await expect(page).toHaveURL(IDENTITY_CHAT);
  await expect(page.getByRole('heading', { level: 1, name: 'Let’s pause here for a moment' })).toBeVisible();
  await expect(toast(page, 'Goal Created')).toHaveCount(0);
}

async function sendGoal(page: Page, change: Partial<typeof goal>, look: Look): Promise<void> {
  await expect(page.getByRole('heading', { name: 'What would you like to achieve?' })).toBeVisible();
  await fillGoal(page, change);
  await look(page);
  await submitGoal(page);
}

/** Chooses the first suggestion and adopts it; returns its name. */
export async function becomeIdentity(page: Page, look = passBy): Promise<string> {
  const suggestions = page.getByRole('list', { name: 'Suggested identities' }).getByRole('button');
  await expect(suggestions).not.toHaveCount(0);
  await suggestions.first().click();
  const become = page.getByRole('button', { name: /^Become "/ });
  const name = /"(.+)"/.exec((await become.textContent()) ?? '')?.[1] ?? '';
  expect(name).not.toBe('');
  await expect(page.getByRole('button', { name: 'Deselect and explore other options' })).toBeVisible();
  await look(page);
  await become.click();
  await expect(page).toHaveURL(/\/habit-planning\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

const offeredHabits = (page: Page) => page.getByRole('region', { name: 'Your Suggested Habits' }).getByRole('checkbox');

/** Takes at least two core habits of the offered plan and accepts it; ends on the dashboard. */
export async function acceptPlan(page: Page, look = passBy): Promise<void> {
  await expect(page.getByText('Core Foundation Habits')).toBeVisible();
  const habits = offeredHabits(page);
  // No assumption about preselected habits: two core ones make a plan.
  for (const box of await habits.all()) await box.setChecked(false);
  await expect(page.getByRole('button', { name: 'Select 2 more core habits' })).toBeDisabled();
  await habits.nth(0).setChecked(true);
  await habits.nth(1).setChecked(true);
  await look(page);
  await page.getByRole('button', { name: 'Accept Selected Habits (2 selected)' }).click();
  await expect(page).toHaveURL('/');
}

export const checkInDialog = (page: Page) => page.getByRole('dialog', { name: 'Daily check-in' });

/** Opens the check-in of the only identity, ticks the first habit and saves; ends when the success has closed itself. */
async function checkIn(page: Page, name: string, look = passBy): Promise<void> {
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  const dialog = checkInDialog(page);
  await dialog.getByRole('checkbox').first().click();
  await look(page);
  await dialog.getByRole('button', { name: 'Save check-in' }).click();
  await expect(dialog.getByText(`1 vote for ${name}`)).toBeVisible();
  await expectSaved(dialog);
  await look(page);
  await expect(dialog).toBeHidden();
  // The window has said it.
  await expect(anyToast(page)).toHaveCount(0);
}

/** What the window of a check-in says once it is saved, before it closes. */
export const expectSaved = (dialog: Locator) =>
  expect(dialog.getByText('Check-in Complete! Your progress has been saved successfully.')).toBeVisible();

/** The dashboard with the identity, its one vote, and today's check-in done. */
export async function expectOneVote(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByText('1 vote this week')).toBeVisible();
  await expect(main.getByText('Checked in today')).toBeVisible();
}

/** Goal, identity, plan and first check-in, from goal capture to the dashboard; answers the identity's name. */
export async function doTheMainJob(page: Page, look = passBy): Promise<string> {
  await captureGoal(page, {}, look);
  const name = await becomeIdentity(page, look);
  await acceptPlan(page, look);
  await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
  await look(page);
  await checkIn(page, name, look);
  await expectOneVote(page, name);
  return name;
}

/** The one message that is shown, by its title; also while a dialog hides all else from assistive technology. */
export const toast = (page: Page, title: string): Locator => anyToast(page).filter({ hasText: title });

export const anyToast = (page: Page): Locator =>
  page
    .getByRole('listitem', { includeHidden: true })
    .filter({ has: page.getByRole('button', { name: 'Close message', includeHidden: true }) });

/** On a phone a message stands above what one wants to press next. */
export async function expectClearOf(page: Page, next: Locator): Promise<void> {
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const [said, button] = [await anyToast(page).boundingBox(), await next.boundingBox()];
    expect((said?.y ?? 0) + (said?.height ?? Infinity)).toBeLessThanOrEqual(button?.y ?? 0);
  }).toPass({ timeout: 3000 });
}

/** The one notice above the week offers reminders first; then it says what a guest should know. */
export const sendNoticeAway = (page: Page) =>
  page.getByRole('region', { name: 'Be reminded' }).getByRole('button', { name: 'Not today' }).click();

export async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your profile and settings' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await openProfile(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectLandingPage(page);
}

/** The same for a guest, who is told first what is lost. */
export async function logOutAsGuest(page: Page): Promise<void> {
  await openProfile(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out and lose it' }).click();
  await expectLandingPage(page);
}

async function expectLandingPage(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Try it as a guest' }).first()).toBeVisible();
}

/** A guest with a plan for this week in this browser, created by API calls: for tests of later steps. */
export async function guestWithPlan(page: Page, baseURL: string, habits?: Parameters<typeof aPlan>[1]) {
  const client = await newGuest(page, baseURL);
  return { client, ...(await aPlan(client, habits)) };
}

/** From this width on a screen is a desk. */
const DESK = 768;

/** A guest without a goal in this browser, in the dark on a phone and in the light at a desk; without choices of their own where `isAsBegun`. */
export async function newGuest(
  page: Page,
  baseURL: string,
  { isAsBegun = false }: { isAsBegun?: boolean } = {},
): Promise<TestClient> {
  const client = new TestClient(baseURL, Intl.DateTimeFormat().resolvedOptions().timeZone);
  await client.must('POST /api/auth/guest');
  if (!isAsBegun) await startWeekToday(client, (page.viewportSize()?.width ?? 0) < DESK ? 'dark' : 'light');
  await takeSession(page, client);
  return client;
}

/** A week of seven days from today: journeys run on the real clock, and on the last day of a week everything is due and its review waits. */
export async function startWeekToday(client: TestClient, theme: 'dark' | 'light' = 'dark'): Promise<CalendarDay> {
  const { today } = await client.must('GET /api/check-ins/daily-status');
  await client.must('PATCH /api/user/preferences', { body: { weekStartDay: toWeekday(today), theme } });
  return today;
}

/** Signs this browser in as the client is. */
export async function takeSession(page: Page, client: TestClient): Promise<void> {
  await page.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.url })));
}

/** Opens a menu and chooses an entry; retries if the click landed on a menu that was closing. */
export async function choose(button: Locator, item: Locator): Promise<void> {
  await expect(async () => {
    if (!(await item.isVisible())) await button.click({ timeout: 2000 });
    // Long enough for a busy machine: a click that came too late for us has still opened what now hides the button.
    await item.click({ timeout: 5000 });
  }).toPass();
}

/** Talks to the coach until so many AI interactions are left: what sets a goal up costs none. */
export async function useInteractionsUntil(client: TestClient, left: number): Promise<void> {
  const { id: goalId } = await client.must('POST /api/goals', { body: goalBody() });
  while ((await client.must('GET /api/ai-usage/status')).remaining > left) {
    await client.must('POST /api/chat/messages', {
      body: { message: 'Someone who walks at lunch', context: { type: 'identity', goalId } },
    });
  }
}
