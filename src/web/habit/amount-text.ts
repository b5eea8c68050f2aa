import { AMOUNT, toAmount } from '#core/habit/measure.ts';

/** Why a text is no amount. */
export type AmountTrouble = 'noNumber' | 'negative' | 'tooMuch';

const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/** What parts thousands from hundreds in the user's locale. */
function getGroupSign(locale: string | undefined): string {
  return new Intl.NumberFormat(locale).formatToParts(11_111).find(({ type }) => type === 'group')?.value ?? ',';
}

/**
 * The amount that somebody typed, null for nothing at all. Comma and point both part the decimals, unless the locale writes thousands in that very
 * way: '8,000' is eight thousand in London and eight in Berlin.
 */
export function readAmount(text: string, locale?: string): number | null | AmountTrouble {
  const typed = text.replaceAll(/[\s'’]/g, '').replaceAll('−', '-');
  if (typed === '') return null;
  if (/^-[\d.,]*$/.test(typed)) return 'negative';
  if (!DECIMAL.test(typed) && !GROUPED.test(typed)) return 'noNumber';
  const sign = getGroupSign(locale);
  const isGrouped = GROUPED.test(typed) && typed.replaceAll(/\d/g, '').replaceAll(sign, '') === '';
  const plain = isGrouped ? typed.replaceAll(sign, '') : typed.replace(',', '.');
  const amount = Number(plain);
  if (Number.isNaN(amount)) return 'noNumber';
  return amount > AMOUNT.max ? 'tooMuch' : toAmount(amount);
}

const plain = new Intl.NumberFormat(undefined, { maximumFractionDigits: 3, useGrouping: false });

/** An amount as it stands in a field. */
export const toFieldText = (amount: number): string => plain.format(amount);
