import type { Weekday } from '#core/calendar/calendar.ts';
import { DIFFICULTIES, HABIT_TYPES } from '#core/plan/plan.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { planMessages } from '#features/plans/messages.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { AmountField } from './fields/amount-field.tsx';
import { DaysField } from './fields/days-field.tsx';
import { type FieldProblems, type HabitFields } from './habit-fields.ts';
import { MomentField } from './fields/moment-field.tsx';
import { RemindField } from './fields/remind-field.tsx';

const { words, ...texts } = editMessages;
const { difficulty, type } = planMessages.planning;
const SIZES = DIFFICULTIES.map((value) => ({ value, label: difficulty[value] }));
const TYPES = HABIT_TYPES.map((value) => ({ value, label: type[value] }));

type HabitFieldsetProps = {
  fields: HabitFields;
  weekStart: Weekday;
  /** What is wrong, of what has to be put right before it can be saved. */
  problems: FieldProblems;
  isTried: boolean;
  /** What would help. */
  advice: readonly string[];
  /** Why it cannot be an experiment; null when it can. */
  typeProblem: string | null;
  isMoreOpen: boolean;
  onMore: (open: boolean) => void;
  onChange: (change: Partial<HabitFields>) => void;
};

/** All that can be said of a habit: its name, when and on which days; the rest out of the way until it is asked for. */
export function HabitFieldset(props: HabitFieldsetProps) {
  const { fields, weekStart, problems, advice, isMoreOpen, onMore, onChange } = props;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <TextArea
          label={words.name}
          rows={1}
          placeholder={words.namePlaceholder}
          value={fields.name}
          error={problems.name ?? ''}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <p role="status" className="flex flex-col gap-1 text-quiet text-sm empty:hidden">
          {advice.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <TextArea
        label={words.cue}
        rows={1}
        placeholder={words.cuePlaceholder}
        value={fields.cue}
        error={problems.words ?? ''}
        onChange={({ target }) => onChange({ cue: target.value })}
      />
      <DaysField {...{ fields, weekStart, onChange }} />
      <Collapsible title={texts.more} open={isMoreOpen} onOpenChange={onMore} className="border-line border-t pt-2">
        <MoreFields {...props} />
      </Collapsible>
    </div>
  );
}

function MoreFields({ fields, isTried, typeProblem, onChange }: HabitFieldsetProps) {
  return (
    <div className="flex flex-col gap-6 pb-1">
      <AmountField description={fields.name} {...{ fields, isTried, onChange }} />
      <MomentField {...{ fields, isTried, onChange }} />
      <RemindField {...{ fields, onChange }} />
      <TextArea
        label={words.fallback}
        rows={1}
        placeholder={words.fallbackPlaceholder}
        value={fields.fallback}
        onChange={({ target }) => onChange({ fallback: target.value })}
      />
      <Choice
        label={texts.size}
        value={fields.difficulty}
        options={SIZES}
        onChange={(size) => onChange({ difficulty: size })}
      />
      <div>
        <Choice
          label={texts.type}
          value={fields.habitType}
          options={TYPES}
          onChange={(habitType) => onChange({ habitType })}
        />
        <p role="status" className="mt-2 text-danger text-sm empty:hidden">
          {typeProblem}
        </p>
      </div>
    </div>
  );
}

type ChoiceProps<Value extends string> = Parameters<typeof Segmented<Value>>[0];

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <div>
      <p aria-hidden="true" className="mb-2 font-medium text-base text-ink">
        {props.label}
      </p>
      <Segmented {...props} className="max-w-sm" />
    </div>
  );
}
