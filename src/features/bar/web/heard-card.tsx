import { type ReactNode, useEffect, useRef } from 'react';
import { barMessages } from '#features/bar/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { Switch } from '#web/ui/form/switch.tsx';

const texts = barMessages.card;

/** A part of what was understood, as it is shown. */
export type ShownLine = {
  readonly id: string;
  readonly title: string;
  readonly more: readonly string[];
  readonly words: string;
  readonly isSure: boolean;
  readonly isAlready: boolean;
  readonly isOn: boolean;
};

type HeardCardProps = {
  /** All that was said. */
  said: string;
  lines: readonly ShownLine[];
  /** An answer in words; '' without one. */
  reply: string;
  /** It was understood, and asks for nothing. */
  isNothing: boolean;
  /** What was refused when it was to be done. */
  refused: readonly string[];
  busy: boolean;
  onToggle: (id: string) => void;
  onDo: () => void;
  onBack: () => void;
  /** Answers to questions, and what could have been meant. */
  children?: ReactNode;
};

/** What was understood, under the words that it was understood from: each part can be taken or left, and nothing is done before. */
export function HeardCard({
  said,
  lines,
  reply,
  isNothing,
  refused,
  busy,
  onToggle,
  onDo,
  onBack,
  children,
}: HeardCardProps) {
  const card = useRef<HTMLElement>(null);
  // What was read takes the place of the box that had the focus.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const count = lines.filter(({ isOn }) => isOn).length;
  const hasLines = lines.length > 0;
  const buttons = (
    // What it all leads to stays in sight below the parts, however many there are.
    <div className={cn('flex flex-wrap gap-2', hasLines && 'sticky -bottom-3 z-1 -mx-5 -my-3 bg-surface px-5 py-3')}>
      {hasLines && (
        <Button busy={busy} busyLabel={texts.doing} disabled={count === 0} onClick={onDo}>
          {texts.doIt(count)}
        </Button>
      )}
      <Button variant={hasLines ? 'ghost' : 'quiet'} disabled={busy} onClick={onBack}>
        {texts.back}
      </Button>
    </div>
  );
  return (
    <section ref={card} tabIndex={-1} aria-label={texts.title} className="flex flex-col gap-4 outline-none">
      <blockquote className="border-accent border-l-2 pl-3">
        <p className="text-quiet text-xs">{texts.said}</p>
        <p className="measure whitespace-pre-wrap break-words text-base text-ink">{said}</p>
      </blockquote>
      {isNothing && <p className="measure text-base text-ink">{texts.nothing}</p>}
      {reply !== '' && <p className="measure text-base text-ink">{reply}</p>}
      {hasLines && (
        <Card className="p-4">
          <h3 className="mb-1 text-quiet text-sm">{texts.title}</h3>
          <ul className="flex flex-col divide-y divide-line">
            {lines.map((line) => (
              <li key={line.id}>
                <Switch
                  label={<span className="break-words">{line.title}</span>}
                  description={<LineWords line={line} />}
                  checked={line.isOn}
                  disabled={busy}
                  onCheckedChange={() => onToggle(line.id)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {hasLines && buttons}
      {refused.map((text) => (
        <p key={text} role="alert" className="text-danger text-sm">
          {text}
        </p>
      ))}
      {children}
      {!hasLines && buttons}
    </section>
  );
}

function LineWords({ line: { more, words, isSure, isAlready } }: { line: ShownLine }) {
  return (
    <>
      {more.map((text) => (
        <span key={text} className="block break-words">
          {text}
        </span>
      ))}
      <span className="block break-words">“{words}”</span>
      {isAlready && <span className="block">{texts.already}</span>}
      {!isSure && <span className="block font-medium text-partial">{texts.unsure}</span>}
    </>
  );
}
