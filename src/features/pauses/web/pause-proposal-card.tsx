import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import type { Pause, PauseProposal } from '../contract.ts';
import { pauseMessages } from '../messages.ts';
import { spanWords } from './pause-days.ts';
import { identitiesQuery, pausesQuery, type PauseChanges, usePauseChanges } from './queries.ts';

const texts = pauseMessages.proposal;
const ALL = 'all';

type Proposal = NonNullable<PauseProposal>;

type State = 'asked' | 'made' | 'declined';

type PauseProposalCardProps = {
  proposal: Proposal;
  /** Beside words that have asked the question already: no card of its own, and all identities at once. */
  isBrief?: boolean;
};

/** The days that the coach understood, to be paused or not: nothing happens before a button is pressed. */
export function PauseProposalCard({ proposal, isBrief = false }: PauseProposalCardProps) {
  const pauses = useQuery(pausesQuery).data ?? [];
  const changes = usePauseChanges();
  const [isDeclined, setDeclined] = useState(false);
  // Matched by its days, so that the answer survives remounting the conversation.
  const made = pauses.find(({ from, until }) => from === proposal.from && until === proposal.until);
  const state: State = made ? 'made' : isDeclined ? 'declined' : 'asked';
  const { card, press } = useFocusAfter(state);
  const section = (
    <section ref={card} tabIndex={-1} aria-label={texts.title} className="outline-none">
      <Days {...{ proposal, state, isBrief }} />
      {state === 'asked' && (
        <Question
          {...{ proposal, changes, isBrief }}
          onPress={press}
          onDecline={() => {
            press();
            setDeclined(true);
          }}
        />
      )}
      {made && <UndoButton pause={made} changes={changes} onPress={press} />}
    </section>
  );
  if (isBrief) return section;
  return (
    <Card asChild className="w-full max-w-[34rem] self-start p-4">
      {section}
    </Card>
  );
}

function Days({ proposal, state, isBrief }: { proposal: Proposal; state: State; isBrief: boolean }) {
  const effect = isBrief ? null : texts.effect;
  return (
    <p className="flex items-start gap-3">
      <CalendarOff className="mt-0.5 size-5 shrink-0 text-rest" aria-hidden="true" />
      <span className="min-w-0">
        {state === 'asked' && !isBrief && <span className="block text-quiet text-sm">{texts.title}</span>}
        <span className="block font-medium text-base text-ink">
          {state === 'made' && `${texts.accepted}: `}
          {spanWords(proposal)}
        </span>
        <span className="block text-quiet text-sm">{state === 'declined' ? texts.declined : effect}</span>
      </span>
    </p>
  );
}

/** When the clicked button is gone, focus moves to the card, which says what happened. */
function useFocusAfter(state: string) {
  const card = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  // The state is what takes the buttons away, though the effect does not read it.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    card.current?.focus({ preventScroll: true });
  }, [state]);
  return {
    card,
    press: () => {
      pressed.current = true;
    },
  };
}

type QuestionProps = {
  proposal: Proposal;
  isBrief: boolean;
  changes: PauseChanges;
  onPress: () => void;
  onDecline: () => void;
};

function Question({ proposal, isBrief, changes, onPress, onDecline }: QuestionProps) {
  const identities = (useQuery(identitiesQuery).data ?? []).filter(({ archivedAt }) => archivedAt === null);
  const [who, setWho] = useState(ALL);
  const { make } = changes;
  const accept = () => {
    onPress();
    const { from, until, reason } = proposal;
    make.mutate({ from, until, ...(reason && { reason }), ...(who !== ALL && { identityId: who }) });
  };
  return (
    <>
      {identities.length > 1 && !isBrief && <Whom identities={identities} who={who} onChange={setWho} />}
      {make.isError && (
        <p role="alert" className="mt-3 text-danger text-sm">
          {pauseMessages.dialog.failed.description}
        </p>
      )}
      <Buttons>
        <Button variant="quiet" busy={make.isPending} busyLabel={texts.accepting} onClick={accept}>
          {texts.accept}
        </Button>
        <Button variant="ghost" disabled={make.isPending} onClick={onDecline}>
          {texts.decline}
        </Button>
      </Buttons>
    </>
  );
}

type WhomProps = {
  identities: readonly { id: string; name: string }[];
  who: string;
  onChange: (who: string) => void;
};

/** Defaults to all identities: most days off are days off from everything. */
function Whom({ identities, who, onChange }: WhomProps) {
  const [isOpen, setOpen] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  // The button that led here is gone.
  useEffect(() => {
    if (isOpen) choices.current?.querySelector<HTMLElement>('[role="radio"]')?.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <p className="mt-3 flex flex-wrap items-center gap-x-2 text-ink text-sm">
        {texts.forAll}
        <Button variant="ghost" size="sm" className="-ml-2 text-accent" onClick={() => setOpen(true)}>
          {texts.chooseOne}
        </Button>
      </p>
    );
  }
  return (
    <div ref={choices} className="mt-4">
      <ChoiceCards
        label={texts.who}
        options={[
          { value: ALL, label: pauseMessages.everyone },
          ...identities.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={who}
        onChange={onChange}
      />
    </div>
  );
}

type UndoButtonProps = { pause: Pause; changes: PauseChanges; onPress: () => void };

function UndoButton({ pause, changes: { undo }, onPress }: UndoButtonProps) {
  const press = () => {
    onPress();
    undo.mutate(pause);
  };
  return (
    <Buttons>
      <Button variant="quiet" busy={undo.isPending} onClick={press}>
        {texts.undo}
      </Button>
    </Buttons>
  );
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap gap-2 max-sm:[&>button]:px-3">{children}</div>;
}
