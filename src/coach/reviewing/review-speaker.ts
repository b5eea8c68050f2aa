import { voiceProblems } from '#coach/builtin/voice.ts';
import type { ReviewFacts } from '#coach/port.ts';
import { isSaid, say } from '#coach/say/say.ts';
import type { Phrase } from '#coach/say/wordings.ts';

/** Says phrases of one review, none in words that stand in it already. */
export type ReviewSpeaker = {
  readonly tell: (phrase: Phrase, values?: Readonly<Record<string, string | null>>, naming?: string) => string;
  /** The same, or null once each of its wordings was said. */
  readonly tellAnew: (phrase: Phrase) => string | null;
  readonly hasSaid: (phrase: Phrase) => boolean;
  /** The first of several ways to say something that keeps the voice. */
  readonly fitting: (ways: readonly string[]) => string;
  /** The coach has asked enough. */
  readonly isLast: boolean;
};

export function speakerOf({ messages, identity, week }: ReviewFacts, mostTurns: number): ReviewSpeaker {
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const saying = { said, seed: `${identity.id} ${week.start}` };
  return {
    tell: (phrase, values = {}, naming) => say(phrase, { ...saying, values, naming }),
    tellAnew: (phrase) => {
      const text = say(phrase, saying);
      return said.some((one) => one.includes(text)) ? null : text;
    },
    hasSaid: (phrase) => said.some((text) => isSaid(phrase, text)),
    fitting: (ways) => ways.find((text) => voiceProblems(text, { kind: 'chat' }).length === 0) ?? ways.at(-1) ?? '',
    isLast: said.length + 1 >= mostTurns,
  };
}
