import { type FormEvent, useRef } from 'react';
import { FEEDBACK, FEEDBACK_PRIORITIES, FEEDBACK_TYPES } from '#core/feedback/feedback.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { feedbackMessages } from '../messages.ts';
import { FileList } from './files/file-list.tsx';
import { SentAlong } from './sent-along.tsx';
import type { FeedbackDraft } from './use-feedback-draft.ts';
import type { Files } from './files/use-files.ts';

const texts = feedbackMessages;
const types = FEEDBACK_TYPES.map((value) => ({ value, ...texts.types[value] }));
const priorities = FEEDBACK_PRIORITIES.map((value) => ({ value, label: texts.priorities[value] }));

type FeedbackFormProps = {
  id: string;
  draft: FeedbackDraft;
  files: Files;
  /** Why it was not sent. */
  problem: string | null;
  onScreenshot: () => void;
  onSubmit: () => void;
};

/** A message in the user's own words, with details that help to understand it. */
export function FeedbackForm({ id, draft, files, problem, onScreenshot, onSubmit }: FeedbackFormProps) {
  const { fields, change, errors } = draft;
  const title = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = draft.check();
    if (wrong) (wrong === 'title' ? title : description).current?.focus();
    else onSubmit();
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-6">
      {problem && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
          {problem}
        </p>
      )}
      <ChoiceCards
        label={texts.type}
        options={types}
        columns={2}
        value={fields.type}
        onChange={(type) => change({ type })}
      />
      <div className="flex flex-col gap-2">
        <p aria-hidden="true" className="font-medium text-base text-ink">
          {texts.priority}
        </p>
        <Segmented
          label={texts.priority}
          options={priorities}
          value={fields.priority}
          onChange={(priority) => change({ priority })}
          className="[&>button]:px-2"
        />
      </div>
      <TextField
        ref={title}
        label={texts.titleField}
        maxLength={FEEDBACK.titleMax}
        autoComplete="off"
        value={fields.title}
        onChange={({ target }) => change({ title: target.value })}
        error={errors.title}
      />
      <TextArea
        ref={description}
        label={texts.text}
        hint={texts.textHint}
        maxLength={FEEDBACK.textMax}
        value={fields.description}
        onChange={({ target }) => change({ description: target.value })}
        error={errors.description}
      />
      {fields.type === 'bug_report' && <BugFields draft={draft} />}
      <FileList files={files} onScreenshot={onScreenshot} />
      <SentAlong draft={draft} />
      <Checkbox
        label={texts.ai}
        description={texts.aiHint}
        checked={fields.aiAccessible}
        onCheckedChange={(aiAccessible) => change({ aiAccessible })}
      />
    </form>
  );
}

/** Details that help to reproduce a bug; all optional. */
function BugFields({ draft: { fields, change } }: { draft: FeedbackDraft }) {
  const { bug } = texts;
  const max = { maxLength: FEEDBACK.textMax, rows: 2 };
  return (
    <>
      <TextArea
        {...max}
        label={bug.steps}
        hint={bug.stepsHint}
        value={fields.reproductionSteps}
        onChange={({ target }) => change({ reproductionSteps: target.value })}
      />
      <div className="grid gap-6 md:grid-cols-2 md:gap-4">
        <TextArea
          {...max}
          label={bug.expected}
          hint={bug.optional}
          value={fields.expectedBehavior}
          onChange={({ target }) => change({ expectedBehavior: target.value })}
        />
        <TextArea
          {...max}
          label={bug.actual}
          hint={bug.optional}
          value={fields.actualBehavior}
          onChange={({ target }) => change({ actualBehavior: target.value })}
        />
      </div>
    </>
  );
}
