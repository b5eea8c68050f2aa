/** The heading of a version: `## 0.2.0 - 2026-11-23`, or `## 0.1.0` of before that was the rule. */
const HEADING = /^## (.+)$/;

export type Section = { readonly version: string; readonly day: string | null; readonly text: string };

/** The sections of a changelog in the form of Keep a Changelog, newest first. */
export function sectionsOf(changelog: string): Section[] {
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
