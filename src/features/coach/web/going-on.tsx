import type { CrisisAnswer } from '#features/goals/contract.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import type { SafetyAnswer } from '../contract.ts';
import { helpMessages } from '../help-messages.ts';
import { useAnswerCrisis } from './use-answer-crisis.ts';

const texts = helpMessages.gentleQuestion;

type GoingOnProps = Pick<NonNullable<SafetyAnswer>, 'label' | 'goals'> & {
  /** How the first of the buttons looks. */
  variant?: ButtonProps['variant'];
  /** What going on is where the card stands: its words are back in the box. */
  onGoOn?: ((answer: CrisisAnswer) => void) | undefined;
};

/** The way out of a help card: the person is safe, or was misread, and is taken at their word. */
export function GoingOn({ label, goals, variant = 'quiet', onGoOn }: GoingOnProps) {
  const { mutate, isPending, variables } = useAnswerCrisis(goals, onGoOn);
  const answer = (said: CrisisAnswer) => ({
    onClick: () => mutate(said),
    busy: isPending && variables === said,
    disabled: isPending,
  });
  return (
    <>
      {label === 'crisis' && (
        <Button variant={variant} {...answer('safe')}>
          {texts.safe}
        </Button>
      )}
      <Button variant="quiet" {...answer('misread')}>
        {helpMessages.misread[label === 'minor' ? 'minor' : 'other']}
      </Button>
    </>
  );
}
