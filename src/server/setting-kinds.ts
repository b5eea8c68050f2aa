import { z } from 'zod';

// The kinds of settings, each read from the text that an environment holds.

export const onOff = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(byDefault)
    .transform((value) => value === 'on');

export const postgresAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: 'Expected an address such as postgresql://user:password@host/name' })
  .optional();

export const wholeNumber = (min: number, max: number, byDefault: number) =>
  z
    .string()
    .regex(/^-?\d{1,9}$/, 'Expected a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .default(byDefault);

export const base64Url = (bytes: number) =>
  z
    .string()
    .transform((text) => text.replace(/={1,2}$/, ''))
    .refine(
      (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      `Expected ${bytes} bytes in base64url`,
    );

export const commaList = (isOne: (entry: string) => boolean, error: string) =>
  z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim().toLowerCase()))
    .transform((list) => list.filter((entry) => entry !== ''))
    .refine((list) => list.every(isOne), { error });

/** A share of all. */
export const share = (byDefault: number) =>
  z
    .string()
    .regex(/^(?:0|1|0?\.\d{1,9}|1\.0{1,9})$/, 'Expected a share from 0 to 1')
    .transform(Number)
    .default(byDefault);
