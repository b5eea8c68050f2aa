/** Whether a habit was done, as far as known, and the source: said in the chat, set by hand, or recorded earlier. */
export type Mark = {
  readonly completed: boolean;
  /** The user's own words that led to it. */
  readonly evidence: string | null;
  readonly by: 'chat' | 'hand' | 'before';
  /** The day's total as it was typed, '' for none; absent while it is as it was. */
  readonly amount?: string;
  /** The reason of a skip, which may be ''; null where a skip was lifted; absent while it is as it was. */
  readonly skip?: string | null;
};

/** Marks by habit; one that is not there was not spoken of. */
export type Marks = Readonly<Record<string, Mark>>;

/** What the coach understood of one habit, over the whole conversation. */
export type Said = { readonly habitId: string; readonly completed: boolean; readonly evidence: string | null };

/** The progress captured so far, and what the coach had understood when it was captured. */
export type Captured = { readonly marks: Marks; readonly said: readonly Said[] };

/**
 * The progress after one more answer. Only changes count: what was set or removed by hand stays, unless the user mentions that habit again. What
 * the coach takes back is removed if it has read the whole conversation.
 */
export function capture(
  before: Captured,
  { said, message, knowsAll }: { said: readonly Said[]; message: string; knowsAll: boolean },
): Captured {
  const isNews = ({ habitId, completed, evidence }: Said) => {
    const known = before.said.find((one) => one.habitId === habitId);
    if (known?.completed !== completed || known.evidence !== evidence) return true;
    return evidence !== null && message.toLowerCase().includes(evidence.toLowerCase());
  };
  const isTakenBack = (habitId: string) =>
    knowsAll && before.said.some((one) => one.habitId === habitId) && said.every((one) => one.habitId !== habitId);
  const kept = Object.entries(before.marks).filter(([id, mark]) => mark.by !== 'chat' || !isTakenBack(id));
  const news = said.filter(isNews).map(({ habitId, completed, evidence }) => {
    const amount = before.marks[habitId]?.amount;
    const mark: Mark = { completed, evidence, by: 'chat', ...(completed && amount && { amount }) };
    return [habitId, mark] as const;
  });
  return { marks: Object.fromEntries([...kept, ...news]), said };
}

/** The mark of one habit set by hand; keeps the quote it was based on and, when done, the amount. */
export function setByHand(marks: Marks, habitId: string, completed: boolean): Marks {
  const { evidence = null, amount } = marks[habitId] ?? {};
  return { ...marks, [habitId]: { completed, evidence, by: 'hand', ...(completed && amount && { amount }) } };
}

/** Removes the mark of one habit: it is unknown again. */
export function takeAway(marks: Marks, habitId: string): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([id]) => id !== habitId));
}

/** A tick put or taken by hand. Taken, the habit is open again, unless its owner had spoken of it: then it was not done. */
export function tick(marks: Marks, habitId: string): Marks {
  const mark = marks[habitId];
  if (!mark?.completed) return setByHand(marks, habitId, true);
  return mark.evidence === null ? takeAway(marks, habitId) : setByHand(marks, habitId, false);
}

/** Characters shown before and after the words that count. */
const AROUND = 32;

/** A quote in three parts, with the words that led to a mark in the middle. */
export type Quote = readonly [before: string, words: string, after: string];

// The shortened text begins and ends at a word.
const getEnd = (text: string) => (text.length <= AROUND ? text : `…${text.slice(-AROUND).replace(/^\S*\s?/, '')}`);
const getBeginning = (text: string) =>
  text.length <= AROUND ? text : `${text.slice(0, AROUND).replace(/\s?\S*$/, '')}…`;

/** The words in context of the newest message that has them; on their own when none does. */
export function quoteFrom(messages: readonly string[], words: string): Quote {
  const find = (text: string) => text.toLowerCase().indexOf(words.toLowerCase());
  const message = messages.findLast((text) => find(text) >= 0);
  if (message === undefined) return ['', words, ''];
  const [from, to] = [find(message), find(message) + words.length];
  return [getEnd(message.slice(0, from)), message.slice(from, to), getBeginning(message.slice(to))];
}
