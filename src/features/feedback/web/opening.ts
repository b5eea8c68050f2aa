/** The tab of Help & Feedback: the form, or earlier messages. */
export type FeedbackView = 'write' | 'sent';

let asked: FeedbackView | null = null;
const listeners = new Set<() => void>();

function ask(view: FeedbackView | null): void {
  asked = view;
  for (const listener of listeners) listener();
}

/** Opens Help & Feedback, from wherever. It waits when its script has not come yet. */
export const openFeedback = (): void => ask('write');

/** Turns to one side of it, or closes it. */
export const turnFeedback = ask;

/** The latest request. */
export const askedFeedback = (): FeedbackView | null => asked;

/** Calls back at every change, until the returned function is called. */
export function onFeedbackAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
