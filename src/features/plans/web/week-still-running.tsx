import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { nextPlanMessages } from '../planning-messages.ts';

const texts = nextPlanMessages.stillRunning;

/** Stands in place of a short week while there is a plan for today. */
export function WeekStillRunning() {
  return (
    <EmptyState
      drawing="path"
      title={texts.title}
      action={
        <Button asChild>
          <Link to="/">{texts.action}</Link>
        </Button>
      }
    >
      {texts.text}
    </EmptyState>
  );
}
