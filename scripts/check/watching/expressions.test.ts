import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { readSettings } from '#server/env.ts';
import { createMeters } from '#server/telemetry/meters.ts';
import { mountMetrics } from '#server/telemetry/metrics.ts';
import { root } from '../../run/bootstrap.mjs';
import { expressions } from './expressions.ts';

const registry = new Registry();
createMeters(registry).watchQueues(['push'], async () => []);
mountMetrics(Fastify(), { settings: readSettings({}), registry, userOf: () => null });
const names = registry.getMetricsAsArray().map(({ name }) => name);
/** Of the process itself, which every program in Node has. */
const isOurs = (name: string) => !/^(?:nodejs|process)_/.test(name);

/** The names of metrics in an expression: what is no function, label, text or range. */
function namesIn(text: string): string[] {
  const bare = text.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)/g, ' ');
  return (bare.match(/[a-z]\w+(?![\w(])/g) ?? []).filter((word) => !/^(?:or|and|unless|up|sum|max|min)$/.test(word));
}

it('finds the names in an expression', () => {
  expect(namesIn('topk(10, sum by (le) (rate(a_bucket{x="b_c"}[5m])) / b_total) or vector(0)')).toEqual([
    'a_bucket',
    'b_total',
  ]);
});

it('shows and tells of figures that there are', () => {
  const unknown = expressions().flatMap(({ where, text }) =>
    namesIn(text)
      .filter((name) => !names.includes(name) && !names.includes(name.replace(/_(?:bucket|sum|count)$/, '')))
      .map((name) => `${where}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('shows every figure of ours, and the guide says what each is', () => {
  const all = expressions()
    .map(({ text }) => text)
    .join('\n');
  const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const ours = names.filter(isOurs);
  expect(ours.length).toBeGreaterThan(5);
  expect(ours.filter((name) => !all.includes(name))).toEqual([]);
  expect(ours.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
