import { ProgressBar } from '#web/ui/status/progress-bar.tsx';
import { ProgressRing } from '#web/ui/status/progress-ring.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { PageSpinner, Spinner } from '#web/ui/status/spinner.tsx';
import { Steps } from '#web/ui/status/steps.tsx';
import { Row, Section } from './section.tsx';

const VALUES = [0, 40, 100, 130] as const;
const TONES = ['accent', 'complete'] as const;

export function Progress() {
  return (
    <>
      <Section title="Rings and bars">
        {TONES.map((tone) => (
          <Row key={tone}>
            {VALUES.map((value) => (
              <ProgressRing key={value} value={value} label={`${value} %, ${tone}`} tone={tone} />
            ))}
          </Row>
        ))}
        <Row>
          <ProgressRing value={40} label="Number inside" number="inside" size={72} />
          <ProgressRing value={40} label="No number" number="none" caption="With a caption" />
        </Row>
        {TONES.flatMap((tone) =>
          VALUES.map((value) => (
            <ProgressBar key={`${tone} ${value}`} label={`${value}, ${tone}`} value={value} tone={tone} />
          )),
        )}
        {[1, 2, 3].map((current) => (
          <Steps key={current} label={`Step ${current}`} current={current} total={3} />
        ))}
      </Section>
      <Section title="Waiting">
        <Skeleton className="h-12" />
        <Skeleton shape="text" className="w-40" />
        <Skeleton shape="circle" className="size-12" />
        <Spinner />
        <PageSpinner label="Loading…" />
      </Section>
    </>
  );
}
