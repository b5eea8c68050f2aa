import type { Channel } from '#core/channel/channel.ts';
import { type Outcome, toOutcome } from '#server/outgoing/outcome.ts';
import type { Sealer } from '#server/sealing/sealer.ts';
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

type ByHttp = Exclude<Channel, { kind: 'email' }>;

/** A stored channel with what opens it; null when that cannot be read any more. */
function unsealed(channel: ByHttp, { open }: Sealer): ByHttp | null {
  if (!('token' in channel) || channel.token === null) return channel;
  const token = open(channel.token, 'channel');
  return token === null ? null : { ...channel, token };
}

/** Sends a notification by a channel, once. Never rejects for what the other side does; not inside a transaction. */
export async function sendByChannel({ actionUrl, ...told }: Told, sending: Sending): Promise<Outcome> {
  const { channel, services, now } = sending;
  const { PUBLIC_URL: site } = services.settings;
  const said = { ...told, link: site ? new URL(actionUrl ?? '/', site).href : null };
  if (channel.kind === 'email') return sendMail(said, sending);
  const opened = unsealed(channel, services.sealer);
  // The key that sealed it is gone: its owner has to give it again.
  if (!opened) return { result: 'refused', status: null };
  const { address, headers, body } = toRequest(opened, said);
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
