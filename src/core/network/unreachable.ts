/** What came back for a request: status and code of an answer (null when it is not the program's own), or null for no answer at all. */
export type ResponseInfo = { readonly status: number; readonly code: string | null } | null;

/** True when nothing was heard from the program itself: no network, no server behind the proxy, or somebody else's page in between. */
export function isUnreachable(responseInfo: ResponseInfo): boolean {
  if (responseInfo === null) return true;
  if (responseInfo.status === 401 || responseInfo.status < 400) return false;
  return responseInfo.code === null || [502, 503, 504].includes(responseInfo.status);
}
