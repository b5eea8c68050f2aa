import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { ProgressRing } from '#web/ui/status/progress-ring.tsx';
import { isLimit, type Measure } from '#core/amount/measure.ts';
import { toQuantityText } from '#web/habit/habit-words.ts';
import { reviewMessages } from '#features/reviews/messages.ts';
import type { FactDay, HabitFact, WeekFacts } from '../review-week.ts';
import { weekdayNames } from '../week-words.ts';

const texts = reviewMessages.screen.facts;

/** Percent of a week from which its badge is highlighted. */
const HIGHLIGHTED_FROM = 70;

/** What is known of a week: its days if its plan is loaded, otherwise at least its rate. */
export type KnownWeek = { rate: number | null; facts: WeekFacts | null };

/** The week in pictures: its rate as a ring, and each habit with its days. */
export function ReviewFacts({ rate, facts }: KnownWeek) {
  if (rate === null && !facts) return null;
  return (
    <section
      aria-label={texts.label}
      className="flex w-full max-w-[34rem] flex-col gap-4 rounded-lg bg-surface p-4 ring-1 ring-line/70 ring-inset"
    >
      <div className="flex items-center gap-4">
        {rate !== null && <ProgressRing value={rate} label={texts.rate} size={64} number="none" />}
        <div className="flex min-w-0 flex-col items-start gap-1.5">
          {rate !== null && (
            <Badge
              // The ring has the same label for screen readers.
              aria-hidden="true"
              tone={rate >= HIGHLIGHTED_FROM ? 'complete' : 'neutral'}
              className="tabular"
            >
              {texts.badge(rate)}
            </Badge>
          )}
          {facts && (
            <p className="tabular min-w-0 text-ink text-sm">
              {texts.votes(facts.votes)}
              <span className="block text-quiet">{texts.days(facts.daysActive)}</span>
            </p>
          )}
        </div>
      </div>
      {facts && (
        <ul className="flex flex-col gap-3">
          {facts.habits.map((habit) => (
            <HabitDays key={habit.id} habit={habit} />
          ))}
        </ul>
      )}
    </section>
  );
}

function inUnit(amount: number | null, measure: Measure | null): string | null {
  return amount === null || !measure ? null : toQuantityText(amount, measure.unit);
}

function getLimit(measure: Measure | null): string | null {
  if (!isLimit(measure)) return null;
  return measure.atMost === 0 ? texts.noneADay : texts.limit(inUnit(measure.atMost, measure) ?? '');
}

function HabitDays({ habit: { description, done, target, days, measure, total } }: { habit: HabitFact }) {
  const daysThat = (state: FactDay['state']) =>
    weekdayNames(days.filter((one) => one.state === state).map(({ day }) => day));
  const sum = inUnit(total, measure);
  const label = texts.habit(description, [texts.ofTarget(done, target, null), sum, getLimit(measure)], {
    done: daysThat('done'),
    skipped: daysThat('skipped'),
    paused: daysThat('paused'),
  });
  return (
    <li>
      <div role="img" aria-label={label} className="flex items-end justify-between gap-4">
        <span className="flex min-w-0 flex-col gap-1.5">
          <span className="break-words text-ink text-sm">{description}</span>
          <span className="flex h-3 items-center gap-2">
            {days.map(({ day, state }) => (
              <span key={day} className="grid w-3 place-items-center">
                <span className={looks[state]} />
              </span>
            ))}
          </span>
        </span>
        <span
          className={cn(
            'tabular text-sm',
            sum === null ? 'whitespace-nowrap leading-none' : 'max-w-1/2 break-words text-right leading-tight',
            target > 0 && done >= target ? 'font-medium text-complete' : 'text-quiet',
          )}
        >
          {texts.ofTarget(done, target, sum)}
        </span>
      </div>
    </li>
  );
}

const looks: Record<FactDay['state'], string> = {
  done: 'size-3 rounded-full bg-complete',
  open: 'size-3 rounded-full ring-2 ring-missed/70 ring-inset',
  skipped: 'h-0.5 w-3 rotate-[-45deg] rounded-full bg-quiet',
  free: 'size-1 rounded-full bg-prestart',
  paused: 'h-2.5 w-2 border-prestart border-x-2',
  outside: 'h-0.5 w-2 rounded-full bg-prestart/60',
};
