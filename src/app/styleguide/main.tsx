import './styleguide.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '#web/router/router.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { ToastHost } from '#web/ui/status/toast.tsx';
import { Actions } from './actions.tsx';
import { Choices } from './choices.tsx';
import { Fields } from './fields.tsx';
import { Overlays } from './overlays.tsx';
import { Progress } from './progress.tsx';
import { States } from './states.tsx';
import { Surfaces } from './surfaces.tsx';

const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

/** Every component in every state, on one page. Served by `npm run dev` alone; e2e/deep/styleguide.spec.ts compares it by picture. */
function Styleguide() {
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  const show = (next: typeof theme) => {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return (
    <main id="main" className="mx-auto flex max-w-4xl flex-col gap-12 p-8">
      <header className="flex items-end justify-between gap-6">
        <h1 className="font-semibold text-2xl text-ink tracking-[-0.022em]">Styleguide</h1>
        <Segmented label="Theme" value={theme} onChange={show} options={THEMES} className="w-48" />
      </header>
      <Actions />
      <Surfaces />
      <Fields />
      <Choices />
      <Progress />
      <States />
      <Overlays />
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <BrowserRouter>
    <Styleguide />
    <ToastHost />
  </BrowserRouter>,
);
