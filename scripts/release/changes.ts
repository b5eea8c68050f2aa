import { type Section, sectionsOf } from '../build/content/changelog.ts';

const SEMVER = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** What a version brings, as the changelog says it; null when that does not know it. */
export function changesOf(changelog: string, version: string): string | null {
  return sectionsOf(changelog).find((section) => section.version === version)?.text ?? null;
}

/** Whether a version comes after another, by its three numbers. */
function isAfter(version: string, other: string): boolean {
  const [numbers, others] = [version, other].map((one) => one.split(/[.-]/).slice(0, 3).map(Number));
  const at = [0, 1, 2].find((place) => numbers?.[place] !== others?.[place]);
  return at !== undefined && (numbers?.[at] ?? 0) > (others?.[at] ?? 0);
}

/** What is wrong with the section of the version that is about to be released. */
function problemsOf(released: Section | undefined, version: string): string[] {
  if (released?.version !== version) {
    return [`The newest version in CHANGELOG.md is ${released?.version ?? 'none'}, and package.json says ${version}.`];
  }
  const hasDay = /^\d{4}-\d\d-\d\d$/.test(released.day ?? '');
  return hasDay ? [] : [`“## ${version}” has no day: “## ${version} - YYYY-MM-DD”.`];
}

/** What keeps the changelog from telling of a version that is about to be released: sentences for whoever releases. */
export function problemsWith(changelog: string, version: string): string[] {
  if (!SEMVER.test(version)) return [`${version} is no version by SemVer.`];
  const [unreleased, released, before] = sectionsOf(changelog);
  if (unreleased?.version !== 'Unreleased') return ['CHANGELOG.md does not begin with “## Unreleased”.'];
  const waiting = `Under Unreleased stands what belongs to ${version}: put “## ${version} - YYYY-MM-DD” above it.`;
  return [
    ...(unreleased.text === '' ? [] : [waiting]),
    ...problemsOf(released, version),
    ...(before && !isAfter(version, before.version) ? [`${version} does not come after ${before.version}.`] : []),
  ];
}
