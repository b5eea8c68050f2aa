/** Who is spoken to, as whoever speaks of themselves says it. */
const AS_OWN: readonly (readonly [RegExp, string])[] = [
  [/\byou are\b/gi, 'I am'],
  [/\byou['’]re\b/gi, 'I’m'],
  [/\byourself\b/gi, 'myself'],
  [/\byours\b/gi, 'mine'],
  [/\byour\b/gi, 'my'],
  [/\bfor you\b/gi, 'for me'],
  [/\byou\b/gi, 'I'],
];

/** A text as the person it speaks to would say it of themselves: “You should rest your legs” is “I should rest my legs”. */
function inFirstPerson(text: string): string {
  return AS_OWN.reduce((own, [said, asOwn]) => own.replace(said, asOwn), text);
}

type ProposedHabit = { readonly description: string; readonly implementationIntention: string };

/** What a habit asks for, as what the person means to do: “End your day early” is “I want to end my day early”. */
function asMeant(description: string): string {
  const own = inFirstPerson(description);
  return `I want to ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
}

/**
 * The texts of habits that somebody else proposes to a person, a program or a model, in all the ways in which danger is heard: it is listened for
 * in what people say of themselves.
 */
export function heardOfHabits(habits: readonly ProposedHabit[]): string[] {
  return habits.flatMap(({ description, implementationIntention }) => [
    description,
    asMeant(description),
    ...heardOfWords(implementationIntention),
  ]);
}

/** A text that somebody else says to a person, as it stands and as they would say it of themselves. */
export function heardOfWords(text: string): string[] {
  const own = inFirstPerson(text);
  return own === text ? [text] : [text, own];
}
