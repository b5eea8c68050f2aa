/** Keeps what was made of the texts that were asked for last, at most so many: the texts of people are endless. */
export function remembered<T>(most: number, make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    const made = known === undefined ? make(text) : known;
    // What was asked for last stands last.
    kept.delete(text);
    kept.set(text, made);
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return made;
  };
}
