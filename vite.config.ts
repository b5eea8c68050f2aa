import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScreenPreload } from './scripts/build/first-screen-preload.ts';
import { landingPrerender } from './scripts/build/landing-prerender.ts';

const project = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('src/app', import.meta.url));

/** What every page of the app is made of: one script of it compresses better than the many that pages happen to share. */
const base =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|clsx|tailwind-merge|class-variance-authority)\/|\/src\/web\/(?:api\/api|query-client|lost-session|bootstrap\/(?:bootstrap|day-now)|device\/waiting|ui\/(?:cn|button|card|badge|status\/(?:spinner|toast-store)))\.tsx?$/;

export default defineConfig({
  root,
  publicDir: `${root}/web/public`,
  plugins: [react(), tailwindcss(), landingPrerender(project), firstScreenPreload()],
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    rollupOptions: {
      input: { app: `${root}/index.html`, landing: `${root}/landing.html` },
      output: { codeSplitting: { groups: [{ name: 'base', test: base }] } },
    },
  },
});
