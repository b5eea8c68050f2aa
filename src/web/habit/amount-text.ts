import { AMOUNT, toAmount } from '#core/amount/measure.ts';

/** Why a text is no amount. */
export type AmountTrouble = 'noNumber' | 'negative' | 'tooMuch';

const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** Thousands parted by one sign, and decimals by the other. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d*)?|(?:\.\d{3})+(?:,\d*)?)$/;
/** A number that is a thousand times as great where its sign parts thousands as where it parts decimals. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** What parts thousands from hundreds in the user's locale. */
function getGroupSign(locale: string | undefined): string {
  return new Intl.NumberFormat(locale).formatToParts(11_111).find(({ type }) => type === 'group')?.value ?? ',';
}

const withoutSpaces = (text: string) => text.replaceAll(/[\s'’]/g, '').replaceAll('−', '-');

/** Comma and point both part decimals; two of a kind, or one of each, can only be read in one way, and else the locale decides. */
function toNumber(typed: string, locale: string | undefined): number {
  const isGrouped = GROUPED.test(typed) && (!EITHER.test(typed) || typed.includes(getGroupSign(locale)));
  if (!isGrouped) return Number(typed.replace(',', '.'));
  const groupSign = typed.replaceAll(/\d/g, '').charAt(0);
  return Number(typed.replaceAll(groupSign, '').replace(',', '.'));
}

/** The amount that somebody typed, null for nothing at all: '8,000' is eight thousand in London and eight in Berlin. */
export function readAmount(text: string, locale?: string): number | null | AmountTrouble {
  const typed = withoutSpaces(text);
  if (typed === '') return null;
  if (/^-[\d.,]*$/.test(typed)) return 'negative';
  if (!DECIMAL.test(typed) && !GROUPED.test(typed)) return 'noNumber';
  const amount = toNumber(typed, locale);
  return amount > AMOUNT.max ? 'tooMuch' : toAmount(amount);
}

/** The two amounts that a text could be, the one that it is read as first; null where there is one only. */
export function readEitherWay(text: string, locale?: string): readonly [number, number] | null {
  const typed = withoutSpaces(text);
  if (!EITHER.test(typed)) return null;
  const read = toNumber(typed, locale);
  const great = Number(typed.replaceAll(/[.,]/g, ''));
  return [read, read === great ? great / 1000 : great];
}

const plain = new Intl.NumberFormat(undefined, { maximumFractionDigits: 3, useGrouping: false });

/** An amount as it stands in a field. */
export const toFieldText = (amount: number): string => plain.format(amount);
