/**
 * The app's page with a picture of its first screen, which web/public/picture.js puts in place. What the app itself needs waits until the picture is
 * painted: its scripts would be compiled before.
 */
export async function withPicture(page: Response, picture: string): Promise<Response> {
  const html = (await page.text())
    .replace('<html ', '<html data-kept ')
    .replaceAll('<script type="module"', '<script type="later"')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('</body>', () => `<template id="picture">${picture}</template><script src="/picture.js"></script></body>`);
  const headers = new Headers(page.headers);
  // They are about the bytes that came from the server.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html, { status: page.status, headers });
}
