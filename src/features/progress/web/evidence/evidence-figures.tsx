import { Card } from '#web/ui/card.tsx';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { evidenceMessages } from '#features/progress/evidence-messages.ts';

const texts = evidenceMessages.figures;

type Figure = { name: string; figure: number; unit: string; hint: string };

// A streak that is over is not shown as nothing: the best one stays.
function streakFigure(name: string, { current, longest }: IdentityEvidence['streaks']): Figure {
  const figure = current > 0 ? current : longest;
  return { name, figure, unit: texts.daysUnit(figure), hint: current > 0 ? texts.best(longest) : texts.bestSoFar };
}

function getFigures({ forgivingStreaks, streaks, daysActive, returnRate, consistency }: IdentityEvidence): Figure[] {
  const { rate, weeks, recorded } = consistency;
  const percent = (name: string, figure: number | null, hint: string): Figure[] =>
    figure === null ? [] : [{ name, figure, unit: texts.percent, hint }];
  return [
    streakFigure(texts.forgiving, forgivingStreaks),
    streakFigure(texts.strict, streaks),
    { name: texts.daysActive, figure: daysActive, unit: texts.daysUnit(daysActive), hint: texts.daysActiveHint },
    ...percent(texts.returns, returnRate, texts.returnsHint),
    ...percent(texts.consistency, rate, texts.consistencyHint(recorded, weeks)),
  ];
}

/** The totals so far: the votes, large, and the other figures beside them. */
export function EvidenceFigures({ evidence }: { evidence: IdentityEvidence }) {
  const { votes } = evidence;
  return (
    <Card asChild padding="lg">
      <section
        aria-label={texts.title}
        className="grid gap-x-12 gap-y-7 md:grid-cols-[auto_minmax(0,1fr)] md:items-center"
      >
        <p className="flex flex-col">
          <span className="tabular font-display font-medium text-accent text-[4.5rem] leading-none tracking-[-0.03em]">
            {votes.ever.toLocaleString()}
          </span>
          <span className="mt-2 text-base text-ink">{texts.votes(votes.ever)}</span>
          <span className="tabular text-quiet text-sm">{texts.thisWeek(votes.thisWeek)}</span>
        </p>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3 md:border-line/70 md:border-l md:pl-12">
          {getFigures(evidence).map(({ name, figure, unit, hint }) => (
            <div key={name} className="flex flex-col gap-0.5">
              <dt className="text-quiet text-xs">{name}</dt>
              <dd className="tabular font-semibold text-ink text-xl tracking-[-0.02em]">
                {figure}
                <span className="ml-1 font-normal text-quiet text-sm tracking-normal">{unit}</span>
                <span className="mt-0.5 block font-normal text-faint text-xs tracking-normal">{hint}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
