import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { accountMessages } from '../messages.ts';
import { CREATE_ACCOUNT } from './addresses.ts';

/** Stands where the coach would answer once a guest's AI interactions are used up. */
export function AiLimitCard() {
  const { title, text } = accountMessages.aiLimit;
  return (
    <Card padding="lg" role="status" className="flex flex-col items-start gap-3">
      <h2 className="font-semibold text-ink text-lg tracking-[-0.012em]">{title}</h2>
      <p className="measure text-base text-quiet">{text}</p>
      <Button asChild className="mt-2">
        <a href={CREATE_ACCOUNT}>{accountMessages.createAccount}</a>
      </Button>
    </Card>
  );
}
