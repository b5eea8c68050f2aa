import { z } from 'zod';
import type { TokenScope } from '#core/account/token.ts';

/** What a tool or a resource asks of the interface; rejects with what the interface answers instead. */
export type Ask = (call: string, given?: { query?: Record<string, string>; body?: unknown }) => Promise<unknown>;

export type Tool = {
  readonly title: string;
  readonly description: string;
  /** The scope without which it is not offered; the interface checks it again with each call. */
  readonly scope: TokenScope;
  readonly isReading: boolean;
  readonly input: z.ZodRawShape;
  readonly run: (input: never, ask: Ask) => Promise<unknown>;
};

const id = z.guid();
const day = z.iso.date();

/** A tool with its input inferred. */
const tool = <const I extends z.ZodRawShape>(
  given: Omit<Tool, 'input' | 'run'> & {
    input: I;
    run: (input: z.output<z.ZodObject<I>>, ask: Ask) => Promise<unknown>;
  },
): Tool => given as unknown as Tool;

const habit = z.object({
  description: z.string().describe('What is done, with its size: “Walk for 10 minutes”'),
  implementationIntention: z
    .string()
    .describe('When, where and what instead: “When I finish lunch, at the door, I will …”'),
  targetFrequency: z.int().min(1).max(7).describe('Days a week'),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  habitType: z.enum(['core', 'experimental']),
  seriesId: id.optional().describe('Of a habit that goes on from the running plan'),
});

/** What assistants may do, each over a call of the interface, so that its checks and limits are those of every other caller. */
export const tools: Readonly<Record<string, Tool>> = {
  get_today: tool({
    title: 'Habits of today',
    description: 'Today’s habits by identity with their ids, and what is noted of each.',
    scope: 'read',
    isReading: true,
    input: {},
    run: async (_input, ask) => {
      const { today } = (await ask('GET /api/check-ins/daily-status')) as { today: string };
      return ask('GET /api/check-ins/day', { query: { date: today } });
    },
  }),
  check_in: tool({
    title: 'Note a habit',
    description:
      'Notes one habit of a day as the person told you: done, declined, skipped, cleared, or with an amount.',
    scope: 'check-in',
    isReading: false,
    input: {
      habitId: id.describe('From get_today'),
      act: z.enum(['done', 'decline', 'skip', 'clear', 'add', 'set']),
      amount: z.number().optional().describe('With add and set'),
      reason: z.string().max(500).optional().describe('Of a skip, in the person’s words'),
      date: day.optional().describe('Today when left out'),
    },
    run: ({ habitId, ...body }, ask) => ask(`POST /api/check-ins/habits/${habitId}`, { body }),
  }),
  get_progress: tool({
    title: 'Progress',
    description: 'The figures of this week and over all: completion, streaks, votes.',
    scope: 'read',
    isReading: true,
    input: {},
    run: async (_input, ask) => ({
      stats: await ask('GET /api/progress/stats'),
      week: await ask('GET /api/check-ins/weekly-tracking'),
    }),
  }),
  get_evidence: tool({
    title: 'Evidence of an identity',
    description: 'A year of votes for one identity, with streaks and the strength of each habit.',
    scope: 'read',
    isReading: true,
    input: { identityId: id.describe('From get_today') },
    run: ({ identityId }, ask) => ask(`GET /api/identities/${identityId}/evidence`),
  }),
  propose_plan: tool({
    title: 'Propose a plan',
    description:
      'Proposes a whole week of habits for an identity. It is kept as today’s offer: nothing changes until the person opens the address in the answer and accepts it there.',
    scope: 'coach',
    isReading: false,
    input: {
      identityId: id.describe('From get_today'),
      habits: z.array(habit).min(2).max(12).describe('All habits of the week, at least two of them core'),
      reason: z.string().min(1).max(500).describe('Why, in a sentence to the person'),
    },
    run: ({ identityId, ...body }, ask) => ask(`POST /api/identities/${identityId}/offer`, { body }),
  }),
  pause: tool({
    title: 'Pause',
    description: 'Takes days out of the plan, of one identity or of all, when the person asks for it.',
    scope: 'all',
    isReading: false,
    input: {
      until: day.describe('The last day of the pause'),
      from: day.optional().describe('Today when left out'),
      identityId: id.optional().describe('All identities when left out'),
      reason: z.string().max(200).optional(),
    },
    run: (body, ask) => ask('POST /api/pauses', { body }),
  }),
};
