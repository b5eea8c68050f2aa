import { RotateCcw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { TypingDots } from './typing-dots.tsx';
import { WithoutModel } from './without-model.tsx';

type ChatAnswerComingProps = {
  /** The text of the answer so far; empty until the first words arrive. */
  text: string;
  /** The speaker's name and the status text. */
  name: string;
  typing: string;
  showTyping?: boolean;
  /** Has the built-in engine answer instead; without it that is not offered. */
  onWithoutModel?: (() => void) | undefined;
};

/**
 * The pending answer: dots until the first words, then growing text. Screen readers hear only that it is pending, and then the whole answer once, when it
 * joins the messages.
 */
export function ChatAnswerComing({ text, name, typing, showTyping = false, onWithoutModel }: ChatAnswerComingProps) {
  const other = onWithoutModel && <WithoutModel heard={text} onAnswer={onWithoutModel} />;
  if (text === '')
    return (
      <div>
        <TypingDots label={typing} showLabel={showTyping} />
        {other}
      </div>
    );
  return (
    <div>
      <div aria-hidden="true">
        <ChatBubble from="them" name={name}>
          {text}
        </ChatBubble>
      </div>
      <span role="status" className="sr-only">
        {typing}
      </span>
      {other}
    </div>
  );
}

type ChatFailureProps = { text: string; retry: string; name: string; onRetry: (() => void) | null };

/** Shown after a message that failed to send, with a button to retry. */
export function ChatFailure({ text, retry, name, onRetry }: ChatFailureProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <ChatBubble from="them" name={name}>
        {text}
      </ChatBubble>
      {onRetry && (
        <Button variant="quiet" size="sm" onClick={onRetry}>
          <RotateCcw aria-hidden="true" />
          {retry}
        </Button>
      )}
    </div>
  );
}
