import { RadioGroup } from 'radix-ui';
import { WEEKDAYS, type Weekday } from '#core/calendar.ts';
import { SettingsCard } from '#web/frame/settings-card.tsx';
import { preferenceMessages } from '../messages.ts';
import { useDayAndWeek } from './queries.ts';

const texts = preferenceMessages.week;

const dayLook =
  'flex min-h-11 items-center justify-center rounded-md bg-surface px-2 text-ink text-sm ring-1 ring-line ring-inset transition-shadow hover:ring-edge data-[state=checked]:bg-accent-soft data-[state=checked]:font-medium data-[state=checked]:text-accent data-[state=checked]:ring-2 data-[state=checked]:ring-accent';

/** On which weekday weeks begin. */
export function WeekCard() {
  const { preferences, save, isSaved } = useDayAndWeek();
  return (
    <SettingsCard title={texts.title} description={texts.description} isSaved={isSaved}>
      <RadioGroup.Root
        aria-label={texts.label}
        aria-describedby="week-note"
        value={preferences?.weekStartDay ?? ''}
        onValueChange={(day) => save({ weekStartDay: day as Weekday })}
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
    </SettingsCard>
  );
}
