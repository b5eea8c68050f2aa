import { type FormEvent, useId, useState } from 'react';
import { FEEDBACK, FEEDBACK_STATUSES } from '#core/feedback/feedback.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { InboxSubmission } from '#features/feedback/contract.ts';
import { inboxMessages } from '#features/feedback/inbox-messages.ts';
import { feedbackMessages } from '#features/feedback/messages.ts';
import { useHandle } from './queries.ts';

const texts = inboxMessages.one;
const statuses = FEEDBACK_STATUSES.map((value) => ({ value, label: feedbackMessages.statuses[value] }));

/** How a message is handled: status, admins' notes, and the answer to its sender. */
export function HandlingCard({ submission }: { submission: InboxSubmission }) {
  const title = useId();
  const [status, setStatus] = useState(submission.status);
  const [adminNotes, setNotes] = useState(submission.adminNotes ?? '');
  const [resolution, setResolution] = useState(submission.resolution ?? '');
  const handle = useHandle(submission.id, submission.status);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!handle.isPending) handle.mutate({ status, adminNotes, resolution });
  };
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={title}>
        <h2 id={title} className="font-semibold text-ink text-lg tracking-[-0.012em]">
          {texts.answer}
        </h2>
        <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-6">
          <SelectField label={texts.status} value={status} onChange={setStatus} options={statuses} />
          <TextArea
            label={texts.notes}
            hint={texts.notesHint}
            maxLength={FEEDBACK.textMax}
            value={adminNotes}
            onChange={({ target }) => setNotes(target.value)}
          />
          <TextArea
            label={texts.resolution}
            hint={texts.resolutionHint}
            maxLength={FEEDBACK.textMax}
            value={resolution}
            onChange={({ target }) => setResolution(target.value)}
          />
          <Button type="submit" busy={handle.isPending} busyLabel={texts.saving} className="self-start max-sm:w-full">
            {texts.save}
          </Button>
        </form>
      </section>
    </Card>
  );
}
