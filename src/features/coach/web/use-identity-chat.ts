import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { aiNotice } from '#core/coaching/quota.ts';
import { type Answer, hasCode, hasStatus } from '#web/api/api.ts';
import { eraseDraft, keepDraft, readDraft } from '#web/device/drafts.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { useChatTurn } from '#web/chat/use-chat-turn.ts';
import type { ChatAnswer, SafetyAnswer } from '../contract.ts';
import { coachMessages } from '../messages.ts';
import { aiUsageQuery, conversationQuery, sendMessage } from './queries.ts';

const texts = coachMessages.identityChat;

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
/** A message that got only a safety answer: nothing follows before the person goes on. */
type Stopped = { text: string; safety: NonNullable<SafetyAnswer> };
type Conversation = Answer<'GET /api/chat/conversations/:id'>;

/** Session storage key of the open conversation about a goal, so that a reload finds it. */
const keptAs = (goalId: string) => `identity-chat-${goalId}`;

/** Storage key for the unsent draft: it survives creating an account on the way. */
const keptWordsAs = (goalId: string) => `identity-chat-words-${goalId}`;

function keptText(name: string, userId: string): string | null {
  const kept = readDraft(name, userId);
  return typeof kept === 'string' ? kept : null;
}

/** Failures shown in the chat itself, not as a failed bubble. */
const isTold = (error: Error) => hasCode(error, 'AI_LIMIT_REACHED') || hasCode(error, 'CONFLICT');

export type IdentityChatState = ReturnType<typeof useIdentityChat>;

/** The state of the chat about one goal, and what can be done in it. */
export function useIdentityChat({ userId, goal, onCreated, onPlan }: ChatSubject) {
  const client = useQueryClient();
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const [notice, setNotice] = useState<SafetyAnswer>(null);
  const [created, setCreated] = useState<Created | null>(null);
  /** The messages that basic mode answered. */
  const [basic, setBasic] = useState<readonly string[]>([]);
  const { conversationId, messages, offer, chips, readAgain, end, startAnew } = useConversation(goal.id, userId);
  const card = useCard(offer);
  const plan = usePlanning({ created, onCreated, onPlan });
  const left = useInteractionsLeft();

  function take(answer: ChatAnswer, text: string, done: () => void): void {
    if (answer.safety?.stopsCoaching) {
      setStopped({ text, safety: answer.safety });
      return done();
    }
    setNotice(answer.safety);
    if (!answer.conversationId) return done();
    readAgain(answer.conversationId, { text, answer }, (said) => {
      const last = said.at(-1);
      if (answer.basicMode && last) setBasic((ids) => [...ids, last.id]);
      done();
    });
    if (answer.identityCreated) end();
    setCreated(answer.identityCreated);
  }

  const written = useKeptWords(goal.id, userId);
  const turn = useChatTurn<ChatAnswer>({
    written,
    about: [conversationId, card.shown],
    ask: (message, asking) => {
      const agreed = message === texts.offer.said;
      return sendMessage(client, { goalId: goal.id, conversationId, message, shown: card.shown, agreed, ...asking });
    },
    onAnswer: take,
    isTold,
    onBack: (error) => {
      if (!hasCode(error, 'CONFLICT')) return;
      // Another tab continued this chat: refetch it, and keep the draft in the box.
      toast({ title: texts.moved, description: error.message });
      if (error.message === coachMessages.conversationEnded) startAnew();
      else if (conversationId) void client.invalidateQueries({ queryKey: conversationQuery(conversationId).queryKey });
    },
    failure: texts.failed,
  });
  useKeepingWords(goal.id, userId, turn.draft);

  return {
    ...turn,
    // A card without a name is no card to speak of: what is written stays in the box until it has one.
    submit: (message: string) => card.isWhole() && turn.submit(message),
    card,
    chips,
    messages,
    basic,
    stopped,
    goOn: () => goOn(stopped, { about: { goalId: goal.id, userId }, turn, setStopped }),
    notice: turn.sent ? null : notice,
    isLimited: left.isNone || hasCode(turn.error, 'AI_LIMIT_REACHED'),
    leftText: left.text,
    created,
    plan,
  };
}

type Going = {
  about: { goalId: string; userId: string };
  turn: { setDraft: (draft: string) => void };
  setStopped: (stopped: null) => void;
};

/** After help alone: the message is back in the box, also when the chat opens anew. */
function goOn(stopped: Stopped | null, { about: { goalId, userId }, turn, setStopped }: Going): void {
  if (!stopped) return;
  keepDraft(keptWordsAs(goalId), userId, stopped.text);
  turn.setDraft(stopped.text);
  setStopped(null);
}

/** What was written and not sent survives leaving the page. */
function useKeptWords(goalId: string, userId: string) {
  const [atFirst] = useState(() => keptText(keptWordsAs(goalId), userId) ?? '');
  return atFirst;
}

function useKeepingWords(goalId: string, userId: string, draft: string): void {
  useEffect(() => {
    if (draft === '') eraseDraft(keptWordsAs(goalId));
    else keepDraft(keptWordsAs(goalId), userId, draft);
  }, [goalId, userId, draft]);
}

/** The guest's allowance; cached from the first screen on. */
function useInteractionsLeft() {
  const remaining = useQuery(aiUsageQuery).data?.remaining ?? -1;
  const notice = aiNotice(remaining);
  const { final, low } = coachMessages.remaining;
  const text = notice === 'final' ? final : notice === 'low' ? low(remaining) : undefined;
  return { isNone: notice === 'reached', text };
}

type Offer = Conversation['offer'];

/** The card of the offer with what was edited in it, which lasts until another is offered. */
function useCard(offer: Offer) {
  const [edited, setEdited] = useState<{ of: Offer; card: NonNullable<Offer> } | null>(null);
  const [isNameMissed, setNameMissed] = useState(false);
  const isOfThis = edited?.of?.name === offer?.name && edited?.of?.description === offer?.description;
  const shown = edited && offer && isOfThis ? edited.card : offer;
  return {
    shown,
    isNameMissed,
    edit: (card: NonNullable<Offer>) => setEdited({ of: offer, card }),
    isWhole: () => {
      const isMissed = shown !== null && shown.name.trim() === '';
      setNameMissed(isMissed);
      return !isMissed;
    },
  };
}

type Said = { text: string; answer: ChatAnswer };

/** The conversation as this tab saw it, for when refetching failed. */
function withSaid(conversation: Conversation | undefined, id: string, { text, answer: given }: Said): Conversation {
  const before = conversation?.messages ?? [];
  const timestamp = before.at(-1)?.timestamp ?? '';
  const own = { id: `${id}-${before.length}`, role: 'user' as const, content: text, timestamp };
  const answer = { id: `${id}-${before.length + 1}`, role: 'assistant' as const, content: given.reply, timestamp };
  return { id, messages: [...before, own, answer], offer: given.offer, chips: given.chips };
}

/** The conversation as the server keeps it; this tab finds it again after a reload. */
function useConversation(goalId: string, userId: string) {
  const client = useQueryClient();
  const [conversationId, setConversationId] = useState(() => keptText(keptAs(goalId), userId));
  const later = useDelay();
  const { data, error } = useQuery({ ...conversationQuery(conversationId ?? ''), enabled: conversationId !== null });
  useForgetMissing({ goalId, isMissing: hasStatus(error, 404), forget: setConversationId });

  async function read(id: string, said: Said): Promise<Conversation> {
    const query = conversationQuery(id);
    try {
      return await client.fetchQuery({ ...query, staleTime: 0 });
    } catch {
      const heard = withSaid(client.getQueryData(query.queryKey), id, said);
      client.setQueryData(query.queryKey, heard);
      return heard;
    }
  }

  return {
    conversationId,
    messages: data?.messages ?? [],
    offer: data?.offer ?? null,
    chips: data?.chips ?? [],
    /** Refetches the conversation after a delay; `onRead` gets its messages. */
    readAgain: (id: string, said: Said, onRead: (messages: Conversation['messages']) => void) => {
      keepDraft(keptAs(goalId), userId, id);
      later(() => {
        void read(id, said).then(({ messages }) => {
          setConversationId(id);
          onRead(messages);
        });
      });
    },
    /** This chat is finished: the next visit starts a new one. */
    end: () => eraseDraft(keptAs(goalId)),
    startAnew: () => {
      eraseDraft(keptAs(goalId));
      setConversationId(null);
    },
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

/** Forgets a conversation that no longer exists, such as after a change of user. */
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
