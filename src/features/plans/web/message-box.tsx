import { ArrowUp } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { planMessages } from '../messages.ts';

const texts = planMessages.planning;

/** Characters that one message to the coach can have. */
const MESSAGE_MAX = 4000;

type MessageBoxProps = {
  draft: string;
  onDraft: (draft: string) => void;
  busy: boolean;
  onSend: (message: string) => void;
};

/** Where one writes to the coach: Enter sends, Shift and Enter makes a new line. */
export function MessageBox({ draft, onDraft, busy, onSend }: MessageBoxProps) {
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
    <form onSubmit={submit} className="relative">
      <TextArea
        label={texts.boxLabel}
        hideLabel
        rows={1}
        enterKeyHint="send"
        maxLength={MESSAGE_MAX}
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
