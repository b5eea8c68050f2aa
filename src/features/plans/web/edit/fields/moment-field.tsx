import { useState } from 'react';
import { DAY_PARTS } from '#core/habit/moment.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { habitMessages } from '#web/habit/messages.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { fieldProblems, type HabitFields } from '../habit-fields.ts';

const texts = editMessages.moment;
const MOMENTS = [
  { value: 'any' as const, label: texts.any },
  ...DAY_PARTS.map((value) => ({ value, label: habitMessages.moments[value] })),
  { value: 'exact' as const, label: texts.exact },
];

type MomentFieldProps = {
  fields: HabitFields;
  /** Saving was tried. */
  isTried: boolean;
  onChange: (change: Partial<Pick<HabitFields, 'moment' | 'time'>>) => void;
};

/** When in the day a habit stands: any time, a part of the day, or an exact time. */
export function MomentField({ fields, isTried, onChange }: MomentFieldProps) {
  const [isLeft, setLeft] = useState(false);
  return (
    <div className="grid max-w-sm grid-cols-2 gap-3">
      <SelectField
        label={texts.label}
        value={fields.moment}
        onChange={(moment) => onChange({ moment })}
        options={MOMENTS}
      />
      {fields.moment === 'exact' && (
        <TextField
          label={texts.time}
          type="time"
          value={fields.time}
          error={isLeft || isTried ? (fieldProblems(fields).time ?? '') : ''}
          onChange={({ target }) => onChange({ time: target.value })}
          onBlur={() => setLeft(true)}
        />
      )}
    </div>
  );
}
