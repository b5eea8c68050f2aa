import type { ChatTurn, CheckInAnswer, Coach } from '#coach/port.ts';
import { readCheckIn } from '#coach/builtin/check-in/extraction.ts';
import { DAY_HANDS, daysTold, type ToldDays, isUnlearnt } from '#evals/told-rows.ts';
import { type Question, sampled, section, share } from './section.ts';

type Sign = 'y' | 'n' | '-';

/** What a letter of the code accepts. */
const ACCEPTED: Readonly<Record<string, string>> = {
  y: 'y',
  n: 'n',
  p: '-n',
  r: '-',
  Y: 'y-',
  N: 'n-',
  '?': 'yn-',
};

/** A message with the chat before it, and what stands in each place after it. */
type Case = { readonly life: ToldDays; readonly messages: readonly ChatTurn[]; readonly accepted: readonly string[] };

function casesOf(life: ToldDays): Case[] {
  const cases: Case[] = [];
  let messages: ChatTurn[] = [];
  let standing: string[] = [];
  for (const { message, code, after, asked } of life.told) {
    if (!after) [messages, standing] = [[], life.habits.map(() => '-')];
    const question: ChatTurn[] = asked ? [{ role: 'assistant', content: asked }] : [];
    messages = [...messages, ...question, { role: 'user', content: message }];
    standing = standing.map((before, at) => ACCEPTED[code[at] ?? '-'] ?? before);
    cases.push({ life, messages, accepted: standing });
  }
  return cases;
}

const factsOf = ({ life, messages }: Case) => ({
  habits: life.habits.map((description, at) => ({ id: `h${at}`, description })),
  messages: [...messages],
});

type Read = Pick<CheckInAnswer, 'completions' | 'asked'>;

function scored({ life, accepted }: Case, { completions, asked = [] }: Read) {
  const cells = life.habits.map((_, at) => {
    const said = completions.find(({ habitId }) => habitId === `h${at}`);
    const sign: Sign = said === undefined ? '-' : said.completed ? 'y' : 'n';
    const isRight = accepted[at]?.includes(sign) ?? false;
    return { isTick: sign === 'y', isRight, isAsked: asked.some(({ habitId }) => habitId === `h${at}`) };
  });
  const ticks = cells.filter(({ isTick }) => isTick);
  return {
    isExact: cells.every(({ isRight }) => isRight),
    // A tap on what is asked about puts it right.
    isAnswered: cells.every(({ isRight, isAsked }) => isRight || isAsked),
    ticks: ticks.length,
    wrong: ticks.filter(({ isRight }) => !isRight).length,
    questions: asked.length,
  };
}

async function ofHand(coach: Coach, hand: (typeof DAY_HANDS)[number], limit: number): Promise<string[]> {
  const cases = sampled(daysTold(hand).flatMap(casesOf), limit);
  const scores: ReturnType<typeof scored>[] = [];
  for (const one of cases) scores.push(scored(one, await coach.checkIn(factsOf(one))));
  const sum = (value: (score: (typeof scores)[number]) => number) => scores.reduce((all, one) => all + value(one), 0);
  const name = `${hand} hand${isUnlearnt.days(hand) ? ', not learnt from' : ''}`;
  return [
    `exact, ${name}: ${share(
      sum(({ isExact }) => Number(isExact)),
      cases.length,
    )}`,
    `exact once its questions are answered, ${name}: ${share(
      sum(({ isAnswered }) => Number(isAnswered)),
      cases.length,
    )}`,
    `wrong ticks, ${name}: ${share(
      sum(({ wrong }) => wrong),
      sum(({ ticks }) => ticks),
    )}`,
    `questions with a tap for each message, ${name}: ${(sum(({ questions }) => questions) / cases.length).toFixed(2)}`,
  ];
}

/** Days that people told in their own words, each message with its chat: all of its habits right, and ticks that nobody said. */
export async function toldDays({ coach, limit }: Question): Promise<string> {
  const lines: string[] = [];
  for (const hand of DAY_HANDS) lines.push(...(await ofHand(coach, hand, limit)));
  return section('Days told in own words', lines);
}

/** How often each way by which the built-in engine comes to “done” is wrong, ticked or asked about, on the hands that may be read. */
export function toldPaths(limit: number): string {
  const counts = new Map<string, { all: number; wrong: number }>();
  for (const hand of DAY_HANDS.slice(0, 3)) {
    for (const one of sampled(daysTold(hand).flatMap(casesOf), limit)) {
      for (const [at, { value, isNew, isSure, path }] of readCheckIn(factsOf(one)).entries()) {
        if (value !== true || !isNew) continue;
        const name = `${path ?? 'answered'}, ${isSure ? 'ticked' : 'asked about'}`;
        const count = counts.get(name) ?? { all: 0, wrong: 0 };
        const isWrong = !one.accepted[at]?.includes('y');
        counts.set(name, { all: count.all + 1, wrong: count.wrong + Number(isWrong) });
      }
    }
  }
  const byMost = [...counts].toSorted(([, a], [, b]) => b.all - a.all);
  return section(
    'Wrong of what seems done, by the way it is read',
    byMost.map(([name, { all, wrong }]) => `${name}: ${share(wrong, all)}`),
  );
}
