/** A new Idempotency-Key, a random UUID; browsers offer their own only over https and on the machine itself, not on a home network over http. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export type AttemptKeys = ReturnType<typeof createAttemptKeys>;

/**
 * Idempotency keys by what is sent: until it has arrived, the same content goes under the same key, so that trying again does
 * not write twice. The same content sent once more later is a new write.
 */
export function createAttemptKeys() {
  const keys = new Map<string, string>();
  return {
    keyFor: (content: unknown): string => {
      const text = JSON.stringify(content);
      const key = keys.get(text) ?? newKey();
      keys.set(text, key);
      return key;
    },
    arrived: (content: unknown): void => {
      keys.delete(JSON.stringify(content));
    },
  };
}
