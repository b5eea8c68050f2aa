import { type CalendarDay, isCalendarDay } from '#core/calendar/calendar.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

type DayFieldProps = {
  label: string;
  /** Null while the input is not a complete date. */
  value: CalendarDay | null;
  onChange: (day: CalendarDay | null) => void;
  earliest: CalendarDay;
  latest: CalendarDay;
  error?: string | undefined;
  hideLabel?: boolean;
  autoFocus?: boolean;
};

/** A day to choose, in the calendar that the device itself offers. */
export function DayField({ label, value, onChange, earliest, latest, error, ...rest }: DayFieldProps) {
  return (
    <TextField
      {...rest}
      label={label}
      type="date"
      required
      className="tabular block appearance-none text-left"
      min={earliest}
      max={latest}
      defaultValue={value ?? ''}
      // Uncontrolled, since a partial date has no value; to set it from outside, change the key.
      onChange={({ target }) => onChange(isCalendarDay(target.value) ? target.value : null)}
      {...(error && { error })}
    />
  );
}
