export type ToastTone = 'neutral' | 'success' | 'danger';
export type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One thing to do about it, such as taking it back. */
  action?: { label: string; run: () => void };
};
export type ShownToast = ToastMessage & { id: number; open: boolean };

/** A dismissed toast is forgotten after this many milliseconds, or when the next one takes its place. */
export const REMOVAL_DELAY = 1_000_000;

/** Marks what may stand at the lower end of the window and is pressed next, a bar or a main button: on phones a toast stands above it. */
export const BOTTOM_BAR = { 'data-bottom-bar': '' };

/** Marks such a bar that on a phone gives its place to a toast: what stands above it is ticked, one after the other. */
export const SPARE_BAR = { 'data-bottom-bar': 'spare' };

/** Marks what hangs from the bar at the top: at a desk a toast stands below it. */
export const TOP_PANEL = { 'data-top-panel': '' };

let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message; whichever was there leaves at once. It waits when the host is not mounted yet. */
export function toast(message: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  show({ ...message, id: lastId, open: true });
  return lastId;
}

/** Closes the message with this id, when it is still the one shown. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  show({ ...current, open: false });
  removal = setTimeout(() => show(null), REMOVAL_DELAY);
}

/** Closes the message with this text if it is shown: its cause has been fixed since. */
export function withdrawToast({ title, description }: ToastMessage): void {
  if (current?.title === title && current.description === description) dismissToast(current.id);
}

/** The message to draw, or null. */
export function currentToast(): ShownToast | null {
  return current;
}

/** Calls back at every change, until the returned function is called. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
