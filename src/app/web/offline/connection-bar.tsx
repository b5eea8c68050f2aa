import { Check, CloudOff, CloudUpload, MessageCircleQuestion } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { useRef } from 'react';
import { offlineMessages } from './messages.ts';
import type { Connection } from './use-connection.ts';
import { useHasPassed } from './use-has-passed.ts';
import { useStillRoom } from './use-still-room.ts';
import type { WaitingCheckIn } from '#web/device/waiting.ts';

const texts = offlineMessages.bar;

/** Milliseconds for which the good news stays. */
const BACK_SHOWN = 4000;

type Known = Connection & { waiting: readonly WaitingCheckIn[]; storedAt: string | null };
type Told = { kind: 'offline' | 'sending' | 'asks' | 'waiting' | 'back'; text: string };

/** The connection's message: being offline comes first, then work in progress, then what the user has to do. */
function told(known: Known): Told {
  const { isOffline, isAway, isSending, saved, waiting, storedAt } = known;
  const asks = waiting.filter(({ state }) => state === 'ask' || state === 'refused').length;
  const toSend = waiting.length - asks;
  if (isOffline || ((isAway || storedAt) && !isSending)) return { kind: 'offline', text: cutOffText(known, toSend) };
  if (isSending && toSend > 0) return { kind: 'sending', text: texts.sending(toSend) };
  if (asks > 0) return { kind: 'asks', text: texts.asks(asks) };
  if (toSend > 0) return { kind: 'waiting', text: texts.waiting(toSend) };
  return { kind: 'back', text: saved > 0 ? `${texts.back} ${texts.sent(saved)}` : texts.back };
}

/** Says that there is no connection, how old the data is, and what happens to waiting check-ins. */
function cutOffText({ isOffline, storedAt }: Known, toSend: number): string {
  const parts = [
    isOffline ? texts.offline : texts.noWay,
    storedAt && texts.asOf(getWhen(storedAt)),
    toSend > 0 ? texts.waiting(toSend) : texts.kept,
  ];
  return parts.filter(Boolean).join(' ');
}

/** '09:41' of today, '3 March at 21:05' of another day, in the words of the user's locale. */
function getWhen(instant: string): string {
  const at = new Date(instant);
  const isToday = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(undefined, {
    ...(!isToday && { day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

const looks = {
  offline: { Icon: CloudOff, look: 'text-quiet' },
  waiting: { Icon: CloudUpload, look: 'text-quiet' },
  sending: { Icon: CloudUpload, look: 'text-informational' },
  asks: { Icon: MessageCircleQuestion, look: 'text-important' },
  back: { Icon: Check, look: 'text-complete' },
};

/**
 * A status about the connection in the space between the top bar's buttons and the headline of a page; it moves nothing that is on the screen, covers
 * none of it unless large letters make it higher, and hides by itself.
 */
export function ConnectionBar({ onShow, ...known }: Known & { onShow: () => void }) {
  const { kind, text } = told(known);
  const isShown = !useHasPassed(kind === 'back', BACK_SHOWN);
  const { Icon, look } = looks[kind];
  const [bar, room] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)];
  useStillRoom({ bar, room }, isShown);
  return (
    <>
      <div className="sticky top-16 z-30 h-0 short:top-0">
        <section
          ref={bar}
          aria-label={texts.label}
          data-top-bar={isShown || undefined}
          className={cn(
            'border-line/70 border-b bg-raised max-md:-translate-y-2.25',
            isShown ? 'animate-fade-in' : 'invisible',
          )}
        >
          <div className="mx-auto flex min-h-8 w-full max-w-5xl items-center gap-3 px-5 md:min-h-9 md:px-8">
            <Icon className={cn('size-4 shrink-0', look)} strokeWidth={2.25} aria-hidden="true" />
            <p
              role="status"
              className="flex min-w-0 flex-1 items-center self-stretch text-ink text-xs leading-[0.9375rem] md:text-sm md:leading-5"
            >
              {/* Other words in fewer lines are other words, not the same ones that slid. */}
              {isShown && <span key={text}>{text}</span>}
            </p>
            {known.waiting.length > 0 && (
              <Button variant="ghost" size="sm" onClick={onShow} className="min-h-8 py-0 max-md:text-xs">
                {texts.look}
              </Button>
            )}
          </div>
        </section>
      </div>
      <div ref={room} />
    </>
  );
}
