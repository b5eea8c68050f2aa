import { describe, expect, it } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('a database that is away', () => {
  it.each(
    (
      '08000 08003 08006 08P01 53000 53100 53200 53300 57P01 57P02 57P03 57P05 57014 55P03 25006 25P03 40001 40P01 ' +
      'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN ENOSPC'
    ).split(' '),
  )('is known by %s, as the library wraps it too', (code) => {
    expect(isUnavailable(coded(code))).toBe(true);
    expect(isUnavailable(new Error('Failed query', { cause: coded(code) }))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'timeout expired',
  ])('is known by what the driver says without a code: %s', (message) => {
    expect(isUnavailable(new Error(message))).toBe(true);
    expect(isUnavailable(new Error('Failed query', { cause: new Error(message) }))).toBe(true);
  });

  it.each(['23505', '23503', '22P02', '42601', '42P01', '25P02', 'ENOENT', 'ERR_INVALID_ARG_TYPE'])(
    'is not what %s says',
    (code) => {
      expect(isUnavailable(coded(code))).toBe(false);
    },
  );

  it('is not what any other error says', () => {
    expect(isUnavailable(new TypeError('x is not a function'))).toBe(false);
    expect(isUnavailable('Connection terminated unexpectedly')).toBe(false);
    expect(isUnavailable(Object.assign(new Error('Connection terminated'), { code: '42601' }))).toBe(false);
    expect(isUnavailable(null)).toBe(false);
  });
});
