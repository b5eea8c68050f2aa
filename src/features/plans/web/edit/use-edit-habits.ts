import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepsSeries } from '#core/habit/measure.ts';
import type { ProposedHabit, Habit, HabitGroup } from '#features/plans/contract.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { call } from '#web/api/api.ts';
import { createAttemptKeys } from '#web/api/idempotency-keys.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { type HabitFields, hasSameDetails, isSound, readFields, toFields, withDetails } from './habit-fields.ts';

const texts = editMessages.dialog;

/** A habit of the running plan as it is proposed again: it goes on with its series. */
function proposed(habit: Habit, fields: HabitFields): ProposedHabit {
  const { description, implementationIntention, targetFrequency, days, measure, moment } = habit;
  const { difficulty, habitType, order, seriesId } = habit;
  const words = { description, implementationIntention, difficulty, habitType, order, seriesId };
  const same = { ...words, targetFrequency, days, measure, moment };
  const details = readFields(fields);
  return details ? withDetails(same, details) : same;
}

type EditHabitsInput = { group: HabitGroup; onSaved: () => void };

/** The fields of each habit of the running plan, and saving them: the plan is launched again for the rest of its week. */
export function useEditHabits({ group, onSaved }: EditHabitsInput) {
  const client = useQueryClient();
  const { identityId, identity, plan } = group;
  // Whatever is fetched meanwhile, what stands in the fields is about the habits that were shown.
  const [habits] = useState(() => group.habits.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id)));
  const [edited, setEdited] = useState<Readonly<Record<string, HabitFields>>>({});
  const [keys] = useState(createAttemptKeys);
  const getFields = (habit: Habit) => edited[habit.id] ?? toFields(habit);
  const next = habits.map((habit) => proposed(habit, getFields(habit)));
  const body = { habits: next, weekType: plan.weekType };

  const saving = useMutation({
    mutationFn: (today: HabitGroup['plan']['activeFrom']) => {
      const again = { ...body, startsOn: today };
      const sent = { params: { id: identityId }, body: again, idempotencyKey: keys.keyFor(again) };
      return call('POST /api/identities/:id/launch-habits', sent);
    },
    meta: { failure: texts.failed },
    onSuccess: async () => {
      toast({ ...texts.saved(identity.name), tone: 'success' });
      // The plan is saved even if the rest cannot be refetched.
      await refreshBootstrap(client).catch(() => undefined);
      onSaved();
    },
  });

  return {
    habits,
    getFields,
    change: (habit: Habit, fields: HabitFields) => setEdited({ ...edited, [habit.id]: fields }),
    /** The first habit with something wrong in its fields. */
    unfinished: habits.find((habit) => !isSound(getFields(habit))) ?? null,
    /** Why the habit would begin anew as another series; null where it goes on. */
    getAnew: (habit: Habit) => {
      const measure = readFields(getFields(habit))?.measure ?? null;
      if (keepsSeries(habit.measure, measure)) return null;
      return habit.measure?.unit === measure?.unit ? editMessages.amount.anew.limit : editMessages.amount.anew.unit;
    },
    isChanged: habits.some((habit, place) => !hasSameDetails(habit, next[place] ?? habit)),
    saving,
  };
}
