/** The heading of a version: `## 0.2.0 - 2026-11-23`, or `## 0.1.0` of before that was the rule. */
const HEADING = /^## (.+)$/;
const SEMVER = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

type Section = { readonly version: string; readonly day: string | null; readonly text: string };

/** The sections of a changelog in the form of Keep a Changelog, newest first. */
function sectionsOf(changelog: string): Section[] {
  const sections: { heading: string; lines: string[] }[] = [];
  for (const line of changelog.split('\n')) {
    const [, heading] = HEADING.exec(line) ?? [];
    if (heading) sections.push({ heading, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ heading, lines }) => {
    const [version = '', day = null] = heading.split(' - ');
    return { version, day, text: lines.join('\n').trim() };
  });
}

/** A change that people are told of: an entry that begins with a name in bold. */
type Told = { readonly name: string; readonly text: string };
/** Of a version at most: who wants more reads the changelog. */
const TOLD_MOST = 8;

/** `- **A hard day**: one press, and … more.` over several lines, as its name and its first sentence, without the signs of Markdown. */
function toTold(entry: string): Told[] {
  const [, name, rest] = /^\*\*([^*]+)\*\*: (.+)$/.exec(entry.replaceAll(/\s+/g, ' ')) ?? [];
  if (!name || !rest) return [];
  const plain = rest.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/[*`]/g, '');
  const text = /^.*?[.!?](?= [A-Z]|$)/.exec(plain)?.[0] ?? plain;
  return [{ name, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}` }];
}

/** What is new for people in each released version that has a day, newest first. */
export function toldChanges(changelog: string): { version: string; day: string; changes: Told[] }[] {
  return sectionsOf(changelog).flatMap(({ version, day, text }) => {
    const entries = text.split(/^- /m).map((entry) => entry.trim());
    const changes = entries.flatMap(toTold).slice(0, TOLD_MOST);
    return day && changes.length > 0 ? [{ version, day, changes }] : [];
  });
}

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
