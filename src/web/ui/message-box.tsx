import { ArrowUp } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { TextArea } from './text-area.tsx';
import { Tooltip } from './tooltip.tsx';

type MessageBoxProps = {
  /** What the box, its button and the button's hint are called. */
  texts: { label: string; placeholder: string; send: string; sendHint: string };
  draft: string;
  onDraft: (draft: string) => void;
  /** Nothing can be sent meanwhile; writing goes on. */
  busy: boolean;
  onSend: (message: string) => void;
  /** Characters that one message can have. */
  maxLength: number;
  className?: string;
};

/** Where one writes a message: Enter sends, Shift and Enter makes a new line. */
export function MessageBox({ texts, draft, onDraft, busy, onSend, maxLength, className }: MessageBoxProps) {
  const message = draft.trim();
  const canSend = message !== '' && !busy;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend(message);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  };
  return (
    <form onSubmit={submit} className={cn('relative', className)}>
      <TextArea
        label={texts.label}
        hideLabel
        rows={1}
        enterKeyHint="send"
        maxLength={maxLength}
        placeholder={texts.placeholder}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
        className="max-h-[30dvh] min-h-12 py-3 pr-14"
      />
      <Tooltip label={texts.sendHint}>
        <Button
          type="submit"
          variant="ghost"
          size="icon"
          aria-label={texts.send}
          disabled={!canSend}
          className="absolute right-0.5 bottom-0.5 enabled:text-accent"
        >
          <ArrowUp aria-hidden="true" />
        </Button>
      </Tooltip>
    </form>
  );
}
