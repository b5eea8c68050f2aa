import { TriangleAlert } from 'lucide-react';
import type { RiskyDay } from '#core/canvas/canvas.ts';
import { toAmountText, weekdayName } from '#web/habit/habit-words.ts';
import { canvasMessages } from '#features/plans/canvas-messages.ts';

const texts = canvasMessages.risk;

type RiskNoteProps = {
  risk: RiskyDay | null;
  /** Null until it is known. */
  hasHistory: boolean | null;
};

/** Which day is most likely to break, and how that is known. Its room stands before it does. */
export function RiskNote({ risk, hasHistory }: RiskNoteProps) {
  if (!risk) {
    const text = hasHistory ? texts.none : texts.unknown;
    return <p className="canvas-note text-quiet text-sm">{hasHistory === null ? '' : text}</p>;
  }
  const { weekday, load, usual, days } = risk;
  return (
    <p className="canvas-note flex items-start gap-2 text-ink text-sm">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-important" aria-hidden="true" />
      {texts.why(weekdayName(weekday, 'long'), load, toAmountText(Math.round(10 * usual) / 10), days)}
    </p>
  );
}
