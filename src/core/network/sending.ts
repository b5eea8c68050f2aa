/**
 * Why nothing is sent to an address: no web address, without TLS, with a password in it, this server itself, or in a network that is not for
 * everybody.
 */
export const ADDRESS_REFUSALS = ['malformed', 'not-https', 'credentials', 'itself', 'private'] as const;
export type AddressRefusal = (typeof ADDRESS_REFUSALS)[number];

/** What kept another server from answering; `address` is one that nothing is sent to, `secret` one that this server can no longer read. */
export const SENDING_PROBLEMS = ['timeout', 'address', 'name', 'certificate', 'connection', 'secret'] as const;
export type SendingProblem = (typeof SENDING_PROBLEMS)[number];
