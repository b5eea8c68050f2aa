import { eraseDraft, keepDraft, readDraft } from '#web/device/drafts.ts';

const DRAFT = 'typed';
/** Milliseconds after a reload in which a field may still appear. */
const APPEARS_WITHIN = 10_000;

type TypedText = { path: string; fields: { name: string; value: string }[] };
type TextField = HTMLInputElement | HTMLTextAreaElement;

const typable = 'textarea, input[type="text"], input[type="search"], input[type="email"], input:not([type])';

/** What a field is called, which outlasts a reload: its own name or label, and the how-manieth of that name it is. */
function namedFields(): Map<string, TextField> {
  const named = new Map<string, TextField>();
  for (const field of document.querySelectorAll<TextField>(typable)) {
    const label = field.name || field.ariaLabel || field.labels?.[0]?.textContent || field.placeholder;
    let name = label;
    for (let nth = 2; named.has(name); nth += 1) name = `${label} ${nth}`;
    named.set(name, field);
  }
  return named;
}

/** Keeps, in this tab, what stands in the page's text fields. */
export function keepTypedText(userId: string): void {
  const fields = [...namedFields()].flatMap(([name, { value }]) => (value === '' ? [] : [{ name, value }]));
  if (fields.length > 0) keepDraft(DRAFT, userId, { path: location.pathname, fields } satisfies TypedText);
}

/** Writes as a person would, so that the form behind the field hears of it. */
function write(field: TextField, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts back what was kept before a reload into the fields of the same names, as they appear; fields with a text of their own keep it. */
export function restoreTypedText(userId: string): void {
  const kept = readDraft(DRAFT, userId) as TypedText | null;
  eraseDraft(DRAFT);
  if (!kept || kept.path !== location.pathname) return;
  const left = new Map(kept.fields.map(({ name, value }) => [name, value]));
  const restore = () => {
    for (const [name, field] of namedFields()) {
      const value = left.get(name);
      if (value !== undefined && field.value === '') write(field, value);
      left.delete(name);
    }
    if (left.size === 0) watcher.disconnect();
  };
  const watcher = new MutationObserver(restore);
  watcher.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), APPEARS_WITHIN);
  restore();
}
