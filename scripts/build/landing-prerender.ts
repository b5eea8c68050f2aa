import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, ViteDevServer } from 'vite';

interface LandingModule {
  renderLanding(): string;
}

const place = '<!--landing-->';

/** Bundles the landing page's components for Node and runs them: Node itself cannot strip JSX. */
async function renderForBuild(root: string): Promise<string> {
  const outfile = join(root, '.cache', `landing-${process.pid}.mjs`);
  await mkdir(join(root, '.cache'), { recursive: true });
  try {
    await build({
      entryPoints: [join(root, 'src/app/landing/prerender.tsx')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      jsx: 'automatic',
      packages: 'external',
      loader: { '.css': 'empty' },
      define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.SSR': 'true' },
      logLevel: 'silent',
    });
    const landing = (await import(pathToFileURL(outfile).href)) as LandingModule;
    return landing.renderLanding();
  } finally {
    await rm(outfile, { force: true });
  }
}

async function renderForDevelopment(server: ViteDevServer): Promise<string> {
  const landing = (await server.ssrLoadModule('/landing/prerender.tsx')) as LandingModule;
  return landing.renderLanding();
}

/** Puts the landing page's markup into `landing.html`, so that it is readable before any script has loaded. */
export function landingPrerender(root: string): Plugin {
  return {
    name: 'taylr:landing-prerender',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        if (!html.includes(place)) return html;
        const markup = server ? await renderForDevelopment(server) : await renderForBuild(root);
        return html.replace(place, () => markup);
      },
    },
  };
}
