import { expect, it } from 'vitest';
import { askWith, everybodys, inAWorld, me, mine, validBody } from './walk.testing.ts';

inAWorld();

/** What an answer shows to have made: its own id, or that of the one thing in it; an address that stands in no other answer has none. */
function madeIn(body: unknown): string | undefined {
  const { id, ...parts } = body as { id?: string };
  return id ?? Object.values(parts).flatMap((part) => (part as { id?: string } | null)?.id ?? [])[0];
}

/** What a body needs to be taken twice, the second time when what it makes is there already. */
const takenTwice = (): Readonly<Record<string, object>> => ({
  'POST /api/check-ins': { overwrite: true },
  'POST /api/feedback': { attachments: [] },
  'POST /api/weekly-reviews': { weekStartDate: mine.weekStart, weekEndDate: '2026-02-28' },
});

const creating = everybodys.filter(({ route }) => route.status === 201);
const withBoth = creating.filter(({ route }) => !route.form);

it('looks at every call that makes something', () => {
  expect(creating.length - withBoth.length, 'files have their own tests').toBe(1);
  expect(withBoth.length).toBeGreaterThan(10);
});

it.each(withBoth)('$key answers 201 only when something was made: never twice with the same id', async (call) => {
  const body = { ...(validBody(call) as object), ...takenTwice()[call.key] };
  const answers = [await askWith(me, call, body), await askWith(me, call, body)];
  const made = answers.map((answer) => madeIn(answer.body));
  expect(answers.map(({ error }) => error)).toEqual([null, null]);
  if (made[1] !== undefined && made[0] === made[1]) expect(answers[1]?.status).toBe(200);
});
