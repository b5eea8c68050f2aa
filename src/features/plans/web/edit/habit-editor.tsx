import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { unitFor } from '#core/amount/unit-words.ts';
import type { HabitType, PlannedHabit } from '#core/plan/plan.ts';
import type { SafetyAnswer, ShowSafety } from '#features/coach/contract.ts';
import type { CrisisAnswer } from '#features/goals/contract.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { useWeekStart } from '#web/habit/use-week-start.ts';
import { canSpare } from '../offer/plan-edits.ts';
import { fieldProblems, type HabitFields, readMeasure, toFields, toNewHabit, withFields } from './habit-fields.ts';
import { HabitFieldset } from './habit-fieldset.tsx';
import { missingAmount } from './fields/units.ts';

const texts = editMessages.editor;

/** What the editor is open for: a habit of the list by its place, or a new one. */
export type Edited = { readonly index: number } | { readonly index: null; readonly habitType: HabitType };

/** What goes along with writing a habit by hand, wherever it is done. */
export type EditorParts = {
  /** What the words call for; null for nothing. */
  care: (habit: PlannedHabit) => Promise<SafetyAnswer>;
  renderSafety: ShowSafety<ReactNode>;
  /** What the fields mean for the habit's history; null without a word. */
  getNote?: (habit: PlannedHabit, measure: ReturnType<typeof readMeasure>) => string | null;
};

type HabitEditorProps = EditorParts & {
  habits: readonly PlannedHabit[];
  edited: Edited;
  open: boolean;
  /** Id of what is focused when what opened it is gone. */
  standIn: string;
  onSave: (habit: PlannedHabit, safety: SafetyAnswer) => void;
  onClose: () => void;
};

/** One habit in its fields, a sheet on phones. Give it a new `key` for each opening. */
export function HabitEditor(props: HabitEditorProps) {
  const { edited, open, standIn, renderSafety, onClose } = props;
  const form = useId();
  const editor = useHabitEditor(props);
  const isNew = edited.index === null;
  return (
    <FormDialog
      open={open}
      isUnsaved={editor.isChanged && !editor.isBusy}
      onOpenChange={(next) => !next && !editor.isBusy && onClose()}
      standIn={standIn}
      title={isNew ? texts.write : texts.edit}
      description={isNew ? texts.writeHint : texts.editHint}
      footer={
        <>
          <Button variant="quiet" aria-disabled={editor.isBusy} onClick={() => !editor.isBusy && onClose()}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} busy={editor.isBusy} busyLabel={texts.checking}>
            {isNew ? texts.add : texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={editor.submit} className="flex flex-col gap-5">
        {editor.safety && renderSafety(editor.safety, editor.goOn)}
        <HabitFieldset {...editor.fieldset} />
        {editor.note && (
          <p role="status" className="text-ink text-sm">
            {editor.note}
          </p>
        )}
      </form>
    </FormDialog>
  );
}

/** What would help the habit, without which it is taken all the same. */
function adviceFor({ name, kind }: HabitFields, others: readonly PlannedHabit[]): string[] {
  const words = name.trim().toLowerCase();
  const missing = kind === 'none' ? missingAmount(name) : null;
  const example = missing && `${missing.amount} ${unitFor(missing.unit, missing.amount)}`;
  const isTwice = words !== '' && others.some(({ description }) => description.trim().toLowerCase() === words);
  return [...(isTwice ? [editMessages.advice.twice] : []), ...(example ? [editMessages.advice.number(example)] : [])];
}

const MORE = ['amount', 'unit', 'time', 'remindAt'] as const;
const toWords = ({ description, implementationIntention }: PlannedHabit) =>
  `${description}\n${implementationIntention}`;

/** The fields of the habit, what is wrong with them, and saving them once their words were heard. */
function useHabitEditor({ habits, edited, care, getNote, onSave }: HabitEditorProps) {
  const weekStart = useWeekStart();
  const [habit] = useState(() =>
    edited.index === null ? toNewHabit(edited.habitType) : (habits[edited.index] ?? toNewHabit('core')),
  );
  const [before] = useState(() => toFields(habit));
  const [fields, setFields] = useState(before);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [safety, setSafety] = useState<SafetyAnswer>(null);
  const others = habits.filter((_, index) => index !== edited.index);
  const problems = fieldProblems(fields);
  const isLastCore = edited.index !== null && fields.habitType !== 'core' && !canSpare(habits, edited.index);
  const next = isLastCore ? null : withFields(habit, fields);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setTried(true);
    if (!next) {
      if (isLastCore || MORE.some((field) => problems[field])) setMoreOpen(true);
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    const heard = toWords(next) === toWords(habit) ? null : await care(next);
    setBusy(false);
    setSafety(heard);
    if (!heard?.stopsCoaching) onSave(next, heard);
  }

  return {
    isBusy,
    submit,
    safety,
    /** Who was misread means what is written there. */
    goOn: (answer: CrisisAnswer) => {
      setSafety(null);
      if (answer === 'misread' && next) onSave(next, null);
    },
    isChanged: JSON.stringify(fields) !== JSON.stringify(before),
    note: getNote?.(habit, readMeasure(fields)) ?? null,
    fieldset: {
      fields,
      weekStart,
      isTried,
      problems: isTried ? problems : withoutMissing(problems, fields),
      advice: adviceFor(fields, others),
      typeProblem: isLastCore ? texts.lastCore : null,
      isMoreOpen,
      onMore: setMoreOpen,
      onChange: (part: Partial<HabitFields>) => setFields((now) => ({ ...now, ...part })),
    },
  };
}

/** A name that is still to be written is nothing wrong before it is saved. */
function withoutMissing({ name, ...problems }: ReturnType<typeof fieldProblems>, fields: HabitFields) {
  return fields.name.trim() !== '' && name ? { name, ...problems } : problems;
}
