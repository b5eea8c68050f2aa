import { ATTACHMENT, ATTACHMENT_TYPES, type AttachmentType, declaredType } from '#core/feedback/feedback.ts';
import { feedbackMessages } from '#features/feedback/messages.ts';

/** What a file chooser offers. */
export const ACCEPTED = Object.entries(ATTACHMENT_TYPES)
  .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',');

/** MIME types by file extension, for files where the browser gives none. */
function typeByEnding(name: string): AttachmentType | null {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const found = Object.entries(ATTACHMENT_TYPES).find(([, endings]) => (endings as readonly string[]).includes(ending));
  return (found?.[0] as AttachmentType | undefined) ?? null;
}

/** Why a file cannot be sent, or null; what is in it, the server looks at. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  const isKnown = (type === '' || declaredType(type) !== null) && typeByEnding(name) !== null;
  if (!isKnown) return feedbackMessages.invalidType(name);
  return size > ATTACHMENT.maxBytes ? feedbackMessages.tooLarge(name) : null;
}

/** The file with a type, when the browser gave it none: `notes.log` is text. */
export function withType(file: File): File {
  const type = declaredType(file.type) ?? typeByEnding(file.name) ?? '';
  return file.type === type ? file : new File([file], file.name, { type });
}

/** `2.4 MB`, `12 KB`. */
export function sizeWords(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
