import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { developmentSignInAllowed, readSettings, Settings, StartupError } from './env.ts';

function getProblems(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message;
  }
  return '';
}

const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const OIDC = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'id' };

describe('settings', () => {
  it('are all optional', () => {
    expect(readSettings({})).toEqual({
      PORT: 3000,
      OTEL_SERVICE_NAME: 'taylr',
      OTEL_TRACES_SAMPLER_ARG: 1,
      HOST: '127.0.0.1',
      HSTS_SUBDOMAINS: false,
      DATA_DIR: '.data',
      DATABASE_POOLER: false,
      OIDC_NAME: 'your account',
      REGISTRATION: 'open',
      GROUPS_CLAIM: 'groups',
      issuers: [],
      GUEST_MODE: true,
      GUEST_AI_LIMIT: 10,
      AI_PROVIDER: 'builtin',
      AI_STRUCTURED_OUTPUTS: true,
      AI_FIRST_TEXT_TIMEOUT: 20,
      AI_TIMEOUT: 90,
      TRUST_PROXY: 0,
      WEBHOOK_PRIVATE: false,
      RATE_LIMIT: true,
      SERVICE_WORKER: true,
      POSTHOG_HOST: 'https://eu.i.posthog.com',
    });
  });

  it('count as unset when they are empty', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', GOOGLE_CLIENT_ID: '' })).toEqual(
      readSettings({}),
    );
  });

  it('leave alone what the environment holds besides', () => {
    expect(readSettings({ PATH: '/bin', HOME: '/root' })).toEqual(readSettings({}));
  });

  it('are named all at once when several are bad, in one line', () => {
    const problems = getProblems({
      PORT: 'x',
      PUBLIC_URL: 'taylr',
      GUEST_MODE: 'yes',
      GUEST_AI_LIMIT: '-2',
      LOG_LEVEL: 'loud',
    });
    for (const name of ['PORT', 'PUBLIC_URL', 'GUEST_MODE', 'GUEST_AI_LIMIT', 'LOG_LEVEL']) {
      expect(problems).toContain(`${name}: `);
    }
    expect(problems).toMatch(/^Bad settings: /);
    expect(problems).not.toContain('\n');
  });

  it('never repeats a secret in what it says', () => {
    const problems = getProblems({
      DATABASE_URL: 'mysql://me:hunter2@db/taylr',
      METRICS_TOKEN: 'hunter2',
      PORT: 'x',
      AI_PROVIDER: 'openai',
      AI_API_KEY: 'hunter2',
    });
    expect(problems).toContain('DATABASE_URL');
    expect(problems).toContain('METRICS_TOKEN');
    expect(problems).not.toContain('hunter2');
  });

  it.each([
    ['PORT', ['-1', '65536', '3000.5', 'http', ' ']],
    ['PUBLIC_URL', ['taylr.example', 'ftp://taylr.example', 'javascript:alert(1)', 'https://']],
    ['DATABASE_URL', ['mysql://host/db', 'host', '/tmp/socket']],
    ['OIDC_ISSUER', ['id.example', 'file:///etc']],
    ['GUEST_MODE', ['yes', 'true', '1', 'ON']],
    ['GUEST_AI_LIMIT', ['-2', '1.5', 'none']],
    ['AI_PROVIDER', ['ollama', 'OpenAI', 'none']],
    ['AI_BASE_URL', ['localhost:11434', 'file:///v1']],
    ['AI_STRUCTURED_OUTPUTS', ['true']],
    ['AI_FIRST_TEXT_TIMEOUT', ['0', '301', '20s']],
    ['AI_TIMEOUT', ['0', '601', '1m']],
    ['ADMIN_EMAILS', ['ada', 'ada@example.org ben@example.org', '@example.org', '*@example.org']],
    ['DEV_LOGIN', ['true']],
    ['HSTS_SUBDOMAINS', ['true']],
    ['TRUST_PROXY', ['-1', 'true', '11']],
    ['METRICS_TOKEN', ['short']],
    ['RATE_LIMIT', ['600']],
    ['SERVICE_WORKER', ['retired']],
    ['REGISTRATION', ['shut', 'on']],
    ['AUTH_PROXY_HEADER', ['Remote User', 'Cookie', 'X-Forwarded-For', '1']],
    ['AUTH_PROXY_ADDRESSES', ['proxy.example', '10.0.0.0/40']],
    ['LOG_LEVEL', ['trace!', 'INFO']],
  ])('refuses nonsense for %s and names it', (name, values) => {
    for (const value of values) expect(getProblems({ [name]: value }), value).toContain(`${name}: `);
  });

  it.each([
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'secret' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'id' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://id.example' }],
  ])('asks for %s when its other half is set', (missing, env) => {
    const [given] = Object.keys(env);
    expect(getProblems(env as Record<string, string>)).toContain(`${missing}: Needed together with ${given}`);
  });

  it.each([
    ['openai', ['AI_MODEL', 'AI_API_KEY']],
    ['anthropic', ['AI_MODEL', 'AI_API_KEY']],
    ['google', ['AI_MODEL', 'AI_API_KEY']],
    ['compatible', ['AI_MODEL', 'AI_BASE_URL']],
  ])('ask for what %s cannot do without', (provider, needed) => {
    const problems = getProblems({ AI_PROVIDER: provider });
    for (const name of needed) expect(problems).toContain(`${name}: Needed together with AI_PROVIDER=${provider}`);
    const given = { AI_MODEL: 'm', AI_API_KEY: 'k', AI_BASE_URL: 'http://127.0.0.1:11434/v1/' };
    const rest = Object.fromEntries(Object.entries(given).filter(([name]) => needed.includes(name)));
    expect(getProblems({ AI_PROVIDER: provider, ...rest })).toBe('');
  });

  it('names a missing half together with other bad settings', () => {
    const problems = getProblems({ GOOGLE_CLIENT_ID: 'id', PORT: 'x' });
    expect(problems).toContain('PORT: ');
    expect(problems).toContain('GOOGLE_CLIENT_SECRET: ');
  });

  const second = { OIDC_2_ISSUER: 'https://two.example/', OIDC_2_CLIENT_ID: 'two', OIDC_2_NAME: 'Two' };

  it('take several issuers side by side, Google among them, in their order', () => {
    const first = { ...OIDC, OIDC_CLIENT_SECRET: 'secret' };
    const [one, two, ...more] = readSettings({ ...GOOGLE, ...second, ...first }).issuers;
    expect(one).toMatchObject({
      id: 'oidc',
      issuer: 'https://id.example',
      clientSecret: 'secret',
      name: 'your account',
    });
    expect(two).toMatchObject({ id: 'oidc-2', issuer: 'https://two.example', clientId: 'two', name: 'Two' });
    expect(more).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['OIDC_2_CLIENT_ID: Needed together with', { OIDC_2_ISSUER: 'https://two.example', OIDC_2_NAME: 'Two' }],
    ['OIDC_2_NAME: Needed together with', { OIDC_2_ISSUER: 'https://two.example', OIDC_2_CLIENT_ID: 'two' }],
    ['OIDC_2_ISSUER: ', { ...second, OIDC_2_ISSUER: 'two.example' }],
    ['OIDC_2_ISSUER: The same as OIDC_ISSUER', { ...OIDC, ...second, OIDC_2_ISSUER: 'https://id.example/' }],
    ['OIDC_2_NAME: The same as OIDC_NAME', { ...OIDC, ...second, OIDC_NAME: 'Two' }],
    ['OIDC_0_ISSUER: There is no such setting', { OIDC_0_ISSUER: 'https://two.example' }],
    ['OIDC_10_NAME: There is no such setting', { OIDC_10_NAME: 'Ten' }],
    ['OIDC_2_SECRET: There is no such setting', { ...second, OIDC_2_SECRET: 'x' }],
    ['AUTH_PROXY_ADDRESSES: Needed together with AUTH_PROXY_HEADER', { AUTH_PROXY_HEADER: 'Remote-User' }],
    ['AUTH_PROXY_HEADER: Needed together with AUTH_PROXY_ADDRESSES', { AUTH_PROXY_ADDRESSES: '10.0.0.2' }],
  ])('say %s', (problem, env) => {
    expect(getProblems(env)).toContain(problem);
  });

  it('reads addresses between commas in small letters', () => {
    const { ADMIN_EMAILS } = readSettings({ ADMIN_EMAILS: ' Ada@Example.org, ben@example.org,, ' });
    expect(ADMIN_EMAILS).toEqual(['ada@example.org', 'ben@example.org']);
  });

  it('drops the slash at the end of an address', () => {
    expect(readSettings({ PUBLIC_URL: 'https://taylr.example/' }).PUBLIC_URL).toBe('https://taylr.example');
  });
});

describe('the development sign-in', () => {
  it.each<[boolean, string, Record<string, string>]>([
    [true, 'nothing is set', {}],
    [true, 'the host is localhost', { HOST: 'localhost' }],
    [true, 'the host is the loopback of IPv6', { HOST: '::1' }],
    [true, 'the public address is of this machine', { PUBLIC_URL: 'http://localhost:3000' }],
    [true, 'DEV_LOGIN=on stands beside DATABASE_URL', { DATABASE_URL: 'postgresql://db/taylr', DEV_LOGIN: 'on' }],
    [false, 'DATABASE_URL is set', { DATABASE_URL: 'postgresql://db/taylr' }],
    [false, 'the host is every address', { HOST: '0.0.0.0' }],
    [false, 'the host is every address of IPv6', { HOST: '::' }],
    [false, 'the host is an address of the network', { HOST: '192.168.1.10' }],
    [false, 'the host only begins like loopback', { HOST: '127.0.0.1.example.com' }],
    [false, 'the public address is elsewhere', { PUBLIC_URL: 'https://taylr.example' }],
    [false, 'the public address only begins like loopback', { PUBLIC_URL: 'http://localhost.example' }],
    [false, 'the public address is elsewhere, DEV_LOGIN=on', { PUBLIC_URL: 'https://taylr.example', DEV_LOGIN: 'on' }],
    [false, 'it is switched off', { DEV_LOGIN: 'off' }],
    [false, 'the host is every address, DEV_LOGIN=on', { HOST: '0.0.0.0', DEV_LOGIN: 'on' }],
    [false, 'Google is configured', GOOGLE],
    [false, 'another issuer is configured', OIDC],
    [false, 'Google is configured, DEV_LOGIN=on', { ...GOOGLE, DEV_LOGIN: 'on' }],
  ])('is %s when %s', (allowed, _when, env) => {
    expect(developmentSignInAllowed(readSettings(env))).toBe(allowed);
  });
});

describe('the settings of push', () => {
  // From the example in RFC 8291, so no real server's.
  const pair = {
    VAPID_PUBLIC_KEY: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  };
  const other = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  const refused = (env: Record<string, string>) => {
    try {
      readSettings(env);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('take a pair of keys, an address for the push services, and further hosts', () => {
    const read = readSettings({
      ...pair,
      VAPID_SUBJECT: 'mailto:ada@example.org',
      PUSH_HOSTS: 'Push.example.org, .example.net',
    });
    expect(read).toMatchObject({ ...pair, PUSH_HOSTS: ['push.example.org', '.example.net'] });
    expect(refused({ PUSH_HOSTS: '127.0.0.1:4000' })).toBeNull();
    const padded = { VAPID_PUBLIC_KEY: `${pair.VAPID_PUBLIC_KEY}=`, VAPID_PRIVATE_KEY: `${pair.VAPID_PRIVATE_KEY}=` };
    expect(readSettings(padded)).toMatchObject(pair);
  });

  it.each([
    [{ VAPID_PUBLIC_KEY: pair.VAPID_PUBLIC_KEY }, 'VAPID_PRIVATE_KEY: Needed together with VAPID_PUBLIC_KEY'],
    [{ ...pair, VAPID_PRIVATE_KEY: other }, 'VAPID_PRIVATE_KEY: Does not belong to VAPID_PUBLIC_KEY'],
    [{ ...pair, VAPID_PRIVATE_KEY: 'short' }, 'VAPID_PRIVATE_KEY: Expected 32 bytes in base64url'],
    [{ VAPID_SUBJECT: 'ada@example.org' }, 'VAPID_SUBJECT: Expected mailto: with an address, or an https address'],
    [{ PUSH_HOSTS: 'https://push.example.org' }, 'PUSH_HOSTS: Expected names of hosts with commas between them'],
    [
      { PUSH_HOSTS: 'localhost:4000', HOST: '0.0.0.0' },
      'PUSH_HOSTS: This machine itself only when HOST and PUBLIC_URL are loopback',
    ],
    [
      { PUSH_HOSTS: '127.0.0.1', PUBLIC_URL: 'https://taylr.example.org' },
      'PUSH_HOSTS: This machine itself only when HOST and PUBLIC_URL are loopback',
    ],
  ])('are refused when they are bad: %j', (env, problem) => {
    const said = refused(env as Record<string, string>);
    expect(said).toContain(problem);
    // Not even an invalid key is printed.
    expect(said).not.toContain(other);
  });
});

describe('docs/settings.md', () => {
  const page = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));

  it('has one row for each setting, with its default and meaning as the schema has them', () => {
    const wanted = Object.entries(Settings.shape).map(([name, schema]) => {
      const read = schema.safeParse(undefined).data as string | number | boolean | undefined;
      const byDefault = typeof read === 'boolean' ? (read ? 'on' : 'off') : read;
      return `| \`${name}\` | ${byDefault === undefined ? '' : `\`${byDefault}\``} | ${schema.description} |`;
    });
    expect(rows).toEqual(wanted);
  });

  it('tells how short a METRICS_TOKEN may be', () => {
    const lengths = Array.from({ length: 100 }, (_, index) => index + 1);
    const shortest = lengths.find((length) => getProblems({ METRICS_TOKEN: 'x'.repeat(length) }) === '');
    const told = `${shortest} characters or more`;
    expect(Settings.shape.METRICS_TOKEN.description).toContain(told);
    expect(rows.find((row) => row.startsWith('| `METRICS_TOKEN`'))).toContain(told);
  });
});
