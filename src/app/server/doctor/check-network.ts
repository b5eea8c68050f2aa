import { developmentSignInAllowed, guestsAllowed, type Settings } from '#server/env.ts';
import { codeOf, type Finding, type OtherClock, PATIENCE } from './finding.ts';

type Asked = { readonly response: Response; readonly body: unknown; readonly clock: OtherClock | null };

/** Asks an address for JSON. Rejects when nobody answers in time; a refusal is an answer too. */
async function ask(address: string, headers: Record<string, string>, now: () => Date): Promise<Asked> {
  const asked = now().getTime();
  const response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
  const body: unknown = await response.json().catch(() => null);
  const date = Date.parse(response.headers.get('date') ?? '');
  // Half the way there and back; a Date header counts whole seconds.
  const ahead = (asked + now().getTime()) / 2 - date;
  return { response, body, clock: Number.isNaN(date) ? null : { whose: new URL(address).host, ahead } };
}

type Unreachable = { readonly found: string; readonly todo: string; readonly isDistrusted?: true };

function unreachable(error: unknown, address: string): Unreachable {
  const code = codeOf(error);
  const { host } = new URL(address);
  if (/CERT|SELF_SIGNED|UNABLE_TO/.test(code)) {
    const found = `${host} shows a certificate that cannot be checked (${code}).`;
    return { found, todo: 'Add its authority with NODE_EXTRA_CA_CERTS, or correct the name.', isDistrusted: true };
  }
  const found = `${host} does not answer (${code}).`;
  if (/TLS|SSL/.test(code)) return { found, todo: 'Look whether it is spoken to by https there, or by http.' };
  if (/ENOTFOUND|EAI_/.test(code)) return { found, todo: 'There is no such name: correct it, or this machine’s DNS.' };
  return { found, todo: 'Look whether it runs, and whether a firewall or a proxy stands between.' };
}

export type Looked = { readonly finding: Finding; readonly clock: OtherClock | null };

function withoutIssuer(settings: Settings): Finding {
  const about = 'sign-in';
  if (developmentSignInAllowed(settings)) return { about, found: 'By the development sign-in, on this machine only.' };
  if (settings.AUTH_PROXY_HEADER) {
    const from = settings.AUTH_PROXY_ADDRESSES?.join(', ');
    return { about, found: `By the header ${settings.AUTH_PROXY_HEADER} of the proxy at ${from}, from nobody else.` };
  }
  if (guestsAllowed(settings)) {
    const advice = 'Whoever loses their cookie loses their data: set OIDC_ISSUER or GOOGLE_CLIENT_ID.';
    return { about, found: 'As a guest only.', advice };
  }
  return { about, found: 'Nobody can sign in.', todo: 'Set OIDC_ISSUER or GOOGLE_CLIENT_ID, or GUEST_MODE=on.' };
}

const isSame = (a: string, b: string) => a === b || a === `${b}/` || `${a}/` === b;

const GOOGLE = { issuer: 'https://accounts.google.com', prefix: 'OIDC_' };

/** Asks every issuer for what each publishes; one finding each, or one that says how people come in without. */
export function checkIssuers(settings: Settings, now: () => Date): Promise<Looked[]> {
  const issuers = [...(settings.GOOGLE_CLIENT_ID ? [GOOGLE] : []), ...settings.issuers];
  if (issuers.length === 0) return Promise.resolve([{ finding: withoutIssuer(settings), clock: null }]);
  return Promise.all(issuers.map((one) => checkIssuer(one, settings, now)));
}

type Named = { readonly issuer: string; readonly prefix: string };

async function checkIssuer({ issuer, prefix }: Named, settings: Settings, now: () => Date): Promise<Looked> {
  const about = 'sign-in';
  const address = `${issuer}/.well-known/openid-configuration`;
  let asked: Asked;
  try {
    asked = await ask(address, {}, now);
  } catch (error) {
    const { found, todo } = unreachable(error, address);
    return { finding: { about, found, todo }, clock: null };
  }
  const { response, body, clock } = asked;
  const told = (body as { issuer?: unknown } | null)?.issuer;
  if (!response.ok || typeof told !== 'string') {
    const found = `${address} answers ${response.status}, and not as an OpenID Connect issuer does.`;
    const todo = `Correct ${prefix}ISSUER: the address that stands before /.well-known.`;
    return { finding: { about, found, todo }, clock };
  }
  if (!isSame(told, issuer)) {
    const found = `The issuer at ${issuer} calls itself ${told.slice(0, 200)}.`;
    return { finding: { about, found, todo: `Set ${prefix}ISSUER to what it calls itself, to the letter.` }, clock };
  }
  const callback = `${settings.PUBLIC_URL ?? 'http://localhost:' + settings.PORT}/api/auth/callback`;
  const found = `${issuer} answers as an issuer.`;
  const advice = `It has to allow the address ${callback}, which cannot be seen from here.`;
  return { finding: { about, found, advice }, clock };
}

type Question = { readonly address: string; readonly headers: Record<string, string> };

/** How each provider is asked for a model without having it write anything: that costs nothing. */
function aboutModel({ AI_PROVIDER, AI_MODEL = '', AI_API_KEY = '', AI_BASE_URL }: Settings): Question | null {
  const name = encodeURIComponent(AI_MODEL);
  switch (AI_PROVIDER) {
    case 'openai':
      return {
        address: `${AI_BASE_URL ?? 'https://api.openai.com/v1'}/models/${name}`,
        headers: { authorization: `Bearer ${AI_API_KEY}` },
      };
    case 'anthropic':
      return {
        address: `${AI_BASE_URL ?? 'https://api.anthropic.com/v1'}/models/${name}`,
        headers: { 'x-api-key': AI_API_KEY, 'anthropic-version': '2023-06-01' },
      };
    case 'google':
      return {
        address: `${AI_BASE_URL ?? 'https://generativelanguage.googleapis.com/v1beta'}/models/${name}`,
        headers: { 'x-goog-api-key': AI_API_KEY },
      };
    case 'compatible':
      return { address: `${AI_BASE_URL}/models`, headers: AI_API_KEY ? { authorization: `Bearer ${AI_API_KEY}` } : {} };
    default:
      return null;
  }
}

function judgeModel({ AI_PROVIDER, AI_MODEL = '' }: Settings, address: string, { response, body }: Asked): Finding {
  const about = 'model';
  const { host } = new URL(address);
  if (response.status === 401 || response.status === 403) {
    return { about, found: `${host} refuses the key (${response.status}).`, todo: 'Correct AI_API_KEY.' };
  }
  const list = (body as { data?: { id?: unknown }[] } | null)?.data;
  const isKnown =
    AI_PROVIDER === 'compatible' ? Array.isArray(list) && list.some(({ id }) => id === AI_MODEL) : response.ok;
  if (isKnown) return { about, found: `${host} knows ${AI_MODEL}.` };
  if (AI_PROVIDER === 'compatible' && !Array.isArray(list)) {
    const advice = 'Not every server lists its models: try a conversation, and look for coach_ in /metrics.';
    return { about, found: `${host} answers, but does not say which models it has (${response.status}).`, advice };
  }
  if (response.status >= 500 || response.status === 429) {
    const todo = 'Try again later; meanwhile the built-in coach answers.';
    return { about, found: `${host} cannot answer now (${response.status}).`, todo };
  }
  const todo = 'Correct AI_MODEL (with Ollama: ollama pull <name>) or AI_BASE_URL.';
  return { about, found: `${host} knows no model ${AI_MODEL} (${response.status}).`, todo };
}

/** Asks the provider whether it knows the key and the model. */
export async function checkModel(settings: Settings, now: () => Date): Promise<Looked> {
  const question = aboutModel(settings);
  if (!question) return { finding: { about: 'model', found: 'None is set: the coach is built in.' }, clock: null };
  const { address, headers } = question;
  try {
    const asked = await ask(address, headers, now);
    return { finding: judgeModel(settings, address, asked), clock: asked.clock };
  } catch (error) {
    const { found, todo } = unreachable(error, address);
    const finding = { about: 'model', found, todo: `${todo} Meanwhile the built-in coach answers.` };
    return { finding, clock: null };
  }
}

const TRUSTED_ELSEWHERE =
  'What counts is that the devices of people trust it. With its authority in NODE_EXTRA_CA_CERTS the doctor does as well.';

/** Opens the public address as people do. A server that is not running yet cannot answer there. */
export async function checkAddress(settings: Settings, now: () => Date): Promise<Finding> {
  const about = 'address';
  const { PUBLIC_URL, HOST, TRUST_PROXY } = settings;
  if (!PUBLIC_URL)
    return { about, found: `None is set: people on this network open ${HOST}:${settings.PORT} without TLS.` };
  const isHttps = PUBLIC_URL.startsWith('https:');
  if (isHttps && TRUST_PROXY === 0) {
    const todo = 'Set TRUST_PROXY=1 behind one proxy: else all people share the limits of its one address.';
    return { about, found: `${PUBLIC_URL} needs a proxy that ends TLS, and none is trusted.`, todo };
  }
  try {
    const { response, body } = await ask(`${PUBLIC_URL}/healthz`, {}, now);
    const isOurs = response.ok && (body as { status?: unknown } | null)?.status === 'ok';
    if (isOurs) return { about, found: `${PUBLIC_URL} leads to a server that answers.` };
    const advice = 'While the server runs, it should lead there: look at the proxy’s log.';
    return { about, found: `${PUBLIC_URL} answers ${response.status}, and not as this server does.`, advice };
  } catch (error) {
    const { found, todo, isDistrusted } = unreachable(error, PUBLIC_URL);
    const advice = isDistrusted ? TRUSTED_ELSEWHERE : `While server and proxy run, it should. ${todo}`;
    return { about, found, advice };
  }
}
