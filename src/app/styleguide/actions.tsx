import { Plus } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Section } from './section.tsx';

const VARIANTS = ['primary', 'quiet', 'ghost', 'danger'] as const;
const TONES = [
  'neutral',
  'accent',
  'complete',
  'partial',
  'missed',
  'rest',
  'core',
  'experimental',
  'critical',
  'important',
  'informational',
] as const;

export function Actions() {
  return (
    <>
      <Section title="Buttons">
        {VARIANTS.map((variant) => (
          <Row key={variant}>
            <Button variant={variant} size="sm">
              Small
            </Button>
            <Button variant={variant}>Medium</Button>
            <Button variant={variant} size="lg">
              <Plus aria-hidden="true" />
              Large
            </Button>
            <Button variant={variant} size="icon" aria-label={`Add, ${variant}`}>
              <Plus aria-hidden="true" />
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} busy busyLabel="Saving…">
              Save
            </Button>
            <Button variant={variant} asChild>
              <a href="#main">A link</a>
            </Button>
          </Row>
        ))}
        <Button wide>As wide as there is room</Button>
      </Section>
      <Section title="Badges">
        <Row>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Row>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone} dot>
              {tone}
            </Badge>
          ))}
        </Row>
      </Section>
    </>
  );
}
