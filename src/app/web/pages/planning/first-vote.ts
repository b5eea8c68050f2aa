import type { CalendarDay } from '#core/calendar/calendar.ts';
import { currentHabitsQuery } from '#features/plans/web/queries.ts';
import { queryClient } from '#web/query-client.ts';

/** Notes a habit of a plan that was accepted just now as done, as a tap on the dashboard does; nothing where its week has not begun. */
export async function giveFirstVote(vote: {
  identityId: string;
  description: string;
  today: CalendarDay;
}): Promise<void> {
  const group = queryClient
    .getQueryData(currentHabitsQuery.queryKey)
    ?.find(({ identityId }) => identityId === vote.identityId);
  const habit = group?.habits.find(({ description }) => description === vote.description);
  if (!group?.canCheckInToday || !habit) return;
  const { noteHabit } = await import('#features/check-ins/web/tick/note-habit.ts');
  // Shown at once, and kept on the device until the server has it.
  void noteHabit({ group, habit, date: vote.today }, { act: 'done' });
}
