import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { aiNotice } from '#core/coaching/quota.ts';
import type { ShowSafety } from '#features/coach/contract.ts';
import { coachMessages } from '#features/coach/messages.ts';
import type { PauseProposal } from '#features/pauses/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { AnswerChips } from '#web/chat/answer-chips.tsx';
import { type ChatMessage, ChatPanel } from '#web/chat/chat-panel.tsx';
import { modalMessages } from '#features/check-ins/modal-messages.ts';
import { CapturedProgress } from './captured-progress.tsx';
import { type CheckInChat, chipsOf } from './check-in-chat.ts';
import { dayLabel } from '../day/day-label.ts';
import { aiUsageQuery } from '../queries.ts';
import type { CheckInControl } from '../use-check-in.ts';

const texts = modalMessages.chat;

// As much of 500 px as leaves room for what is captured on a phone, and for the whole panel in a window.
const HEIGHT = 'h-[min(500px,calc(100dvh-22rem))] min-h-72 md:h-[min(500px,calc(86dvh-17.5rem))]';

type CheckInChatTabProps = {
  control: CheckInControl;
  isToday: boolean;
  renderSafety: ShowSafety<ReactNode>;
  renderPause: (proposal: NonNullable<PauseProposal>) => ReactNode;
  limitCard: ReactNode;
};

/** The check-in by chat, with the captured progress beside it. */
export function CheckInChatTab({ control, isToday, renderSafety, renderPause, limitCard }: CheckInChatTabProps) {
  const { chat, send, type, stop, answerWithoutModel } = control.chat;
  const { isLimited, notice } = useAllowance(chat);
  const greeting = isToday ? texts.greeting : texts.greetingEarlier(dayLabel(control.day.date));
  const messages = messagesIn(chat, { greeting, renderSafety, renderPause });
  const { failed } = chat;
  const whole = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so focus returns to the text box.
  const focusBox = () => whole.current?.querySelector('textarea')?.focus({ preventScroll: true });
  const then = (work: () => void) => {
    work();
    focusBox();
  };
  return (
    <div ref={whole} className="grid gap-5 md:grid-cols-[minmax(0,1fr)_17.5rem]">
      <ChatPanel
        className={cn('rounded-lg bg-ground/50 ring-1 ring-line ring-inset', HEIGHT)}
        texts={{ ...texts, notSent: failed?.reason ?? texts.failed }}
        messages={messages}
        answer={chat.pending && { text: chat.pending.reply }}
        onStop={chat.pending && stop}
        onWithoutModel={answerWithoutModel}
        failure={toFailure(chat, send)}
        draft={chat.draft}
        onDraft={type}
        onSend={send}
        maxLength={MESSAGE_MAX}
        busy={control.flow.step !== 'form'}
        hasBox={!isLimited}
        notice={notice}
      >
        {isLimited && <Limited {...{ limitCard, onByHand: () => control.choose('manual') }} />}
        {!isLimited && !chat.pending && !failed && (
          <AnswerChips
            label={texts.suggestions}
            chips={chat.turns.length === 0 ? texts.quick : chipsOf(chat)}
            onPress={(answer) => then(() => send(answer))}
          />
        )}
      </ChatPanel>
      <CapturedProgress
        control={control}
        onClear={() => then(control.chat.clear)}
        className="md:-m-1 md:max-h-[min(500px,calc(86dvh-17.5rem))] md:overflow-y-auto md:p-1"
      />
    </div>
  );
}

/** Shows that the coach is answering, and a guest's remaining allowance when it is low. */
function useAllowance({ isLimited, pending }: CheckInChat): { isLimited: boolean; notice: string | undefined } {
  const remaining = useQuery(aiUsageQuery).data?.remaining ?? -1;
  const notice = aiNotice(remaining);
  const { low, final } = coachMessages.remaining;
  return {
    isLimited: isLimited || (notice === 'reached' && !pending),
    notice: notice === 'low' ? low(remaining) : notice === 'final' ? final : undefined,
  };
}

/** A failed message; its bubble offers a retry as long as the box still holds it unchanged. */
function toFailure({ failed, draft }: CheckInChat, send: (message: string) => void) {
  return failed && { onRetry: failed.message === draft ? () => send(failed.message) : null };
}

type Manner = { greeting: string } & Pick<CheckInChatTabProps, 'renderSafety' | 'renderPause'>;

function messagesIn({ turns, pending }: CheckInChat, { greeting, renderSafety, renderPause }: Manner): ChatMessage[] {
  const said = turns.map(
    ({ role, content, safety, pause, isBasic }, at): ChatMessage => ({
      id: String(at),
      from: role === 'user' ? 'me' : 'them',
      text: content,
      note: isBasic ? coachMessages.basicMode : undefined,
      // Below the reply: what stands above it is scrolled away on a phone.
      after: (safety ?? pause) && (
        <>
          {safety && renderSafety(safety)}
          {pause && renderPause(pause)}
        </>
      ),
    }),
  );
  return [
    { id: 'greeting', from: 'them', text: greeting },
    ...said,
    ...(pending ? [{ id: String(turns.length), from: 'me' as const, text: pending.message }] : []),
  ];
}

function Limited({ limitCard, onByHand }: { limitCard: ReactNode; onByHand: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      {limitCard}
      <Button variant="quiet" onClick={onByHand}>
        {texts.byHand}
      </Button>
    </div>
  );
}
