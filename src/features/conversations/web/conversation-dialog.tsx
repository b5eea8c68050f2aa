import { useQuery } from '@tanstack/react-query';
import { ChatBubble } from '#web/chat/chat-bubble.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { Conversation } from '../contract.ts';
import { conversationMessages } from '../messages.ts';
import { conversationQuery } from './queries.ts';

const texts = conversationMessages;

type ConversationDialogProps = { conversation: Conversation; open: boolean; onClose: () => void };

/** A conversation to read again. */
export function ConversationDialog({ conversation, open, onClose }: ConversationDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="md"
      fullScreenOnPhone
      title={conversation.about}
      description={texts.types[conversation.type]}
    >
      {open && <Messages conversation={conversation} />}
    </Dialog>
  );
}

function Messages({ conversation }: { conversation: Conversation }) {
  const read = useQuery({ ...conversationQuery(conversation.id), refetchOnMount: 'always' });
  if (read.data) {
    const { messages } = read.data;
    return (
      <div className="flex flex-col gap-3">
        {messages.length < conversation.messageCount && <p className="text-quiet text-sm">{texts.newest}</p>}
        {messages.map(({ id, role, content }) => (
          <ChatBubble key={id} from={role === 'user' ? 'me' : 'them'} name={role === 'user' ? texts.you : texts.coach}>
            {content}
          </ChatBubble>
        ))}
      </div>
    );
  }
  if (!read.isError) return <Skeleton className="h-40" />;
  return <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void read.refetch()} />;
}
