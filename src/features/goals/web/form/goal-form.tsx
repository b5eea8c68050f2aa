import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { CURRENT_LEVELS } from '#core/goal/goal.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { NewGoal } from '#features/goals/contract.ts';
import { goalMessages } from '#features/goals/messages.ts';
import { FrictionChips } from './friction-chips.tsx';

const texts = goalMessages.capture;
const levels = CURRENT_LEVELS.map((value) => ({ value, label: goalMessages.levels[value] }));

/** Form values before validation: the level may be missing. */
export type GoalFields = z.input<typeof NewGoal>;
export type GoalFieldsSoFar = Partial<GoalFields>;

type GoalFormProps = {
  initial: GoalFieldsSoFar;
  onChange: (fields: GoalFieldsSoFar) => void;
  onSubmit: (goal: z.output<typeof NewGoal>) => void;
  busy: boolean;
};

/** The three questions about a goal. Validates on submit, then while typing. */
export function GoalForm({ initial, onChange, onSubmit, busy }: GoalFormProps) {
  const form = useForm<GoalFields, unknown, z.output<typeof NewGoal>>({
    resolver: zodResolver(NewGoal),
    defaultValues: { description: '', currentFrictions: '', ...initial },
  });
  const { register, control, handleSubmit, formState, setValue, subscribe } = form;
  const frictions = useWatch({ control, name: 'currentFrictions' });
  const level = useRef<HTMLDivElement>(null);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );

  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} aria-busy={busy} className="flex flex-col gap-8">
      <TextArea
        {...texts.description}
        {...register('description')}
        className="min-h-24"
        autoComplete="off"
        error={formState.errors.description?.message}
      />
      <div ref={level}>
        <Controller
          control={control}
          name="currentLevel"
          render={({ field, fieldState }) => {
            // The first wrong field takes the focus; of a group of choices that is its first choice.
            field.ref({ focus: () => level.current?.querySelector<HTMLElement>('[role="radio"]')?.focus() });
            return (
              <ChoiceCards
                {...texts.currentLevel}
                options={levels}
                columns={2}
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={fieldState.error?.message}
              />
            );
          }}
        />
      </div>
      <div>
        <TextArea
          {...texts.currentFrictions}
          {...register('currentFrictions')}
          className="min-h-24"
          autoComplete="off"
          error={formState.errors.currentFrictions?.message}
        />
        <FrictionChips
          text={frictions}
          onChange={(text) => setValue('currentFrictions', text, { shouldValidate: formState.isSubmitted })}
        />
      </div>
      <Button type="submit" size="lg" wide busy={busy} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
