import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../run/bootstrap.mjs';

/** The files for those who watch a server. */
export const watchingFolder = join(root, 'deploy/watching');

export type Expression = { readonly where: string; readonly text: string };

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };
type Rules = { groups: { rules: { alert: string; expr: string }[] }[] };

const read = (file: string) => readFileSync(join(watchingFolder, file), 'utf8');

/** What an alert compares, without the bound: it has a value also when all is well. */
const withoutBound = (text: string) => text.replace(/ (?:>|<|==) \d+(?:\.\d+)?$/, '');

/** Every expression of the dashboard, for all servers and with a fixed range, and of the alerts, without their bounds. */
export function expressions(): Expression[] {
  const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
  const shown = panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({
      where: `panel “${title}”`,
      text: expr.replaceAll('$instance', '.*').replaceAll('$__rate_interval', '1m'),
    })),
  );
  const { groups } = parse(read('alerts.yml')) as Rules;
  const told = groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }) => ({ where: `alert ${alert}`, text: withoutBound(expr) })),
  );
  return [...shown, ...told];
}
