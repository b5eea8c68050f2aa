import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from '#web/router/router.tsx';
import { cn } from '#web/ui/cn.ts';
import { messages } from './messages.ts';

/** The first thing the Tab key meets: jumps over the navigation. Stands once, before the top bar. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className={cn(
        'fixed top-2 left-2 z-60 inline-flex min-h-11 -translate-y-20 items-center rounded-md bg-accent px-4 font-medium',
        'text-on-accent text-sm focus:translate-y-0',
      )}
    >
      {messages.skip}
    </a>
  );
}

export type PageProps = {
  /** The h1; it is focused after each navigation, so that screen readers announce the page. */
  title: ReactNode;
  /** The name of the page in the browser's tab; the title when that is a text. */
  documentTitle?: string;
  subtitle?: ReactNode;
  /** Above the title, such as the steps. */
  above?: ReactNode;
  /** At the right-hand end of the title: the page's one action. */
  action?: ReactNode;
  children?: ReactNode;
  /** `narrow` for forms and conversations, `wide` for the dashboard and grids. */
  width?: 'narrow' | 'wide';
  /** The title in the display face, for the name of an identity. */
  display?: boolean;
  className?: string;
};

/** Where the last page stood; null before the first. */
let lastPath: string | null = null;

/** Whether somebody writes in a window that was opened before the page came: taking the focus would select what is there, for the next letter to replace. */
const isWritten = () => document.activeElement?.matches('[role=dialog][data-state=open] :is(input,textarea)') ?? false;

/** The main part of a page: its title, its width and its space. */
export function Page({ title, subtitle, above, action, children, width = 'wide', display, ...rest }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const name = rest.documentTitle ?? (typeof title === 'string' ? title : undefined);

  useEffect(() => {
    document.title = name ? `${name} · ${messages.product}` : messages.product;
  }, [name]);

  useEffect(() => {
    // The first page keeps the browser's initial focus, so that the skip link comes first.
    if (lastPath !== null && lastPath !== pathname && !isWritten()) heading.current?.focus({ preventScroll: true });
    lastPath = pathname;
  }, [pathname]);

  return (
    <main
      id="main"
      tabIndex={-1}
      className={cn(
        'mx-auto w-full px-5 pt-6 pb-24 outline-none md:px-8 md:pt-10',
        width === 'narrow' ? 'max-w-2xl' : 'max-w-5xl',
        rest.className,
      )}
    >
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
        <div className="min-w-0">
          {above && <div className="mb-4">{above}</div>}
          <h1
            ref={heading}
            tabIndex={-1}
            className={cn(
              'text-2xl text-ink outline-none',
              display ? 'font-display font-medium tracking-[-0.015em]' : 'font-semibold tracking-[-0.022em]',
            )}
          >
            {title}
          </h1>
          {subtitle && <p className="measure mt-2 text-base text-quiet">{subtitle}</p>}
        </div>
        {action}
      </header>
      {children}
    </main>
  );
}
