import { Camera, FileText, Image, Paperclip, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/status/progress-bar.tsx';
import { feedbackMessages } from '#features/feedback/messages.ts';
import { ACCEPTED, sizeWords } from './file-rules.ts';
import type { Files, SentFile } from './use-files.ts';

const texts = feedbackMessages.files;

/** The files of a message: chosen, taken as a screenshot, on their way, removed again. */
export function FileList({ files, onScreenshot }: { files: Files; onScreenshot: () => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <section aria-label={texts.label}>
      <p aria-hidden="true" className="font-medium text-base text-ink">
        {texts.label}
      </p>
      <p className="mt-0.5 text-quiet text-sm">{texts.hint}</p>
      {files.files.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2">
          {files.files.map((file) => (
            <FileRow key={file.key} file={file} files={files} />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => chooser.current?.click()}>
          <Paperclip aria-hidden="true" />
          {texts.add}
        </Button>
        <Button variant="quiet" onClick={onScreenshot}>
          <Camera aria-hidden="true" />
          {texts.screenshot}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          files.add([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </section>
  );
}

function FileRow({ file, files }: { file: SentFile; files: Files }) {
  const Icon = /\.(png|jpe?g|gif|webp)$/i.test(file.name) ? Image : FileText;
  return (
    <li className="flex items-center gap-3 rounded-md bg-raised py-1.5 pr-1.5 pl-3">
      <Icon className="size-5 shrink-0 text-quiet" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-ink text-sm">{file.name}</p>
        {file.state === 'sending' && (
          <ProgressBar value={file.percent} label={texts.uploading(file.name)} className="mt-1.5 mb-1 h-1.5" />
        )}
        {file.state === 'failed' && (
          <p role="alert" className="text-danger text-xs">
            {texts.failed}
          </p>
        )}
        {file.state === 'there' && <p className="tabular text-quiet text-xs">{sizeWords(file.size)}</p>}
      </div>
      {file.state === 'failed' && (
        <Button variant="ghost" size="sm" onClick={() => files.retry(file)}>
          <RotateCw aria-hidden="true" />
          {texts.retry}
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label={texts.remove(file.name)} onClick={() => files.remove(file)}>
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}
