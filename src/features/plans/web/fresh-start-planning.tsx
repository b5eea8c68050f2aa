import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { nextPlanMessages } from '../planning-messages.ts';
import { FreshStartIdentity } from './fresh-start-identity.tsx';
import { FreshStartQuestion } from './fresh-start-question.tsx';
import { HabitPlanning, type HabitPlanningProps } from './habit-planning.tsx';

const texts = nextPlanMessages.freshStart;

type FreshStartPlanningProps = Omit<HabitPlanningProps, 'replacement' | 'firstMessage' | 'above'> & {
  /** The words of the goal, which stays. */
  goal: string | null;
  /** Where a short week is planned instead; null where none can be had. */
  shortWeekAddress: string | null;
};

/** A fresh start: first what it means and one lesson, then a new plan and who one starts as. */
export function FreshStartPlanning({ goal, shortWeekAddress, ...props }: FreshStartPlanningProps) {
  const { identity, today } = props;
  const { start, change } = useFreshStart({ identity, today });
  const begin = () => {
    change({ isBegun: true });
    // The button goes with its question.
    document.getElementById('main')?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  };
  if (!start.isBegun) {
    return (
      <FreshStartQuestion
        identityName={identity.name}
        goal={goal}
        lesson={start.lesson}
        onLesson={(lesson) => change({ lesson })}
        shortWeekAddress={shortWeekAddress}
        onBegin={begin}
      />
    );
  }
  const { name, description } = start;
  const lesson = start.lesson.trim();
  return (
    <HabitPlanning
      {...props}
      replacement={{ name: name.trim(), description: description.trim() }}
      firstMessage={lesson === '' ? null : texts.lessonSaid(lesson)}
      above={<FreshStartIdentity name={name} description={description} onChange={change} />}
    />
  );
}

type FreshStart = { isBegun: boolean; lesson: string; name: string; description: string };

/** What was written and decided so far; it outlives the page, so that what was asked once is not asked again. */
function useFreshStart({ identity, today }: Pick<FreshStartPlanningProps, 'identity' | 'today'>) {
  const client = useQueryClient();
  const { id, name, description } = identity;
  const [start, setStart] = useState(
    () => client.getQueryData<FreshStart>(keptUnder(id, today)) ?? { isBegun: false, lesson: '', name, description },
  );
  useEffect(() => {
    client.setQueryData(keptUnder(id, today), start);
  }, [client, id, today, start]);
  return { start, change: (changes: Partial<FreshStart>) => setStart((before) => ({ ...before, ...changes })) };
}

function keptUnder(identityId: string, today: string) {
  return ['fresh-start', identityId, today] as const;
}
