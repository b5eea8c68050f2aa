/** The outcome of a request: status and code of the response (code null when the program did not send it), or null for no response. */
export type ResponseInfo = { readonly status: number; readonly code: string | null } | null;

/** True when the program itself did not respond: no network, no server behind the proxy, or a response from something in between. */
export function isUnreachable(responseInfo: ResponseInfo): boolean {
  if (responseInfo === null) return true;
  if (responseInfo.status === 401 || responseInfo.status < 400) return false;
  return responseInfo.code === null || [502, 503, 504].includes(responseInfo.status);
}
