import { eraseDraft, keepDraft, readDraft } from '#web/device/drafts.ts';

const DRAFT = 'typed';
/** Milliseconds after a reload in which a field may still appear. */
const APPEARS_WITHIN = 10_000;

type TypedText = { path: string; fields: { name: string; value: string }[] };
type TextField = HTMLInputElement | HTMLTextAreaElement;

const typable = 'textarea, input[type="text"], input[type="search"], input[type="email"], input:not([type])';

/** A field's key, stable across reloads: its name or label, and its index among fields of that name. */
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

/** Sets the value like user input, so that the form's handlers fire. */
function write(field: TextField, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Restores the stored text into fields of the same names as they appear; fields that already have text keep it. */
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
