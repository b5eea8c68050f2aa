import type { Version } from './news-now.ts';

/** What a version brings, a line each. */
export function VersionChanges({ changes }: Pick<Version, 'changes'>) {
  return (
    <ul className="measure mt-3 flex flex-col gap-2 text-quiet text-sm">
      {changes.map(({ name, text }) => (
        <li key={name}>
          <span className="font-medium text-ink">{name}.</span> {text}
        </li>
      ))}
    </ul>
  );
}
