import { use, useId, useState } from 'react';
import { useUser } from '#app/web/session/use-session.ts';
import { newsMessages as texts } from '#app/web/news/messages.ts';
import { newsNow } from '#app/web/news/news-now.ts';
import { keepSeen, seenVersion } from '#app/web/news/seen-version.ts';
import { VersionChanges } from '#app/web/news/version-changes.tsx';
import { versions } from '#app/web/news/versions.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Lines that are read in passing. */
const SHOWN = 4;

/** What an upgrade has brought, once, to who was here before it. */
export function NewsCard() {
  const { id: userId, createdAt } = useUser();
  const heading = useId();
  const all = use(versions());
  const [version, setVersion] = useState(() => {
    const seen = seenVersion(userId);
    return seen === undefined ? null : newsNow({ versions: all, seen, joinedAt: createdAt, now: new Date() });
  });
  if (!version) return null;
  const more = version.changes.length - SHOWN;
  const dismiss = () => {
    keepSeen(userId, version.version);
    setVersion(null);
  };
  return (
    <Card asChild>
      <section aria-labelledby={heading}>
        <h2 id={heading} className="font-medium text-quiet text-sm">
          {texts.since(version.version)}
        </h2>
        <VersionChanges changes={version.changes.slice(0, SHOWN)} />
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="quiet" onClick={dismiss}>
            {texts.dismiss}
          </Button>
          {more > 0 && (
            <Button asChild variant="ghost">
              <Link to="/help#whats-new" onClick={dismiss}>
                {texts.more(more)}
              </Link>
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
