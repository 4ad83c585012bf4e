import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { downloads } from './downloads.ts';
import { precompress } from './precompress.ts';

const api = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [react(), downloads(), precompress()],
  resolve: { conditions: ['@connect/source', ...defaultClientConditions] },
  // The host replaces this mark by a fresh nonce in every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: true,
    // One style sheet for the page: what is fetched later stands or falls with its script alone.
    cssCodeSplit: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every screen stands on is one file and not a hundred, beside the entry. Proofs come with the client's
          // library, but only those who check one need them.
          groups: [{
            name: 'shell', tags: ['$initial'], test: /^(?!.*\/src\/(main\.tsx|proof\/))/,
            includeDependenciesRecursively: false,
          }],
        },
      },
    },
    chunkSizeWarningLimit: 1000,
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
