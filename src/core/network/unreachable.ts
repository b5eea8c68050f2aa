/** What came back for a request: status and code of an answer (null when it is not the program's own), or null for no answer at all. */
export type Heard = { readonly status: number; readonly code: string | null } | null;

/** True when nothing was heard from the program itself: no network, no server behind the proxy, or somebody else's page in between. */
export function isOutOfReach(heard: Heard): boolean {
  if (heard === null) return true;
  if (heard.status === 401 || heard.status < 400) return false;
  return heard.code === null || [502, 503, 504].includes(heard.status);
}
