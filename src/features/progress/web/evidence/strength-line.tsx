import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { weekEnds } from '#core/evidence/brief/week-strengths.ts';
import type { EvidenceBrief } from '#features/progress/contract.ts';
import { evidenceMessages } from '#features/progress/evidence-messages.ts';
import { dateText } from './evidence-dates.ts';
import { StrengthCurve } from './strength-curve.tsx';

const texts = evidenceMessages.strength;

type StrengthLineProps = Pick<EvidenceBrief, 'strengths'> & { today: CalendarDay };

/** How an identity's strength went in the last eight weeks. */
export function StrengthLine({ strengths, today }: StrengthLineProps) {
  const [first, last] = [strengths[0], strengths.at(-1)];
  const [from, to] = [weekEnds(today)[0], weekEnds(today).at(-1)];
  if (!first || !last || !from || !to) return null;
  const said = ({ date, strength }: typeof first) => ({ date: dateText(date, 'short'), strength });
  return (
    <div data-later className="w-full">
      <StrengthCurve
        size="line"
        tone="accent"
        points={strengths}
        span={{ from: addDays(from, -1), to }}
        label={texts.curve(said(first), said(last))}
      />
    </div>
  );
}
