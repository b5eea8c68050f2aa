import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/router.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { helpMessages as texts } from '../messages.ts';
import { searchHelp } from '../search-help.ts';
import { type HelpTopic, helpTopics } from '../topics.ts';
import { cn } from '#web/ui/cn.ts';

type HelpTopicsProps = {
  /** Whether the pages are there on which things are done: they are not for somebody signed out. */
  hasPages: boolean;
};

/** The questions with their answers, searched as one types. `/help#pause` opens that answer. */
export function HelpTopics({ hasPages }: HelpTopicsProps) {
  const [search, setSearch] = useState('');
  const { hash } = useLocation();
  const found = searchHelp(helpTopics, search);
  const status = useId();
  return (
    <>
      <search className="mb-6 block">
        <TextField
          type="search"
          label={texts.search}
          placeholder={texts.placeholder}
          value={search}
          aria-describedby={status}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p id={status} role="status" className="mt-2 min-h-5 text-quiet text-sm">
          {found.length === 0 ? texts.nothing : texts.found(found.length)}
        </p>
      </search>
      {found.length > 0 && (
        <Card padding="none" className="divide-y divide-line">
          {found.map((topic) => (
            <Topic key={topic.id} topic={topic} isAsked={hash === `#${topic.id}`} hasPages={hasPages} />
          ))}
        </Card>
      )}
    </>
  );
}

type TopicProps = HelpTopicsProps & { topic: HelpTopic; isAsked: boolean };

function Topic({ topic: { id, question, answer, link }, isAsked, hasPages }: TopicProps) {
  useEffect(() => {
    if (isAsked) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id, isAsked]);
  return (
    <details id={id} open={isAsked || undefined} className="group scroll-mt-24">
      <summary
        className={cn(
          'flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-5 py-3 font-medium text-base',
          'text-ink [&::-webkit-details-marker]:hidden',
        )}
      >
        <h2>{question}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-quiet transition-transform duration-quick in-[.group[open]]:rotate-180"
        />
      </summary>
      <div className="measure flex flex-col gap-3 px-5 pt-2 pb-4 text-base text-quiet">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {(hasPages || link.to === '/privacy') && (
          <Link
            to={link.to}
            className="inline-flex min-h-11 items-center self-start font-medium text-ink underline decoration-edge underline-offset-4"
          >
            {link.label}
          </Link>
        )}
      </div>
    </details>
  );
}
