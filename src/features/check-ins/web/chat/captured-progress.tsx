import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { toDayWords } from '#web/habit/habit-words.ts';
import { modalMessages } from '#features/check-ins/modal-messages.ts';
import { type Mark, quoteFrom } from './captured.ts';
import { askedBy } from './check-in-chat.ts';
import type { DayGroup, DayHabit } from '../check-in-flow.ts';
import { getRecord } from '../habit/noted.ts';
import type { CheckInControl } from '../use-check-in.ts';

const texts = modalMessages.captured;

/** What was skipped, or is still open, is neither: it shows as no choice. */
type Choice = 'done' | 'not done';
const CHOICES = [
  { value: 'done', label: texts.done },
  { value: 'not done', label: texts.notDone },
] as const satisfies readonly { value: Choice; label: string }[];

type CapturedProgressProps = { control: CheckInControl; onClear: () => void; className?: string };

/** The progress understood so far, habit by habit, with the words it is based on. Each entry can be corrected or removed. */
export function CapturedProgress({ control, onClear, className }: CapturedProgressProps) {
  const { flow, day } = control;
  const title = useId();
  const habits = day.groups.flatMap(({ habits }) => habits);
  const captured = habits.filter(({ id }) => flow.marks[id]);
  const asked = askedBy(control.chat.chat);
  const open = habits
    .filter(({ id }) => !flow.marks[id])
    .toSorted((a, b) => Number(asked.has(b.id)) - Number(asked.has(a.id)));
  const hasBegun = captured.length > 0 || asked.size > 0;
  return (
    <section aria-labelledby={title} className={cn('flex min-w-0 flex-col gap-3', className)}>
      <header className="flex items-baseline justify-between gap-4">
        <h3 id={title} className="font-medium text-base text-ink">
          {texts.title}
        </h3>
        <span className="tabular text-quiet text-sm">{texts.count(captured.length, habits.length)}</span>
      </header>
      <ResponseInfo control={control} captured={captured} />
      {!hasBegun && (
        <p className="rounded-md border border-edge/60 border-dashed px-4 py-5 text-center text-quiet text-sm">
          {texts.empty}
        </p>
      )}
      {day.groups.map((group) => (
        <CapturedOf key={group.identityId} group={group} control={control} />
      ))}
      {hasBegun && open.length > 0 && <OpenHabits open={open} asked={asked} control={control} />}
      {captured.length > 0 && (
        <Button variant="ghost" size="sm" className="-ml-3 self-start" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </section>
  );
}

/** The progress captured for one identity, under its name when there are several. */
function CapturedOf({ group, control }: { group: DayGroup; control: CheckInControl }) {
  const captured = group.habits.flatMap((habit) => {
    const mark = control.flow.marks[habit.id];
    return mark ? { habit, mark } : [];
  });
  if (captured.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {control.day.groups.length > 1 && <h4 className="font-display text-base text-quiet">{group.identity.name}</h4>}
      <ul className="flex flex-col gap-2">
        {captured.map(({ habit, mark }) => (
          <CapturedHabit key={habit.id} {...{ habit, mark, control }} />
        ))}
      </ul>
    </div>
  );
}

type OpenHabitsProps = { open: readonly DayHabit[]; asked: ReadonlyMap<string, string>; control: CheckInControl };

/** Habits that are still open, each to be settled by a tap; first those that seem done, with the words that say so. */
function OpenHabits({ open, asked, control }: OpenHabitsProps) {
  const title = useId();
  return (
    <div className="flex flex-col gap-2">
      <p id={title} className="text-quiet text-sm">
        {texts.open}
      </p>
      <ul aria-labelledby={title} className="flex flex-col gap-2">
        {open.map(({ id, description }) => (
          <li key={id} className="flex flex-col gap-2 rounded-md border border-edge/60 border-dashed p-3">
            <p className="min-w-0 text-base text-ink">{description}</p>
            {asked.get(id) && <Said words={asked.get(id) ?? ''} by={texts.maybe} control={control} />}
            <MarkChoice habit={description} value={null} onChoice={(done) => control.set(id, done)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type MarkChoiceProps = { habit: string; value: Choice | null; onChoice: (done: boolean) => void };

function MarkChoice({ habit, value, onChoice }: MarkChoiceProps) {
  return (
    <Segmented<Choice>
      label={texts.mark(habit)}
      value={value}
      onChange={(choice) => onChoice(choice === 'done')}
      options={CHOICES}
    />
  );
}

/** Announces the list's content to screen readers whenever it changes. */
function ResponseInfo({ control, captured }: { control: CheckInControl; captured: readonly DayHabit[] }) {
  const { date } = control.day;
  const records = captured.map((habit) => getRecord({ habit, date }, control.flow.marks[habit.id]));
  const done = records.filter(({ completed }) => completed).length;
  const skipped = records.filter((record) => record.skipped).length;
  return (
    <p role="status" className="sr-only">
      {captured.length > 0 && texts.heard(done, captured.length - done - skipped)}
    </p>
  );
}

type CapturedHabitProps = { habit: DayHabit; mark: Mark; control: CheckInControl };

function CapturedHabit({ habit, mark, control }: CapturedHabitProps) {
  const { completed, skipped, amount } = getRecord({ habit, date: control.day.date }, mark);
  const words = skipped
    ? texts.skipped
    : habit.measure && amount !== null && toDayWords(habit.measure, { amount, isDone: true });
  return (
    <li
      className={cn(
        'flex flex-col gap-2 rounded-md p-3 ring-1 ring-inset transition-colors',
        completed ? 'bg-complete-soft ring-complete/50' : 'bg-ground/50 ring-line',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 pt-0.5 font-medium text-base text-ink">{habit.description}</p>
        <Button
          variant="ghost"
          size="icon"
          className="-mt-2 -mr-2"
          aria-label={texts.remove(habit.description)}
          onClick={() => control.takeAway(habit.id)}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      {words && <p className="tabular text-ink text-sm">{words}</p>}
      <Evidence mark={mark} control={control} />
      <MarkChoice
        habit={habit.description}
        value={skipped ? null : completed ? 'done' : 'not done'}
        onChoice={(done) => control.set(habit.id, done)}
      />
    </li>
  );
}

function Evidence({ mark, control }: { mark: Mark; control: CheckInControl }) {
  if (mark.evidence === null) {
    return <p className="text-quiet text-sm">{mark.by === 'before' ? texts.before : texts.byHand}</p>;
  }
  return <Said words={mark.evidence} by={mark.by === 'hand' ? texts.byHand : null} control={control} />;
}

type SaidProps = { words: string; by: string | null; control: CheckInControl };

function Said({ words: evidence, by, control }: SaidProps) {
  const said = control.chat.chat.turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const [before, words, after] = quoteFrom(said, evidence);
  return (
    <p className="text-quiet text-sm">
      {texts.youSaid} “{before}
      <mark className="rounded-sm bg-accent-soft px-0.5 text-ink">{words}</mark>
      {after}”{by && ` · ${by}`}
    </p>
  );
}
