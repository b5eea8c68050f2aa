/** Milliseconds from a Retry-After header, seconds or a date; 0 without one. */
export function retryAfterMs(header: string | null | undefined, now: Date): number {
  if (header == null) return 0;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0;
}
