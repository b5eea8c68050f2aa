import './canvas.css';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Lane, loadOf, riskiestDay, SLOTS } from '#core/canvas/canvas.ts';
import { type CalendarDay, toWeekday } from '#core/calendar/calendar.ts';
import { canvasMessages } from '#features/plans/canvas-messages.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { weekFrom } from '#web/habit/habit-words.ts';
import { useWeekStart } from '#web/habit/use-week-start.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { currentHabitsQuery } from '../queries.ts';
import { boardOf, laneAfter, lanesFor, type Piece, piecesIn, type Place, placeOf, slotName } from './board.ts';
import { CanvasLane } from './canvas-lane.tsx';
import { CanvasPiece } from './canvas-piece.tsx';
import { dragPiece } from './drag-piece.ts';
import { MoveBar } from './move-bar.tsx';
import { RiskNote } from './risk-note.tsx';
import { isArrow, useBoard } from './use-board.ts';
import { useHistory } from './use-history.ts';
import { useSaving } from './use-saving.ts';

const texts = canvasMessages;

const runningOf = (groups: readonly HabitGroup[]) => groups.filter(({ canCheckInToday }) => canCheckInToday);

type CanvasDialogProps = { today: CalendarDay; open: boolean; onClose: () => void };

/** The week's habits on their days and times, moved to where they fit. Give it a new `key` for each opening. */
export function CanvasDialog({ today, open, onClose }: CanvasDialogProps) {
  const current = useQuery(currentHabitsQuery).data ?? [];
  // Whatever is fetched meanwhile, what is moved is of the plans that were shown.
  const [groups, setGroups] = useState(runningOf(current));
  const days = weekFrom(useWeekStart());
  const [isOvertaken, setOvertaken] = useState(false);
  // As the week was opened: a piece that is moved moves no lane.
  const lanes = lanesFor(boardOf(groups), days);
  const board = useBoard(boardOf(groups), lanes);
  const saving = useSaving({
    groups,
    today,
    onSaved: onClose,
    onOvertaken: (now) => {
      setOvertaken(true);
      setGroups(runningOf(now));
      board.reset(boardOf(runningOf(now)));
    },
  });
  const busy = saving.isPending;
  const leave = () => {
    if (board.held) board.takeBack(board.held);
    else if (!busy) onClose();
  };
  return (
    <FormDialog
      open={open}
      isUnsaved={board.isChanged && !busy && !board.held}
      onOpenChange={(next) => !next && leave()}
      size="xl"
      className="canvas-window"
      fullScreenOnPhone
      title={texts.title}
      description={texts.description}
      footer={
        <>
          {board.isChanged && (
            <Button variant="ghost" className="md:mr-auto" aria-disabled={busy} onClick={() => !busy && board.undo()}>
              {texts.undo}
            </Button>
          )}
          <Button variant="quiet" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button
            busy={busy}
            busyLabel={texts.saving}
            aria-disabled={!board.isChanged}
            onClick={() => board.isChanged && saving.mutate(board.board)}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      {isOvertaken && (
        <p role="alert" className="mb-3 rounded-md bg-important-soft px-4 py-3 text-important text-sm">
          {texts.overtaken}
        </p>
      )}
      <CanvasBoard
        {...{ board, lanes, days, today }}
        identities={groups.map(({ identityId: id, identity }) => ({ id, ...identity }))}
      />
    </FormDialog>
  );
}

type CanvasBoardProps = {
  board: ReturnType<typeof useBoard>;
  lanes: readonly Lane[];
  days: ReturnType<typeof weekFrom>;
  today: CalendarDay;
  identities: readonly { id: string; name: string }[];
};

function CanvasBoard({ board, lanes: ofWeek, days, today, identities }: CanvasBoardProps) {
  const history = useHistory(identities.map(({ id }) => id));
  const [chosen, setChosen] = useState<Piece | null>(null);
  const focus = useFocusAfter();
  const habits = board.board.map(({ habit }) => habit);
  const risk = history && riskiestDay(habits, history);
  const loads = days.map((day) => loadOf(habits, day));
  const hasDaily = piecesIn(board.board, 'daily').length > 0;
  const lanes: Lane[] = [...(hasDaily ? (['daily'] as const) : []), ...ofWeek];

  const go = (piece: Piece, to: Place) => {
    focus(board.idAfter(piece, to));
    board.put(piece, to);
    setChosen(null);
  };
  const onKeyDown = (event: KeyboardEvent, piece: Piece) => {
    const { held } = board;
    if (event.key === ' ') {
      event.preventDefault();
      if (held) board.putDown(held);
      else board.pickUp(piece);
    } else if (held && isArrow(event.key)) {
      event.preventDefault();
      focus(board.idAfter(held.piece, board.carry(held, event.key)));
    }
  };
  const current = chosen && board.board.find(({ key }) => key === chosen.laid.key);
  const shown = current && { laid: current, lane: laneAfter(current.habit, chosen.lane, chosen.lane) };
  return (
    <>
      <RiskNote risk={risk} hasHistory={history === null ? null : history.length > 0} />
      <p id="canvas-how" className="mt-1 text-quiet text-xs max-md:sr-only">
        {texts.how}
      </p>
      <p role="status" className="sr-only">
        {board.said}
      </p>
      <div
        className="canvas-board mt-4"
        style={{ gridTemplateColumns: `5rem repeat(${lanes.length}, minmax(0, 1fr))` }}
      >
        <div aria-hidden="true" className="canvas-times max-md:hidden">
          <span />
          {SLOTS.map((slot) => (
            <span key={slot} className="text-quiet text-xs">
              {slotName(slot)}
            </span>
          ))}
        </div>
        {lanes.map((lane) => (
          <CanvasLane
            key={lane}
            lane={lane}
            pieces={piecesIn(board.board, lane)}
            isToday={lane === toWeekday(today)}
            isRisky={lane === risk?.weekday}
            load={lane === 'daily' || lane === 'any' ? null : { count: loadOf(habits, lane), most: Math.max(...loads) }}
            renderPiece={(piece) => (
              <CanvasPiece
                piece={piece}
                identity={
                  identities.length > 1
                    ? (identities.find(({ id }) => id === piece.laid.identityId)?.name ?? null)
                    : null
                }
                isHeld={board.held?.piece.laid.key === piece.laid.key}
                isChosen={shown?.laid.key === piece.laid.key && shown.lane === piece.lane}
                onChoose={() => setChosen(piece)}
                onKeyDown={(event) => onKeyDown(event, piece)}
                onPointerDown={(event) =>
                  dragPiece(event, ({ lane: to, slot }) => go(piece, { lane: to, slot: slot ?? placeOf(piece).slot }))
                }
              />
            )}
          />
        ))}
      </div>
      {shown && (
        <MoveBar
          piece={shown}
          lanes={lanes}
          onMove={(to) => {
            board.put(shown, to);
            setChosen({ ...shown, lane: to.lane });
          }}
          onDone={() => setChosen(null)}
        />
      )}
    </>
  );
}

/** Focuses a piece once it is drawn where it was moved to: it is another element there. */
function useFocusAfter(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (id) => {
    wanted.current = id;
  };
}
