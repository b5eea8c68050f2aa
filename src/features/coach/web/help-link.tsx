import { useQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { apiQuery } from '#web/query-client.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { NoticeDialog } from '#web/ui/overlay/notice-dialog.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { helpMessages } from '../help-messages.ts';
import { SafetyCard } from './safety-card.tsx';

const texts = helpMessages.help;

/** The help lines of the user's country. */
const helpCardQuery = apiQuery('GET /api/help-card');

/** Opens the help lines of the user's country, wherever help has been offered before. */
export function HelpLink({
  label = texts.link,
  ...button
}: { label?: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" {...button} onClick={() => setIsOpen(true)}>
        <LifeBuoy aria-hidden="true" />
        {label}
      </Button>
      {isOpen && <HelpLines onClose={() => setIsOpen(false)} />}
    </>
  );
}

function HelpLines({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(helpCardQuery);
  return (
    <NoticeDialog texts={texts} onClose={onClose}>
      {data ? <SafetyCard answer={data} /> : <Skeleton className="h-40" />}
    </NoticeDialog>
  );
}
