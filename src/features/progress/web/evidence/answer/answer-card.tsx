import { useQuery } from '@tanstack/react-query';
import type { EvidenceQuestion } from '#core/evidence/asked/question.ts';
import { answerMessages as texts } from '#features/progress/answer-messages.ts';
import { answersQuery } from '#features/progress/web/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { type AnswerBar, answerInWords } from './answer-words.ts';

type AnswerCardProps = { identity: { id: string; name: string }; question: EvidenceQuestion };

/** What an identity's evidence answers to a question: one sentence with a figure, and the chart that shows it. */
export function AnswerCard({ identity, question }: AnswerCardProps) {
  const { data, error, refetch } = useQuery(answersQuery(identity.id));
  const answer = data?.answers.find((one) => one.question === question);
  return (
    <Card asChild className="p-4">
      <section aria-label={texts.asked[question]}>
        <p className="text-quiet text-sm">
          {texts.asked[question]} <span className="whitespace-nowrap">· {identity.name}</span>
        </p>
        {error && !data && <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void refetch()} />}
        {!error && !data && (
          <div aria-busy="true">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton className="mt-2 h-28" />
          </div>
        )}
        {answer && <Answered {...answerInWords(answer)} />}
      </section>
    </Card>
  );
}

function Answered({ told, chart, bars }: ReturnType<typeof answerInWords>) {
  return (
    <div role="status">
      <p className="measure mt-1 font-medium text-base text-ink">{told}</p>
      {bars.length > 0 && <Bars label={chart} bars={bars} />}
    </div>
  );
}

/** Each with its name and, for screen readers, all that it says. */
function Bars({ label, bars }: { label: string; bars: readonly AnswerBar[] }) {
  return (
    <ul aria-label={label} className="mt-3 grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5">
      {bars.map(({ name, text, share, isMeant }) => (
        <li key={text} title={text} className="col-span-2 grid grid-cols-subgrid items-center">
          <span aria-hidden="true" className="tabular max-w-40 truncate text-quiet text-xs">
            {name}
          </span>
          <span aria-hidden="true" className="h-2.5 rounded-full bg-track">
            <span
              className={cn('block h-full rounded-full', share > 0 && 'min-w-1', isMeant ? 'bg-accent' : 'bg-edge')}
              style={{ width: `${100 * share}%` }}
            />
          </span>
          <span className="sr-only">{text}</span>
        </li>
      ))}
    </ul>
  );
}
