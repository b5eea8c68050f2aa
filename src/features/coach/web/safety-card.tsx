import { type ComponentProps, Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Card } from '#web/ui/card.tsx';
import type { SafetyAnswer } from '../contract.ts';
import { GoingOn } from './going-on.tsx';

type Link = { readonly text: string; readonly href: string };

/** The text with its numbers and addresses as links: on a phone, one tap calls. */
function Linked({ text, links }: { text: string; links: readonly Link[] }) {
  const [first, ...later] = links;
  if (!first) return text;
  return text.split(first.text).map((part, index) => (
    <Fragment key={`${index}-${part}`}>
      {index > 0 && (
        <a
          href={first.href}
          className="whitespace-nowrap font-semibold underline underline-offset-4"
          target="_blank"
          rel="noreferrer"
        >
          {first.text}
        </a>
      )}
      <Linked text={part} links={later} />
    </Fragment>
  ));
}

type SafetyCardProps = { answer: NonNullable<SafetyAnswer>; children?: ReactNode } & Pick<
  ComponentProps<typeof GoingOn>,
  'onGoOn'
>;

/** Shown when the user may need other help than habits: calm, complete, with nothing competing beside it, and with a way to go on. */
export function SafetyCard({ answer, children, onGoOn }: SafetyCardProps) {
  const { text, label, goals, links = [], stopsCoaching } = answer;
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  const card = useInView(stopsCoaching);
  return (
    <Card
      ref={card}
      padding="lg"
      role="status"
      className="scroll-mt-20 scroll-mb-6 border-informational border-l-4 max-sm:p-4 in-[[role=dialog]]:scroll-mt-2"
    >
      <div className="measure flex flex-col gap-4 text-base text-ink leading-relaxed">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Linked text={paragraph} links={links} />
          </p>
        ))}
      </div>
      {children && <div className="mt-4">{children}</div>}
      {(goals.length > 0 || onGoOn) && (
        <div className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4 max-sm:[&>button]:grow max-sm:[&>button]:px-2">
          <GoingOn {...{ label, goals, onGoOn }} />
        </div>
      )}
    </Card>
  );
}

/** Brings what has just come into sight, from its first word on; after whatever else scrolls to the end of a talk. */
function useInView(isWanted: boolean) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const next = requestAnimationFrame(() => card.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(next);
  }, [isWanted]);
  return card;
}
