import { Check } from 'lucide-react';
import { toOwnWords } from '#core/habit/own-words.ts';
import { isDaily, type PlannedHabit } from '#core/plan/plan.ts';
import { planMessages } from '#features/plans/messages.ts';
import { cardId } from './habit-card.tsx';
import type { PlanningConversation } from '../offer/planning-conversation.ts';

const texts = planMessages.planning;

const often = ({ targetFrequency }: PlannedHabit) =>
  isDaily(targetFrequency) ? texts.daily : texts.timesAWeek(targetFrequency);

/** More of them would push the next words away. */
const MOST = 3;

/** Under an answer, what it changed as it stands now: on a phone the cards themselves are out of sight. A press leads there. */
export function SaidChange({ habits, selection, touched }: PlanningConversation) {
  const shown = touched.slice(0, MOST).flatMap((index) => (habits[index] ? [{ index, habit: habits[index] }] : []));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={texts.touched} className="flex flex-col gap-2 lg:hidden">
      {shown.map(({ index, habit }) => (
        <li key={habit.description}>
          <button
            type="button"
            className="flex w-full items-start gap-2.5 rounded-md bg-surface px-4 py-3 text-left text-base text-ink ring-1 ring-line ring-inset"
            onClick={() => document.getElementById(cardId(index))?.scrollIntoView({ block: 'center' })}
          >
            {selection.includes(index) && (
              <Check className="mt-0.5 size-4 shrink-0 text-complete" aria-label={texts.ticked} />
            )}
            <span className="min-w-0 break-words">
              {habit.description}
              <span className="block text-quiet text-sm">
                {[often(habit), toOwnWords(habit).cue].filter((part) => part !== '').join(' · ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
