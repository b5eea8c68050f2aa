import { useId, useMemo, useState } from 'react';
import { refusalMessage } from '#web/api/api.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { toast } from '#web/ui/status/toast-store.ts';
import { feedbackMessages } from '../messages.ts';
import { consoleErrors } from './console-errors.ts';
import { FeedbackForm } from './feedback-form.tsx';
import type { FeedbackView } from './opening.ts';
import { type FeedbackToSend, useSendFeedback } from './queries.ts';
import { takeScreenshot } from './files/screenshot.ts';
import { SentList } from './sent-list.tsx';
import { browserLogs, technicalDetails } from './technical-details.ts';
import { type FeedbackFields, keptFeedback, useFeedbackDraft } from './use-feedback-draft.ts';
import { type Files, useFiles } from './files/use-files.ts';

const texts = feedbackMessages;

type FeedbackWindowProps = {
  userId: string;
  /** Null while closed: the draft is kept. */
  view: FeedbackView | null;
  onView: (view: FeedbackView) => void;
  onClose: () => void;
};

/** What is sent of the form: bug details only for a bug, and nothing that was left out. */
function getBody(fields: FeedbackFields, { files }: Files): FeedbackToSend {
  const { reproductionSteps, expectedBehavior, actualBehavior, withSystem, withErrors, ...said } = fields;
  const bug = { reproductionSteps, expectedBehavior, actualBehavior };
  const there = files.flatMap(({ attachment }) => attachment ?? []);
  const errors = consoleErrors();
  return {
    ...said,
    ...(said.type === 'bug_report' && bug),
    ...(withSystem && technicalDetails()),
    ...(withErrors && errors.length > 0 && { browserLogs: browserLogs(errors, new Date()) }),
    ...(there.length > 0 && {
      attachedFiles: there.map(({ name }) => name).join(','),
      attachments: there.map(({ id }) => ({ attachmentId: id })),
    }),
  };
}

/** Closes the window, takes a picture of the screen, and opens it again with the picture, or with a word on why there is none. */
function useScreenshot(files: Files) {
  const [isTaking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    const taken = await takeScreenshot(new Date());
    setTaking(false);
    if ('file' in taken) files.add([taken.file], { isScreenshot: true });
    else toast({ ...texts.screenshot[taken.problem], tone: 'neutral' });
  };
  return [isTaking, () => void take()] as const;
}

/** Why a message was not sent, in the window itself: screen readers cannot reach the toast behind it. */
function refusal(error: Error | null): string | null {
  return error && (refusalMessage(error) ?? texts.failed.description);
}

/** Help & Feedback: a message to those who run the site, and those that were sent before. */
export function FeedbackWindow({ userId, view, onView, onClose }: FeedbackWindowProps) {
  const form = useId();
  const [known] = useState(() => keptFeedback(userId).attachments);
  const files = useFiles(known);
  const attachments = useMemo(() => files.files.flatMap(({ attachment }) => attachment ?? []), [files.files]);
  const draft = useFeedbackDraft(userId, attachments);
  const send = useSendFeedback();
  const [isTaking, takePicture] = useScreenshot(files);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const submit = () => {
    if (send.isPending) return;
    const unfinished = files.files.find(({ state }) => state !== 'there');
    if (unfinished) return setFileProblem(unfinished.state === 'sending' ? texts.files.wait : texts.files.drop);
    setFileProblem(null);
    const done = () => {
      draft.clear();
      files.clear();
      onClose();
    };
    send.mutate(getBody(draft.fields, files), { onSuccess: done });
  };
  const footer = (
    <>
      <Button variant="quiet" aria-disabled={send.isPending} onClick={() => !send.isPending && onClose()}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={form} busy={send.isPending} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </>
  );
  const views = (['write', 'sent'] as const).map((value) => ({ value, label: texts.views[value] }));
  return (
    <Dialog
      open={view !== null && !isTaking}
      onOpenChange={(open) => !open && !send.isPending && onClose()}
      title={texts.title}
      description={texts.description}
      fullScreenOnPhone
      footer={view === 'sent' ? undefined : footer}
    >
      <div className="flex flex-col gap-6">
        <Segmented label={texts.viewLabel} options={views} value={view ?? 'write'} onChange={onView} />
        {view !== 'sent' && (
          <p className="text-quiet text-sm">
            {texts.answers.before}{' '}
            <Link
              to="/help"
              onClick={onClose}
              className="inline-flex min-h-6 items-center font-medium text-ink underline decoration-edge underline-offset-4"
            >
              {texts.answers.link}
            </Link>
          </p>
        )}
        {view === 'sent' ? (
          <SentList />
        ) : (
          <FeedbackForm
            id={form}
            draft={draft}
            files={files}
            problem={fileProblem ?? refusal(send.error)}
            onScreenshot={takePicture}
            onSubmit={submit}
          />
        )}
      </div>
    </Dialog>
  );
}
