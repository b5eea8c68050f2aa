/** The text with a capital, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The same without one, as it goes on within a sentence. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
