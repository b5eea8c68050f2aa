import { expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { MAYA, seedAccount } from './seeded-account.ts';
import { clock, freshServer } from '../server/test-server.ts';

it('lives four weeks up to today, for one account alone, and only once', async () => {
  const server = await freshServer();
  const other = await server.guest();
  const maya = server.visitor();
  const today = calendarDay('2026-03-04');
  const setClock = (instant: string) => clock.set(instant);
  await seedAccount(maya, { today, setClock });

  const { user, identities, currentHabits, dailyStatus } = await maya.must('GET /api/bootstrap');
  expect(user).toMatchObject({ email: MAYA.email, isGuest: false });
  expect(identities.map((identity) => identity.isActive)).toEqual([true, true]);
  // The running week has evidence, and today is left to whoever looks.
  expect(currentHabits.every(({ habits }) => habits.some((habit) => habit.completionsThisWeek > 0))).toBe(true);
  expect(dailyStatus).toMatchObject({ today, identitiesNeedingCheckIn: 2 });

  expect((await other.must('GET /api/bootstrap')).goals).toEqual([]);
  await expect(seedAccount(server.visitor(), { today, setClock })).rejects.toThrow('there already');
});
