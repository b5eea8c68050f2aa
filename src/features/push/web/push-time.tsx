import { useId } from 'react';
import { cn } from '#web/ui/cn.ts';
import { controlLook } from '#web/ui/form/field.tsx';
import { cardMessages } from '../card-messages.ts';

const texts = cardMessages;
const two = (value: number) => String(value).padStart(2, '0');
const minutes = Array.from({ length: 60 }, (_, minute) => two(minute));

type PushTimeProps = {
  /** Which reminder's time it is, for screen readers. */
  label: string;
  /** `07:15`. */
  time: string;
  /** The first of the twelve hours that can be chosen: the morning's are 00 to 11, the evening's 12 to 23. */
  from: 0 | 12;
  disabled: boolean;
  onChange: (time: string) => void;
};

/** A time of the morning or of the evening, by hour and minute, in the lists that the device itself offers. */
export function PushTime({ label, time, from, disabled, onChange }: PushTimeProps) {
  const id = useId();
  const [hour = '00', minute = '00'] = time.split(':');
  const half = Array.from({ length: 12 }, (_, at) => two(from + at));
  // Chosen when the whole day was allowed: shown unchanged until edited.
  const hours = half.includes(hour) ? half : [hour, ...half];
  const part = (name: string, value: string, choices: readonly string[], change: (value: string) => void) => (
    <select
      aria-label={`${label}: ${name}`}
      value={value}
      disabled={disabled}
      onChange={(event) => change(event.target.value)}
      className={cn(controlLook, 'tabular min-h-11 w-14 appearance-none px-0 text-center')}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice} className="bg-surface text-ink">
          {choice}
        </option>
      ))}
    </select>
  );
  return (
    <fieldset aria-labelledby={id} className="mt-1 flex items-center gap-2">
      <legend id={id} className="sr-only">
        {label}
      </legend>
      {part(texts.hour, hour, hours, (value) => onChange(`${value}:${minute}`))}
      <span className="text-quiet" aria-hidden="true">
        :
      </span>
      {part(texts.minute, minute, minutes, (value) => onChange(`${hour}:${value}`))}
    </fieldset>
  );
}
