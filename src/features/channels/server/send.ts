import type { Channel } from '#core/channel/channel.ts';
import { type Outcome, toOutcome } from '#server/outgoing/outcome.ts';
import type { Services } from '#server/services.ts';
import { channelMessages } from '../messages.ts';
import { type ChannelMessage, toRequest } from './formats.ts';
import { mailAddressOf } from './queries.ts';

type Told = Pick<ChannelMessage, 'id' | 'title' | 'message' | 'isUrgent'> & {
  /** A path of this site. */
  readonly actionUrl: string | null;
};
type Sending = { readonly userId: string; readonly channel: Channel; readonly services: Services; readonly now: Date };

const { mail: texts } = channelMessages;
/** Apprise has no configuration under this key: nobody was told. */
const NOBODY_TOLD = 204;

async function sendMail(said: ChannelMessage, { userId, services }: Sending): Promise<Outcome> {
  const to = await mailAddressOf(userId);
  if (!services.mail || !to) return { result: 'refused', status: null };
  const lines = [said.message, ...(said.link ? [texts.open(said.link)] : []), `-- \n${texts.why}`];
  return services.mail({ id: said.id, to, subject: said.title, text: lines.join('\n\n') });
}

/** Sends a notification by a channel, once. Never rejects for what the other side does; not inside a transaction. */
export async function sendByChannel({ actionUrl, ...told }: Told, sending: Sending): Promise<Outcome> {
  const { channel, services, now } = sending;
  const { PUBLIC_URL: site } = services.settings;
  const said = { ...told, link: site ? new URL(actionUrl ?? '/', site).href : null };
  if (channel.kind === 'email') return sendMail(said, sending);
  const { address, headers, body } = toRequest(channel, said);
  const answered = await services.outgoing.post({
    address,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    now,
  });
  if (answered.status === null) {
    const isRefused = answered.problem === 'address';
    return isRefused ? { result: 'refused', status: null } : { result: 'later', status: null, retryAfterMs: 0 };
  }
  if (channel.kind === 'apprise' && answered.status === NOBODY_TOLD) return { result: 'refused', status: NOBODY_TOLD };
  return toOutcome(answered.status, answered.retryAfterMs);
}
