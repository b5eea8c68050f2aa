import type { Channel } from '#core/channel/channel.ts';
import { type Outcome, toOutcome } from '#server/outgoing/outcome.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import type { Sealer } from '#server/sealing/sealer.ts';
import type { Services } from '#server/services.ts';
import { channelMessages } from '../messages.ts';
import { type ChannelMessage, toRequest } from './formats.ts';
import { mailAddressOf } from './queries.ts';

type Told = Pick<ChannelMessage, 'id' | 'title' | 'message' | 'isUrgent'> & {
  /** A path of this site. */
  readonly actionUrl: string | null;
  /** Paths of this site that answer it; null when it asks for nothing. */
  readonly answers: { readonly done: string; readonly skip: string } | null;
};
type Sending = { readonly userId: string; readonly channel: Channel; readonly services: Services; readonly now: Date };

const { mail: texts } = channelMessages;
/** Apprise has no configuration under this key: nobody was told. */
const NOBODY_TOLD = 204;

async function sendMail(said: ChannelMessage, { userId, services }: Sending): Promise<Outcome> {
  const to = await mailAddressOf(userId);
  if (!services.mail || !to) return { result: 'refused', status: null };
  const answers = said.answers.map(({ label, link }) => `${label}: ${link}`);
  const lines = [said.message, ...answers, ...(said.link ? [texts.open(said.link)] : []), `-- \n${texts.why}`];
  return services.mail({ id: said.id, to, subject: said.title, text: lines.join('\n\n'), html: toHtml(said) });
}

/** The same mail for programs that show links as such; null when it asks for nothing. */
function toHtml({ message, link, answers }: ChannelMessage): string | null {
  if (answers.length === 0) return null;
  const anchor = (label: string, url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  const asked = answers.map((answer) => anchor(answer.label, answer.link)).join(' &#183; ');
  const opened = link ? `<p>${anchor(texts.openLabel, link)}</p>` : '';
  return `<p>${escapeHtml(message)}</p><p>${asked}</p>${opened}<p><small>${escapeHtml(texts.why)}</small></p>`;
}

/** The answers to a message as whole addresses, which need one of this server. */
function toAnswers(answers: Told['answers'], site: string | undefined): ChannelMessage['answers'] {
  if (!answers || !site) return [];
  const { done, skip } = channelMessages.answers;
  return [
    { label: done, link: new URL(answers.done, site).href },
    { label: skip, link: new URL(answers.skip, site).href },
  ];
}

type ByHttp = Exclude<Channel, { kind: 'email' }>;

/** A stored channel with what opens it; null when that cannot be read any more. */
function unsealed(channel: ByHttp, { open }: Sealer): ByHttp | null {
  if (!('token' in channel) || channel.token === null) return channel;
  const token = open(channel.token, 'channel');
  return token === null ? null : { ...channel, token };
}

/** Sends a notification by a channel, once. Never rejects for what the other side does; not inside a transaction. */
export async function sendByChannel({ actionUrl, answers, ...told }: Told, sending: Sending): Promise<Outcome> {
  const { channel, services, now } = sending;
  const { PUBLIC_URL: site } = services.settings;
  const link = site ? new URL(actionUrl ?? '/', site).href : null;
  const said = { ...told, link, answers: toAnswers(answers, site) };
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
