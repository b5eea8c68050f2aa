import type { PlanAct } from '#contract/plan-act.ts';
import type { BarAnswer } from '#features/bar/contract.ts';
import { barMessages } from '#features/bar/messages.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';

const texts = barMessages.notUnderstood;

type MeaningsProps = {
  answer: BarAnswer;
  /** The identity that is looked at. */
  looked: { id: string };
  /** A chip does something to the plan of an identity. */
  onChip: (label: string, identityId: string, acts: readonly PlanAct[]) => void;
  onClose: () => void;
  onWeek: () => void;
};

/** What was not understood is said; beside it, as buttons, what it could have meant, and the way to do it by hand. */
export function Meanings({ answer, looked, onChip, onClose, onWeek }: MeaningsProps) {
  const { notUnderstood, choices, parts, reply } = answer;
  const isLost = notUnderstood.length > 0;
  const hasWeek = parts.some(({ kind }) => kind === 'week');
  if (!isLost && !hasWeek && choices.length === 0) return null;
  const isNothing = parts.length === 0 && reply === '';
  return (
    <div className="flex flex-col gap-3">
      {hasWeek && (
        <div className="flex flex-col items-start gap-2">
          <p className="measure text-base text-ink">{barMessages.week.title}</p>
          <Button variant="quiet" onClick={onWeek}>
            {barMessages.week.open}
          </Button>
        </div>
      )}
      {choices.map(({ identityId, text, chips }) => (
        <div key={`${identityId} ${text}`} className="flex flex-col gap-2">
          <p className="measure text-base text-ink">{text}</p>
          <div className="flex flex-wrap gap-2">
            {chips.flatMap((chip) =>
              chip.does === 'act' ? (
                <Button
                  key={chip.label}
                  variant="quiet"
                  size="sm"
                  className="min-h-11 rounded-full px-4"
                  onClick={() => onChip(chip.label, identityId, chip.acts)}
                >
                  {chip.label}
                </Button>
              ) : (
                []
              ),
            )}
          </div>
        </div>
      ))}
      {isLost && (
        <>
          <p className="measure text-ink text-sm">{isNothing ? texts.none : texts.title}</p>
          {!isNothing && <p className="measure break-words text-quiet text-sm">“{notUnderstood.join('” “')}”</p>}
          <div className="flex flex-wrap gap-2">
            <Way to="/?checkIn=all" onPress={onClose}>
              {texts.tick}
            </Way>
            <Way to={`/habit-planning/${looked.id}`} onPress={onClose}>
              {texts.plan}
            </Way>
            <Way to="/help#say" onPress={onClose}>
              {texts.help}
            </Way>
          </div>
        </>
      )}
    </div>
  );
}

function Way({ to, onPress, children }: { to: string; onPress: () => void; children: string }) {
  return (
    <Button asChild variant="quiet" size="sm" className="min-h-11 rounded-full px-4">
      <Link to={to} onClick={onPress}>
        {children}
      </Link>
    </Button>
  );
}
