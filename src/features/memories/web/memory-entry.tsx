import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { GOAL_TEXT } from '#core/goal/goal.ts';
import { Button } from '#web/ui/button.tsx';
import { instantDate } from '#web/instant-date.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { Memory } from '../contract.ts';
import { memoryMessages } from '../messages.ts';
import { useCorrectMemory, useEraseMemory } from './queries.ts';

const texts = memoryMessages;

function sourceOf({ source, updatedAt }: Memory): string {
  return source === 'goal' ? texts.sources.goal : texts.sources.conversation(instantDate(updatedAt));
}

/** One thing that the coach remembers, with the two ways to change its mind. */
export function MemoryEntry({ entry }: { entry: Memory }) {
  const [isEditing, setEditing] = useState(false);
  const erasing = useEraseMemory();
  if (isEditing) return <Correction entry={entry} onDone={() => setEditing(false)} />;
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1 pt-1">
        <p className="text-quiet text-sm">{texts.source(texts.kinds[entry.kind], sourceOf(entry))}</p>
        <p className="mt-0.5 break-words text-base text-ink">{entry.text}</p>
      </div>
      <Button variant="ghost" size="icon" aria-label={texts.edit(entry.text)} onClick={() => setEditing(true)}>
        <Pencil aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={texts.erase(entry.text)}
        busy={erasing.isPending}
        onClick={() => erasing.mutate(entry.id)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}

function Correction({ entry, onDone }: { entry: Memory; onDone: () => void }) {
  const [text, setText] = useState(entry.text);
  const correcting = useCorrectMemory();
  const changed = text.trim() !== '' && text.trim() !== entry.text;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (changed) correcting.mutate({ id: entry.id, text: text.trim() }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={save} className="flex flex-col gap-3">
      <TextArea
        label={texts.editLabel}
        rows={2}
        value={text}
        maxLength={GOAL_TEXT.max}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" aria-disabled={!changed} busy={correcting.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
