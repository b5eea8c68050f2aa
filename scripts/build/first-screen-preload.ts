import type { Plugin } from 'vite';
import { firstScreenModule } from './budgets.ts';

/** Adds preloads of the dashboard's chunk and styles to the app's page, so that the browser need not discover them script by script. */
export function firstScreenPreload(): Plugin {
  return {
    name: 'taylr:first-screen-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!bundle || !filename.endsWith('/index.html')) return html;
        const scripts = new Set<string>();
        const styles = new Set<string>();
        const follow = (file: string) => {
          const built = bundle[file];
          if (built?.type !== 'chunk' || scripts.has(file)) return;
          scripts.add(file);
          for (const style of built.viteMetadata?.importedCss ?? []) styles.add(style);
          for (const imported of built.imports) follow(imported);
        };
        for (const [file, built] of Object.entries(bundle)) {
          if (built.type === 'chunk' && built.moduleIds.some((id) => firstScreenModule.test(id))) follow(file);
        }
        const unnamed = (file: string) => !html.includes(file);
        return [
          ...[...scripts].filter(unnamed).map((file) => preload('modulepreload', file)),
          ...[...styles].filter(unnamed).map((file) => preload('stylesheet', file)),
        ];
      },
    },
  };
}

function preload(rel: string, file: string) {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' as const };
}
