import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { keepsSeries, type Measure } from '#core/amount/measure.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { call } from '#web/api/api.ts';
import { createAttemptKeys } from '#web/api/idempotency-keys.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { edited, type HandAction, type PlanHistory } from '../offer/plan-edits.ts';
import { hasSameFields } from './habit-fields.ts';

const texts = editMessages.dialog;

/** A habit of the running plan as it is proposed again: it goes on with its series. */
function proposed(habit: Habit): PlannedHabit {
  const { description, implementationIntention, targetFrequency, days, measure, moment } = habit;
  const { difficulty, habitType, order, seriesId } = habit;
  const words = { description, implementationIntention, difficulty, habitType, order, seriesId };
  return { ...words, targetFrequency, ...(days && { days }), ...(measure && { measure }), ...(moment && { moment }) };
}

type EditHabitsInput = { group: HabitGroup; onSaved: () => void };

/** The habits of the running plan as they are changed by hand, and saving them: the plan is launched again for the rest of its week. */
export function useEditHabits({ group, onSaved }: EditHabitsInput) {
  const client = useQueryClient();
  const { identityId, identity, plan } = group;
  // Whatever is fetched meanwhile, what is changed is about the habits that were shown.
  const [before] = useState(() =>
    group.habits.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id)).map(proposed),
  );
  const [now, edit] = useReducer(edited<PlanHistory>, before, (habits) => ({
    habits,
    selection: habits.map((_, index) => index),
    takenBack: {},
    past: [],
  }));
  const [keys] = useState(createAttemptKeys);
  const habits = now.habits.map((habit, order) => ({ ...habit, order }));
  const body = { habits, weekType: plan.weekType };

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

  const isSame =
    now.habits.length === before.length && before.every((habit, place) => isUnchanged(habit, now.habits[place]));
  return { plan: now, edit: (action: HandAction) => edit(action), isChanged: !isSame, saving };
}

function isUnchanged(before: PlannedHabit, after: PlannedHabit | undefined): boolean {
  return after !== undefined && before.seriesId === after.seriesId && hasSameFields(before, after);
}

/** Why the habit would begin anew as another series; null where it goes on. */
export function whyAnew({ seriesId, measure: before = null }: PlannedHabit, measure: Measure | null): string | null {
  if (!seriesId || keepsSeries(before, measure)) return null;
  return before?.unit === measure?.unit ? editMessages.amount.anew.limit : editMessages.amount.anew.unit;
}
