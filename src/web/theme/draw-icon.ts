import { type ComponentProps, createElement } from 'react';

type Drawing = { node: readonly [shape: string, attributes: Record<string, string>][] };

/**
 * An icon of the set from its drawing. Stands in for what the set brings along (`vite.config.ts`), which weighs and takes several times as much for
 * options that nothing here uses.
 */
export default function drawIcon({ node }: Drawing) {
  return ({ children, ...own }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': own['aria-label'] === undefined || undefined,
        ...own,
      },
      ...node.map(([shape, attributes]) => createElement(shape, attributes)),
      children,
    );
}
