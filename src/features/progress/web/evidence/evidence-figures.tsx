import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import type { IdentityEvidence } from '#features/progress/contract.ts';
import { evidenceMessages } from '#features/progress/evidence-messages.ts';
import { VoteLink } from './vote-link.tsx';

const texts = evidenceMessages.figures;

type Figure = { name: string; figure: number; unit: string; hint: string; meaning: string };

// A streak that is over is not shown as nothing: the best one stays.
function streakFigure(name: string, meaning: string, { current, longest }: IdentityEvidence['streaks']): Figure {
  const figure = current > 0 ? current : longest;
  const hint = current > 0 ? texts.best(longest) : texts.bestSoFar;
  return { name, figure, unit: texts.daysUnit(figure), hint, meaning };
}

const percentFigure = (name: string, figure: number | null, hint: string, meaning: string): Figure[] =>
  figure === null ? [] : [{ name, figure, unit: texts.percent, hint, meaning }];

/** Percent. What a first week comes to would only dishearten. */
const LEAST_STRENGTH = 10;

/** The mean strength of the habits of today's plan; null without one, and as long as it says little. */
function meanStrength({ habits }: IdentityEvidence): number | null {
  const current = habits.filter(({ isCurrent }) => isCurrent);
  const mean = Math.round(current.reduce((sum, { strength }) => sum + strength, 0) / Math.max(1, current.length));
  return mean < LEAST_STRENGTH ? null : mean;
}

/** The two that say most: they forgive a bad day. */
function leading(evidence: IdentityEvidence, isHardDay: boolean): Figure[] {
  return [
    ...(isHardDay ? [] : [streakFigure(texts.forgiving, texts.forgivingMeaning, evidence.forgivingStreaks)]),
    ...percentFigure(texts.strength, meanStrength(evidence), texts.strengthHint, texts.strengthMeaning),
  ];
}

function others({ streaks, daysActive, returnRate, consistency }: IdentityEvidence, isHardDay: boolean): Figure[] {
  const { rate, weeks, recorded } = consistency;
  return [
    ...(isHardDay ? [] : [streakFigure(texts.strict, texts.strictMeaning, streaks)]),
    {
      name: texts.daysActive,
      figure: daysActive,
      unit: texts.daysUnit(daysActive),
      hint: '',
      meaning: texts.daysActiveMeaning,
    },
    ...percentFigure(texts.returns, returnRate, '', texts.returnsMeaning),
    ...percentFigure(texts.consistency, rate, texts.consistencyHint(recorded, weeks), texts.consistencyMeaning),
  ];
}

/** Streaks are not spoken of on a hard day. */
type EvidenceFiguresProps = { evidence: IdentityEvidence; isHardDay: boolean };

/** The totals so far: the votes, large, the two figures that say most beside them, and the others on request. */
export function EvidenceFigures({ evidence, isHardDay }: EvidenceFiguresProps) {
  const { votes } = evidence;
  const first = leading(evidence, isHardDay);
  return (
    <Card asChild padding="lg">
      <section aria-label={texts.title}>
        <div className="grid gap-x-12 gap-y-7 md:grid-cols-[auto_minmax(0,1fr)] md:items-center">
          <p className="flex flex-col">
            <span className="tabular font-display font-medium text-accent text-[4.5rem] leading-none tracking-[-0.03em]">
              {votes.ever.toLocaleString()}
            </span>
            <span className="mt-2 text-base text-ink">{texts.votes(votes.ever)}</span>
            <span className="tabular text-quiet text-sm">{texts.thisWeek(votes.thisWeek)}</span>
            <VoteLink />
          </p>
          {first.length > 0 && (
            <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 md:border-line/70 md:border-l md:pl-12">
              {first.map((figure) => (
                <FigureText key={figure.name} {...figure} size="text-2xl" />
              ))}
            </dl>
          )}
        </div>
        <Collapsible title={texts.more} className="mt-4">
          <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {others(evidence, isHardDay).map((figure) => (
              <FigureText key={figure.name} {...figure} size="text-xl" />
            ))}
          </dl>
        </Collapsible>
      </section>
    </Card>
  );
}

function FigureText({ name, figure, unit, hint, meaning, size }: Figure & { size: string }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-quiet text-xs">{name}</dt>
      <dd>
        <span className={`tabular font-semibold text-ink tracking-[-0.02em] ${size}`}>{figure}</span>
        <span className="ml-1 text-quiet text-sm">{unit}</span>
        {hint && <span className="ml-2 text-quiet text-xs">{hint}</span>}
        <span className="measure mt-0.5 block text-quiet text-xs">{meaning}</span>
      </dd>
    </div>
  );
}
