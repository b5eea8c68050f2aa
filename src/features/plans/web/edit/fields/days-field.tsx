import { WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import { FREQUENCY } from '#core/plan/plan.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { namedDaysInWords, weekdayName, weekFrom } from '#web/habit/habit-words.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Stepper } from '#web/ui/form/stepper.tsx';
import type { HabitFields } from '../habit-fields.ts';

const texts = editMessages.days;

const pressed = 'aria-pressed:bg-accent-soft aria-pressed:text-accent aria-pressed:ring-2 aria-pressed:ring-accent';
const WEEKEND: readonly Weekday[] = ['saturday', 'sunday'];
const SHORTCUTS = [
  { name: texts.any, days: [] },
  { name: texts.weekdays, days: WEEKDAYS.filter((day) => !WEEKEND.includes(day)) },
  { name: texts.weekend, days: WEEKEND },
] as const;

type DaysFieldProps = {
  fields: Pick<HabitFields, 'days' | 'times'>;
  weekStart: Weekday;
  onChange: (change: Pick<HabitFields, 'days'> | Pick<HabitFields, 'times'>) => void;
};

/** Any days of the week, so many of them, or those that are named. */
export function DaysField({ fields: { days, times }, weekStart, onChange }: DaysFieldProps) {
  const isChosen = (others: readonly Weekday[]) =>
    others.length === days.length && others.every((day) => days.includes(day));
  const toggle = (day: Weekday) => (days.includes(day) ? days.filter((other) => other !== day) : [...days, day]);
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-base text-ink">{texts.label}</legend>
      <div className="flex flex-wrap gap-2">
        {SHORTCUTS.map((shortcut) => (
          <Button
            key={shortcut.name}
            variant="quiet"
            size="sm"
            aria-pressed={isChosen(shortcut.days)}
            className={cn('min-h-11', pressed)}
            onClick={() => onChange({ days: shortcut.days })}
          >
            {shortcut.name}
          </Button>
        ))}
      </div>
      <div className="mt-2 grid max-w-sm grid-cols-7 gap-1">
        {weekFrom(weekStart).map((day) => (
          <Button
            key={day}
            variant="quiet"
            size="sm"
            aria-pressed={days.includes(day)}
            className={cn('min-h-11 px-0', pressed)}
            onClick={() => onChange({ days: toggle(day) })}
          >
            <span aria-hidden="true">{weekdayName(day, 'short')}</span>
            <span className="sr-only">{weekdayName(day, 'long')}</span>
          </Button>
        ))}
      </div>
      <div className="mt-2 flex min-h-11 items-center">
        {days.length > 0 ? (
          <p role="status" className="text-base text-quiet">
            {texts.every(days.length === WEEKDAYS.length ? texts.day : namedDaysInWords(days, weekStart))}
          </p>
        ) : (
          <Stepper
            label={texts.times}
            fewer={texts.fewer}
            more={texts.more}
            value={times}
            {...FREQUENCY}
            onChange={(next) => onChange({ times: next })}
          >
            {times === FREQUENCY.max ? texts.daily : texts.aWeek(times)}
          </Stepper>
        )}
      </div>
    </fieldset>
  );
}
