import type { Plugin } from 'vite';

const preload = /^\s*<link rel="modulepreload"[^>]* href="([^"]+)">\n/gm;
const entry = /^\s*<script type="module"[^>]*><\/script>\n/m;

/**
 * Lets the page run the files that its entry stands on as scripts of their own, in their order, and the entry after
 * them: the browser can draw and answer between them, where it would run all of them in one piece for the entry alone.
 */
export function moduleScripts(): Plugin {
  return {
    name: 'connect-module-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const last = entry.exec(html)?.[0];
        if (!last) throw new Error('The page has no entry script to put after those that it stands on.');
        return html
          .replace(last, '')
          .replace(preload, '    <script type="module" crossorigin src="$1"></script>\n')
          .replace('  </head>', () => `${last}  </head>`);
      },
    },
  };
}
