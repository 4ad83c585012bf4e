import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { downloads } from './downloads.ts';
import { moduleScripts } from './module-scripts.ts';
import { pieceOf } from './pieces.ts';
import { precompress } from './precompress.ts';

const isInPage = (file: string) => /\/(rolldown-runtime|foundation|preload-helper|shell|index)-[^/]*$/.test(file);

const api = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [react(), moduleScripts(), downloads(), precompress()],
  resolve: { conditions: ['@connect/source', ...defaultClientConditions] },
  // The host replaces this mark by a fresh nonce in every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: true,
    // One style sheet for the page: what is fetched later stands or falls with its script alone.
    cssCodeSplit: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the page has run itself need not be asked for again.
      resolveDependencies: (_, files, { hostType }) =>
        (hostType === 'html' ? files : files.filter((file) => !isInPage(file))),
    },
    // The foundation is one file on purpose.
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      // Emotion carries these for a piece of its own that the console does not use; nothing happens when they load.
      treeshake: { moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          // What every screen stands on is two files: libraries, which stay in caches for longer, and the shell itself.
          // Proofs come with the client's library, but only those who check one need them.
          groups: [
            { name: 'foundation', priority: 2, tags: ['$initial'], test: /\/node_modules\// },
            {
              name: 'shell', priority: 1, tags: ['$initial'], test: /\/src\/(?!main\.tsx|proof\/)/,
              includeDependenciesRecursively: false,
            },
            { name: pieceOf, minShareCount: 3, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 4200,
    proxy: {
      '^/api(?:/|-docs-json)': { target: api, ws: true, xfwd: true },
      '/health': { target: api, xfwd: true },
      '/.well-known': { target: api, xfwd: true },
    },
  },
});
