import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from '#web/router/link.tsx';
import { IDENTITY_EXAMPLES } from '#core/goal/examples.ts';
import { useNavigate, useSearchParams } from '#web/router/router.tsx';
import { goalMessages } from '#features/goals/messages.ts';
import type { GoalFieldsSoFar } from '#features/goals/web/form/goal-form.tsx';
import { GoalFormSkeleton } from '#features/goals/web/form/goal-form-skeleton.tsx';
import { GOAL_DRAFT, type GoalToCreate, useCreateGoal } from '#features/goals/web/queries.ts';
import { Page } from '#app/web/layout/page.tsx';
import { keepDraft, readDraft } from '#web/device/drafts.ts';
import { useUser } from '#app/web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Steps } from '#web/ui/status/steps.tsx';

const texts = goalMessages.capture;
/** Milliseconds until the form scrolls into view. */
const SCROLL_DELAY = 300;
/** Pixels that stay free above the title, below the top bar, and below the form. */
const FREE = { above: 80, below: 32 };

const GoalForm = lazy(async () => {
  await import('#web/zod-without-eval.ts');
  const { GoalForm: Form } = await import('#features/goals/web/form/goal-form.tsx');
  return { default: Form };
});

/** Whether the page would have to scroll past its own title to show all of the element. */
function hidesTitle(element: Element): boolean {
  const title = document.querySelector('h1');
  const needed = element.getBoundingClientRect().bottom + FREE.below - innerHeight;
  return title !== null && needed > title.getBoundingClientRect().top - FREE.above;
}

/** Scrolls to the element shortly after the page has opened, where its title stays in sight; not once somebody is at work in it. */
function useScrollIntoView() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!element.current || element.current.contains(document.activeElement) || hidesTitle(element.current)) return;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.current.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
    }, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return element;
}

/** The example that the landing page led here with, by `?become=`. */
function useExample() {
  const [search] = useSearchParams();
  const id = search.get('become');
  return IDENTITY_EXAMPLES.find((one) => one.id === id);
}

/** Step 1 of 3: what somebody wants to achieve, how far they are, and what gets in the way. */
export function GoalCapturePage() {
  const user = useUser();
  const navigate = useNavigate();
  const creation = useCreateGoal();
  const form = useScrollIntoView();
  const example = useExample();
  const [initial] = useState(() => {
    const draft = (readDraft(GOAL_DRAFT, user.id) ?? {}) as GoalFieldsSoFar;
    // What was typed before stays.
    return draft.description || !example ? draft : { ...draft, description: example.goal };
  });
  const keep = useCallback((fields: GoalFieldsSoFar) => keepDraft(GOAL_DRAFT, user.id, fields), [user.id]);
  // A second click can come before React has re-rendered.
  const sending = useRef(false);

  const create = (goal: GoalToCreate) => {
    if (sending.current) return;
    sending.current = true;
    creation.mutate(goal, {
      // Who chose an identity on the landing page, and took its goal as it stands, need not choose again.
      onSuccess: ({ id }) =>
        navigate(`/identity-chat/${id}`, { state: { hasChosen: goal.description === example?.goal } }),
      onError: () => {
        sending.current = false;
      },
    });
  };

  return (
    <Page
      width="narrow"
      title={texts.title}
      documentTitle={texts.step}
      subtitle={example ? texts.towards(example.name) : texts.subtitle}
      above={<Steps current={1} total={3} label={texts.step} />}
    >
      <div ref={form} className="scroll-mt-20 scroll-mb-8">
        <Suspense fallback={<GoalFormSkeleton />}>
          <GoalForm
            initial={initial}
            onChange={keep}
            onSubmit={create}
            busy={creation.isPending || creation.isSuccess}
          />
        </Suspense>
      </div>
      <Button asChild variant="ghost" className="mt-4 -ml-4">
        <Link to="/">{texts.back}</Link>
      </Button>
    </Page>
  );
}
