import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ProgressBar } from '#web/ui/status/progress-bar.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { useWeekStart } from '#web/habit/use-week-start.ts';
import { apiQuery } from '#web/query-client.ts';
import type { ImportPreview } from '../contract.ts';
import { dataExportMessages } from '../messages.ts';
import { ImportCounts, PreviewOf } from './import-preview.tsx';
import { getLeftOut } from './left-out.ts';
import type { Choices } from './send-file.ts';
import { type ImportState, useImport } from './use-import.ts';

const texts = dataExportMessages.dialog;

type ImportDialogProps = { file: File; open: boolean; onClose: () => void; onChooseAnother: () => void };

/** True if the import would change something. */
function changesSomething({ counts, conflicts, habits }: ImportPreview, choices: Choices): boolean {
  const staysAway = habits.length > 0 && getLeftOut(choices).size === habits.length;
  if (staysAway) return false;
  return (
    Object.values(counts).some(({ added }) => added > 0) || (choices.conflicts === 'theirs' && conflicts.count > 0)
  );
}

/** Importing a file: preview, progress, result. Give it a new `key` for each file. */
export function ImportDialog({ file, open, onClose, onChooseAnother }: ImportDialogProps) {
  const { state, choices, setChoices, run, stop } = useImport(file);
  const identities = useQuery(apiQuery('GET /api/identities')).data ?? [];
  const weekStart = useWeekStart();
  const isRunning = state.at === 'running';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isRunning && onClose()}
      title={texts.title}
      description={describe(state, file.name)}
      footer={
        <Footer
          {...{ state, onClose, onChooseAnother, stop }}
          canRun={state.at === 'preview' && changesSomething(state.preview, choices)}
          onRun={run}
        />
      }
    >
      {state.at === 'reading' && (
        <>
          {state.progress && (
            <ProgressBar
              value={state.progress.done}
              max={state.progress.total}
              label={texts.readingProgress}
              className="mb-5"
            />
          )}
          <Skeleton className="h-40" />
        </>
      )}
      {state.at === 'refused' && <Problem text={state.problem} />}
      {state.at === 'preview' && (
        <>
          {state.problem && <Problem text={state.problem} />}
          <PreviewOf
            preview={state.preview}
            choices={choices}
            identities={identities.filter(({ archivedAt }) => archivedAt === null)}
            weekStart={weekStart}
            onChoose={setChoices}
          />
        </>
      )}
      {isRunning && <ProgressBar value={state.progress.done} max={state.progress.total} label={texts.progress} />}
      {state.at === 'done' && <Done result={state.result} />}
    </Dialog>
  );
}

function describe(state: ImportState, name: string): string {
  if (state.at === 'preview') return texts.sources[state.preview.source];
  if (state.at === 'running') return texts.running;
  if (state.at === 'refused') return name;
  return state.at === 'done' ? texts.doneText : texts.reading(name);
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="mb-5 rounded-md bg-raised px-4 py-3 text-base text-ink">
      {text}
    </p>
  );
}

function Done({ result }: { result: ImportPreview }) {
  return (
    <>
      <p role="status" className="mb-4 flex items-center gap-2.5 font-medium text-base text-complete">
        <CircleCheck className="size-5" aria-hidden="true" />
        {texts.done}
      </p>
      <ImportCounts counts={result.counts} />
    </>
  );
}

type FooterProps = {
  state: ImportState;
  canRun: boolean;
  onRun: () => Promise<void>;
  onClose: () => void;
  onChooseAnother: () => void;
  stop: () => void;
};

function Footer({ state, canRun, onRun, onClose, onChooseAnother, stop }: FooterProps) {
  if (state.at === 'running') {
    return (
      <Button variant="quiet" onClick={stop}>
        {texts.stop}
      </Button>
    );
  }
  if (state.at === 'done') return <Button onClick={onClose}>{texts.close}</Button>;
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
      {state.at === 'refused' && <Button onClick={onChooseAnother}>{texts.again}</Button>}
      {state.at === 'preview' && (
        <Button disabled={!canRun} onClick={() => void onRun()}>
          {texts.start}
        </Button>
      )}
    </>
  );
}
