import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Conversation } from '../contract.ts';
import { conversationMessages } from '../messages.ts';
import { useDeleteConversation } from './queries.ts';

const texts = conversationMessages.deletion;

type DeleteConversationDialogProps = { conversation: Conversation; open: boolean; onClose: () => void };

/** Says what goes and what stays, and deletes the conversation when that is meant. */
export function DeleteConversationDialog({ conversation, open, onClose }: DeleteConversationDialogProps) {
  const deletion = useDeleteConversation();
  const busy = deletion.isPending;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      size="sm"
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button variant="quiet" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => deletion.mutate(conversation.id, { onSettled: onClose })}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p className="line-clamp-3 break-words rounded-md bg-raised px-4 py-3 text-base text-ink">{conversation.about}</p>
    </Dialog>
  );
}
