import type { Channel } from '#core/channel/channel.ts';

/** A notification on its way to a channel. */
export type ChannelMessage = {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly isUrgent: boolean;
  /** Where it leads, a whole address; null where the server does not know its own. */
  readonly link: string | null;
  /** What it can be answered with, by a press: whole addresses. Empty when it asks for nothing. */
  readonly answers: readonly { readonly label: string; readonly link: string }[];
};

/** Tells the page of an answer that somebody has pressed a button for it: what follows a link by itself does not say so. */
const PRESSED = '#pressed';

type ByHttp = Exclude<Channel, { kind: 'email' }>;
export type ChannelRequest = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

const below = (server: string, path: string) => `${server.replace(/\/$/, '')}${path}`;

/**
 * ntfy's publishing as JSON (docs.ntfy.sh/publish): priority 3 is usual, 4 high; `click` opens when it is pressed, an action by its button. Nothing
 * but that press opens it, so that the page need not ask again.
 */
function toNtfy({ server, topic, token }: ByHttp & { kind: 'ntfy' }, said: ChannelMessage): ChannelRequest {
  const { title, message, isUrgent, link, answers } = said;
  const actions = answers.map(({ label, link: url }) => ({
    action: 'view',
    label,
    url: `${url}${PRESSED}`,
    clear: true,
  }));
  return {
    address: below(server, '/'),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: {
      topic,
      title,
      message,
      priority: isUrgent ? 4 : 3,
      ...(link && { click: link }),
      ...(actions.length > 0 && { actions }),
    },
  };
}

/** A text in Markdown, in which every sign stands for itself. */
const inMarkdown = (text: string) => text.trim().replace(/[!-/:-@[-`{-~]/g, String.raw`\$&`);

/** Gotify's `POST /message` (gotify.net/docs/pushmsg, msgextras): from priority 4 on it sounds, from 8 on loudly. */
function toGotify({ server, token }: ByHttp & { kind: 'gotify' }, said: ChannelMessage): ChannelRequest {
  const { title, message, isUrgent, link, answers } = said;
  const asked = answers.map(({ label, link: url }) => `[${label}](${url})`).join(' · ');
  const extras = {
    ...(link && { 'client::notification': { click: { url: link } } }),
    ...(asked && { 'client::display': { contentType: 'text/markdown' } }),
  };
  return {
    address: below(server, '/message'),
    headers: { 'x-gotify-key': token },
    body: {
      title,
      message: asked ? `${inMarkdown(message)}\n\n${asked}` : message,
      priority: isUrgent ? 8 : 5,
      ...(Object.keys(extras).length > 0 && { extras }),
    },
  };
}

/** Apprise API's `POST /notify/{KEY}` (github.com/caronc/apprise-api): a kept configuration says where it goes on to. */
function toApprise({ server, topic }: ByHttp & { kind: 'apprise' }, said: ChannelMessage): ChannelRequest {
  const { title, message, isUrgent, link, answers } = said;
  const asked = answers.map(({ label, link: url }) => `${label}: ${url}`);
  const body = [message, ...asked, ...(link ? [link] : [])].join('\n');
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
