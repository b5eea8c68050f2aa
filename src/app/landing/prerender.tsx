import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from './landing.tsx';

/** The markup of the landing page, made once at the build. */
export function renderLanding(): string {
  return renderToStaticMarkup(<Landing />);
}
