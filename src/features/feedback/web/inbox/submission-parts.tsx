import { Download, FileText } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';
import type { Attachment, InboxSubmission } from '#features/feedback/contract.ts';
import { inboxMessages } from '#features/feedback/inbox-messages.ts';
import { feedbackMessages } from '#features/feedback/messages.ts';
import { sizeWords } from '../files/file-rules.ts';

const texts = inboxMessages.one;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={id}>
        <h2 id={id} className="font-semibold text-ink text-lg tracking-[-0.012em]">
          {title}
        </h2>
        <div className="mt-4">{children}</div>
      </section>
    </Card>
  );
}

/** What the person wrote. */
export function Said({ submission }: { submission: InboxSubmission }) {
  const parts: readonly [title: string, text: string | null][] = [
    [texts.reproductionSteps, submission.reproductionSteps],
    [texts.expectedBehavior, submission.expectedBehavior],
    [texts.actualBehavior, submission.actualBehavior],
  ];
  return (
    <Section title={feedbackMessages.text}>
      <p className="measure whitespace-pre-wrap break-words text-base text-ink">{submission.description}</p>
      {parts.map(
        ([title, text]) =>
          text && (
            <div key={title} className="mt-5">
              <h3 className="font-medium text-quiet text-sm">{title}</h3>
              <p className="measure mt-1 whitespace-pre-wrap break-words text-base text-ink">{text}</p>
            </div>
          ),
      )}
    </Section>
  );
}

/** Its files: pictures to be seen, all of them to be saved. */
export function Files({ id, attachments }: { id: string; attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <Section title={texts.attachments}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {attachments.map((file) => (
          <li key={file.id}>
            <FileCard file={file} address={`/api/admin/feedback/${id}/attachments/${file.id}`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FileCard({ file: { name, type, size }, address }: { file: Attachment; address: string }) {
  return (
    <a
      href={address}
      download={name}
      className="block overflow-hidden rounded-md bg-raised ring-1 ring-line ring-inset transition-shadow hover:ring-edge"
    >
      <span className="grid h-40 place-items-center bg-ground">
        {type.startsWith('image/') ? (
          <img src={address} alt="" loading="lazy" className="size-full object-contain" />
        ) : (
          <FileText className="size-10 text-quiet" aria-hidden="true" />
        )}
      </span>
      <span className="flex min-h-11 items-center gap-3 px-3 py-2">
        <Download className="size-4 shrink-0 text-quiet" aria-hidden="true" />
        <span className="min-w-0 flex-1 truncate text-ink text-sm">
          <span className="sr-only">{texts.download} </span>
          {name}
        </span>
        <span className="tabular shrink-0 text-quiet text-xs">{sizeWords(size)}</span>
      </span>
    </a>
  );
}

/** The page's technical details, unless the person left them out. */
export function Details({ submission }: { submission: InboxSubmission }) {
  const { currentPage, userAgent, screenResolution, systemInfo, browserLogs } = submission;
  const { names, bits } = feedbackMessages.details;
  const lines: readonly [name: string, value: string | null | undefined][] = [
    [names.currentPage, currentPage],
    [names.userAgent, userAgent],
    [names.screenResolution, screenResolution],
    [names.viewport, systemInfo?.viewport],
    [names.colorDepth, systemInfo && bits(systemInfo.colorDepth)],
    [names.timezone, systemInfo?.timezone],
    [names.language, systemInfo?.language],
  ];
  const known = lines.filter(([, value]) => value);
  return (
    <Section title={texts.details}>
      {known.length === 0 && <p className="text-base text-quiet">{texts.none}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        {known.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="tabular break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {browserLogs && browserLogs.consoleErrors.length > 0 && (
        <>
          <h3 className="mt-5 font-medium text-quiet text-sm">{texts.consoleErrors}</h3>
          <ul className="mt-2 flex flex-col gap-1">
            {browserLogs.consoleErrors.map((error, index) => (
              <li key={`${index}-${error}`} className="break-words font-mono text-ink text-xs">
                {error}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
