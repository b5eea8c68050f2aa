/** Blanks in a row, and the same sign in a row, that a text can mean something by. */
const BLANKS = /\s{4,}/gu;
const SAME = /(.)\1{39,}/gsu;

/**
 * A text as it enters the coach, with endless runs of blanks or of one sign cut short: patterns look for their end from each place in
 * them. What people write comes out as it was.
 */
export function tidied(text: string): string {
  return text
    .replace(BLANKS, (run) => (run.includes('\n') ? '\n\n' : '  '))
    .replace(SAME, (_run, sign: string) => sign.repeat(40));
}
