import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { copyText, useCopied } from './copy-text.ts';
import { Button } from '../button.tsx';
import { toast } from '../status/toast-store.ts';
import { TextField } from './text-field.tsx';

export type CopyFieldProps = {
  label: string;
  value: string;
  texts: { copy: string; copied: string; copyFailed: { title: string; description: string } };
  onCopied?: () => void;
};

/** Something to take elsewhere: shown whole, selected by a press, copied by its button. */
export function CopyField({ label, value, texts, onCopied }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useCopied();
  const copy = async () => {
    const done = await copyText(value, field.current);
    setCopied(done);
    if (done) onCopied?.();
    else toast({ ...texts.copyFailed, tone: 'danger' });
  };
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
      <div className="min-w-0 flex-1">
        <TextField
          ref={field}
          label={label}
          readOnly
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="text-ellipsis font-mono text-sm"
        />
      </div>
      <Button variant="quiet" className="sm:w-28" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
      </Button>
    </div>
  );
}
