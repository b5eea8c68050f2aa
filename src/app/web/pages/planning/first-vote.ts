import type { CalendarDay } from '#core/calendar/calendar.ts';
import { keepSeen } from '#features/progress/web/wins/seen-before.ts';
import { type Bootstrap, bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { queryClient } from '#web/query-client.ts';

/** Notes a habit of a plan that was accepted just now as done, as a tap on the dashboard does; nothing where its week has not begun. */
export async function giveFirstVote(vote: {
  identityId: string;
  description: string;
  today: CalendarDay;
}): Promise<void> {
  const bootstrap = queryClient.getQueryData<Bootstrap | null>(bootstrapQuery.queryKey);
  const group = bootstrap?.currentHabits.find(({ identityId }) => identityId === vote.identityId);
  const habit = group?.habits.find(({ description }) => description === vote.description);
  if (!bootstrap || !group?.canCheckInToday || !habit) return;
  keepSeen({ groups: bootstrap.currentHabits, evidence: bootstrap.evidence });
  const { noteHabit } = await import('#features/check-ins/web/tick/note-habit.ts');
  // Shown at once, and kept on the device until the server has it.
  void noteHabit({ group, habit, date: vote.today }, { act: 'done' });
}
