import type { Channel } from '#core/channel/channel.ts';

/** A notification on its way to a channel. */
export type ChannelMessage = {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly isUrgent: boolean;
  /** Where it leads, a whole address; null where the server does not know its own. */
  readonly link: string | null;
};

type ByHttp = Exclude<Channel, { kind: 'email' }>;
export type ChannelRequest = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

const below = (server: string, path: string) => `${server.replace(/\/$/, '')}${path}`;

/** ntfy's publishing as JSON (docs.ntfy.sh/publish): priority 3 is usual, 4 high; `click` opens when it is pressed. */
function toNtfy({ server, topic, token }: ByHttp & { kind: 'ntfy' }, said: ChannelMessage): ChannelRequest {
  const { title, message, isUrgent, link } = said;
  return {
    address: below(server, '/'),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: { topic, title, message, priority: isUrgent ? 4 : 3, ...(link && { click: link }) },
  };
}

/** Gotify's `POST /message` (gotify.net/docs/pushmsg, msgextras): from priority 4 on it sounds, from 8 on loudly. */
function toGotify({ server, token }: ByHttp & { kind: 'gotify' }, said: ChannelMessage): ChannelRequest {
  const { title, message, isUrgent, link } = said;
  const extras = link && { extras: { 'client::notification': { click: { url: link } } } };
  return {
    address: below(server, '/message'),
    headers: { 'x-gotify-key': token },
    body: { title, message, priority: isUrgent ? 8 : 5, ...extras },
  };
}

/** Apprise API's `POST /notify/{KEY}` (github.com/caronc/apprise-api): a kept configuration says where it goes on to. */
function toApprise({ server, topic }: ByHttp & { kind: 'apprise' }, said: ChannelMessage): ChannelRequest {
  const { title, message, isUrgent, link } = said;
  const body = link ? `${message}\n${link}` : message;
  return {
    address: below(server, `/notify/${topic}`),
    headers: { accept: 'application/json' },
    body: { title, body, type: isUrgent ? 'warning' : 'info', format: 'text' },
  };
}

/** The request that brings a message to a channel, as the documentation of its server has it. */
export function toRequest(channel: ByHttp, said: ChannelMessage): ChannelRequest {
  switch (channel.kind) {
    case 'ntfy':
      return toNtfy(channel, said);
    case 'gotify':
      return toGotify(channel, said);
    case 'apprise':
      return toApprise(channel, said);
  }
}
