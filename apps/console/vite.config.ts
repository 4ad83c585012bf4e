import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './precompress.ts';

const api = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [react(), precompress()],
  resolve: { conditions: ['@connect/source', ...defaultClientConditions] },
  // The host replaces this mark by a fresh nonce in every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: { manifest: true, target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    host: '127.0.0.1',
    port: 4200,
    proxy: { '/api': { target: api, ws: true, xfwd: true }, '/health': { target: api, xfwd: true } },
  },
});
