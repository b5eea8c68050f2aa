import type { FastifyBaseLogger } from 'fastify';
import type { Coach } from '#coach/port.ts';
import { SECOND } from '#core/calendar/durations.ts';
import type { Settings } from '#server/env.ts';
import type { Meters } from '#server/telemetry/meters.ts';
import { meteredCoach } from './metered-coach.ts';
import { onUnread, patientCoach, read } from './read.ts';

/** What a model may take, in milliseconds. */
function timeLimits({ AI_FIRST_TEXT_TIMEOUT: first, AI_TIMEOUT: total }: Settings) {
  const pause = Math.min(first, total) * SECOND;
  return { firstText: pause, betweenTexts: pause, total: total * SECOND };
}

/**
 * The coach that the settings name. The engine for models and its libraries are loaded only for a provider: without one they cost
 * neither memory nor time at the start.
 */
export async function createCoach(
  settings: Settings,
  { meters, log }: { meters: Meters; log: FastifyBaseLogger },
): Promise<Coach> {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_STRUCTURED_OUTPUTS: structuredOutputs } = settings;
  const basic = patientCoach;
  onUnread((unread) => log.warn(unread, 'a text could not be read'));
  if (provider === 'builtin' || model === undefined) return meteredCoach(basic, meters.coach);
  const [{ createModelCoach }, { openModel }] = await Promise.all([
    import('#coach/model/model-coach.ts'),
    import('#provider/open-model.ts'),
  ]);
  const address = { apiKey: settings.AI_API_KEY, baseURL: settings.AI_BASE_URL };
  const coach = createModelCoach({
    model: await openModel({ provider, model, structuredOutputs, ...address }),
    basic,
    assess: (texts, live) => read('safety', texts, live),
    structuredOutputs,
    limits: timeLimits(settings),
    now: () => performance.now(),
    record: (call) => {
      meters.coach(call);
      if (call.answeredBy !== 'basic') return;
      log.warn(
        { method: call.method, outcome: call.outcome, ms: Math.round(call.milliseconds) },
        'basic mode answered',
      );
    },
  });
  return meteredCoach(coach, null);
}
