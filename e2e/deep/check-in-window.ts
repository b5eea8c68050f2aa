import type { Locator, Page } from '@playwright/test';
import { addDays, calendarDay } from '#core/calendar/calendar.ts';
import { habit } from '#app/testing/world/factories.ts';
import { checkInDialog } from '../steps.ts';
import { WEDNESDAY } from './states.ts';

export const TALK = '**/api/check-ins/ai-conversation';
export const today = calendarDay(WEDNESDAY);
export const yesterday = addDays(today, -1);
export const noon = (day: string) => `${day}T12:00:00Z`;

export const threeHabits = () => [
  habit('Walk for 5 minutes after lunch'),
  habit('Stretch for 2 minutes before bed', { order: 1 }),
  habit('Read 2 pages', { order: 2, habitType: 'experimental', targetFrequency: 3 }),
];

type Parts = Readonly<Record<'dialog' | 'box' | 'captured' | 'items' | 'save', Locator>>;

export const getDialog = (page: Page): Parts => {
  const dialog = checkInDialog(page);
  const captured = dialog.getByRole('region', { name: 'Captured Progress' });
  return {
    dialog,
    box: dialog.getByRole('textbox', { name: 'Tell the coach how it went' }),
    captured,
    items: captured.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove: / }) }),
    save: dialog.getByRole('button', { name: 'Save check-in' }),
  };
};

export async function openChat(page: Page): Promise<ReturnType<typeof getDialog>> {
  await page.goto('/');
  await page.getByRole('region', { name: 'Quick actions' }).getByRole('button').first().click();
  const parts = getDialog(page);
  await parts.dialog.getByRole('tab', { name: 'AI Chat' }).click();
  return parts;
}

export async function say({ box }: { box: Locator }, text: string): Promise<void> {
  await box.fill(text);
  await box.press('Enter');
}
