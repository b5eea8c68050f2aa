import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstScreenPreload } from './scripts/first-screen-preload.ts';
import { landingPrerender } from './scripts/landing-prerender.ts';

const project = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('src/web', import.meta.url));

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), landingPrerender(project), firstScreenPreload()],
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    rollupOptions: { input: { app: `${root}/index.html`, landing: `${root}/landing.html` } },
  },
});
