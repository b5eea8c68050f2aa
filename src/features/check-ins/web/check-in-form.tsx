import { useState } from 'react';
import { CHECK_IN_NOTES_MAX } from '#core/check-in/check-in.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { checkInMessages } from '../messages.ts';
import { type DayGroup, inCheckInOrder, isDone } from './check-in-flow.ts';
import { HabitTick } from './habit-tick.tsx';
import type { CheckInControl } from './use-check-in.ts';

const texts = checkInMessages.modal;

/** The habits of the day to tick, identity by identity. */
export function CheckInForm({ control }: { control: CheckInControl }) {
  return (
    <div className="flex flex-col gap-9">
      {control.day.groups.length > 1 && <p className="-mb-3 text-quiet text-sm">{texts.severalHint}</p>}
      {control.day.groups.map((group) => (
        <IdentityTicks key={group.identityId} group={group} control={control} />
      ))}
    </div>
  );
}

function IdentityTicks({ group, control }: { group: DayGroup; control: CheckInControl }) {
  const { flow, day, tick, note } = control;
  const habits = inCheckInOrder(group.habits);
  const done = habits.filter(({ id }) => isDone(flow.marks, id)).length;
  const isLocked = flow.step !== 'form';
  return (
    <section aria-label={group.identity.name}>
      <h3 className="mb-3 flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-display font-medium text-ink text-lg tracking-[-0.01em]">
          {group.identity.name}
        </span>
        <span className="tabular shrink-0 text-quiet text-sm">{texts.doneCount(done, habits.length)}</span>
      </h3>
      <ul className="flex flex-col gap-2">
        {habits.map((habit) => (
          <li key={habit.id}>
            <HabitTick
              habit={habit}
              date={day.date}
              isDone={isDone(flow.marks, habit.id)}
              disabled={isLocked}
              onTick={() => tick(habit.id)}
            />
          </li>
        ))}
      </ul>
      <CheckInNote
        value={flow.notes[group.identityId] ?? ''}
        isLocked={isLocked}
        onChange={(text) => note(group.identityId, text)}
      />
    </section>
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
