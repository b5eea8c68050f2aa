/** The ways out for notifications beside browsers: ntfy, Gotify and Apprise API by their servers, and e-mail. */
export const CHANNEL_KINDS = ['ntfy', 'gotify', 'apprise', 'email'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Where a channel leads, and what opens it there. An e-mail goes to the verified address of the account, whichever that is. */
export type Channel =
  | { readonly kind: 'ntfy'; readonly server: string; readonly topic: string; readonly token: string | null }
  | { readonly kind: 'gotify'; readonly server: string; readonly token: string }
  | { readonly kind: 'apprise'; readonly server: string; readonly topic: string }
  | { readonly kind: 'email' };

/** Of one user at most; characters of an address, of a topic (as ntfy and Apprise limit it) and of a token. */
export const CHANNEL = { perUser: 5, serverMax: 300, topicMax: 64, tokenMax: 200 } as const;
