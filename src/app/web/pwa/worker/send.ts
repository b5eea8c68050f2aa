/** Makes a call of the interface from the worker, with the session's cookie. Answers whether it was taken. */
export async function send(path: string, body: unknown): Promise<boolean> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return answer.ok;
}
