import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { instantDate } from '#web/instant-date.ts';
import { Button } from '#web/ui/button.tsx';
import { DeletionDialog } from '#web/ui/overlay/deletion-dialog.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { Conversation } from '../contract.ts';
import { conversationMessages } from '../messages.ts';
import { ConversationDialog } from './conversation-dialog.tsx';
import { conversationsQuery, useDeleteConversation, useDownloadConversations } from './queries.ts';

const texts = conversationMessages;

/** Past conversations with the coach: to read, download or delete. */
export function ConversationsCard() {
  const list = useQuery({ ...conversationsQuery, refetchOnMount: 'always' });
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      {list.data && <Conversations list={list.data} />}
      {!list.data && list.isError && (
        <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton className="h-28" />}
    </SettingsCard>
  );
}

function Conversations({ list }: { list: readonly Conversation[] }) {
  const downloading = useDownloadConversations();
  // A dialog's subject stays set while it closes.
  const [opened, setOpened] = useState<{ one: Conversation; dialog: 'read' | 'delete' | null } | null>(null);
  const close = () => setOpened((last) => last && { ...last, dialog: null });
  if (list.length === 0) return <p className="measure text-base text-quiet">{texts.empty}</p>;
  return (
    <>
      <ul className="-my-2 flex max-h-96 flex-col divide-y divide-line overflow-y-auto">
        {list.map((one) => (
          <li key={one.id} className="flex items-center gap-2 py-1.5">
            <ConversationRow one={one} onRead={() => setOpened({ one, dialog: 'read' })} />
            <Button
              variant="ghost"
              size="icon"
              aria-label={texts.remove(one.about)}
              onClick={() => setOpened({ one, dialog: 'delete' })}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mt-5 max-sm:w-full"
        busy={downloading.isPending}
        onClick={() => downloading.mutate()}
      >
        <Download aria-hidden="true" />
        {texts.download}
      </Button>
      {opened && <ConversationDialog conversation={opened.one} open={opened.dialog === 'read'} onClose={close} />}
      {opened && (
        <DeleteConversationDialog conversation={opened.one} open={opened.dialog === 'delete'} onClose={close} />
      )}
    </>
  );
}

function ConversationRow({ one, onRead }: { one: Conversation; onRead: () => void }) {
  return (
    <button type="button" onClick={onRead} className="min-w-0 flex-1 rounded-sm px-1 py-1.5 text-left hover:bg-raised">
      <span className="sr-only">{texts.read} </span>
      <span className="block truncate text-base text-ink">{one.about}</span>
      <span className="tabular block text-quiet text-sm">
        {texts.types[one.type]} · {instantDate(one.updatedAt)} · {texts.messages(one.messageCount)}
      </span>
    </button>
  );
}

type DeleteConversationDialogProps = { conversation: Conversation; open: boolean; onClose: () => void };

/** Says what is deleted and what stays, and deletes the conversation on confirmation. */
function DeleteConversationDialog({ conversation, open, onClose }: DeleteConversationDialogProps) {
  const deletion = useDeleteConversation();
  return (
    <DeletionDialog
      texts={texts.deletion}
      subject={conversation.about}
      open={open}
      busy={deletion.isPending}
      onClose={onClose}
      onDelete={() => deletion.mutate(conversation.id, { onSettled: onClose })}
    />
  );
}
