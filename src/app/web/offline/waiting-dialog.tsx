import { Check, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { NoticeDialog } from '#web/ui/overlay/notice-dialog.tsx';
import { offlineMessages } from './messages.ts';
import { discard, overwriteWith, sendAgain } from '#web/device/outbox.ts';
import type { WaitingCheckIn, WaitingHabit } from '#web/device/waiting.ts';
import { toAmountText, toQuantityText } from '#web/habit/habit-words.ts';

const texts = offlineMessages.list;
const dayFormat = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

type WaitingDialogProps = {
  waiting: readonly WaitingCheckIn[];
  onClose: () => void;
  /** Called when something may be sent now. */
  onChanged: () => void;
};

/** Every check-in that waits on this device, with what it holds and what can be done about it. */
export function WaitingDialog({ waiting, onClose, onChanged }: WaitingDialogProps) {
  return (
    <NoticeDialog texts={texts} onClose={onClose}>
      {waiting.length === 0 && (
        <p role="status" className="py-2 text-base text-quiet">
          {texts.none}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {waiting.map((one) => (
          <li key={one.key}>
            <Waiting one={one} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </NoticeDialog>
  );
}

function Waiting({ one, onChanged }: { one: WaitingCheckIn; onChanged: () => void }) {
  const { identityName, date, habits, notes, state, reason } = one;
  const day = dayFormat.format(new Date(`${date}T00:00:00Z`));
  const then = (work: (waiting: WaitingCheckIn) => Promise<void>) => () => void work(one).then(onChanged);
  return (
    <article aria-label={`${identityName}, ${day}`} className="rounded-md bg-raised px-4 py-4">
      <h3 className="font-display font-medium text-ink text-lg tracking-[-0.01em]">{identityName}</h3>
      <p className="text-quiet text-sm">{day}</p>
      <ul className="mt-3 flex flex-col gap-1.5">
        {habits.map((habit) => (
          <Said key={habit.habitId} habit={habit} />
        ))}
      </ul>
      {notes && (
        <p className="mt-3 whitespace-pre-wrap break-words text-base text-quiet">
          <span className="sr-only">{texts.note}: </span>
          {notes}
        </p>
      )}
      <p className="mt-3 text-ink text-sm">{state === 'refused' ? texts.refused(reason) : texts[getWord(state)]}</p>
      {state === 'ask' && (
        <Choices>
          <Button onClick={then(overwriteWith)}>{texts.overwrite}</Button>
          <Button variant="ghost" onClick={then(discard)}>
            {texts.keep}
          </Button>
        </Choices>
      )}
      {state === 'refused' && (
        <Choices>
          <Button onClick={then(sendAgain)}>{texts.again}</Button>
          <Button variant="ghost" onClick={then(discard)}>
            {texts.letGo}
          </Button>
        </Choices>
      )}
    </article>
  );
}

const getWord = (state: WaitingCheckIn['state']) => (state === 'ask' ? 'ask' : 'waiting');

function Choices({ children }: { children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap gap-2">{children}</div>;
}

/** What is said of one habit: done or not, its amount, or its skip and the reason. */
function Said({ habit: { description, completed, skipped = false, amount, unit, notes } }: { habit: WaitingHabit }) {
  const { done, notDone, skipped: skip } = texts;
  return (
    <li className="flex items-start gap-2.5 text-base text-ink">
      <span
        aria-hidden="true"
        className={cn(
          'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full',
          completed
            ? 'bg-complete text-on-complete'
            : skipped
              ? 'bg-rest-soft text-rest'
              : 'ring-2 ring-edge ring-inset',
        )}
      >
        {completed && <Check className="size-3" strokeWidth={3} />}
        {skipped && <ChevronsRight className="size-3" strokeWidth={3} />}
      </span>
      <span className="min-w-0 break-words">
        {description}
        <span className="sr-only">: {completed ? done : skipped ? skip : notDone}</span>
        {amount != null && (
          <span className="tabular block text-quiet text-sm">
            {unit === undefined ? toAmountText(amount) : toQuantityText(amount, unit)}
          </span>
        )}
        {notes && <span className="block text-quiet text-sm">{notes}</span>}
      </span>
    </li>
  );
}
