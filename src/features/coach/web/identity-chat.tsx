import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { MESSAGE_MAX } from '#core/conversation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { ChatBubble } from '#web/ui/chat-bubble.tsx';
import { TypingDots } from '#web/ui/typing-dots.tsx';
import { coachMessages } from '../messages.ts';
import { SafetyCard } from './safety-card.tsx';
import { type ChatSubject, type IdentityChatState, useIdentityChat } from './use-identity-chat.ts';

const texts = coachMessages.identityChat;

/** Characters of a goal that the greeting repeats. */
const GOAL_ECHO = 160;

type IdentityChatProps = ChatSubject & {
  /** Stands where the coach would answer once a guest's interactions are used up. */
  limitCard: ReactNode;
};

/** A conversation that ends in an identity of one's own, once its name was agreed to. */
export function IdentityChat({ limitCard, ...subject }: IdentityChatProps) {
  const chat = useIdentityChat(subject);
  const hasSpoken = chat.messages.length > 0 || chat.sent !== null;
  return (
    <Card asChild padding="none" className="flex h-[500px] flex-col overflow-hidden">
      <section aria-label={texts.title}>
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-5 py-3.5">
          <h2 className="font-semibold text-base text-ink tracking-[-0.012em]">{texts.title}</h2>
          <Badge tone="complete" dot>
            {texts.online}
          </Badge>
        </header>
        <ChatLog chat={chat} goal={subject.goal.description} limitCard={limitCard} />
        {chat.created && <IdentityCreated name={chat.created.name} onPlan={chat.plan} />}
        {!chat.created && !chat.isStopped && (
          <div className="border-line border-t p-3">
            <MessageBox
              texts={hasSpoken ? texts.box : { ...texts.box, placeholder: texts.firstPlaceholder }}
              draft={chat.draft}
              onDraft={chat.setDraft}
              busy={chat.isPending}
              onSend={chat.submit}
              maxLength={MESSAGE_MAX}
            />
          </div>
        )}
      </section>
    </Card>
  );
}

function Said({ role, children }: { role: 'user' | 'assistant'; children: string }) {
  const isMine = role === 'user';
  return (
    <ChatBubble from={isMine ? 'me' : 'them'} name={isMine ? texts.me : texts.coach}>
      {children}
    </ChatBubble>
  );
}

type ChatLogProps = { chat: IdentityChatState; goal: string; limitCard: ReactNode };

function ChatLog({ chat, goal, limitCard }: ChatLogProps) {
  const { messages, sent, notice, isPending, isLimited, created } = chat;
  const log = useRef<HTMLDivElement>(null);
  const shown = [
    messages.length,
    sent?.text,
    sent?.safety?.label,
    notice?.label,
    isPending,
    isLimited,
    created?.id,
  ].join();
  // Within its own box: the page stays where it is.
  useEffect(() => {
    const box = log.current;
    if (box && shown !== '') box.scrollTop = box.scrollHeight;
  }, [shown]);

  return (
    <div
      ref={log}
      role="log"
      aria-label={texts.log}
      aria-live="polite"
      // A box that scrolls has to be reachable by keyboard.
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-5"
    >
      <Said role="assistant">{texts.greeting(goal.length > GOAL_ECHO ? `${goal.slice(0, GOAL_ECHO)}…` : goal)}</Said>
      {messages.map(({ id, role, content }) => (
        <Said key={id} role={role}>
          {content}
        </Said>
      ))}
      {sent && <Said role="user">{sent.text}</Said>}
      {sent?.safety && <SafetyCard answer={sent.safety} />}
      {notice && !sent && <SafetyCard answer={notice} />}
      {isPending && !created && <TypingDots label={texts.typing} />}
      {isLimited && limitCard}
    </div>
  );
}

function IdentityCreated({ name, onPlan }: { name: string; onPlan: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The box that had the focus is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div
      role="status"
      className="flex animate-fade-in flex-col items-center gap-3 border-line border-t bg-complete-soft p-5 text-center"
    >
      <span className="grid size-11 place-items-center rounded-full bg-surface text-complete">
        <Check className="size-6" strokeWidth={2.5} aria-hidden="true" />
      </span>
      <div>
        <p className="font-semibold text-ink text-lg tracking-[-0.012em]">{texts.created}</p>
        <p className="mt-0.5 break-words text-base text-ink">{texts.createdText(name)}</p>
      </div>
      <Button ref={button} onClick={onPlan}>
        {texts.plan}
      </Button>
    </div>
  );
}
