import { Agent, get } from 'node:http';

/** The process behind `watchHealth`: says when it has its first answer, and on any message what it has measured. */
const EVERY = 50;
const url = process.argv[2] as string;
const agent = new Agent({ keepAlive: true });
let [slowest, count, waiting] = [0, 0, 0];
let ending = false;

function ask(): void {
  const asked = performance.now();
  waiting += 1;
  get(url, { agent }, (response) => {
    response.resume();
    response.on('end', () => {
      waiting -= 1;
      // The first request opens a connection to a cold server, so it is not measured.
      if (count > 0) slowest = Math.max(slowest, performance.now() - asked);
      if (count === 0) process.send?.('ready');
      count += 1;
      if (ending && waiting === 0) process.send?.({ slowest: Math.round(slowest), count });
    });
  });
}

ask();
const timer = setInterval(ask, EVERY);
process.on('message', () => {
  clearInterval(timer);
  ending = true;
  ask();
});
process.on('disconnect', () => process.exit());
