import { z } from 'zod';

/** An OpenID Connect issuer that people may sign in with. */
export type Issuer = {
  /** What stands in addresses: `oidc` for the settings without a number, `oidc-2` for those with one. */
  readonly id: string;
  /** How its settings begin: `OIDC_` or `OIDC_2_`. */
  readonly prefix: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** What the button calls it: 'Continue with …'. */
  readonly name: string;
};

/** A web address without a slash at its end. */
export const webAddress = z
  .url({ protocol: /^https?$/, hostname: /.+/ })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));

const Numbered = z.object({
  ISSUER: webAddress,
  CLIENT_ID: z.string(),
  CLIENT_SECRET: z.string().optional(),
  NAME: z.string().max(40),
});
/** The settings of one issuer among several: `OIDC_1_ISSUER` to `OIDC_9_NAME`. */
const NAME = /^OIDC_(\d+)_(.+)$/;
const HIGHEST = 9;

type Given = Readonly<Record<string, string | undefined>>;

const textOf = (error: z.ZodError, prefix: string) =>
  error.issues.map(({ path, message, code }) => {
    const isMissing = code === 'invalid_type';
    return `${prefix}${path.join('.')}: ${isMissing ? `Needed together with the other ${prefix}…` : message}`;
  });

function numbersOf(given: Given): { numbers: number[]; problems: string[] } {
  const names = Object.keys(given).flatMap((name) => {
    const [, number, what = ''] = NAME.exec(name) ?? [];
    return number ? [{ name, number: Number(number), what }] : [];
  });
  const isKnown = ({ number, what }: { number: number; what: string }) =>
    number >= 1 && number <= HIGHEST && what in Numbered.shape;
  const unknown = names.filter((one) => !isKnown(one));
  return {
    numbers: [...new Set(names.filter(isKnown).map(({ number }) => number))].toSorted((a, b) => a - b),
    problems: unknown.map(({ name }) => `${name}: There is no such setting`),
  };
}

/** Reads the issuers that have a number; problems are sentences, one a setting. */
export function readNumberedIssuers(given: Given): { issuers: Issuer[]; problems: string[] } {
  const { numbers, problems } = numbersOf(given);
  const issuers: Issuer[] = [];
  for (const number of numbers) {
    const prefix = `OIDC_${number}_`;
    const own = Object.keys(Numbered.shape).map((name) => [name, given[prefix + name]] as const);
    const read = Numbered.safeParse(Object.fromEntries(own));
    if (!read.success) {
      problems.push(...textOf(read.error, prefix));
      continue;
    }
    const { ISSUER, CLIENT_ID, CLIENT_SECRET, NAME: name } = read.data;
    issuers.push({
      id: `oidc-${number}`,
      prefix,
      issuer: ISSUER,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      name,
    });
  }
  return { issuers, problems };
}

/** What stands in the way of several issuers side by side: an account is issuer and subject, and a button is its name. */
export function problemsAmong(issuers: readonly Issuer[]): string[] {
  return issuers.flatMap((one, at) => {
    const before = issuers.slice(0, at);
    const same = before.find(({ issuer }) => issuer === one.issuer);
    const called = before.find(({ name }) => name === one.name);
    return [
      ...(same ? [`${one.prefix}ISSUER: The same as ${same.prefix}ISSUER`] : []),
      ...(called
        ? [`${one.prefix}NAME: The same as ${called.prefix}NAME, and nobody could tell the buttons apart`]
        : []),
    ];
  });
}
