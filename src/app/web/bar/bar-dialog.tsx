import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { EVIDENCE_QUESTIONS, type EvidenceQuestion } from '#core/evidence/asked/question.ts';
import { AiLimitCard } from '#features/account/web/ai-limit-card.tsx';
import type { BarAnswer } from '#features/bar/contract.ts';
import { barMessages } from '#features/bar/messages.ts';
import { Dictate } from '#features/bar/web/dictate.tsx';
import { HeardCard } from '#features/bar/web/heard-card.tsx';
import { HelpCard } from '#app/web/help/help-card.tsx';
import { currentHabitsQuery } from '#features/plans/web/queries.ts';
import { answerMessages } from '#features/progress/answer-messages.ts';
import { AnswerCard } from '#features/progress/web/evidence/answer/answer-card.tsx';
import { AnswerChips } from '#web/chat/answer-chips.tsx';
import { MessageBox } from '#web/chat/message-box.tsx';
import { apiQuery } from '#web/query-client.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Meanings } from './meanings.tsx';
import { type Bar, useBar } from './use-bar.ts';

const texts = barMessages;

type Identity = { id: string; name: string };

type BarDialogProps = {
  userId: string;
  /** The identity that is looked at; none on the dashboard. */
  identityId: string | undefined;
  /** What is read at once, as typed elsewhere. */
  said: string;
  open: boolean;
  onClose: () => void;
  /** Focuses the box, at the end of what was kept and of what was typed since the window was asked for. */
  onFocus: (box: HTMLTextAreaElement | null | undefined) => void;
  /** Opens the week as it is drawn, in the place of this window. */
  onWeek: () => void;
};

/** Where one says what was done, or what should change, and sees what was understood before anything is done. */
export function BarDialog({ userId, identityId, said, open, onClose, onFocus, onWeek }: BarDialogProps) {
  const groups = useQuery(currentHabitsQuery).data ?? [];
  const today = useQuery(apiQuery('GET /api/check-ins/daily-status')).data?.today;
  const identities = (useQuery(apiQuery('GET /api/identities')).data ?? []).filter(({ archivedAt }) => !archivedAt);
  const looked = identities.find(({ id }) => id === identityId) ?? identities[0];
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        onFocus(content.current?.querySelector('textarea'));
      }}
      title={texts.label}
      description={texts.description}
      className="md:mt-[12dvh] md:mb-auto"
    >
      <div ref={content}>
        {today && looked && (
          <Talk {...{ userId, identityId, said, groups, today, identities, looked, onClose, onWeek }} />
        )}
      </div>
    </Dialog>
  );
}

type TalkProps = Omit<BarDialogProps, 'open' | 'onFocus'> &
  Pick<Parameters<typeof useBar>[0], 'groups' | 'today'> & { identities: readonly Identity[]; looked: Identity };

function Talk({ identities, looked, said, onClose, onWeek, ...about }: TalkProps) {
  const bar = useBar({ ...about, onDone: onClose });
  const [asked, setAsked] = useState<EvidenceQuestion | null>(null);
  const isSaid = useRef(false);
  useEffect(() => {
    if (said === '' || isSaid.current) return;
    isSaid.current = true;
    bar.send(said);
  });
  const { heard } = bar;
  if (heard?.answer.safety?.stopsCoaching) return <HelpCard answer={heard.answer.safety} onGoOn={bar.back} />;
  return (
    <div className="flex flex-col gap-4">
      {heard ? (
        <Heard {...{ bar, heard, identities, looked, onClose, onWeek }} />
      ) : (
        asked && <Whose key={asked} {...{ identities, looked }} question={asked} />
      )}
      <Standing bar={bar} />
      <div data-bottom-bar="" className="flex flex-col gap-4 empty:hidden">
        {(!heard || bar.draft !== '') && <Box bar={bar} />}
        {!heard && (
          <AnswerChips
            label={texts.examples}
            chips={EVIDENCE_QUESTIONS.map((question) => answerMessages.asked[question])}
            onPress={(chip) => setAsked(EVIDENCE_QUESTIONS.find((one) => answerMessages.asked[one] === chip) ?? null)}
          />
        )}
      </div>
    </div>
  );
}

/** That the words are being read, or why they were not. */
function Standing({ bar: { isLimited, failure, isReading } }: { bar: Bar }) {
  return (
    <>
      {isLimited && <AiLimitCard />}
      {failure && (
        <p role="alert" className="text-danger text-sm">
          {failure}
        </p>
      )}
      <p role="status" className={isReading ? 'text-quiet text-sm' : 'sr-only'}>
        {isReading && texts.reading}
      </p>
    </>
  );
}

function Box({ bar }: { bar: Bar }) {
  return (
    <div className="flex flex-col gap-1">
      <MessageBox
        texts={texts.box}
        draft={bar.draft}
        onDraft={bar.setDraft}
        busy={bar.isReading || bar.isDoing}
        onSend={bar.send}
        maxLength={MESSAGE_MAX}
      />
      <Dictate onWords={(words) => bar.setDraft([bar.draft.trim(), words].filter(Boolean).join(' '))} />
    </div>
  );
}

const isNothingIn = ({ parts, reply, choices, notUnderstood }: BarAnswer) =>
  reply === '' && parts.length + choices.length + notUnderstood.length === 0;

type HeardProps = { bar: Bar; heard: NonNullable<Bar['heard']>; identities: readonly Identity[]; looked: Identity };

function Heard({
  bar,
  heard,
  identities,
  looked,
  onClose,
  onWeek,
}: HeardProps & Pick<BarDialogProps, 'onClose' | 'onWeek'>) {
  const { said, answer, lines, on, refused } = heard;
  const questions = answer.parts.filter((part) => part.kind === 'question');
  return (
    <HeardCard
      key={said}
      said={said}
      lines={lines.map((line) => ({ ...line, isOn: on.has(line.id) }))}
      reply={answer.reply}
      isNothing={isNothingIn(answer)}
      refused={refused}
      busy={bar.isDoing}
      onToggle={bar.toggle}
      onDo={bar.doIt}
      onBack={bar.back}
    >
      {answer.safety && <HelpCard answer={answer.safety} />}
      {questions.map(({ question, identityId }) => (
        <Whose
          key={question}
          identities={identities}
          looked={identities.find(({ id }) => id === identityId) ?? looked}
          question={question}
        />
      ))}
      <Meanings {...{ answer, looked, onClose, onWeek }} onChip={bar.press} />
    </HeardCard>
  );
}

/** The answer of one identity's evidence; where there are several, any of them can be asked. */
function Whose({ identities, looked, question }: Omit<HeardProps, 'bar' | 'heard'> & { question: EvidenceQuestion }) {
  const [id, setId] = useState(looked.id);
  const identity = identities.find((one) => one.id === id) ?? looked;
  return (
    <div className="flex flex-col gap-2">
      {identities.length > 1 && (
        <Segmented
          label={answerMessages.whose}
          value={identity.id}
          onChange={setId}
          options={identities.map((one) => ({ value: one.id, label: one.name }))}
          className="flex-wrap"
        />
      )}
      <AnswerCard identity={identity} question={question} />
    </div>
  );
}
