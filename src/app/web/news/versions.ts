import type { Version } from './news-now.ts';

let loaded: Promise<readonly Version[]> | null = null;

/** What is new for people in each released version, newest first; none where it cannot be loaded, since nobody waits for it. */
export function versions(): Promise<readonly Version[]> {
  loaded ??= import('#content/whats-new.json').then(
    (module) => module.default,
    () => [],
  );
  return loaded;
}
