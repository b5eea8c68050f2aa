import { planningAddress } from '#contract/addresses.ts';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import type { ShowSafety } from '#features/coach/contract.ts';
import { coachMessages } from '#features/coach/messages.ts';
import type { PauseProposal } from '#features/pauses/contract.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { AnswerChips } from '#web/chat/answer-chips.tsx';
import { type ChatMessage, ChatPanel } from '#web/chat/chat-panel.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { reviewMessages } from '#features/reviews/messages.ts';
import { NotBegun } from '../queries.ts';
import { NextWeek } from './next-week.tsx';
import { ReviewChoices } from './review-choices.tsx';
import { type KnownWeek, ReviewFacts } from './review-facts.tsx';
import { getFacts } from '../review-week.ts';
import { type ReviewControl, type ReviewSubject, useReview } from './use-review.ts';
import { weekWords } from '../week-words.ts';

const texts = reviewMessages.screen;

export type ReviewDialogProps = ReviewSubject & {
  open: boolean;
  onClose: () => void;
  /** The id of what has the focus afterwards where the button that opened it is gone. */
  standIn?: string;
  /** The week's habits, if loaded, in their current state. */
  group: HabitGroup | undefined;
  /** The week's rate if nothing else is known. */
  rate: number | null;
  offersWaysBack: boolean;
  onCompleted: () => void;
  onPlan: (address: string) => void;
  renderSafety: ShowSafety<ReactNode>;
  /** Shows days that the coach understood to be left out. */
  renderPause: (proposal: NonNullable<PauseProposal>) => ReactNode;
  /** Stands where the coach would answer once a guest's interactions are used up. */
  limitCard: ReactNode;
};

/**
 * The weekly review of one identity: a conversation about the week that ends in a choice for the next one. What it is about is that of
 * the moment it was opened: give it a new `key` for each opening.
 */
export function ReviewDialog({ open, onClose, standIn, onCompleted, onPlan, ...props }: ReviewDialogProps) {
  const [subject] = useState<ReviewSubject>(props);
  const control = useReview(subject, { isOpen: open, onCompleted, onPlan });
  const { identity, week } = subject;
  const close = () => {
    control.turn.stop?.();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      // What was said is kept; only what is being written is not.
      isUnsaved={control.turn.draft.trim() !== '' && control.chosen === null && !control.closing}
      onOpenChange={(next) => !next && close()}
      standIn={standIn}
      fullScreenOnPhone
      title={texts.title(identity.name)}
      description={week ? texts.week(weekWords(week)) : texts.noWeek}
      footer={getFooter({ control, close, hasNext: subject.hasNext, offersWaysBack: props.offersWaysBack })}
      className="md:h-[min(86dvh,46rem)]"
    >
      <ReviewBody {...props} control={control} onPlan={onPlan} />
    </FormDialog>
  );
}

type ReviewBodyProps = Pick<
  ReviewDialogProps,
  'identity' | 'hasNext' | 'group' | 'rate' | 'renderSafety' | 'renderPause' | 'limitCard' | 'onPlan'
> & {
  week: ReviewSubject['week'];
  control: ReviewControl;
};

function ReviewBody({ control, ...props }: ReviewBodyProps) {
  const week = useLastKnown({ ...props, rate: control.review?.completionRate ?? props.rate });
  if (control.notBegun) return <ReviewFailed error={control.notBegun} onAgain={control.beginAgain} />;
  if (!control.review) return <ReviewLoading />;
  return <ReviewTalk {...props} control={control} week={week} reviewed={props.week} />;
}

type ReviewTalkProps = Omit<ReviewBodyProps, 'group' | 'rate' | 'week'> & {
  week: KnownWeek;
  reviewed: ReviewSubject['week'];
};

function ReviewTalk({ control, limitCard, ...props }: ReviewTalkProps) {
  const { turn, closing, stopped, isDone } = control;
  const whole = useRef<HTMLDivElement>(null);
  useReadingPlace(whole, { hasJustOpened: control.messages.length === 1, isClosing: closing !== null });
  const isOpening = !isDone && !control.hasOpened;
  // The button that was pressed is gone: its words are back in the box, or the coach is about to speak.
  const again = () => {
    turn.failure?.onRetry?.();
    const [log, box] = whole.current?.querySelectorAll<HTMLElement>('[role=log], textarea') ?? [];
    (box ?? log)?.focus({ preventScroll: true });
  };
  return (
    <div ref={whole} className="flex h-full flex-col">
      <ChatPanel
        className="overflow-hidden rounded-lg bg-ground/50 ring-1 ring-line ring-inset"
        texts={{ ...texts.chat, notSent: failureText(control, isOpening) }}
        messages={messagesIn(control, props)}
        answer={turn.sent && { text: turn.sent.answer }}
        onStop={turn.stop}
        onWithoutModel={turn.answerWithoutModel}
        failure={turn.failure && { ...turn.failure, onRetry: turn.failure.onRetry && again }}
        draft={turn.draft}
        onDraft={turn.setDraft}
        onSend={turn.submit}
        maxLength={MESSAGE_MAX}
        busy={control.chosen !== null}
        hasBox={!isDone && !isOpening && !closing && !stopped && !control.isLimited}
        notice={control.leftText}
      >
        {stopped && props.renderSafety(stopped.safety, control.goOn)}
        <Ahead {...props} control={control} />
        {control.isLimited && !closing && limitCard}
      </ChatPanel>
    </div>
  );
}

type AheadProps = Pick<ReviewTalkProps, 'control' | 'identity' | 'hasNext' | 'onPlan' | 'reviewed'>;

/** True while something can be said, and nothing is chosen yet. */
const isOpen = ({ closing, stopped, isDone, hasOpened }: ReviewControl) => hasOpened && !isDone && !closing && !stopped;

/** Under the coach's last words: what can be said at a tap, and what each choice would make of next week. */
function Ahead({ control, identity, hasNext, onPlan, reviewed }: AheadProps) {
  const { turn, messages, review, chosen, isLimited } = control;
  if (!isOpen(control)) return null;
  const canSay = chosen === null && !isLimited && !turn.sent;
  return (
    <>
      {canSay && review && (
        <AnswerChips
          label={texts.chips}
          chips={review.wantsPlan ? [...review.chips, texts.otherPlan] : review.chips}
          onPress={(chip) =>
            review.wantsPlan && chip === texts.otherPlan ? onPlan(planningAddress(identity.id, {})) : turn.submit(chip)
          }
        />
      )}
      {!hasNext && <NextWeek identityId={identity.id} week={reviewed} turns={messages.length} />}
    </>
  );
}

/** The opening is read from its first word on, though it is longer than its place; the last words are always in sight. */
function useReadingPlace(
  whole: RefObject<HTMLElement | null>,
  { hasJustOpened, isClosing }: { hasJustOpened: boolean; isClosing: boolean },
): void {
  useEffect(() => {
    const log = whole.current?.querySelector('[role=log]');
    if (!log) return;
    if (isClosing) log.scrollTop = log.scrollHeight;
    else if (hasJustOpened) log.scrollTop = 0;
  }, [whole, hasJustOpened, isClosing]);
}

/** The facts of the week; those known last while the page brings itself up to date with a later plan. */
function useLastKnown({ group, rate, week }: Pick<ReviewBodyProps, 'group' | 'rate' | 'week'>): KnownWeek {
  const facts = useMemo(() => week && getFacts(group, week), [group, week]);
  const [known, setKnown] = useState(facts);
  if (facts && facts !== known) setKnown(facts);
  return { rate: known ? known.rate : rate, facts: known };
}

function failureText({ failedWith }: ReviewControl, isOpening: boolean): string {
  const text = isOpening ? reviewMessages.toast.startFailed : texts.chat.notSent;
  return failedWith === null ? text : `${text}\n${texts.conductFailed(failedWith)}`;
}

type Drawing = Pick<ReviewDialogProps, 'renderSafety' | 'renderPause'> & { week: KnownWeek };

/** The conversation: the coach's opening with the week's charts, the turns, and the closing message. */
function messagesIn(
  { messages, beside, turn, stopped, isDone, review, closing }: ReviewControl,
  { week, renderSafety, renderPause }: Drawing,
): ChatMessage[] {
  const facts = <ReviewFacts {...week} />;
  const summary = review?.aiSummary ?? '';
  if (isDone && !closing) return [{ id: 'summary', from: 'them', text: summary, after: facts }];
  const own = turn.sent?.message ?? stopped?.text ?? '';
  const opening = messages.findIndex(({ role }) => role === 'assistant');
  return [
    ...messages.map(({ role, content }, at): ChatMessage => {
      const { isBasic = false, safety = null, pause = null } = beside.get(at) ?? {};
      return {
        id: String(at),
        from: role === 'user' ? 'me' : 'them',
        text: content,
        note: isBasic ? coachMessages.basicMode : undefined,
        after: (
          <>
            {at === opening && facts}
            {safety && renderSafety(safety)}
            {pause && renderPause(pause)}
          </>
        ),
      };
    }),
    ...(own === '' ? [] : [{ id: String(messages.length), from: 'me' as const, text: own }]),
    ...(closing?.words ?? []).map((text, at) => ({ id: `closing-${at}`, from: 'them' as const, text })),
  ];
}

type Footing = { control: ReviewControl; close: () => void; hasNext: boolean; offersWaysBack: boolean };

/** The buttons of the step; null where there is nothing to press. */
function getFooter({ control, close, hasNext, offersWaysBack }: Footing): ReactNode {
  const { closing, stopped, isDone, hasOpened, turn, chosen } = control;
  if (stopped || closing?.address === null) return <NextButton label={texts.close} onPress={close} isQuiet />;
  if (closing) return <NextButton label={texts.next} onPress={control.plan} />;
  if (isDone) {
    return hasNext ? (
      <NextButton label={texts.close} onPress={close} isQuiet />
    ) : (
      <>
        <p className="flex items-center gap-2 text-quiet text-sm max-md:order-last md:mr-auto">
          {texts.difficulty}: <span className="font-medium text-ink">{texts.choice[control.difficulty].label}</span>
        </p>
        <NextButton label={texts.next} onPress={control.planAfter} />
      </>
    );
  }
  if (!hasOpened) return null;
  return <ReviewChoices {...{ chosen, offersWaysBack }} disabled={turn.sent !== null} onChoose={control.end} />;
}

type NextButtonProps = { label: string; onPress: () => void; isQuiet?: boolean };

/** The only remaining action. The previously focused element is gone. */
function NextButton({ label, onPress, isQuiet = false }: NextButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} size="lg" variant={isQuiet ? 'quiet' : 'primary'} className="md:min-w-48" onClick={onPress}>
      {label}
    </Button>
  );
}

/** Placeholder for the conversation while the week loads. */
function ReviewLoading() {
  return (
    <div aria-busy="true" className="flex h-full flex-col gap-3">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      <Skeleton className="h-24 w-4/5" />
      <Skeleton className="h-44 w-full" />
    </div>
  );
}

function ReviewFailed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const canRetry = !(error instanceof NotBegun) || error.canRetry;
  const isRefused = error instanceof NotBegun && error.isRefused;
  return (
    <div role={isRefused ? 'status' : 'alert'} className="flex flex-col items-start gap-4 py-4">
      <p className="text-base text-ink">{error.message}</p>
      {canRetry && (
        <Button variant="quiet" onClick={onAgain}>
          {texts.again}
        </Button>
      )}
    </div>
  );
}
