import { useState } from 'react';
import { CHECK_IN_NOTES_MAX } from '#core/check-in/check-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { modalMessages } from '../modal-messages.ts';
import type { DayGroup, DayHabit } from './check-in-flow.ts';
import { HabitRow } from './habit/habit-row.tsx';
import { getShown, getTrouble, hasSomething, partedByDay } from './habit/noted.ts';
import type { CheckInControl } from './use-check-in.ts';

const texts = modalMessages;

/** The habits of the day to tick, identity by identity. */
export function CheckInForm({ control, isToday }: { control: CheckInControl; isToday: boolean }) {
  return (
    <div className="flex flex-col gap-9">
      {control.day.groups.length > 1 && <p className="-mb-3 text-quiet text-sm">{texts.severalHint}</p>}
      {control.day.groups.map((group) => (
        <IdentityTicks key={group.identityId} {...{ group, control, isToday }} />
      ))}
    </div>
  );
}

type IdentityTicksProps = { group: DayGroup; control: CheckInControl; isToday: boolean };

function IdentityTicks({ group, control, isToday }: IdentityTicksProps) {
  const { flow, day, note } = control;
  const { asked, others } = partedByDay(group.habits, day.date);
  const records = new Map(
    group.habits.map((habit) => [habit, getShown({ habit, date: day.date }, flow.marks[habit.id])]),
  );
  const done = group.habits.filter((habit) => records.get(habit)?.completed);
  const skipped = asked.filter((habit) => records.get(habit)?.skipped);
  // A habit of other days counts once it is done.
  const counted = asked.length - skipped.length + done.filter((habit) => others.includes(habit)).length;
  return (
    <section aria-label={group.identity.name}>
      <h3 className="mb-3 flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-display font-medium text-ink text-lg tracking-[-0.01em]">
          {group.identity.name}
        </span>
        <span className="tabular shrink-0 text-quiet text-sm">
          {texts.doneCount(done.length, counted, skipped.length)}
        </span>
      </h3>
      <HabitRows habits={asked} {...{ control, isToday }} />
      {others.length > 0 && (
        <OtherDays
          habits={others}
          // Whatever is noted there shows.
          startsOpen={asked.length === 0 || others.some((habit) => hasSomething(records.get(habit)))}
          {...{ control, isToday }}
        />
      )}
      <CheckInNote
        value={flow.notes[group.identityId] ?? ''}
        isLocked={flow.step !== 'form'}
        onChange={(text) => note(group.identityId, text)}
      />
    </section>
  );
}

type RowsProps = Omit<IdentityTicksProps, 'group'> & { habits: readonly DayHabit[] };

/** Habits that are named for other days: out of the way, and yet to be ticked. */
function OtherDays({ habits, startsOpen, control, isToday }: RowsProps & { startsOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const needsMending = habits.some(({ id }) => getTrouble(control.flow.marks[id]) !== null);
  return (
    <Collapsible
      title={<span className="font-normal text-quiet text-sm">{isToday ? texts.otherDays : texts.otherDaysThen}</span>}
      aside={habits.length}
      open={isOpen}
      // A number that has to be mended stays in sight.
      onOpenChange={(next) => setIsOpen(next || needsMending)}
      className="mt-2"
    >
      <HabitRows {...{ habits, control, isToday }} />
    </Collapsible>
  );
}

function HabitRows({ habits, control, isToday }: RowsProps) {
  return (
    <ul className="flex flex-col gap-2">
      {habits.map((habit) => (
        <li key={habit.id}>
          <HabitRow {...{ habit, control, isToday }} />
        </li>
      ))}
    </ul>
  );
}

type CheckInNoteProps = { value: string; isLocked: boolean; onChange: (text: string) => void };

/** A note is optional: it is collapsed until requested. */
function CheckInNote({ value, isLocked, onChange }: CheckInNoteProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && value === '') {
    return (
      <Button variant="ghost" className="mt-2 -ml-4" onClick={() => setIsWanted(true)}>
        {texts.addNote}
      </Button>
    );
  }
  return (
    <div className="mt-4">
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        rows={2}
        maxLength={CHECK_IN_NOTES_MAX}
        readOnly={isLocked}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // Focus only if the user just opened it, not if a note was already there.
        autoFocus={isWanted}
      />
    </div>
  );
}
