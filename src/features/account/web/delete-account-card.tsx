import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { deletionMessages } from '../deletion-messages.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { userQuery } from './queries.ts';

const texts = deletionMessages.card;

/** The way out: the account with everything in it. */
export function DeleteAccountCard({ onDeleted }: { onDeleted: () => void }) {
  const user = useQuery(userQuery).data;
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsCard title={texts.title} description={texts.text}>
      <Button variant="quiet" className="text-danger max-sm:w-full" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {user && <DeleteAccountDialog user={user} open={isOpen} onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </SettingsCard>
  );
}
