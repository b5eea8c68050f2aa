import { Bell } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { drawings } from '#web/ui/drawings.tsx';
import { Banner } from '#web/ui/status/banner.tsx';
import { EmptyState } from '#web/ui/status/empty-state.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Section } from './section.tsx';

const DRAWINGS = Object.keys(drawings) as (keyof typeof drawings)[];
const stay = () => undefined;

export function States() {
  return (
    <Section title="States of a page">
      <Banner
        Icon={Bell}
        title="A banner"
        text="Something to do, when there is time."
        action={<Button size="sm">Do it</Button>}
        dismiss="Not now"
        onDismiss={stay}
      />
      <LoadFailed text="We couldn’t load it." retry="Try again" onRetry={stay} />
      <div className="grid md:grid-cols-2">
        {DRAWINGS.map((drawing) => (
          <EmptyState
            key={drawing}
            drawing={drawing}
            level={3}
            title={`Nothing here: ${drawing}`}
            action={<Button>Begin</Button>}
          >
            And what comes next.
          </EmptyState>
        ))}
      </div>
    </Section>
  );
}
