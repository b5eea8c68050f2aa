import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { nextPlanMessages } from '#features/plans/planning-messages.ts';
import { BackToDashboard } from './back-to-dashboard.tsx';

const texts = nextPlanMessages.freshStart;

/** Characters of a lesson. */
const LESSON_MAX = 500;

type FreshStartQuestionProps = {
  identityName: string;
  goal: string | null;
  lesson: string;
  onLesson: (lesson: string) => void;
  shortWeekAddress: string | null;
  onBegin: () => void;
};

/** Explains before a fresh start what is deleted and what stays, and asks what to carry over. */
export function FreshStartQuestion(props: FreshStartQuestionProps) {
  const { identityName, goal, lesson, onLesson, shortWeekAddress, onBegin } = props;
  return (
    <form
      className="flex max-w-2xl flex-col gap-6 pb-12"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin();
      }}
    >
      <Card padding="lg" className="flex flex-col gap-5">
        <div>
          <h2 className="font-semibold text-ink text-lg tracking-[-0.012em]">{texts.title}</h2>
          <p className="measure mt-1 text-base text-quiet">{texts.text}</p>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <List title={texts.goes} icon={<X className="mt-0.5 size-4 shrink-0 text-quiet" aria-hidden="true" />}>
            {texts.gone(identityName)}
          </List>
          <List
            title={texts.stays}
            icon={<Check className="mt-0.5 size-4 shrink-0 text-complete" aria-hidden="true" />}
          >
            {texts.kept(goal)}
          </List>
        </div>
      </Card>
      <TextArea
        label={texts.lesson}
        hint={texts.lessonHint}
        placeholder={texts.lessonPlaceholder}
        rows={2}
        maxLength={LESSON_MAX}
        value={lesson}
        onChange={(event) => onLesson(event.target.value)}
      />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" wide>
          {texts.go}
        </Button>
        {shortWeekAddress !== null && (
          <div className="text-center">
            <Button asChild variant="quiet" size="lg" wide>
              <Link to={shortWeekAddress}>{texts.shortWeek}</Link>
            </Button>
            <p className="mt-2 text-quiet text-sm">{texts.shortWeekHint}</p>
          </div>
        )}
        <BackToDashboard />
      </div>
    </form>
  );
}

function List({ title, icon, children }: { title: string; icon: ReactNode; children: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h3 className="font-medium text-base text-ink">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-base text-quiet">
        {children.map((what) => (
          <li key={what} className="flex items-start gap-2.5">
            {icon}
            <span className="min-w-0 break-words">{what}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
