import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const HABIT = 'Walk for 5 minutes';

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Floor</title><link rel="stylesheet" href="/floor.css"><main></main><script type="module" src="/floor.js"></script>`;
const STYLE = 'main { font: 16px/1.5 sans-serif; padding: 1rem } li { padding: 1rem 0 }';
const SCRIPT = `const [habit] = await (await fetch('/habits')).json();
document.querySelector('main').innerHTML = '<h1>Floor</h1><ul><li></li></ul><button>Check in</button>';
document.querySelector('li').textContent = habit;
document.querySelector('button').addEventListener('click', (event) => event.target.after('Checked in'));`;

const FILES: Record<string, [type: string, body: string]> = {
  '/': ['text/html', PAGE],
  '/floor.css': ['text/css', STYLE],
  '/floor.js': ['text/javascript', SCRIPT],
  '/habits': ['application/json', JSON.stringify([HABIT])],
};

/** The least that a page with one habit from a server can be: a document, a style, a script and one call. What a page takes is compared with it. */
export async function startFloor() {
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = FILES[url] ?? ['text/plain', ''];
    response.writeHead(FILES[url] ? 200 : 404, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    habit: HABIT,
    stop: () => server.close(),
  };
}
