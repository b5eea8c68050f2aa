import { addDays } from '#core/calendar/calendar.ts';
import { getWeekStart } from '#core/evidence/week-end.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { evidenceMessages } from '#features/progress/evidence-messages.ts';
import { AmountBars } from './amount-bars.tsx';
import { dateText } from './evidence-dates.ts';
import { type CurveSpan, StrengthCurve } from './strength-curve.tsx';

const texts = evidenceMessages.strength;

type Habit = IdentityEvidence['habits'][number];

function curveText({ curve }: Habit): string {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return texts.noCurve;
  const said = ({ date, strength }: typeof first) => ({ date: dateText(date, 'short'), strength });
  return curve.length === 1 ? texts.firstPoint(said(first)) : texts.curve(said(first), said(last));
}

/** Weeks that the curves have room for at least, so that a young one does not fill the card with three points. */
const WEEKS_SHOWN = 8;

/** From the first point of all curves, or the week before it, to the newest day: nothing is drawn of what is to come. */
function getSpan(habits: readonly Habit[]): CurveSpan | null {
  const dates = habits.flatMap(({ curve }) => curve.map(({ date }) => date)).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return null;
  const from = getWeekStart(first);
  const least = addDays(last, 1 - 7 * WEEKS_SHOWN);
  return { from: from < least ? from : least, to: addDays(last, 1) };
}

/** Each habit with its strength, its curve over the year, its totals and, where it has them, the amounts of its weeks. */
export function StrengthCard({ habits }: Pick<IdentityEvidence, 'habits'>) {
  const span = getSpan(habits);
  const current = habits.filter(({ isCurrent }) => isCurrent);
  const earlier = habits.filter(({ isCurrent }) => !isCurrent);
  if (habits.length === 0) return null;
  return (
    <Card asChild>
      <section aria-labelledby="strength">
        <h2 id="strength" className="font-semibold text-ink text-lg tracking-[-0.012em]">
          {texts.title}
        </h2>
        <p className="measure mt-1 text-quiet text-sm">
          {texts.hint} {span && texts.span(dateText(span.from, 'short'), dateText(addDays(span.to, -1), 'short'))}
        </p>
        <HabitList span={span} habits={current} />
        {earlier.length > 0 && (
          <>
            <h3 className="mt-6 font-medium text-quiet text-sm">{texts.earlier}</h3>
            <HabitList span={span} habits={earlier} />
          </>
        )}
      </section>
    </Card>
  );
}

function HabitList({ span, habits }: { span: CurveSpan | null; habits: readonly Habit[] }) {
  return (
    <ul className="mt-2 divide-y divide-line/70">
      {habits.map((habit) => (
        <HabitStrength key={habit.seriesId} span={span} habit={habit} />
      ))}
    </ul>
  );
}

function HabitStrength({ span, habit }: { span: CurveSpan | null; habit: Habit }) {
  const { description, habitType, isCurrent, curve, amounts, streak, votes } = habit;
  // For a past year, its final strength.
  const strength = curve.at(-1)?.strength ?? habit.strength;
  const isExperiment = habitType === 'experimental';
  const tone = !isCurrent ? 'quiet' : isExperiment ? 'experimental' : 'accent';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)_3.5rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink text-sm">
          {description}
          {isExperiment && <Badge tone="experimental">{texts.experimental}</Badge>}
        </p>
        <p className="tabular mt-1 text-quiet text-xs">
          {[texts.record(votes, streak.longest), texts.run(streak.current)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="tabular text-right font-semibold text-ink text-lg tracking-[-0.02em] md:order-last">
        <span className="sr-only">{texts.now(strength)}</span>
        <span aria-hidden="true">
          {strength}
          <span className="ml-0.5 font-medium text-quiet text-xs">%</span>
        </span>
      </p>
      <div className="max-md:col-span-2">
        {span ? (
          <>
            <StrengthCurve span={span} points={curve} tone={tone} label={curveText(habit)} />
            {amounts && <AmountBars span={span} amounts={amounts} tone={tone} />}
          </>
        ) : (
          <p className="text-faint text-xs">{texts.noCurve}</p>
        )}
      </div>
    </li>
  );
}
