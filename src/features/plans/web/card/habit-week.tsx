import { ChevronsRight } from 'lucide-react';
import { memo } from 'react';
import { type CalendarDay, toWeekday, type Weekday } from '#core/calendar/calendar.ts';
import { isLimit } from '#core/amount/measure.ts';
import { toOwnWords } from '#core/habit/own-words.ts';
import { HabitCue } from '#web/habit/habit-cue.tsx';
import {
  momentInWords,
  namedDaysInShort,
  namedDaysInWords,
  toDayWords,
  toLimitWords,
  toQuantityText,
  toSumWords,
  weekdayName,
} from '#web/habit/habit-words.ts';
import { isMomentSaid } from '#web/habit/moment-said.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import type { Habit } from '#features/plans/contract.ts';
import { planMessages } from '#features/plans/messages.ts';
import { type HabitRowActs, TodayCircle } from './today-circle.tsx';
import { type DayDot, getAmount, getDots, getWeekSum, habitStep } from './identity-week.ts';

const rowLook =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 @xl:grid-cols-[minmax(0,1fr)_auto_4.25rem]';
// Below its habit a row of dots begins where the words begin: the circle and its gap, less the air on a dot's left.
const dotsIndent = '@max-xl:pl-[2.0625rem]';
const dotsLook = cn('flex @max-xl:col-span-2 @max-xl:row-start-2', dotsIndent);
const cellLook = 'grid w-7 place-items-center';

type HabitWeekProps = {
  habit: Habit;
  weekStart: CalendarDay;
  pausedDays: readonly CalendarDay[];
  today: CalendarDay;
  /** None in a week that is to come. */
  acts?: HabitRowActs | undefined;
};

/** One habit's week: its seven days, and how much of the week's target is there. */
export const HabitWeek = memo(function HabitWeek({ habit, weekStart, pausedDays, today, acts }: HabitWeekProps) {
  const dots = getDots({ habit, weekStart, pausedDays, today });
  const { completionsThisWeek: done, effectiveTarget: target } = habit;
  const amountOn = (day: CalendarDay) => {
    const amount = getAmount(habit, day);
    return habit.measure && amount !== null ? ` (${toQuantityText(amount, habit.measure.unit)})` : '';
  };
  const daysThat = (state: DayDot['state']) =>
    dots
      .filter((dot) => dot.state === state)
      .map(({ day }) => weekdayName(toWeekday(day), 'long') + amountOn(day))
      .join(', ');
  const dot = dots.find(({ isToday }) => isToday);
  const isReached = target > 0 && done >= target;
  const isAsked = target > 0 || done > 0;
  const count = toWeekCount(habit, dots);
  return (
    <li className={cn(rowLook, 'relative py-2.5')}>
      <div className="flex min-w-0 items-start gap-2 text-ink text-sm">
        {acts && dot ? <TodayCircle {...{ habit, dot, acts }} /> : <span className="w-8 shrink-0" />}
        <span className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          {acts ? (
            // Stretched over the row: what else is to be pressed stands above it.
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={planMessages.card.open(habit.description)}
              className="text-left after:absolute after:inset-x-[-0.5rem] after:inset-y-0 after:rounded-sm after:transition-colors hover:after:bg-raised/40"
              onPointerEnter={acts.onPrefetch}
              onFocus={acts.onPrefetch}
              onClick={() => acts.onOpen(habit)}
            >
              {habit.description}
            </button>
          ) : (
            habit.description
          )}
          {habit.habitType === 'experimental' && (
            <Badge tone="experimental">{planMessages.planning.type.experimental}</Badge>
          )}
          <HabitCue habit={habit} className="relative basis-full" />
          <HabitToday habit={habit} weekStart={toWeekday(weekStart)} dot={dot} />
        </span>
      </div>
      <p
        aria-hidden="true"
        className={cn(
          'tabular flex items-center justify-end gap-1.5 whitespace-nowrap text-sm @max-xl:col-start-2 @max-xl:self-start @max-xl:pt-1.5 @xl:order-last',
          isReached && 'font-medium',
          stepLooks[habitStep(habit)],
        )}
      >
        {isAsked && <StepIcon step={habitStep(habit)} />}
        {count}
      </p>
      <div
        role="img"
        aria-label={planMessages.card.dots(
          habit.description,
          isAsked ? planMessages.card.thisWeek(count) : count.toLowerCase(),
          {
            measure: measureSaid(habit),
            named: habit.days ? namedDaysInWords(habit.days, toWeekday(weekStart)) : '',
            done: daysThat('done'),
            partly: daysThat('partly'),
            over: daysThat('over'),
            skipped: daysThat('skipped'),
            paused: daysThat('paused'),
          },
        )}
        className={cn(dotsLook, 'pointer-events-none')}
      >
        {dots.map((dot) => (
          <span key={dot.day} className={cellLook}>
            <Dot dot={dot} />
          </span>
        ))}
      </div>
    </li>
  );
});

/** How much of the week's target is there, or why the week asks nothing: of a habit named for a day that its first week no longer has, too. */
function toWeekCount({ completionsThisWeek: done, effectiveTarget: target }: Habit, dots: readonly DayDot[]): string {
  const { nothingAsked, extra, ofTarget } = planMessages.card;
  if (target > 0) return ofTarget(done, target);
  if (done > 0) return extra(done);
  const reason = (['paused', 'skipped'] as const).find((state) => dots.some((dot) => dot.state === state));
  return nothingAsked[reason ?? 'later'];
}

/** The limit, or what a day has to reach; nothing of a habit that is done or not. */
function measureSaid({ measure }: Habit): string {
  if (!measure) return '';
  return isLimit(measure) ? toLimitWords(measure) : toQuantityText(measure.atLeast, measure.unit);
}

type HabitTodayProps = { habit: Habit; weekStart: Weekday; dot: DayDot | undefined };

/** The habit's moment and its named days, how its amount stands today, and what the week's amounts come to. */
function HabitToday({ habit, weekStart, dot }: HabitTodayProps) {
  const { moment, days, measure } = habit;
  const sum = getWeekSum(habit);
  const words = [
    moment && !isMomentSaid(toOwnWords(habit).cue, moment) && momentInWords(moment),
    days && namedDaysInShort(days, weekStart),
    dot && todayWords(habit, dot),
    measure && sum !== null && toSumWords(measure, sum),
  ].filter((part) => typeof part === 'string');
  if (words.length === 0) return null;
  return (
    <span className="tabular flex basis-full flex-wrap gap-x-3 text-quiet text-xs">
      {words.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </span>
  );
}

/** How the day stands, where there is more to say of it than done or not. */
function todayWords(habit: Habit, { day, state }: DayDot): string | null {
  const { today, keptToday, skippedToday } = planMessages.card;
  if (state === 'skipped') return skippedToday;
  const { measure } = habit;
  const amount = getAmount(habit, day);
  const isAsked = state !== 'free' && state !== 'before' && state !== 'paused';
  if (!measure || (amount === null && !isAsked)) return null;
  return isLimit(measure) && state === 'done'
    ? keptToday
    : today(toDayWords(measure, { amount, isDone: state === 'done' }));
}

const stepLooks = { done: 'text-complete', halfway: 'text-partial', begun: 'text-missed' };

// An empty, a half and a ticked circle. The figures beside it and the label of the dots say the same in words.
function StepIcon({ step }: { step: keyof typeof stepLooks }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" data-step={step} className="size-3.5 shrink-0">
      <circle
        cx="8"
        cy="8"
        r="6.75"
        strokeWidth="1.5"
        className={cn('stroke-current', step === 'done' ? 'fill-current' : 'fill-none')}
      />
      {step === 'halfway' && <path d="M8 1.25a6.75 6.75 0 0 1 0 13.5z" className="fill-current" />}
      {step === 'done' && (
        <path
          d="m5 8.25 2.1 2.1L11 6.25"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="fill-none stroke-surface"
        />
      )}
    </svg>
  );
}

const stateLooks: Record<DayDot['state'], string> = {
  done: 'bg-complete',
  open: 'ring-2 ring-missed/70 ring-inset',
  ahead: 'bg-track',
  free: 'grid place-items-center',
  before: 'bg-prestart/60 h-0.5 w-2',
  paused: 'grid place-items-center',
  skipped: 'grid place-items-center text-rest',
  partly: 'grid place-items-center',
  over: 'grid place-items-center text-important ring-2 ring-important ring-inset',
};

/** States that are filled to their edge: the week's last day shows its corners there. */
const FILLED: readonly DayDot['state'][] = ['done', 'open', 'ahead'];

function Dot({ dot: { state, share, isToday, isLast } }: { dot: DayDot }) {
  return (
    <span
      data-state={state}
      className={cn(
        'transition-colors',
        state === 'before' ? '' : 'size-3.5',
        isLast && FILLED.includes(state) ? 'rounded-[3px]' : 'rounded-full',
        stateLooks[state],
        state === 'done' && isToday && 'animate-land',
        isToday && 'outline-2 outline-today outline-offset-2',
      )}
    >
      {state === 'paused' && <span className="h-2.5 w-2 border-prestart border-x-2" />}
      {state === 'free' && <span className="size-1.5 rounded-full bg-track" />}
      {state === 'skipped' && <ChevronsRight className="size-3.5" strokeWidth={3} />}
      {state === 'partly' && <PartRing share={share} />}
      {state === 'over' && <span className="h-0.5 w-1.5 rounded-full bg-current" />}
    </span>
  );
}

function PartRing({ share }: { share: number }) {
  const arc = { cx: 7, cy: 7, r: 5.5, fill: 'none', strokeWidth: 3 };
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className="-rotate-90 size-3.5">
      <circle {...arc} className="stroke-track" />
      <circle {...arc} pathLength={100} strokeDasharray={`${100 * share} 100`} className="stroke-complete" />
    </svg>
  );
}

/** The first letters of the days, once above the habits of a card. */
export function WeekLetters({ days, today }: { days: readonly CalendarDay[]; today: CalendarDay }) {
  return (
    <div aria-hidden="true" className={cn(rowLook, 'text-xs')}>
      <div className={cn('flex @max-xl:col-span-2 @xl:col-start-2', dotsIndent)}>
        {days.map((day) => (
          <span key={day} className={cn(cellLook, day === today ? 'font-semibold text-ink' : 'text-faint')}>
            {weekdayName(toWeekday(day), 'narrow')}
          </span>
        ))}
      </div>
    </div>
  );
}
