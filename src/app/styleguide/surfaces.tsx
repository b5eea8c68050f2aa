import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { drawings } from '#web/ui/drawings.tsx';
import { PersonLines } from '#web/ui/person-lines.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Row, Section } from './section.tsx';

const nobody = { firstName: null, lastName: null, email: null, profileImageUrl: null, isGuest: true };
const ada = { ...nobody, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', isGuest: false };
const PEOPLE = [ada, { ...ada, firstName: null, lastName: null }, nobody, { ...ada, profileImageUrl: '/favicon.svg' }];

const Drawings = Object.entries(drawings);

export function Surfaces() {
  return (
    <>
      <Section title="Cards">
        <Row>
          {(['none', 'md', 'lg'] as const).map((padding) => (
            <Card key={padding} padding={padding}>
              Space: {padding}
            </Card>
          ))}
          <Card interactive>
            One to press<VisuallyHidden>, with more for screen readers</VisuallyHidden>
          </Card>
        </Row>
        <SettingsCard title="A card of the settings" description="What it is about, in a sentence." isSaved>
          Its controls
        </SettingsCard>
        <Card>
          <Collapsible title="Closed" aside="3">
            Hidden
          </Collapsible>
          <Collapsible title="Open" defaultOpen>
            Shown
          </Collapsible>
        </Card>
      </Section>
      <Section title="People and drawings">
        {PEOPLE.map((person, place) => (
          <Row key={String(place)}>
            <Avatar person={person} />
            <PersonLines user={person} />
          </Row>
        ))}
        <Row>
          {Drawings.map(([name, Drawing]) => (
            <Drawing key={name} />
          ))}
        </Row>
      </Section>
    </>
  );
}
