import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { keepDayNote, readDayNote } from '#web/device/day-note.ts';
import { apiQuery } from '#web/query-client.ts';
import { INSIGHT_DELAY, type InsightOfIdentity, insightsToShow, isInsightDue } from './insight-rule.ts';

type Dialog = typeof import('./insight-dialog.tsx').InsightDialog;

type InsightPopupProps = {
  userId: string;
  today: CalendarDay;
  /** In the order of their cards. */
  identities: readonly { readonly id: string; readonly name: string }[];
  /** Something else has the screen, or is about to. */
  isHeld: boolean;
};

type Shown = { day: CalendarDay; Dialog: Dialog; insights: readonly InsightOfIdentity[]; open: boolean };

const shownOn = (userId: string) => readDayNote('insight', userId)?.day ?? null;

/** The coach's insights, once a day, half a second after loading. Optional: errors never affect the page. */
export function InsightPopup({ userId, today, identities, isHeld }: InsightPopupProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const isDue = isInsightDue(today, shownOn(userId));
  const read = apiQuery('GET /api/ai/dashboard-insights-multi');
  // Each day has its own: an open tab asks again after midnight.
  const { data } = useQuery({ ...read, queryKey: [...read.queryKey, today], enabled: isDue });
  const mayShow = isDue && !isHeld && insightsToShow(data, identities).length > 0;

  useEffect(() => {
    if (!mayShow) return;
    return whenPageIsFree((Dialog) => {
      // Another tab may have shown it. And if the day cannot be stored, it would reappear at every visit: do not show it at all.
      if (!isInsightDue(today, shownOn(userId)) || !keepDayNote('insight', userId, { day: today })) return;
      setShown({ day: today, Dialog, insights: insightsToShow(data, identities), open: true });
    });
  }, [mayShow, userId, today, data, identities]);

  if (!shown) return null;
  const { Dialog, day, ...rest } = shown;
  return <Dialog key={day} {...rest} onClose={() => setShown({ ...shown, open: false })} />;
}

/** Calls back once with the dialog's module, after the delay, as soon as the user is not busy. Returns the cancel function. */
function whenPageIsFree(show: (dialog: Dialog) => void): () => void {
  let Dialog: Dialog | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => (Dialog && !isOccupied() ? show(Dialog) : wait()), INSIGHT_DELAY);
  };
  wait();
  import('./insight-dialog.tsx').then(
    (part) => (Dialog = part.InsightDialog),
    () => clearTimeout(timer),
  );
  return () => clearTimeout(timer);
}

const OPEN_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/** Somebody has another thing open, is typing, or looks at another tab. */
function isOccupied(): boolean {
  return (
    document.hidden ||
    document.querySelector(OPEN_ABOVE) !== null ||
    (document.activeElement?.matches(TYPED_INTO) ?? false)
  );
}
