import { RotateCcw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { TypingDots } from './typing-dots.tsx';

type ChatAnswerComingProps = {
  /** What has come of the answer so far; nothing while it is thought over. */
  text: string;
  /** Who speaks, and what is said of it meanwhile. */
  name: string;
  typing: string;
  showTyping?: boolean;
};

/**
 * The answer on its way: dots until the first words, then text that grows. To a screen reader it is still on its way; the whole
 * answer is read once, when it takes its place among the messages.
 */
export function ChatAnswerComing({ text, name, typing, showTyping = false }: ChatAnswerComingProps) {
  if (text === '') return <TypingDots label={typing} showLabel={showTyping} />;
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
    </div>
  );
}

type ChatFailureProps = { text: string; retry: string; name: string; onRetry: (() => void) | null };

/** Stands after a message that did not get through, with the way to send it again. */
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
