import { use, useEffect, useId, useRef } from 'react';
import { useLocation } from '#web/router/router.tsx';
import { newsMessages as texts } from './messages.ts';
import { VersionChanges } from './version-changes.tsx';
import { versions } from './versions.ts';

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
/** Of `/help#whats-new`. */
const PLACE = '#whats-new';

/** Everything that was new, version by version, for whoever looks it up later. */
export function AllVersions() {
  const id = useId();
  const all = use(versions());
  const place = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== PLACE) return;
    // A new page is first brought to its top, by what is around it.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  if (all.length === 0) return null;
  return (
    <section ref={place} aria-labelledby={id} className="mt-10 scroll-mt-24">
      <h2 id={id} className="mb-2 font-semibold text-ink text-lg">
        {texts.title}
      </h2>
      {all.map(({ version, day, changes }) => (
        <div key={version} className="mt-5">
          <h3 className="font-medium text-base text-ink">{texts.version(version, date.format(new Date(day)))}</h3>
          <VersionChanges changes={changes} />
        </div>
      ))}
    </section>
  );
}
