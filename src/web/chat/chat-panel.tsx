import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '#web/ui/cn.ts';
import { ChatAnswerComing, ChatFailure } from './chat-answer.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { MessageBox } from './message-box.tsx';

/** Pixels from the lower end at which a reader counts as being there. */
const NEAR = 32;

export type ChatTexts = {
  /** What the conversation is called, and who speaks in it. */
  log: string;
  me: string;
  them: string;
  typing: string;
  /** Said after a message that did not get through. */
  notSent: string;
  retry: string;
  box: { label: string; placeholder: string; send: string; sendHint: string; stop: string };
};

export type ChatMessage = {
  id: string;
  from: 'me' | 'them';
  text: string;
  /** A quiet line under it. */
  note?: string | undefined;
  /** What belongs to it besides its text, such as a card. */
  after?: ReactNode;
};

export type ChatPanelProps = {
  texts: ChatTexts;
  /** What was said, oldest first. */
  messages: readonly ChatMessage[];
  /** The pending answer and its text so far; null when there is none. */
  answer: { text: string } | null;
  /** Cancels the pending answer; null when there is nothing to cancel. */
  onStop: (() => void) | null;
  /** Has the built-in engine answer in place of a model that takes its time. */
  onWithoutModel?: () => void;
  /** After a message that failed to send, whose text went back into the box; `onRetry` is null once it was edited. A `reason` is shown instead of `notSent`. */
  failure: { onRetry: (() => void) | null; reason?: string | null } | null;
  draft: string;
  onDraft: (draft: string) => void;
  onSend: (message: string) => void;
  /** Characters that one message can have. */
  maxLength: number;
  /** Sending is disabled although no answer is pending. */
  busy?: boolean;
  /** Without it there is no message box: the conversation is over or paused. */
  hasBox?: boolean;
  /** A quiet line above the box. */
  notice?: string | undefined;
  /** What stands after the messages, such as a card. */
  children?: ReactNode;
  className?: string;
};

/** A conversation with its own scrolling, and the box to say the next thing. It fills the height that it is given. */
export function ChatPanel(props: ChatPanelProps) {
  const { texts, messages, answer, failure, children, notice, hasBox = true, busy = false, className } = props;
  const own = messages.filter((message) => message.from === 'me').length;
  const content = [
    messages.map(({ id }) => id).join(),
    answer?.text.length,
    failure !== null,
    Boolean(children),
  ].join();
  const log = useScrollToEnd({ content, own });

  return (
    <div className={cn('flex min-h-0 flex-1 flex-col', className)}>
      <div
        ref={log}
        role="log"
        aria-label={texts.log}
        aria-live="polite"
        // A box that scrolls has to be reachable by keyboard.
        tabIndex={0}
        className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-5"
      >
        {messages.map((message) => (
          <Said key={message.id} message={message} name={message.from === 'me' ? texts.me : texts.them} />
        ))}
        {answer && (
          <ChatAnswerComing
            text={answer.text}
            name={texts.them}
            typing={texts.typing}
            onWithoutModel={props.onWithoutModel}
          />
        )}
        {failure && (
          <ChatFailure
            text={failure.reason ?? texts.notSent}
            retry={texts.retry}
            name={texts.them}
            onRetry={failure.onRetry}
          />
        )}
        {children}
      </div>
      {hasBox && (
        <div className="border-line border-t p-3">
          {notice && <p className="mb-2 text-center text-quiet text-sm">{notice}</p>}
          <MessageBox
            texts={texts.box}
            draft={props.draft}
            onDraft={props.onDraft}
            busy={busy || answer !== null}
            onSend={props.onSend}
            onStop={props.onStop}
            maxLength={props.maxLength}
          />
        </div>
      )}
    </div>
  );
}

function Said({ message, name }: { message: ChatMessage; name: string }) {
  const { from, text, note, after } = message;
  return (
    <Fragment>
      {text !== '' && (
        <ChatBubble still from={from} name={name} note={note}>
          {text}
        </ChatBubble>
      )}
      {after}
    </Fragment>
  );
}

/**
 * Keeps a growing, scrolling box at its bottom as long as the reader is there; does not move readers who have scrolled up. `content` changes with the
 * messages; `own` counts the reader's own ones, the newest of which always scrolls into view. Returns the ref of the box.
 */
function useScrollToEnd({ content, own }: { content: string; own: number }) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastOwn = useRef(own);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.clientHeight - element.scrollTop <= NEAR;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);

  useEffect(() => {
    const hasSpoken = own > lastOwn.current;
    lastOwn.current = own;
    if (hasSpoken) isAtEnd.current = true;
    const element = box.current;
    // Within its own box: the page stays where it is.
    if (element && content !== '' && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [content, own]);

  return box;
}
