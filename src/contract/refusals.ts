import { z } from 'zod';

const plural = (count: number | bigint, one: string) =>
  `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`;

/** How much of something: characters of a text, entries of a list, else the number itself. */
function amount(origin: string, count: number | bigint): string {
  if (origin === 'string') return plural(count, 'character');
  return origin === 'array' || origin === 'set' ? plural(count, 'entry').replace('entrys', 'entries') : `${count}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'nothing',
};

const FORMATS: Readonly<Record<string, string>> = {
  guid: 'an id',
  uuid: 'an id',
  email: 'an e-mail address',
  url: 'a web address',
  datetime: 'a time such as 2026-03-01T12:00:00Z',
};

/**
 * The messages for refused values whose schema has none of its own: callers should read the product's words, not those of its validation
 * library.
 */
function refusal(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing' : `Expected ${KINDS[issue.expected] ?? 'something else'}`;
    case 'too_small':
      return `At least ${amount(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `At most ${amount(issue.origin, issue.maximum)}`;
    case 'invalid_value':
      return issue.input === undefined ? 'This is missing' : `Choose ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `Expected ${FORMATS[issue.format] ?? 'another form'}`;
    case 'not_multiple_of':
      return `Expected a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}`;
    default:
      return 'This cannot be taken as it is';
  }
}

/** Makes every schema without messages of its own use those above. */
export function speakForSchemas(): void {
  z.config({ localeError: refusal });
}
