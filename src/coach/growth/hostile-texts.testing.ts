/** Texts that no person writes, to see how the time to read them grows with their length. */

/** Parts the units of a line; none of them holds it. */
const PARTED = '¦';

const CHARACTERS = [
  Array.from('aeiyn019.,;:!?\'"()[]{}<>/\\|&+=-_*#@%$£~^`…—“”‘’·\n\t \u00a0\r\u2028\0').join(PARTED),
  // Pictures, one made of several, flags; marks on a letter and on nothing; letters that grow when they are made plain.
  '🎉¦✅¦❌¦🙄¦👨‍👩‍👧¦🇩🇪¦☕¦é¦e\u0301¦\u0301¦\ufdfa¦ﬁ¦İ¦ß¦ł¦½¦①¦Ⅷ',
  // Other scripts, from right to left, and what has no width.
  'ש¦ع¦ह¦हि¦漢¦か¦한¦я¦α¦\u202e¦\u200b¦\u200d¦\ufeff¦\u00ad¦\u2060',
].flatMap((line) => line.split(PARTED));

const TOKENS = [
  'and ¦and and ¦not ¦not not ¦i ¦i want ¦the ¦my ¦to ¦no ¦yes ¦all ¦both ¦did ¦did not ',
  'but ¦because ¦if ¦or ¦so ¦just ¦only ¦except ¦everything but ¦instead of ¦the rest ¦none ¦nothing ',
  'done ¦skipped ¦walk ¦read ¦walked and read ¦walk no ¦habit ¦water ¦coffee ¦minutes ¦of ¦have always ¦hi ',
  '1 ¦12 ¦1,¦1.¦1-¦12:30 ¦3 kg ¦3 of 4 ¦1000,¦20 minutes ¦3 days ¦half ¦twice ¦1st ¦5%¦50 % ',
  'monday ¦until ¦until monday ¦from monday to ¦next week ¦ill ¦away ¦back ¦today ¦yesterday ¦tomorrow ',
  'call it ¦call me ¦make it ¦easier ¦shorter ¦add ¦remove ¦swap ¦instead ¦please ¦ignore all ¦the first ',
  'kill ¦die ¦myself ¦hurt ¦pills ¦drink ¦k i l l ¦k.i.l.l.¦su1c1de ¦a1¦a!¦lose 5 kg ¦lose ¦calories ¦500 ',
  'a-¦a.¦a. ¦a, ¦a b ¦y/¦y ¦n ¦+ ¦a+¦a + ¦- ¦x ¦: ¦a:¦= y ¦y\n¦✅ a ¦🎉🎉 ¦& ¦a & ',
  '"a" ¦"said ¦"said" ¦(a ¦(a) ¦((¦[x]¦<b>¦</b>¦{"a":¦“a” ¦don\'t ¦a\'s ¦\'a¦lol ¦haha¦sooo ¦e\u0301a',
  'running ¦organized ¦exercise ¦meditated ¦wlak ¦reda ¦xzqv ¦abcdefghij¦Deutsch lernen ¦je veux ¦quiero ',
  '? ¦why? ¦did i? ¦! ¦a!b?¦. . ¦...¦\n\n¦ \n¦- a\n¦1. a\n¦\r\n¦   a¦http://a.b/¦a@b.c ¦#a ',
].flatMap((line) => line.split(PARTED));

/** What may stand before and behind a run, so that a pattern begins and then fails. */
const FRAMES: readonly (readonly [before: string, behind: string])[] = [
  ['', ''],
  ['i want to ', '!'],
  ['walked ', ' x?'],
  ['1 ', '\n.'],
];

export type HostileText = { readonly name: string; readonly text: string };

function run(unit: string, length: number, [before, behind]: readonly [string, string]): string {
  const room = length - before.length - behind.length;
  return `${before}${unit.repeat(Math.ceil(room / unit.length)).slice(0, room)}${behind}`;
}

/** Two units in turn, drawn by a fixed seed. */
function pairs(count: number): string[] {
  const units = [...CHARACTERS, ...TOKENS];
  let seed = 20_26;
  const next = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return units[(seed >>> 8) % units.length] ?? '';
  };
  return Array.from({ length: count }, () => `${next()}${next()}`);
}

const shownUnit = (unit: string) =>
  JSON.stringify(unit).replace(/[^ -~]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/**
 * Runs of the same characters, tokens and pairs of both, each of exactly `length` UTF-16 units; names tell the unit and its frame.
 * `every` takes each so-many-th of them.
 */
export function hostileTexts(length: number, { every = 1 }: { every?: number } = {}): HostileText[] {
  const units = [...CHARACTERS, ...TOKENS, ...pairs(120)];
  const all = units.flatMap((unit) =>
    FRAMES.map((frame) => ({ name: `${shownUnit(unit)} in ${JSON.stringify(frame)}`, unit, frame })),
  );
  return all
    .filter((_, at) => at % every === 0)
    .map(({ name, unit, frame }) => ({ name, text: run(unit, length, frame) }));
}
