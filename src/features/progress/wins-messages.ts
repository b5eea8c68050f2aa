type Told = { readonly name: string; readonly strength: number };

/** The sentence of each win, with the person's own name for who they are becoming. */
export const winMessages = {
  first_vote: ({ name }: Told) => `Your first vote for ${name}.`,
  full_week: ({ name }: Told) => `A full week for ${name}.`,
  milestone: ({ name, strength }: Told) => `${name}: strength past ${strength} %.`,
  return: ({ name }: Told) => `Back again, ${name}. That is what counts.`,
  full_day: ({ name }: Told) => `All of today, done. Well done, ${name}.`,
} as const;
