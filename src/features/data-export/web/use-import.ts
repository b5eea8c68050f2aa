import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getKey, serverMessage } from '#web/api/api.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import type { ImportPreview } from '../contract.ts';
import { dataExportMessages } from '../messages.ts';
import { type Choices, type Progress, sendFile } from './send-file.ts';

const texts = dataExportMessages.dialog;

export type ImportState =
  | { at: 'reading'; progress: Progress | null }
  | { at: 'preview'; preview: ImportPreview; problem: string | null }
  | { at: 'running'; progress: Progress }
  | { at: 'done'; result: ImportPreview }
  | { at: 'refused'; problem: string };

type Run =
  | { at: 'waiting'; problem: string | null }
  | { at: 'running'; progress: Progress }
  | { at: 'done'; result: ImportPreview };

const said = (error: unknown) => serverMessage(error) ?? texts.failed;

/** A file being imported: first previewed, then written, which can be cancelled. */
export function useImport(file: File) {
  const client = useQueryClient();
  const [choices, setChoices] = useState<Choices>({ conflicts: 'mine' });
  const [running, setRunning] = useState<Run>({ at: 'waiting', problem: null });
  const [read, setRead] = useState<Progress | null>(null);
  const stopping = useRef<AbortController | null>(null);
  // Habits that stay away are not looked at again: the file would be sent at every tick.
  const { identityId, person } = choices;
  const look = useQuery({
    queryKey: ['import-preview', file.name, file.size, file.lastModified, identityId, person],
    queryFn: ({ signal }) => {
      const asked = { conflicts: 'mine' as const, ...(identityId && { identityId }), ...(person && { person }) };
      return sendFile('/api/own-data/import/preview', file, { choices: asked, signal, onProgress: setRead });
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    gcTime: 0,
  });

  // Closing the dialog aborts its requests.
  useEffect(() => () => stopping.current?.abort(), []);

  const run = async () => {
    const stop = new AbortController();
    stopping.current = stop;
    setRunning({ at: 'running', progress: { done: 0, total: 1 } });
    try {
      const onProgress = (progress: Progress) => setRunning({ at: 'running', progress });
      const result = await sendFile('/api/own-data/import', file, { choices, signal: stop.signal, onProgress });
      setRunning({ at: 'done', result });
      await refreshBootstrap(client);
      const kept: unknown[] = ['import-preview', ...getKey('GET /api/bootstrap')];
      await client.invalidateQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
    } catch (error) {
      const problem = stop.signal.aborted ? texts.stopped : said(error);
      setRunning((last) => (last.at === 'done' ? last : { at: 'waiting', problem }));
    } finally {
      stopping.current = null;
    }
  };

  return { state: getState(running, look, read), choices, setChoices, run, stop: () => stopping.current?.abort() };
}

function getState(
  run: Run,
  look: { data: ImportPreview | undefined; error: unknown },
  progress: Progress | null,
): ImportState {
  if (run.at !== 'waiting') return run;
  if (look.error) return { at: 'refused', problem: said(look.error) };
  return look.data ? { at: 'preview', preview: look.data, problem: run.problem } : { at: 'reading', progress };
}
