import { useState } from 'react';
import { CopyField } from '#web/ui/form/copy-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Row, Section } from './section.tsx';

const COPY = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: { title: 'Could not copy', description: 'Copy it yourself.' },
};
const LONG = 'Everything that was written stands here. '.repeat(6);
const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
] as const;

export function Fields() {
  const [size, setSize] = useState<'small' | 'large'>('small');
  return (
    <>
      <Section title="Text fields">
        <TextField label="Empty" placeholder="Such as this" />
        <TextField label="With a hint" hint="What belongs here" defaultValue="A word" />
        <TextField label="Wrong" error="Give it a name" defaultValue="" />
        <TextField label="Disabled" disabled defaultValue="Not now" />
        <TextField label="Its label is hidden" hideLabel trailing={<span className="pr-3 text-quiet">km</span>} />
        <TextField label="Too long" maxLength={10} value="Twelve signs" onChange={() => undefined} />
      </Section>
      <Section title="Text areas">
        <TextArea label="Empty" placeholder="How was it?" />
        <TextArea
          label="Near its end"
          hint="In your own words"
          maxLength={260}
          value={LONG}
          onChange={() => undefined}
        />
        <TextArea label="Wrong" error="Say a little more" />
        <TextArea label="Disabled" disabled defaultValue="Not now" />
      </Section>
      <Section title="Other fields">
        <SelectField label="One of several" hint="Opens a list" value={size} onChange={setSize} options={SIZES} />
        <CopyField label="To be copied" value="https://taylr.example/t/1f7c" texts={COPY} />
        <Row>
          {[1, 3, 5].map((value) => (
            <Stepper
              key={value}
              label={`Times, ${value}`}
              fewer="Fewer"
              more="More"
              value={value}
              min={1}
              max={5}
              onChange={() => undefined}
            >
              {value} times
            </Stepper>
          ))}
        </Row>
      </Section>
    </>
  );
}
