import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './bootstrap.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

it.each(['package.json', 'deploy/taylr.service', 'deploy/Dockerfile', 'docs/operating.md'])(
  '%s gives the server the flags that it is measured with',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll('", "', ' ');
    expect(text).toMatch(new RegExp(`node ${SERVER_FLAGS.join(' ')} \\S`));
  },
);
