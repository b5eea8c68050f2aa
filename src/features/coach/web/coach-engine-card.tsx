import { useQuery } from '@tanstack/react-query';
import type { CallResult } from '#contract/route.ts';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { apiQuery } from '#web/query-client.ts';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { coachApi } from '../contract.ts';
import { coachMessages } from '../messages.ts';

const texts = coachMessages.engine;

type Engine = CallResult<(typeof coachApi)['GET /api/coach']>;

function serverMessage({ provider, model }: Engine): string {
  return provider === 'builtin' ? texts.builtin : texts.model(texts.providers[provider], model ?? '');
}

/** Says which engine is the coach, and where messages to it are sent. */
export function CoachEngineCard() {
  const engine = useQuery(apiQuery('GET /api/coach')).data;
  return (
    <SettingsCard title={texts.title}>
      {engine ? <p className="measure text-base text-ink">{serverMessage(engine)}</p> : <Skeleton className="h-12" />}
    </SettingsCard>
  );
}
