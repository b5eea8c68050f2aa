/** An amount in the base unit (minutes, km, litres, else the noun itself) and the tokens it takes. */
export type Amount = { readonly value: number; readonly unit: string; readonly from: number; readonly to: number };

/** Minutes after midnight; `isOpen` when morning or evening was not said. */
export type Clock = { readonly minutes: number; readonly isOpen: boolean; readonly from: number; readonly to: number };
