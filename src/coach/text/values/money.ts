import { phrases } from '../phrases.ts';

/** Signs of money, which stand before a sum and are its unit. */
export const MONEY_SIGNS: ReadonlySet<string> = new Set(['£', '€', '$']);
const MONEY = new Set([
  ...MONEY_SIGNS,
  ...phrases('pound; euro; dollar; quid; pence; rupee; zloty; krona; lira; franc; yen'),
]);

/** True for a unit in which sums of money are said. */
export const isMoney = (unit: string): boolean => MONEY.has(unit);
