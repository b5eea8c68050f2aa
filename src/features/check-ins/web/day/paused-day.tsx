import { useQuery } from '@tanstack/react-query';
import { Pause } from 'lucide-react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { getPausedDays } from '#core/pause/pause.ts';
import { apiQuery } from '#web/query-client.ts';
import { modalMessages } from '#features/check-ins/modal-messages.ts';
import type { DayGroup } from '../check-in-flow.ts';

const texts = modalMessages.paused;
const pausesQuery = apiQuery('GET /api/pauses');

/** Says so when the day is paused: a check-in is possible then, and not asked for. */
export function PausedDay({ groups, date }: { groups: readonly DayGroup[]; date: CalendarDay }) {
  const pauses = useQuery(pausesQuery).data ?? [];
  const paused = groups.filter(
    ({ identityId }) => getPausedDays(pauses, identityId, { from: date, to: date }).size > 0,
  );
  if (paused.length === 0) return null;
  const names = paused.map(({ identity }) => identity.name).join(', ');
  return (
    <p className="mb-4 flex items-start gap-3 rounded-md bg-rest-soft px-4 py-3 text-rest text-sm">
      <Pause className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {paused.length === groups.length ? texts.all : texts.some(names)}
    </p>
  );
}
