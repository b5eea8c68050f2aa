import type { ReactNode } from 'react';

/** One family of components; pictures are taken of each. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="bg-ground">
      <h2 className="mb-4 font-medium text-quiet text-sm">{title}</h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
