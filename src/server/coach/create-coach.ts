import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Coach } from '#coach/port.ts';
import type { Settings } from '#server/env.ts';
import { meterCoach } from '#server/metrics.ts';
import { onUnread, patientCoach, read } from './read.ts';

/**
 * The coach that the settings name. The engine for models and its libraries are loaded only for a provider: without one they cost
 * neither memory nor time at the start.
 */
export async function createCoach(
  settings: Settings,
  { registry, log }: { registry: Registry; log: FastifyBaseLogger },
): Promise<Coach> {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_STRUCTURED_OUTPUTS: structuredOutputs } = settings;
  const basic = patientCoach;
  onUnread((unread) => log.warn(unread, 'a text could not be read'));
  if (provider === 'builtin' || model === undefined) return basic;
  const [{ createModelCoach }, { openModel }] = await Promise.all([
    import('#coach/model/model-coach.ts'),
    import('#coach/model/asking/open-model.ts'),
  ]);
  const count = meterCoach(registry);
  const address = { apiKey: settings.AI_API_KEY, baseURL: settings.AI_BASE_URL };
  return createModelCoach({
    model: await openModel({ provider, model, structuredOutputs, ...address }),
    basic,
    assess: (texts, live) => read('safety', texts, live),
    structuredOutputs,
    now: () => performance.now(),
    record: (call) => {
      count(call);
      if (call.answeredBy !== 'basic') return;
      log.warn(
        { method: call.method, outcome: call.outcome, ms: Math.round(call.milliseconds) },
        'basic mode answered',
      );
    },
  });
}
