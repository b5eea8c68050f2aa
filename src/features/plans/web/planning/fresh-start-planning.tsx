import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { IDENTITY_DESCRIPTION_MAX, IDENTITY_NAME_MAX } from '#core/identity/identity.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import { FreshStartQuestion } from './fresh-start-question.tsx';
import { HabitPlanning, type HabitPlanningProps } from './habit-planning.tsx';

const texts = nextPlanMessages.freshStart;

type FreshStartPlanningProps = Omit<HabitPlanningProps, 'replacement' | 'firstMessage' | 'above'> & {
  /** The words of the goal, which stays. */
  goal: string | null;
  /** Where a short week is planned instead; null where none can be had. */
  shortWeekAddress: string | null;
};

/** A fresh start: first its meaning and one lesson, then a new plan and identity. */
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

/** The answers so far; they survive leaving the page, so that nothing is asked twice. */
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

type Words = { name: string; description: string };

/** The identity to start with: the same as before, or a new one. */
function FreshStartIdentity({ name, description, onChange }: Words & { onChange: (words: Partial<Words>) => void }) {
  return (
    <section aria-labelledby="fresh-start-identity" className="flex flex-col gap-4 border-line border-t pt-5">
      <h2 id="fresh-start-identity" className="font-medium text-base text-ink">
        {texts.who}
      </h2>
      <TextField
        label={texts.name}
        value={name}
        maxLength={IDENTITY_NAME_MAX}
        autoComplete="off"
        error={name.trim() === '' ? texts.nameMissing : ''}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={texts.description}
        hint={texts.descriptionHint}
        rows={2}
        value={description}
        maxLength={IDENTITY_DESCRIPTION_MAX}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </section>
  );
}
