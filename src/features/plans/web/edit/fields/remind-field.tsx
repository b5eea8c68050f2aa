import { isOwnTime } from '#core/habit/own-time.ts';
import { proposedTime } from '#core/reminders/own-times.ts';
import { ownTimeMessages as texts } from '#features/reminders/own-time-messages.ts';
import { ReminderTime } from '#web/habit/reminder-time.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { fieldProblems, type HabitFields, readMoment } from '../habit-fields.ts';

type RemindFieldProps = {
  fields: HabitFields;
  onChange: (change: Pick<HabitFields, 'remindAt'>) => void;
};

/** When its owner is reminded of a habit: off until it is taken, and proposed from what the other fields say of when. */
export function RemindField({ fields, onChange }: RemindFieldProps) {
  const { remindAt } = fields;
  const propose = () => {
    const moment = fields.moment === 'exact' && !isOwnTime(fields.time) ? null : readMoment(fields);
    return proposedTime({ moment, implementationIntention: fields.cue }) ?? '';
  };
  return (
    <div>
      <Switch
        label={texts.remind}
        description={texts.hint}
        checked={remindAt !== null}
        onCheckedChange={(isOn) => onChange({ remindAt: isOn ? propose() : null })}
      />
      {remindAt !== null && (
        <div className="mt-2 flex flex-col gap-3">
          <ReminderTime
            texts={texts}
            label={texts.remindAt}
            value={remindAt}
            error={fieldProblems(fields).remindAt ?? ''}
            onType={(typed) => onChange({ remindAt: typed })}
          />
        </div>
      )}
    </div>
  );
}
