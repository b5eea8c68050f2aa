import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { daysBetween } from '#core/calendar/calendar.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { SafetyCard } from '#features/coach/web/safety-card.tsx';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { keepDayNote, readDayNote } from '#web/device/day-note.ts';

/** Days in which it is said once: most who use such words mean nothing by them, and being asked each time would silence those who do. */
const DAYS_BETWEEN = 14;

/** Who is there to talk to, beside an answer that goes on as usual: for words that may be about danger and may not. */
export function QuietWord({ answer }: { answer: NonNullable<SafetyAnswer> }) {
  const { data } = useQuery(bootstrapQuery);
  const userId = data?.user.id ?? '';
  const today = data?.dailyStatus.today;
  const [isShown] = useState(() => {
    const note = readDayNote('quiet-word', userId);
    return !note || !today || daysBetween(note.day, today) >= DAYS_BETWEEN;
  });
  useEffect(() => {
    if (isShown && today) keepDayNote('quiet-word', userId, { day: today });
  }, [isShown, userId, today]);
  return isShown ? <SafetyCard answer={answer} /> : null;
}
