import { runningMessages } from '#features/plans/running-messages.ts';
import { Button } from '#web/ui/button.tsx';

const texts = runningMessages.overtaken;

type OvertakenProps = {
  /** Nothing runs by now. */
  isOver: boolean;
  busy: boolean;
  onMine: () => void;
} & ({ onTheirs: () => void } | { runningAddress: string });

/** Another plan runs than the one that was known, as when it was changed on a second device: which of them is meant? */
export function Overtaken({ isOver, busy, onMine, ...theirs }: OvertakenProps) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-md bg-raised px-4 py-3 text-sm">
      <div>
        <p className="font-medium text-ink">{texts.title}</p>
        <p className="mt-0.5 text-quiet">{isOver ? texts.isOver : texts.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" disabled={busy} onClick={onMine}>
          {texts.mine}
        </Button>
        {!isOver &&
          ('onTheirs' in theirs ? (
            <Button variant="quiet" size="sm" disabled={busy} onClick={theirs.onTheirs}>
              {texts.theirs}
            </Button>
          ) : (
            <Button asChild variant="quiet" size="sm">
              {/* A document of its own: the page is the same one, and opened with what ran then. */}
              <a href={theirs.runningAddress}>{texts.theirs}</a>
            </Button>
          ))}
      </div>
    </div>
  );
}
