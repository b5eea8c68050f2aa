import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '#web/query-client.ts';
import { type Loopback, newcomer, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { preferencesQuery } from './theme-queries.ts';

const SAVE = 'PATCH /api/user/preferences';

let server: Loopback;

beforeEach(async () => {
  server = await startLoopback();
});
afterEach(() => server.close());

const { preferences } = newcomer();

function showCard() {
  const client = createQueryClient();
  client.setQueryData(preferencesQuery.queryKey, preferences);
  show(<NotificationsCard />, { at: '/settings', client });
}
const toggle = (name: string) => screen.getByRole('switch', { name });
const isOn = (name: string) => toggle(name).getAttribute('aria-checked') === 'true';
const saved = () => server.asked.flatMap(({ key, body }) => (key === SAVE ? [body] : []));

it('shows every choice at once, also those that wait for an earlier one to be saved', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const first = { ...preferences, notificationsCritical: false };
  server.reply(
    SAVE,
    [200, () => held.then(() => first)],
    [200, { ...first, notificationsInformational: false }],
    [200, { ...first, notificationsInformational: false, maxDailyNotifications: 7 }],
  );
  showCard();
  fireEvent.click(toggle('Critical'));
  fireEvent.click(toggle('Informational'));
  fireEvent.change(screen.getByLabelText('At most a day'), { target: { value: '7' } });
  const chosen = () => {
    expect([isOn('Critical'), isOn('Important'), isOn('Informational')]).toEqual([false, true, false]);
    expect((screen.getByLabelText('At most a day') as HTMLSelectElement).value).toBe('7');
  };
  await waitFor(chosen);
  arrive();
  await screen.findByText('Saved');
  chosen();
  expect(saved()).toEqual([
    { notificationsCritical: false },
    { notificationsInformational: false },
    { maxDailyNotifications: 7 },
  ]);
});

it('goes back and says so when a choice could not be saved', async () => {
  server.reply(SAVE, [503, { message: 'Busy', code: 'UNAVAILABLE' }]);
  showCard();
  fireEvent.click(toggle('Check-in reminders'));
  await screen.findAllByText('Failed to update preferences. Please try again.');
  await waitFor(() => expect(isOn('Check-in reminders')).toBe(true));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('has no say in check-in reminders while the important ones are off', async () => {
  server.reply(SAVE, [200, { ...preferences, notificationsImportant: false }]);
  showCard();
  fireEvent.click(toggle('Important'));
  await screen.findByText('Saved');
  expect((toggle('Check-in reminders') as HTMLButtonElement).disabled).toBe(true);
  expect(isOn('Check-in reminders')).toBe(true);
});
