import { voiceProblems } from '#coach/builtin/voice.ts';
import type { ReviewFacts } from '#coach/port.ts';
import { isSaid, say } from '#coach/say/say.ts';
import type { Phrase } from '#coach/say/wordings.ts';

/** Says phrases of one review, none in words that stand in it already. */
export function speakerOf({ messages, identity, week }: ReviewFacts, mostTurns: number) {
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const saying = { said, seed: `${identity.id} ${week.start}` };
  return {
    tell: (phrase: Phrase, values: Readonly<Record<string, string | null>> = {}, naming?: string) =>
      say(phrase, { ...saying, values, naming }),
    /** The same, or null once each of its wordings was said. */
    tellAnew: (phrase: Phrase) => {
      const text = say(phrase, saying);
      return said.some((one) => one.includes(text)) ? null : text;
    },
    hasSaid: (phrase: Phrase) => said.some((text) => isSaid(phrase, text)),
    fitting: (ways: readonly string[]) =>
      ways.find((text) => voiceProblems(text, { kind: 'chat' }).length === 0) ?? ways.at(-1) ?? '',
    isLast: said.length + 1 >= mostTurns,
  };
}

export type ReviewSpeaker = ReturnType<typeof speakerOf>;
