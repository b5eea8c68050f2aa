import { useEffect, useState } from 'react';

/** Milliseconds for which a button says that it has copied. */
const COPIED_FOR = 2000;

/** The older way, for pages without https, where the browser gives no clipboard. */
function copySelected(field: HTMLInputElement | null): boolean {
  if (!field) return false;
  field.focus();
  field.select();
  return document.execCommand('copy');
}

/** Copies a text; `field` shows it, for browsers that copy only a selection. False if nothing works. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard, or it is forbidden.
    return copySelected(field);
  }
}

/** True for two seconds after it was set. */
export function useCopied() {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return [isCopied, setCopied] as const;
}
