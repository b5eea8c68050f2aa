/** Pixels from which a screen is no phone: `md` of the style sheets. */
const WIDE = 768;

export const isNarrow = () => innerWidth < WIDE;

/** The cards that a screen shows before somebody scrolls. */
export const cardsAtFirst = () => (isNarrow() ? 1 : 2);
