import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DeletionDialog, WhatGoes } from '#web/ui/overlay/deletion-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { Hints } from '#web/ui/overlay/hints.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlay/menu.tsx';
import { NoticeDialog } from '#web/ui/overlay/notice-dialog.tsx';
import { QuestionDialog } from '#web/ui/overlay/question-dialog.tsx';
import { toast } from '#web/ui/status/toast-store.ts';
import { Row, Section } from './section.tsx';

const WINDOWS = ['Dialog', 'Form', 'Question', 'Deletion', 'Notice', 'Drawer'] as const;
const TONES = ['neutral', 'success', 'danger'] as const;
const QUESTION = { title: 'Is that so?', description: 'It can be undone.', confirm: 'Yes' };
const HEAD = { title: 'A window', description: 'What it is for.' };
const stay = () => undefined;

/** What floats above a page: each button opens one. */
export function Overlays() {
  const [open, setOpen] = useState<(typeof WINDOWS)[number] | null>(null);
  const close = () => setOpen(null);
  const isOpen = (name: typeof open) => ({ open: open === name, onOpenChange: (next: boolean) => !next && close() });
  return (
    <Section title="Overlays">
      <Row>
        {WINDOWS.map((name) => (
          <Button key={name} variant="quiet" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        {TONES.map((tone) => (
          <Button
            key={tone}
            variant="quiet"
            onClick={() => toast({ title: `A toast, ${tone}`, description: 'What happened.', tone })}
          >
            Toast, {tone}
          </Button>
        ))}
        <Choosing />
      </Row>
      <Dialog {...isOpen('Dialog')} {...HEAD} footer={<Button onClick={close}>Done</Button>}>
        Its content
      </Dialog>
      <FormDialog {...isOpen('Form')} {...HEAD} isUnsaved={false} footer={<Button onClick={close}>Save</Button>}>
        A form
      </FormDialog>
      <QuestionDialog texts={QUESTION} open={open === 'Question'} busy={false} onClose={close} onConfirm={close} />
      <DeletionDialog
        texts={{ ...QUESTION, confirm: 'Delete' }}
        subject="What is to go"
        open={open === 'Deletion'}
        busy={false}
        onClose={close}
        onDelete={close}
      >
        <WhatGoes removed={['All its weeks', 'All its votes']} />
      </DeletionDialog>
      {open === 'Notice' && (
        <NoticeDialog texts={{ ...HEAD, close: 'Close' }} onClose={close}>
          What there is to know
        </NoticeDialog>
      )}
      <Drawer {...isOpen('Drawer')} {...HEAD}>
        At the side
      </Drawer>
      <Hints />
    </Section>
  );
}

function Choosing() {
  const [size, setSize] = useState('small');
  return (
    <Menu trigger={<Button variant="quiet">Menu</Button>}>
      <MenuLabel>What to do</MenuLabel>
      <MenuItem onSelect={stay}>Plain</MenuItem>
      <MenuItem tone="accent">Accent</MenuItem>
      <MenuItem tone="danger">Danger</MenuItem>
      <MenuItem disabled>Disabled</MenuItem>
      <MenuSeparator />
      <MenuChoice
        label="Size"
        value={size}
        onChange={setSize}
        options={[
          { value: 'small', label: 'Small' },
          { value: 'large', label: 'Large' },
        ]}
      />
    </Menu>
  );
}
