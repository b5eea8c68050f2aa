import { useState } from 'react';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Section } from './section.tsx';

const PACES = [
  { value: 'easier', label: 'Easier', hint: 'Less of it' },
  { value: 'same', label: 'The same' },
  { value: 'harder', label: 'Harder', hint: 'Not yet', disabled: true },
] as const;
const CHECKED = [false, true] as const;
const stay = () => undefined;

export function Choices() {
  const [pace, setPace] = useState<(typeof PACES)[number]['value'] | undefined>('same');
  return (
    <>
      <Section title="Switches and checkboxes">
        {CHECKED.map((checked) => (
          <div key={String(checked)} className="grid gap-3 md:grid-cols-2">
            <Switch label="A switch" description="What it does" checked={checked} onCheckedChange={stay} />
            <Switch label="Disabled" checked={checked} onCheckedChange={stay} disabled />
            <Checkbox label="A checkbox" description="What it means" checked={checked} onCheckedChange={stay} />
            <Checkbox label="Disabled" checked={checked} onCheckedChange={stay} disabled />
          </div>
        ))}
      </Section>
      <Section title="One of several">
        <Segmented label="None chosen" value={null} onChange={stay} options={PACES} />
        <Segmented label="One chosen" value={pace ?? null} onChange={setPace} options={PACES} />
        <ChoiceCards label="Cards" hint="As they fit" options={PACES} value={pace} onChange={setPace} columns={2} />
        <ChoiceCards label="None chosen" error="Choose one" options={PACES} value={undefined} onChange={setPace} />
      </Section>
    </>
  );
}
