import { useEffect, useState } from 'react';
import { FEEDBACK, type FeedbackPriority, type FeedbackType } from '#core/feedback/feedback.ts';
import { eraseDraft, keepDraft, readDraft } from '#web/device/drafts.ts';
import type { Attachment } from '../contract.ts';
import { feedbackMessages } from '../messages.ts';

/** The name under which feedback that is being written is kept. */
const DRAFT = 'feedback';

/** What stands in the form. */
export type FeedbackFields = {
  type: FeedbackType;
  priority: FeedbackPriority;
  title: string;
  description: string;
  reproductionSteps: string;
  expectedBehavior: string;
  actualBehavior: string;
  aiAccessible: boolean;
  withSystem: boolean;
  withErrors: boolean;
};

const EMPTY: FeedbackFields = {
  type: 'bug_report',
  priority: 'medium',
  title: '',
  description: '',
  reproductionSteps: '',
  expectedBehavior: '',
  actualBehavior: '',
  aiAccessible: true,
  withSystem: true,
  withErrors: true,
};

type Kept = { fields: FeedbackFields; attachments: Attachment[] };

/** What was written before in this tab, with the files that were sent for it. */
export function keptFeedback(userId: string): Kept {
  const kept = readDraft(DRAFT, userId) as Partial<Kept> | null;
  return { fields: { ...EMPTY, ...kept?.fields }, attachments: kept?.attachments ?? [] };
}

/** What is wrong with the fields that must be filled in; nothing before they were sent once. */
function getErrors({ title, description }: FeedbackFields): {
  title?: string | undefined;
  description?: string | undefined;
} {
  return {
    title: title.trim().length < FEEDBACK.titleMin ? feedbackMessages.titleShort : undefined,
    description: description.trim().length < FEEDBACK.textMin ? feedbackMessages.textShort : undefined,
  };
}

/** The form of a message: kept in the tab as it is typed, so that closing it loses nothing. */
export function useFeedbackDraft(userId: string, attachments: readonly Attachment[]) {
  const [fields, setFields] = useState(() => keptFeedback(userId).fields);
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    const isUntouched = fields === EMPTY && attachments.length === 0;
    if (isUntouched) eraseDraft(DRAFT);
    else keepDraft(DRAFT, userId, { fields, attachments });
  }, [userId, fields, attachments]);
  const errors = getErrors(fields);
  return {
    fields,
    change: (part: Partial<FeedbackFields>) => setFields((before) => ({ ...before, ...part })),
    errors: isChecked ? errors : ({} as typeof errors),
    /** The first field that is wrong, shown from now on; null when all is well. */
    check: () => {
      setChecked(true);
      return errors.title ? 'title' : errors.description ? 'description' : null;
    },
    clear: () => {
      setFields(EMPTY);
      setChecked(false);
    },
  };
}

export type FeedbackDraft = ReturnType<typeof useFeedbackDraft>;
