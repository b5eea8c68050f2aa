import { daysBetween } from '#core/calendar/calendar.ts';
import { endsWeek, getWeekStart } from '#core/evidence/week-end.ts';
import { isLimit, type Measure } from '#core/amount/measure.ts';
import { unitFor } from '#core/amount/unit-words.ts';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { evidenceMessages } from '#features/progress/evidence-messages.ts';
import { toQuantityText } from '#web/habit/habit-words.ts';
import { cn } from '#web/ui/cn.ts';
import { dateText } from './evidence-dates.ts';
import type { CurveSpan } from './strength-curve.tsx';

const texts = evidenceMessages.amounts;

type Amounts = NonNullable<IdentityEvidence['habits'][number]['amounts']>;
type Week = Amounts['weeks'][number];

type AmountBarsProps = {
  /** The time range of the curve above. */
  span: CurveSpan;
  amounts: Amounts;
  tone: keyof typeof looks;
};

const looks = { accent: 'bg-accent', experimental: 'bg-experimental', quiet: 'bg-edge' };

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Days that are left free on either side of a bar, which stands in its week. */
const FREE = 1;

function weekText({ date, amount }: Week, unit: string): string {
  if (endsWeek(date)) return texts.week(dateText(date, 'short'), toQuantityText(amount, unit));
  return texts.soFar(dateText(getWeekStart(date), 'short'), toQuantityText(amount, unit));
}

function limitText(measure: Measure): string | null {
  if (!isLimit(measure)) return null;
  return measure.atMost === 0 ? texts.none : texts.limit(toQuantityText(measure.atMost, measure.unit));
}

/** Where the bar of a week stands that begins so many days into the chart: the week under way ends with the chart. */
function getPlace(begins: number, across: number) {
  const left = Math.min(begins + FREE, across - 1);
  const width = Math.min(7 - 2 * FREE, across - left);
  return { left: percent(left, across), width: percent(width, across) };
}

/** What the weeks of a habit amount to, each a bar, with the line that a week at its target reaches. */
export function AmountBars({ span, amounts, tone }: AmountBarsProps) {
  const { measure, weeklyTarget, weeks } = amounts;
  const newest = weeks.at(-1);
  const top = Math.max(weeklyTarget ?? 0, ...weeks.map(({ amount }) => amount));
  if (!newest) return null;
  const across = daysBetween(span.from, span.to);
  return (
    <div className="mt-3">
      {top > 0 && (
        <div className="relative h-10 border-line border-b">
          <ul aria-label={texts.title(unitFor(measure.unit, 2))} className="size-full">
            {weeks.map((week) => (
              <li
                key={week.date}
                title={weekText(week, measure.unit)}
                className={cn('absolute bottom-0 rounded-t-sm', looks[tone], !endsWeek(week.date) && 'opacity-60')}
                style={{
                  ...getPlace(daysBetween(span.from, getWeekStart(week.date)), across),
                  height: percent(week.amount, top),
                }}
              >
                <span className="sr-only">{weekText(week, measure.unit)}</span>
              </li>
            ))}
          </ul>
          {weeklyTarget !== null && (
            <span
              aria-hidden="true"
              className="absolute inset-x-0 border-edge border-t border-dashed"
              style={{ bottom: percent(weeklyTarget, top) }}
            />
          )}
        </div>
      )}
      <p className="tabular mt-1 text-quiet text-xs">
        {/* The bars say it as well. */}
        <span aria-hidden={top > 0}>{weekText(newest, measure.unit)} · </span>
        {weeklyTarget === null ? limitText(measure) : texts.target(toQuantityText(weeklyTarget, measure.unit))}
      </p>
    </div>
  );
}
