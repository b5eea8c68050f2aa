import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { BOTTOM_BAR } from '#web/ui/status/toast-store.ts';
import { cn } from '#web/ui/cn.ts';
import { isTooLong } from '#web/ui/form/room.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';

type MessageBoxProps = {
  /** What the box, its buttons and their hints are called. */
  texts: { label: string; placeholder: string; send: string; sendHint: string; stop?: string };
  draft: string;
  onDraft: (draft: string) => void;
  /** Sending is disabled; writing is not. */
  busy: boolean;
  onSend: (message: string) => void;
  /** Cancels the pending answer; its button shows only while there is one. */
  onStop?: (() => void) | null;
  /** Characters that one message can have. */
  maxLength: number;
  className?: string;
};

/** Where one writes a message: Enter sends, Shift and Enter makes a new line. */
export function MessageBox({ texts, draft, onDraft, busy, onSend, onStop, maxLength, className }: MessageBoxProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const message = draft.trim();
  const canSend = message !== '' && !busy && !isTooLong(draft, maxLength);
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
    <form {...BOTTOM_BAR} onSubmit={submit} className={cn('relative', className)}>
      <TextArea
        ref={area}
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
      <div className="absolute right-0.5 bottom-0.5">
        <Button
          type="submit"
          variant="ghost"
          size="icon"
          aria-label={texts.send}
          data-hint={texts.sendHint}
          disabled={!canSend}
          className={cn('enabled:text-accent', onStop && 'opacity-0 disabled:opacity-0')}
        >
          <ArrowUp aria-hidden="true" />
        </Button>
        {onStop && <StopButton label={texts.stop ?? ''} onStop={onStop} onGone={() => area.current?.focus()} />}
      </div>
    </form>
  );
}

/** Takes the place of the send button, so that nothing moves. It disappears with the answer; focus on it then returns to the text box. */
function StopButton({ label, onStop, onGone }: { label: string; onStop: () => void; onGone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  useLayoutEffect(() => {
    const here = button.current;
    const next = gone.current;
    return () => {
      if (here && here === document.activeElement) next();
    };
  }, []);
  return (
    <Button
      ref={button}
      variant="ghost"
      size="icon"
      aria-label={label}
      // Ignores the second click of a double click on the send button below.
      onClick={(event) => event.detail < 2 && onStop()}
      className="absolute inset-0 text-ink"
    >
      <Square className="size-4 fill-current" aria-hidden="true" />
    </Button>
  );
}
