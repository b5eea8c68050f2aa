import { escapeHtml } from '../escape-html.ts';

const STYLE = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f6f1ea; color: #2a231d; }
  main { width: min(24rem, 100vw - 3rem); padding: 2rem; border-radius: 20px; background: #fffdfa; box-shadow: 0 12px 40px #0002; }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem; } p { line-height: 1.5; color: #655a50; }
  label { display: block; margin-top: 1rem; font-weight: 600; }
  input { box-sizing: border-box; width: 100%; min-height: 44px; margin-top: .25rem; padding: 0 .75rem; font: inherit; border: 1px solid #b9ab9d; border-radius: 8px; background: #fff; color: inherit; }
  button, a.button { box-sizing: border-box; display: grid; place-items: center; min-height: 44px; width: 100%; margin-top: 1rem; font: inherit; font-weight: 600; text-decoration: none; border: 0; border-radius: 12px; background: #a8430f; color: #fff; cursor: pointer; }
  button.quiet, a.quiet { background: none; color: inherit; }
  [role=alert] { color: #9a1f1f; }
  @media (max-width: 30rem) {
    body { min-height: 100dvh; place-items: stretch; background: #fffdfa; }
    main { box-sizing: border-box; width: 100%; padding: 2rem max(1.25rem, env(safe-area-inset-left)); border-radius: 0; box-shadow: none; }
    input, button, a.button { min-height: 52px; }
  }
  @media (prefers-color-scheme: dark) {
    body { background: #1b1714; color: #f2ebe3; } main { background: #26211d; } p { color: #bfb2a5; } input { background: #1b1714; border-color: #6b5f55; }
    button, a.button { background: #e2733a; color: #1b1714; } button.quiet, a.quiet { background: none; color: inherit; }
    [role=alert] { color: #ff9d8a; }
  }
  @media (max-width: 30rem) and (prefers-color-scheme: dark) { body { background: #26211d; } }`;

/** A page outside the app, without scripts: a title and content. `content` is HTML with its texts already escaped. */
export function plainPage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}
