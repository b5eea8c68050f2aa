import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { shortened } from '#core/coaching/shortened.ts';
import { cn } from '#web/ui/cn.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { AnswerChips } from '#web/chat/answer-chips.tsx';
import { type ChatMessage, ChatPanel } from '#web/chat/chat-panel.tsx';
import type { ShowSafety } from '../contract.ts';
import { coachMessages } from '../messages.ts';
import { OfferCard } from './offer-card.tsx';
import { type ChatSubject, type IdentityChatState, useIdentityChat } from './use-identity-chat.ts';

const texts = coachMessages.identityChat;

/** Characters of a goal that the greeting repeats. */
const GOAL_ECHO = 160;

type IdentityChatProps = ChatSubject & {
  /** Stands where the coach would answer once a guest's interactions are used up. */
  limitCard: ReactNode;
  renderSafety: ShowSafety<ReactNode>;
};

/** A conversation that ends with a custom identity, once its name is confirmed. */
export function IdentityChat({ limitCard, renderSafety, ...subject }: IdentityChatProps) {
  const chat = useIdentityChat(subject);
  const { sent, stopped, notice, created } = chat;
  // The answer to the last one may still be coming.
  const isUsedUp = chat.isLimited && !sent;
  return (
    <Card
      asChild
      padding="none"
      className={cn('flex flex-col overflow-hidden', stopped ? 'min-h-[500px]' : 'h-[500px]')}
    >
      <section aria-label={texts.title}>
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-5 py-3.5">
          <h2 className="font-semibold text-base text-ink tracking-[-0.012em]">{texts.title}</h2>
          <Badge tone="complete" dot>
            {texts.online}
          </Badge>
        </header>
        <ChatPanel
          texts={textsFor(chat)}
          messages={shownMessages(chat, subject.goal.description)}
          answer={sent && !created ? { text: sent.answer } : null}
          onStop={chat.stop}
          onWithoutModel={chat.answerWithoutModel}
          failure={chat.failure}
          draft={chat.draft}
          onDraft={chat.setDraft}
          onSend={chat.submit}
          maxLength={MESSAGE_MAX}
          hasBox={!created && !stopped && !isUsedUp}
          notice={chat.leftText}
        >
          {stopped && renderSafety(stopped.safety, chat.goOn)}
          {notice && renderSafety(notice)}
          <Next chat={chat} isUsedUp={isUsedUp} />
          {isUsedUp && !created && limitCard}
        </ChatPanel>
        {created && <IdentityCreated name={created.name} onPlan={chat.plan} />}
      </section>
    </Card>
  );
}

/** What can be done without typing: the card of the offer, and quick answers. */
function Next({ chat, isUsedUp }: { chat: IdentityChatState; isUsedUp: boolean }) {
  const { card, chips, sent, stopped, created } = chat;
  const isAgreeing = sent?.message === texts.offer.said;
  if (stopped || created || (sent && !isAgreeing)) return null;
  return (
    <>
      {card.shown && (
        <OfferCard
          card={card.shown}
          onEdit={card.edit}
          onAgree={() => chat.submit(texts.offer.said)}
          isAgreeing={isAgreeing}
          isNameMissed={card.isNameMissed}
        />
      )}
      {!sent && !isUsedUp && <AnswerChips label={texts.offer.chips} chips={chips} onPress={chat.submit} />}
    </>
  );
}

/** Before the first message the placeholder says what to write. */
function textsFor({ messages, sent }: IdentityChatState) {
  if (messages.length > 0 || sent) return texts;
  return { ...texts, box: { ...texts.box, placeholder: texts.firstPlaceholder } };
}

/** The greeting, the turns so far, and a message not yet among them. */
function shownMessages({ messages, basic, sent, stopped }: IdentityChatState, goal: string): ChatMessage[] {
  const own = sent?.message ?? stopped?.text;
  return [
    { id: 'greeting', from: 'them', text: texts.greeting(shortened(goal, GOAL_ECHO)) },
    ...messages.map(({ id, role, content }) => ({
      id,
      from: role === 'user' ? ('me' as const) : ('them' as const),
      text: content,
      note: basic.includes(id) ? coachMessages.basicMode : undefined,
    })),
    ...(own === undefined ? [] : [{ id: 'sent', from: 'me' as const, text: own }]),
  ];
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
