import { scoreExtraction, type Utterance } from '#evals/extraction-score.ts';
import type { Coach } from '#coach/port.ts';
import { CHECK_IN_SETS, type CheckInSet, checkInMessages } from '#evals/sets.ts';
import { type Question, sampled, section } from './section.ts';

async function getCompletions(coach: Coach, { habits, history = [], message }: Utterance) {
  const messages = [...history, { role: 'user' as const, content: message }];
  return (await coach.checkIn({ habits, messages })).completions;
}

const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`;

async function scored({ coach, limit }: Question, set: CheckInSet): Promise<string> {
  const rows = sampled(checkInMessages(set), limit);
  const answers = new Map<string, Awaited<ReturnType<typeof getCompletions>>>();
  for (const row of rows)
    answers.set(JSON.stringify([row.habits, row.history, row.message]), await getCompletions(coach, row));
  const score = scoreExtraction(rows, ({ habits, messages }) => {
    const history = messages.length > 1 ? messages.slice(0, -1) : undefined;
    return answers.get(JSON.stringify([habits, history, messages.at(-1)?.content])) ?? [];
  });
  const tags = Object.entries(score.perTag)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([tag, { exact, rows: all, falseTrue }]) =>
        `${tag} ${exact}/${all}${falseTrue > 0 ? ` (${falseTrue} false true)` : ''}`,
    );
  return section(`Check-in by chat, ${set}: ${score.rows} messages`, [
    `exact: ${percent(score.exactRate)}`,
    `macro-F1: ${score.macroF1.toFixed(3)}`,
    `false true: ${percent(score.falseTrueRate)}`,
    `contradictions: ${percent(score.contradictionRate)}`,
    `by tag: ${tags.join(', ')}`,
  ]);
}

/** Free text to ticks, on the sets of labelled messages. */
export async function extraction(question: Question): Promise<string> {
  const sections: string[] = [];
  for (const set of CHECK_IN_SETS) sections.push(await scored(question, set));
  return sections.join('\n');
}
