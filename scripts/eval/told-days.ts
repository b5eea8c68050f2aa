import type { ChatTurn, Coach } from '#coach/port.ts';
import { DAY_HANDS, daysTold, type ToldDays, UNLEARNT } from '#evals/told-rows.ts';
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

async function readBy(coach: Coach, { life, messages }: Case): Promise<Sign[]> {
  const habits = life.habits.map((description, at) => ({ id: `h${at}`, description }));
  const { completions } = await coach.checkIn({ habits, messages: [...messages] });
  return habits.map(({ id }) => {
    const said = completions.find(({ habitId }) => habitId === id);
    return said === undefined ? '-' : said.completed ? 'y' : 'n';
  });
}

/** Days that people told in their own words, each message with its chat: all of its habits right, and ticks that nobody said. */
export async function toldDays({ coach, limit }: Question): Promise<string> {
  const lines: string[] = [];
  for (const hand of DAY_HANDS) {
    const cases = sampled(daysTold(hand).flatMap(casesOf), limit);
    let [exact, ticks, wrong] = [0, 0, 0];
    for (const one of cases) {
      const read = await readBy(coach, one);
      const isRight = read.map((sign, at) => one.accepted[at]?.includes(sign) ?? false);
      if (isRight.every(Boolean)) exact += 1;
      for (const [at, sign] of read.entries()) {
        if (sign !== 'y') continue;
        ticks += 1;
        if (!isRight[at]) wrong += 1;
      }
    }
    const name = `${hand} hand${hand === UNLEARNT.days ? ', not learnt from' : ''}`;
    lines.push(`exact, ${name}: ${share(exact, cases.length)}`, `wrong ticks, ${name}: ${share(wrong, ticks)}`);
  }
  return section('Days told in own words', lines);
}
