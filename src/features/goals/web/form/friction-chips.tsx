import { Check, Plus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { goalMessages } from '#features/goals/messages.ts';

const { often, oftenLabel } = goalMessages.capture;

type FrictionChipsProps = { text: string; onChange: (text: string) => void };

const ENDS = ['.', '!', '?'];

/** What stands before a sentence of a text, and after it; null where it is not one of them, as where it goes on. */
function around(text: string, sentence: string): [before: string, after: string] | null {
  const at = text.indexOf(sentence);
  const after = text.slice(at + sentence.length).trim();
  if (at < 0 || (after !== '' && !ENDS.includes(after.charAt(0)))) return null;
  return [text.slice(0, at).trim(), after.slice(1).trim()];
}

/** The text with a sentence more, or without it. The last one is left open: who types goes on with it, or ends it. */
function toggled(text: string, sentence: string): string {
  const before = text.trim();
  const isOpen = before !== '' && !ENDS.includes(before.slice(-1));
  const parts = around(text, sentence) ?? [isOpen ? `${before}.` : before, sentence];
  return parts.filter((part) => part !== '').join(' ');
}

/** What most often gets in the way, to be put into one's text or taken out of it by a tap; nothing has to be typed. */
export function FrictionChips({ text, onChange }: FrictionChipsProps) {
  const isIn = (chip: string) => around(text, chip) !== null;
  return (
    <ul aria-label={oftenLabel} className="mt-3 flex flex-wrap gap-2">
      {often.map((chip) => (
        <li key={chip}>
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={isIn(chip)}
            className="min-h-11 rounded-full px-3 aria-pressed:bg-accent-soft aria-pressed:ring-accent"
            onClick={() => onChange(toggled(text, chip))}
          >
            {/* One or the other: nothing beside it moves by a tap. */}
            {isIn(chip) ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
            {chip}
          </Button>
        </li>
      ))}
    </ul>
  );
}
