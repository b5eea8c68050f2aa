import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showBadge } from './badge.ts';
import { badgeMessages as texts } from './badge-messages.ts';

/** The count of the test badge; an arbitrary number. */
const TESTED = 3;

/** Android launchers differ in how they show a badge: this card tests one. */
export function AndroidBadgeCard() {
  const [said, setSaid] = useState('');
  const isAllowed = 'Notification' in globalThis && Notification.permission === 'granted';
  const test = (count: number) => {
    void showBadge(count, { isTest: true });
    setSaid(count > 0 ? texts.isSet : texts.isCleared);
  };
  return (
    <Card asChild>
      <section aria-labelledby="badge-test">
        <h2 id="badge-test" className="font-medium text-base text-ink">
          {texts.title}
        </h2>
        <p className="measure mt-0.5 text-quiet text-sm">{isAllowed ? texts.text : texts.blocked}</p>
        {isAllowed && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="quiet" onClick={() => test(TESTED)}>
              {texts.set}
            </Button>
            <Button variant="ghost" onClick={() => test(0)}>
              {texts.clear}
            </Button>
          </div>
        )}
        <p role="status" className="mt-2 text-quiet text-sm empty:hidden">
          {said}
        </p>
      </section>
    </Card>
  );
}
