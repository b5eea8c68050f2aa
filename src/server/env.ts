import { createECDH } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isAddressOrNetwork } from './address-list.ts';
import { type Issuer, problemsAmong, readNumberedIssuers, webAddress } from './issuers.ts';
import { base64Url, commaList, onOff, postgresAddress, share, wholeNumber } from './setting-kinds.ts';

/** `compatible`: whatever speaks the format of OpenAI's chat completions, such as Ollama. */
const AI_PROVIDERS = ['builtin', 'openai', 'anthropic', 'google', 'compatible'] as const;
/** The settings that each of them requires. */
const NEEDED_BY_PROVIDER: Readonly<Record<string, readonly string[]>> = {
  openai: ['AI_MODEL', 'AI_API_KEY'],
  anthropic: ['AI_MODEL', 'AI_API_KEY'],
  google: ['AI_MODEL', 'AI_API_KEY'],
  compatible: ['AI_MODEL', 'AI_BASE_URL'],
};

/** Headers that browsers send themselves, or that say something about the way and not the person. */
const TAKEN_HEADERS =
  /^(?:host|cookie|authorization|origin|accept.*|content-.*|sec-.*|user-agent|connection|x-forwarded-.*|forwarded|x-time-zone|idempotency-key)$/;

/** Every setting, all optional. The table in docs/settings.md is checked against this schema. */
export const Settings = z.object({
  PORT: wholeNumber(0, 65_535, 3000).describe('Port to listen on; 0 takes a free one'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PUBLIC_URL: webAddress.optional().describe('Address that people open; https turns on Secure cookies and HSTS'),
  HSTS_SUBDOMAINS: onOff('off').describe(
    'Whether browsers are told to use https for all names below that of PUBLIC_URL as well',
  ),
  SECRET_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Secret of this server, 32 characters or more, by which the secrets that people leave here are encrypted; made and kept in DATA_DIR with the embedded database',
    ),
  SECRET_KEY_BEFORE: z
    .string()
    .min(32)
    .optional()
    .describe('The key before, while it is changed: what it has encrypted is encrypted anew at the start'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder of the embedded database, of snapshots, and of the list of deleted accounts'),
  DATABASE_URL: postgresAddress.describe('PostgreSQL 15 to 18 instead of the embedded database'),
  DATABASE_READ_URL: postgresAddress.describe(
    'A streaming replica of it that answers dashboards of people whose own changes have reached it',
  ),
  DATABASE_POOLER: onOff('off').describe(
    'Whether DATABASE_URL leads through a pooler in transaction mode, such as PgBouncer: nothing is prepared by name or set for a session then',
  ),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Sign-in with Google'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Sign-in with Google'),
  OIDC_ISSUER: webAddress.optional().describe('Sign-in with any OpenID Connect issuer'),
  OIDC_CLIENT_ID: z.string().optional().describe('Client id at that issuer'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret at that issuer'),
  OIDC_NAME: z.string().max(40).default('your account').describe("Name on the button 'Continue with …'"),
  REGISTRATION: z
    .enum(['open', 'invited', 'closed'])
    .default('open')
    .describe(
      'Who may make an account: anybody, whoever comes by the link of somebody here (`invited`), or nobody but ADMIN_EMAILS (`closed`)',
    ),
  ADMIN_GROUP: z
    .string()
    .max(200)
    .optional()
    .describe('Whoever signs in with this group among the claims of an issuer sees the feedback inbox, for a day'),
  GROUPS_CLAIM: z
    .string()
    .max(100)
    .default('groups')
    .describe('The claim in which issuers name the groups of a person'),
  AUTH_PROXY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,99}$/, 'Expected the name of a header')
    .transform((name) => name.toLowerCase())
    .refine((name) => !TAKEN_HEADERS.test(name), 'This header means something else')
    .optional()
    .describe('Header in which a proxy that signs people in says who they are, such as Remote-User'),
  AUTH_PROXY_ADDRESSES: commaList(isAddressOrNetwork, 'Expected addresses or networks, such as 10.0.0.2 or fd00::/8')
    .optional()
    .describe('Addresses of that proxy, with commas between them; from everybody else the header is taken away'),
  GUEST_MODE: onOff('on').describe('Whether people can start without signing in; only while REGISTRATION is open'),
  GUEST_AI_LIMIT: wholeNumber(-1, 1_000_000, 10).describe('AI interactions of a guest; -1 is no limit'),
  AI_PROVIDER: z
    .enum(AI_PROVIDERS)
    .default('builtin')
    .describe(
      'Who answers as the coach: `builtin` needs nothing; `openai`, `anthropic`, `google`, or any `compatible` server',
    ),
  AI_MODEL: z.string().max(200).optional().describe("Name of the provider's model"),
  AI_API_KEY: z.string().optional().describe('Key for the provider; `compatible` servers may need none'),
  AI_BASE_URL: webAddress
    .optional()
    .describe('Address of a `compatible` server, such as `http://127.0.0.1:11434/v1`, or another one of the provider'),
  AI_STRUCTURED_OUTPUTS: onOff('on').describe(
    'Whether the model takes a JSON Schema with the request; off writes it into the instructions',
  ),
  AI_FIRST_TEXT_TIMEOUT: wholeNumber(1, 300, 20).describe(
    'Seconds that the model has to begin an answer, and to go on with it; a server that was seen to be quicker is given less',
  ),
  AI_TIMEOUT: wholeNumber(1, 600, 90).describe('Seconds that the model has for a whole answer, mending it included'),
  ADMIN_EMAILS: commaList(
    (address) => z.email().safeParse(address).success,
    'Expected addresses with commas between them',
  )
    .optional()
    .describe('Verified addresses, with commas between them, of those who see the feedback inbox'),
  CONTACT_EMAIL: z
    .email('Expected an address')
    .optional()
    .describe('Address of whoever runs the site, shown on the privacy page and in the help'),
  VAPID_PUBLIC_KEY: base64Url(65)
    .optional()
    .describe('Key for push services, base64url; made and kept in the database unless set'),
  VAPID_PRIVATE_KEY: base64Url(32).optional().describe('The private key that belongs to it'),
  VAPID_SUBJECT: z
    .string()
    .max(200)
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'Expected mailto: with an address, or an https address')
    .optional()
    .describe('Where push services reach you: `mailto:` or https; unless set, PUBLIC_URL when that is https'),
  PUSH_HOSTS: commaList(
    (host) => /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host),
    'Expected names of hosts with commas between them',
  )
    .optional()
    .describe('Hosts of push services besides those of the known browsers, with commas between them'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /.+/,
      error: 'Expected an address such as smtp://user:password@mail.example.org:587',
    })
    .optional()
    .describe(
      'Mail server by which people may have reminders sent: `smtp:` (with STARTTLS where it is offered) or `smtps:`',
    ),
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(/^(?:[^<>"\r\n]+ <)?[^@\s<>"]+@[^@\s<>"]+>?$/, 'Expected an address, or a name with an address in <>')
    .optional()
    .describe('Who they are from: `Taylr <taylr@example.org>`'),
  WEBHOOK_PRIVATE: onOff('off').describe(
    'Whether webhooks and the notification servers that people give may lie in private networks, on this machine, and on plain http: only where you trust all who have an account',
  ),
  DEV_LOGIN: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'The development sign-in, where anybody at this machine is whoever they say: `off` switches it off, `on` allows it together with DATABASE_URL; on loopback only',
    ),
  TRUST_PROXY: wholeNumber(0, 10, 0).describe('Number of proxies in front whose forwarded addresses are believed'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Bearer token for /metrics from other than loopback; 16 characters or more'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe(
      'Collector of OpenTelemetry that is sent traces and metrics (OTLP over HTTP), such as `http://127.0.0.1:4318`',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Headers that go along to it: `name=value`, with commas between them'),
  OTEL_SERVICE_NAME: z.string().max(200).default('taylr').describe('What this server is called there'),
  OTEL_TRACES_SAMPLER_ARG: share(1).describe('Share of the requests and jobs that are traced, from 0 to 1'),
  RATE_LIMIT: onOff('on').describe('Limits on requests per client'),
  SERVICE_WORKER: onOff('on').describe(
    'Whether browsers keep the app for use without a network; off takes away what they kept, and with it push notifications',
  ),
  MARKETING_BACKGROUND_URL: z
    .string()
    .regex(/^(https:\/\/|\/(?!\/))\S+$/, 'Expected an https address, or a path of this server')
    .max(500)
    .optional()
    .describe('Picture behind the first part of the landing page: an https address, or a path of this server'),
  POSTHOG_KEY: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Project key of PostHog: tells it which pages signed-in users visit; without one nothing leaves the browser',
    ),
  POSTHOG_HOST: webAddress.default('https://eu.i.posthog.com').describe('Where PostHog is told'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .optional()
    .describe('warn in a terminal, info elsewhere, unless set'),
});
export type Settings = z.output<typeof Settings> & {
  /** Every OpenID Connect issuer, the one without a number first. */
  readonly issuers: readonly Issuer[];
};

/** A problem that the person who starts the server can mend; printed as it is, without a stack. */
export class StartupError extends Error {}

/** Whether two keys are a pair; true when one is missing or bad, which is said elsewhere. */
export function keysMatch({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Record<string, string | undefined>) {
  if (!publicKey || !privateKey) return true;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return true;
  }
  return pair.getPublicKey('base64url') === publicKey.replaceAll('=', '');
}

/** Whether pushes go to this machine itself while others can reach it: they could make it ask itself for anything. */
function pushesToItself({ HOST = '127.0.0.1', PUBLIC_URL = '', PUSH_HOSTS = '' }: Record<string, string | undefined>) {
  const isLocal = isLoopback(HOST) && isLoopback(URL.parse(PUBLIC_URL)?.hostname ?? 'localhost');
  return !isLocal && PUSH_HOSTS.split(',').some((host) => isLoopback(host.trim().replace(/:\d+$/, '')));
}

/** Settings that require or exclude each other; checked even when single ones are invalid, so that all errors are reported at once. */
function problemsTogether(given: Record<string, string | undefined>): string[] {
  const pair = (a: string, b: string) => {
    if (Boolean(given[a]) === Boolean(given[b])) return [];
    const [set, missing] = given[a] ? [a, b] : [b, a];
    return [`${missing}: Needed together with ${set}`];
  };
  const neededByProvider = (NEEDED_BY_PROVIDER[given.AI_PROVIDER ?? ''] ?? []).filter((name) => !given[name]);
  return [
    ...neededByProvider.map((name) => `${name}: Needed together with AI_PROVIDER=${given.AI_PROVIDER}`),
    ...pair('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
    ...pair('OIDC_ISSUER', 'OIDC_CLIENT_ID'),
    ...pair('SMTP_URL', 'MAIL_FROM'),
    ...pair('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'),
    ...(keysMatch(given) ? [] : ['VAPID_PRIVATE_KEY: Does not belong to VAPID_PUBLIC_KEY']),
    ...(pushesToItself(given) ? ['PUSH_HOSTS: This machine itself only when HOST and PUBLIC_URL are loopback'] : []),
    ...(given.DEV_LOGIN === 'on' && !hasDevelopmentProvider() ? ['DEV_LOGIN: This installation does not have it'] : []),
    ...pair('AUTH_PROXY_HEADER', 'AUTH_PROXY_ADDRESSES'),
    ...(given.DATABASE_READ_URL && !given.DATABASE_URL ? ['DATABASE_URL: Needed together with DATABASE_READ_URL'] : []),
  ];
}

/** The issuer of the settings without a number, if there is one. */
function firstIssuer(read: z.output<typeof Settings> | undefined): Issuer[] {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
  } = read ?? {};
  return issuer && clientId && name ? [{ id: 'oidc', prefix: 'OIDC_', issuer, clientId, clientSecret, name }] : [];
}

/** Reads the settings. Empty values count as unset. Throws a StartupError that names every bad setting at once. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = Settings.safeParse(given);
  const numbered = readNumberedIssuers(given);
  const issuers = [...firstIssuer(read.data), ...numbered.issuers];
  const single = read.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const problems = [...single, ...problemsTogether(given), ...numbered.problems, ...problemsAmong(issuers)];
  if (!read.success || problems.length > 0) throw new StartupError(`Bad settings: ${problems.join('; ')}.`);
  return { ...read.data, issuers };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** True for the names of this machine that never leave it. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.has(hostname.toLowerCase());
}

/** Whether this installation has the development sign-in's provider: one for many leaves its folder out. The sources always have it. */
function hasDevelopmentProvider(): boolean {
  return !process.env.TAYLR_BUNDLED || existsSync(fileURLToPath(new URL('./development', import.meta.url)));
}

/** The development sign-in starts only where nobody but this machine can reach it. */
export function developmentSignInAllowed(settings: Settings): boolean {
  const provider = settings.GOOGLE_CLIENT_ID ?? settings.AUTH_PROXY_HEADER ?? settings.issuers[0];
  const local =
    isLoopback(settings.HOST) && (!settings.PUBLIC_URL || isLoopback(new URL(settings.PUBLIC_URL).hostname));
  const isWanted = settings.DEV_LOGIN ?? (settings.DATABASE_URL ? 'off' : 'on');
  return !provider && local && isWanted === 'on' && hasDevelopmentProvider();
}

/** Whether people may start as guests: a house that is not open to everybody has none. */
export function guestsAllowed({ GUEST_MODE, REGISTRATION }: Settings): boolean {
  return GUEST_MODE && REGISTRATION === 'open';
}
