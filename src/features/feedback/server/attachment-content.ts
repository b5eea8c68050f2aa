import {
  ATTACHMENT,
  ATTACHMENT_TYPES,
  type AttachmentType,
  declaredType,
  markedType,
} from '#core/feedback/feedback.ts';

/** Begins the colours of a terminal, which logs have. */
const ESCAPE = '\u001b';
/** Control characters that text does not have: all but tabs, line ends and form feeds. */
const CONTROLS = /[^\P{Cc}\t\n\r\f]/u;

function getText(content: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return CONTROLS.test(text.replaceAll(ESCAPE, '')) ? null : text;
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the content is of the type: by its first bytes, or by being text (that parses, for JSON). */
function isOfType(content: Buffer, type: AttachmentType): boolean {
  const marked = markedType(content);
  if (type !== 'text/plain' && type !== 'application/json') return marked === type;
  const text = marked === null ? getText(content) : null;
  return text !== null && (type === 'text/plain' || isJson(text));
}

/** A file's type if its name, declared type and content agree; null otherwise. */
export function typeOfFile({ name, declared, content }: { name: string; declared: string; content: Buffer }) {
  const type = declaredType(declared);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const endings: readonly string[] = type ? ATTACHMENT_TYPES[type] : [];
  return type && endings.includes(ending) && isOfType(content, type) ? type : null;
}

/** A name to keep: the last part of a path, without what could hide its ending or break a list, its ending whole. */
export function keptName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(',', ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  const stem = plain.slice(0, plain.length - ending.length).slice(0, ATTACHMENT.nameMax - ending.length);
  return stem.toWellFormed() + ending || 'file';
}
