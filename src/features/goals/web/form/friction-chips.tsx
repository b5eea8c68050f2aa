import { Check, Plus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { goalMessages } from '#features/goals/messages.ts';

const { often, oftenLabel } = goalMessages.capture;

type FrictionChipsProps = { text: string; onChange: (text: string) => void };

/** What most often gets in the way, to be put into one's text or taken out of it by a tap; nothing has to be typed. */
export function FrictionChips({ text, onChange }: FrictionChipsProps) {
  const toggle = (chip: string) => {
    const [before, after = ''] = text.split(chip).map((part) => part.trim());
    const isIn = text.includes(chip);
    const end = isIn || !before || '.!?'.includes(before.slice(-1)) ? '' : '.';
    onChange([`${before}${end}`, isIn ? after : chip].filter((part) => part !== '').join(' '));
  };
  return (
    <ul aria-label={oftenLabel} className="mt-3 flex flex-wrap gap-2">
      {often.map((chip) => (
        <li key={chip}>
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={text.includes(chip)}
            className="min-h-11 rounded-full px-3 aria-pressed:bg-accent-soft aria-pressed:ring-accent"
            onClick={() => toggle(chip)}
          >
            {/* One or the other: nothing beside it moves by a tap. */}
            {text.includes(chip) ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
            {chip.slice(0, -1)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
