import { browserZone } from '#web/api/api.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { preferenceMessages } from '../messages.ts';
import type { Preferences } from '../contract.ts';
import { useDayAndWeek } from './queries.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';

const texts = preferenceMessages.zone;

type Zone = Preferences['timezone'];

const names: Record<Exclude<Zone, 'auto'>, string> = texts.names;
const named = Object.entries(names).map(([value, label]) => ({ value: value as Zone, label }));
/** The hours at which a day may begin. */
const hours = [0, 1, 2, 3, 4, 5, 6].map((hour) => ({
  value: String(hour),
  label: hour === 0 ? texts.midnight : texts.hour(hour),
}));

/** In which time zone, and at which hour, a day begins. */
export function TimezoneCard() {
  const { preferences, save, isSaved } = useDayAndWeek();
  const zones = [{ value: 'auto' as Zone, label: texts.auto(browserZone()) }, ...named];
  return (
    <SettingsCard title={texts.title} description={texts.description} isSaved={isSaved}>
      {preferences ? (
        <div className="flex flex-col gap-6">
          <SelectField
            label={texts.label}
            value={preferences.timezone}
            onChange={(timezone) => save({ timezone })}
            options={zones}
          />
          <SelectField
            label={texts.dayStart}
            hint={texts.dayStartHint}
            value={String(preferences.dayStartHour)}
            onChange={(hour) => save({ dayStartHour: Number(hour) })}
            options={hours}
          />
        </div>
      ) : (
        <Skeleton className="h-44" />
      )}
    </SettingsCard>
  );
}
