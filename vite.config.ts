import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScreenModule } from './scripts/build/budgets.ts';
import { firstScreenPreload } from './scripts/build/first-screen-preload.ts';
import { landingPrerender } from './scripts/build/landing-prerender.ts';

const project = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('src/app', import.meta.url));

/** The app's own modules; the pages, and what the landing page and that of a link are made of, stand by themselves. */
const ofApp = /\/src\/(?!app\/(?:landing|tick)[./])[^?]+\.tsx?$/;

/** What menus, dialogs and lists over the page share. */
const overlays =
  /\/node_modules\/(?:@floating-ui|aria-hidden|react-remove-scroll(?:-bar)?|react-style-singleton|use-sidecar|use-callback-ref)\/|\/node_modules\/@radix-ui\/react-(?:arrow|collection|dialog|direction|dismissable-layer|dropdown-menu|focus-guards|focus-scope|id|menu|popper|popover|portal|presence|roving-focus|use-[a-z-]+)\/|\/src\/web\/ui\/overlay\//;

/** What is drawn once the first screen stands, and what a tick and its toast need, with all that belongs to them: nothing of a window or a menu comes along. */
const onceItStands =
  /\/src\/(?:app\/web\/(?:pages\/dashboard\/later\/later|session\/standing)\.tsx|features\/check-ins\/web\/tick\/tick-habit\.ts|web\/ui\/status\/toast\.tsx)$/;

/**
 * The scripts of the app: the libraries and the frame, which every page needs, the first screen, and the rest by who uses it. A few of some size
 * compress better than many small ones, and each costs a way over the network.
 */
const groups = [
  {
    name: 'base',
    test: /\/node_modules\/|rolldown\/runtime|vite\/preload-helper|\/src\/web\/theme\/draw-icon\.ts/,
    tags: ['$initial' as const],
    priority: 5,
  },
  { name: 'app', test: ofApp, tags: ['$initial' as const], priority: 4 },
  { name: 'dashboard-page', test: firstScreenModule, priority: 3 },
  { name: 'later', test: onceItStands, priority: 2.5 },
  { name: 'overlay', test: overlays, priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
];

/** What draws each icon. */
const drawIcon = fileURLToPath(new URL('src/web/theme/draw-icon.ts', import.meta.url));

export default defineConfig({
  root,
  publicDir: `${root}/web/public`,
  plugins: [react(), tailwindcss(), landingPrerender(project), firstScreenPreload()],
  resolve: { alias: [{ find: '../createLucideIcon.mjs', replacement: drawIcon }] },
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    // Every browser that runs the app knows `modulepreload`.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { app: `${root}/index.html`, landing: `${root}/landing.html`, tick: `${root}/tick.html` },
      output: { codeSplitting: { groups } },
    },
  },
});
