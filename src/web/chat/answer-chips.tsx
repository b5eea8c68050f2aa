import { Button } from '#web/ui/button.tsx';

type AnswerChipsProps = {
  /** What the list is called by a screen reader. */
  label: string;
  /** What each button says; no two say the same. */
  chips: readonly string[];
  onPress: (chip: string) => void;
  disabled?: boolean;
};

/** What people most often say or do next, as buttons under the coach's last words. */
export function AnswerChips({ label, chips, onPress, disabled = false }: AnswerChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip}>
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11 rounded-full px-4"
            disabled={disabled}
            onClick={() => onPress(chip)}
          >
            {chip}
          </Button>
        </li>
      ))}
    </ul>
  );
}
