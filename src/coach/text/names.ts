import { read } from './reading.ts';

const BEFORE_NAMES = new Set('phone text email mail ring call message visit meet facetime skype with'.split(' '));

/** `call ines` as `call Ines`: people have their capital, however fast they were typed. */
export function withNames(text: string): string {
  const { tokens } = read(text);
  return tokens.reduce((said, { isFirstName, from }, at) => {
    const isNamed = isFirstName && BEFORE_NAMES.has(tokens[at - 1]?.lemma ?? '') && tokens[at - 1]?.after === '';
    return isNamed ? `${said.slice(0, from)}${said.charAt(from).toUpperCase()}${said.slice(from + 1)}` : said;
  }, text);
}
