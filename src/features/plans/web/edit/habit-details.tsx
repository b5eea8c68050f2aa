import type { Weekday } from '#core/calendar/calendar.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { cn } from '#web/ui/cn.ts';
import { AmountField } from './amount-field.tsx';
import { DaysField } from './days-field.tsx';
import { type HabitFields, isSound } from './habit-fields.ts';
import { MomentField } from './moment-field.tsx';

const texts = editMessages.fields;

export type HabitDetailsProps = {
  description: string;
  fields: HabitFields;
  weekStart: Weekday;
  disabled?: boolean;
  onChange: (fields: HabitFields) => void;
  /** Begins where the words beside a tick begin. */
  isIndented?: boolean;
  /** What the amount means for the habit's history; null without a word. */
  note?: string | null;
};

/** A habit's days, amount and time, out of the way until they are asked for. */
export function HabitDetails({
  description,
  fields,
  weekStart,
  disabled = false,
  onChange,
  isIndented = false,
  note = null,
}: HabitDetailsProps) {
  const change = (part: Partial<HabitFields>) => onChange({ ...fields, ...part });
  return (
    <Collapsible
      title={
        <span className={cn('block font-normal text-quiet text-sm', isIndented && 'pl-9')}>
          {texts.title} <span className="sr-only">{texts.of(description)}</span>
        </span>
      }
      aside={!isSound(fields) && <span className="text-danger">{texts.unfinished}</span>}
    >
      <fieldset disabled={disabled} className={cn('flex min-w-0 flex-col gap-6 pb-3', isIndented && 'sm:pl-9')}>
        <legend className="sr-only">{texts.title}</legend>
        <DaysField {...{ fields, weekStart }} onChange={change} />
        <AmountField {...{ description, fields }} onChange={change} />
        {note && (
          <p role="status" className="-mt-3 text-ink text-sm">
            {note}
          </p>
        )}
        <MomentField fields={fields} onChange={change} />
      </fieldset>
    </Collapsible>
  );
}
