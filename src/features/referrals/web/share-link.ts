import { copyText } from '#web/ui/form/copy-text.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { referralMessages } from '../messages.ts';

/** The link to share: `https://taylr.example/?ref=K7PM2XWD`. */
export function sharedLink(origin: string, code: string): string {
  return `${origin}/?ref=${code}`;
}

/** Hands the link to the share sheet of the system; without one it is copied. True when it was copied as asked. */
export async function shareLink(link: string, field: HTMLInputElement | null): Promise<boolean> {
  const { shareTitle: title, shareText: text } = referralMessages.link;
  // Not every browser has it, whatever the types say.
  const canShare = 'share' in navigator;
  try {
    if (canShare) {
      await navigator.share({ title, text, url: link });
      return false;
    }
  } catch (error) {
    // Closing the share sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return false;
  }
  const isCopied = await copyText(link, field);
  if (!isCopied) toast({ ...referralMessages.copyFailed, tone: 'danger' });
  else if (canShare) toast({ ...referralMessages.shareFailed, tone: 'danger' });
  return isCopied && !canShare;
}
