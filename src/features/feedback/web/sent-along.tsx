import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { feedbackMessages } from '../messages.ts';
import { consoleErrors } from './console-errors.ts';
import { technicalDetails } from './technical-details.ts';
import type { FeedbackDraft } from './use-feedback-draft.ts';

const texts = feedbackMessages.details;

/** Everything sent along besides the user's own words: readable before sending, and optional. */
export function SentAlong({ draft: { fields, change } }: { draft: FeedbackDraft }) {
  const errors = consoleErrors();
  return (
    <section aria-label={texts.title} className="rounded-md bg-raised px-4 py-3">
      <h3 className="font-medium text-base text-ink">{texts.title}</h3>
      <Checkbox
        label={texts.system}
        description={texts.systemHint}
        checked={fields.withSystem}
        onCheckedChange={(withSystem) => change({ withSystem })}
      />
      {fields.withSystem && <SystemLines />}
      {errors.length > 0 ? (
        <Checkbox
          label={texts.console}
          description={texts.consoleHint(errors.length)}
          checked={fields.withErrors}
          onCheckedChange={(withErrors) => change({ withErrors })}
        />
      ) : (
        <p className="mt-2 text-quiet text-sm">{texts.noConsole}</p>
      )}
      {fields.withErrors && errors.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reached by the keyboard.
        <ul tabIndex={0} aria-label={texts.console} className="mt-1 flex max-h-40 flex-col gap-1 overflow-y-auto pl-9">
          {errors.map((error, index) => (
            <li key={`${index}-${error}`} className="break-words font-mono text-quiet text-xs">
              {error}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-quiet text-xs">{texts.hint}</p>
    </section>
  );
}

function SystemLines() {
  const { systemInfo, ...page } = technicalDetails();
  const lines: readonly [name: string, value: string][] = [
    [texts.names.currentPage, page.currentPage],
    [texts.names.userAgent, page.userAgent],
    [texts.names.screenResolution, page.screenResolution],
    [texts.names.viewport, systemInfo.viewport],
    [texts.names.colorDepth, texts.bits(systemInfo.colorDepth)],
    [texts.names.timezone, systemInfo.timezone],
    [texts.names.language, systemInfo.language],
  ];
  return (
    <dl className="mb-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 pl-9 text-xs">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-quiet">{name}</dt>
          <dd className="tabular break-words text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
