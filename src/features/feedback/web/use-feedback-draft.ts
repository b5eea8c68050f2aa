import { useEffect, useState } from 'react';
import { FEEDBACK, type FeedbackPriority, type FeedbackType } from '#core/feedback/feedback.ts';
import { eraseDraft, keepDraft, readDraft } from '#web/device/drafts.ts';
import type { Attachment } from '../contract.ts';
import { feedbackMessages } from '../messages.ts';

/** The draft's storage key. */
const DRAFT = 'feedback';

/** The form's values. */
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

/** The draft stored in this tab, with the files uploaded for it. */
export function keptFeedback(userId: string): Kept {
  const kept = readDraft(DRAFT, userId) as Partial<Kept> | null;
  return { fields: { ...EMPTY, ...kept?.fields }, attachments: kept?.attachments ?? [] };
}

/** Errors of the required fields; none before the first attempt to send. */
function getErrors({ title, description }: FeedbackFields): {
  title?: string | undefined;
  description?: string | undefined;
} {
  return {
    title: title.trim().length < FEEDBACK.titleMin ? feedbackMessages.titleShort : undefined,
    description: description.trim().length < FEEDBACK.textMin ? feedbackMessages.textShort : undefined,
  };
}

/** The form's state: stored in the tab while typing, so that closing it loses nothing. */
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
