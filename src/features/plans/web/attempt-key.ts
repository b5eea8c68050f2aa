/** A random UUID; browsers offer their own only over https and on the machine itself, not on a home network over http. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/**
 * Gives the same key for the same content, so that trying again does not write twice, and a new one once the content changes.
 */
export function createAttemptKey(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.key === '' || last.content !== text) last = { content: text, key: randomUuid() };
    return last.key;
  };
}
