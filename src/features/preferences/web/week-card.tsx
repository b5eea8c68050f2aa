import { RadioGroup } from 'radix-ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { preferenceMessages } from '../messages.ts';
import { useCheckConflicts, useDayAndWeek, type WeekConflicts } from './queries.ts';
import { cn } from '#web/ui/cn.ts';

const texts = preferenceMessages.week;

const WeekStartDialog = lazy(async () => ({ default: (await import('./week-start-dialog.tsx')).WeekStartDialog }));

const dayLook = cn(
  'flex min-h-11 items-center justify-center rounded-md bg-surface px-2 text-ink text-sm ring-1 ring-line ring-inset',
  'transition-shadow hover:ring-edge data-[state=checked]:bg-accent-soft data-[state=checked]:font-medium',
  'data-[state=checked]:text-accent data-[state=checked]:ring-2 data-[state=checked]:ring-accent',
);

/** The question before changing the week start, while current plans have the old one. */
type Question = { weekStartDay: Weekday; conflicts: WeekConflicts; open: boolean; times: number };

/** The week start. If current plans conflict, asks what to do with them first. */
export function WeekCard() {
  const { preferences, save, isSaved } = useDayAndWeek();
  const check = useCheckConflicts();
  const [question, setQuestion] = useState<Question | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const meant = check.isPending ? check.variables : question?.open ? question.weekStartDay : undefined;

  function choose(weekStartDay: Weekday): void {
    setWasAsked(false);
    // For quick changes, such as with the arrow keys: the last one counts, and the current value needs no confirmation.
    if (weekStartDay === preferences?.weekStartDay) return check.reset();
    check.mutate(weekStartDay, {
      onSuccess: ({ conflicts }) => {
        if (conflicts.length === 0) return save({ weekStartDay });
        setQuestion((last) => ({ weekStartDay, conflicts, open: true, times: (last?.times ?? 0) + 1 }));
      },
    });
  }

  function close(isChanged: boolean): void {
    setWasAsked(isChanged);
    setQuestion((last) => last && { ...last, open: false });
    // The dialog has no trigger to return focus to: focus the current weekday.
    setTimeout(() => group.current?.querySelector<HTMLElement>('[role="radio"][data-state="checked"]')?.focus());
  }

  return (
    <SettingsCard title={texts.title} description={texts.description} isSaved={wasAsked || (isSaved && !meant)}>
      <RadioGroup.Root
        ref={group}
        aria-label={texts.label}
        aria-describedby="week-note"
        value={meant ?? preferences?.weekStartDay ?? ''}
        onValueChange={(day) => choose(day as Weekday)}
        className="grid grid-cols-4 gap-2"
      >
        {WEEKDAYS.map((day) => (
          <RadioGroup.Item key={day} value={day} aria-label={texts.days[day]} className={dayLook}>
            <span className="sm:hidden">{texts.days[day].slice(0, 3)}</span>
            <span className="max-sm:hidden">{texts.days[day]}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <p id="week-note" className="measure mt-4 text-quiet text-sm">
        {texts.note}
      </p>
      {question && (
        <Suspense>
          <WeekStartDialog
            key={question.times}
            open={question.open}
            weekStartDay={question.weekStartDay}
            conflicts={question.conflicts}
            onClose={close}
          />
        </Suspense>
      )}
    </SettingsCard>
  );
}
