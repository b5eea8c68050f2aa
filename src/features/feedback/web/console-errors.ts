import { FEEDBACK } from '#core/feedback/feedback.ts';

/** This page's errors since it was opened, newest last. Kept in memory only, and sent only with feedback. */
let met: readonly string[] = [];
let isListening = false;

function getText(part: unknown): string {
  if (part instanceof Error) return `${part.name}: ${part.message}`;
  if (typeof part === 'string') return part;
  try {
    return JSON.stringify(part) ?? String(part);
  } catch {
    // It contains itself.
    return String(part);
  }
}

/** Strips queries from URLs: they may contain user input or secrets. */
const withoutQueries = (text: string) => text.replaceAll(/(https?:\/\/[^\s?#)]+)[?#][^\s)]*/g, '$1');

function note(...parts: readonly unknown[]): void {
  const text = withoutQueries(parts.map(getText).join(' ')).replaceAll('\u0000', '').toWellFormed();
  if (text.trim()) met = [...met, text.slice(0, FEEDBACK.consoleErrorMax)].slice(-FEEDBACK.consoleErrors);
}

/** Starts recording errors on this page. */
export function listenToErrors(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('error', ({ error, message }) => note(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const say = console.error;
  console.error = (...parts: unknown[]) => {
    note(...parts);
    say(...parts);
  };
}

/** The errors recorded so far. */
export const consoleErrors = (): readonly string[] => met;
