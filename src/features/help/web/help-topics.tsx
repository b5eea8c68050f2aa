import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation } from '#web/router/router.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type HelpTopic, helpMessages as texts } from '../messages.ts';
import { searchHelp } from '../search-help.ts';
import { cn } from '#web/ui/cn.ts';

/** The questions with their answers, searched as one types. `/help#pause` opens that answer. */
export function HelpTopics() {
  const [search, setSearch] = useState('');
  const { hash } = useLocation();
  const found = searchHelp(texts.topics, search);
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
            <Topic key={topic.id} topic={topic} isAsked={hash === `#${topic.id}`} />
          ))}
        </Card>
      )}
    </>
  );
}

function Topic({ topic: { id, question, answer }, isAsked }: { topic: HelpTopic; isAsked: boolean }) {
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
          className="size-5 shrink-0 text-quiet transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <div className="measure flex flex-col gap-3 px-5 pb-5 text-base text-quiet">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
