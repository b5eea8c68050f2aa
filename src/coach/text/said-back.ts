/** Words of a person as they may stand in the coach's sentence: on one line, without pictures. */
export function onOneLine(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** True for words that would look strange or shout in the coach's sentence: capitals, addresses, marks of their own. */
export const isLoudOrMarked = (text: string): boolean => /[A-Z]{4,}|https?:|www\.|[<>{}[\]?!“”"]/.test(text);
