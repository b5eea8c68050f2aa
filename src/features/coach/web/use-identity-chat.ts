import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasCode, hasStatus } from '#web/api.ts';
import { createAttemptKeys } from '#web/attempt-keys.ts';
import { eraseDraft, keepDraft, readDraft } from '#web/session/drafts.ts';
import type { SafetyAnswer } from '../contract.ts';
import { chatMutation, conversationQuery } from './queries.ts';

/** Milliseconds between an answer and reading the conversation again. */
const REFETCH_DELAY = 200;
/** Milliseconds that the success stays before the planning opens. */
const CREATED_DELAY = 1000;

export type ChatSubject = {
  userId: string;
  goal: { id: string; description: string };
  /** Brings the rest of the app up to date once an identity was created. */
  onCreated: () => Promise<unknown>;
  onPlan: (identityId: string) => void;
};

type Created = { id: string; name: string };
/** A message of one's own that is not yet among those read back. */
type Sent = { text: string; safety: SafetyAnswer };

/** Under this name the tab keeps which conversation about a goal is open, for a reload. */
const keptAs = (goalId: string) => `identity-chat-${goalId}`;

function keptConversation(goalId: string, userId: string): string | null {
  const kept = readDraft(keptAs(goalId), userId);
  return typeof kept === 'string' ? kept : null;
}

export type IdentityChatState = ReturnType<typeof useIdentityChat>;

/** The state of the chat about one goal, and what can be done in it. */
export function useIdentityChat({ userId, goal, onCreated, onPlan }: ChatSubject) {
  const [draft, setDraft] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [notice, setNotice] = useState<SafetyAnswer>(null);
  const [created, setCreated] = useState<Created | null>(null);
  const [keys] = useState(createAttemptKeys);
  const send = useMutation(chatMutation);
  const { conversationId, messages, readAgain, end } = useConversation(goal.id, userId);
  const plan = usePlanning({ created, onCreated, onPlan });

  function submit(text: string): void {
    const content = { conversationId, text };
    setSent({ text, safety: null });
    setNotice(null);
    setDraft('');
    send.mutate(
      { goalId: goal.id, conversationId, message: text, idempotencyKey: keys.keyFor(content) },
      {
        onSuccess: (answer) => {
          keys.arrived(content);
          if (answer.safety?.stopsCoaching) return setSent({ text, safety: answer.safety });
          setNotice(answer.safety);
          if (answer.conversationId) readAgain(answer.conversationId, () => setSent(null));
          if (answer.identityCreated) end();
          setCreated(answer.identityCreated);
        },
        onError: () => {
          setSent(null);
          setDraft((typed) => (typed.trim() === '' ? text : `${text}\n${typed}`));
        },
      },
    );
  }

  return {
    messages,
    sent,
    notice,
    draft,
    setDraft,
    submit,
    // Until the answer is read back, the next message would be said into the dark.
    isPending: send.isPending || (sent !== null && sent.safety === null),
    isLimited: hasCode(send.error, 'AI_LIMIT_REACHED'),
    isStopped: sent?.safety?.stopsCoaching ?? false,
    created,
    plan,
  };
}

/** The conversation as the server keeps it; this tab finds it again after a reload. */
function useConversation(goalId: string, userId: string) {
  const client = useQueryClient();
  const [conversationId, setConversationId] = useState(() => keptConversation(goalId, userId));
  const later = useDelay();
  const { data, error } = useQuery({ ...conversationQuery(conversationId ?? ''), enabled: conversationId !== null });
  useForgetMissing({ goalId, isMissing: hasStatus(error, 404), forget: setConversationId });

  return {
    conversationId,
    messages: data?.messages ?? [],
    /** Reads the conversation anew, a moment later; `onRead` is called however that ends. */
    readAgain: (id: string, onRead: () => void) => {
      keepDraft(keptAs(goalId), userId, id);
      later(() => {
        const show = () => {
          setConversationId(id);
          onRead();
        };
        void client.fetchQuery({ ...conversationQuery(id), staleTime: 0 }).then(show, show);
      });
    },
    /** This chat has reached its end: coming back, one starts anew. */
    end: () => eraseDraft(keptAs(goalId)),
  };
}

/** Runs something a moment later, unless the page is gone by then. */
function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, REFETCH_DELAY);
  };
}

/** A conversation that is no longer there, such as after a change of user, is forgotten. */
function useForgetMissing({
  goalId,
  isMissing,
  forget,
}: {
  goalId: string;
  isMissing: boolean;
  forget: (id: null) => void;
}): void {
  useEffect(() => {
    if (!isMissing) return;
    eraseDraft(keptAs(goalId));
    forget(null);
  }, [goalId, isMissing, forget]);
}

type Planning = Pick<ChatSubject, 'onCreated' | 'onPlan'> & { created: Created | null };

/** Goes on to planning once the success was seen and the rest of the app knows the identity; or at once, when asked to. */
function usePlanning({ created, onCreated, onPlan }: Planning): () => void {
  const latest = useRef({ onCreated, onPlan });
  const upToDate = useRef<Promise<unknown>>(Promise.resolve());
  const left = useRef(false);
  useEffect(() => {
    latest.current = { onCreated, onPlan };
  });
  const leave = (id: string) => {
    void upToDate.current.then(() => {
      if (left.current) return;
      left.current = true;
      latest.current.onPlan(id);
    });
  };
  useEffect(() => {
    if (!created) return;
    left.current = false;
    upToDate.current = latest.current.onCreated().catch(() => undefined);
    const timer = setTimeout(() => leave(created.id), CREATED_DELAY);
    return () => {
      left.current = true;
      clearTimeout(timer);
    };
  }, [created]);
  return () => created && leave(created.id);
}
