/** What the coach says while somebody finds an identity of their own. Each text asks one question or none. */
export const identityTexts = {
  unsure: (echo: string | null) => `${echo ? `“${echo}” is fine.` : 'That is fine.'} A small picture is enough.`,
  tuesday: (echo: string | null) =>
    `${echo ? `“${echo}”: that is a start.` : 'Let us start small.'} What would that person do on an ordinary Tuesday?`,
  why: (echo: string | null) =>
    `${echo ? `“${echo}”: I can picture that.` : 'Good, a picture starts to form.'} Why does it matter to you?`,
  offer: (echo: string | null, name: string) =>
    `${echo ? `You said “${echo}”.` : 'Thanks, that helps.'} A name for the person you describe could be “${name}”. Would you like to become that person?`,
  another: (echo: string | null, name: string) =>
    `All right${aside(echo)}, that one goes. Another could be “${name}”. Would you like to become that person?`,
  preset: (echo: string | null, name: string) =>
    `Of the cards above${aside(echo)}, “${name}” comes closest to what you told me. Would you like to become that person?`,
  cardsLeft: (echo: string | null) =>
    `I have no better name to offer now${aside(echo)}. The cards above stay open, and you can come back to this chat at any time.`,
  renamed: (name: string) => `“${name}” has a good ring. Would you like to become that person?`,
  nameRefused: (echo: string | null, standing: string | null) =>
    `I keep a name to two to five words about what you do${aside(echo)}.${standing ? ` So “${standing}” stays for now.` : ''} What other name would you like?`,
  wait: (echo: string | null, name: string) =>
    `No hurry${aside(echo)}. “${name}” can wait. What would make it more like you?`,
  asked: (echo: string | null, name: string) =>
    `A fair point${aside(echo)}. A name only says what you do on plain days, and you can choose another. Would you like to become “${name}”?`,
  agreed: (echo: string | null, name: string) =>
    `Then it is settled${aside(echo)}: you are on the way to “${name}”. Next we plan a few small habits for it.`,
  elsewhere: (word: string | null) =>
    `I leave ${word ? `“${word}”` : 'that'} to others; who you become is what I do best.`,
  whoAnswers: 'You ask who I am: an automated coach, not a human.',
  back: {
    tuesday: 'Back to you: what would that person do on an ordinary Tuesday?',
    why: 'Back to you: why does your goal matter to you?',
    offer: (name: string) => `Back to you: would you like to become “${name}”?`,
  },
  pause: 'A name can wait. What you wrote matters more, so please talk to a person you trust first.',
} as const;

function aside(echo: string | null): string {
  return echo ? ` (“${echo}”)` : '';
}
