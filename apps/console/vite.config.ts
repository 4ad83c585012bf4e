import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { downloads } from './downloads.ts';
import { precompress } from './precompress.ts';

const api = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

// What every screen stands on changes far less often than the screens: it is a file of its own and stays cached.
const foundations = [
  'react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'react-redux', '@reduxjs', 'redux', 'reselect',
  'immer', 'i18next', 'react-i18next', '@emotion', 'stylis', '@mui/system', '@mui/utils', '@mui/styled-engine',
];

export default defineConfig({
  plugins: [react(), downloads(), precompress()],
  resolve: { conditions: ['@connect/source', ...defaultClientConditions] },
  // The host replaces this mark by a fresh nonce in every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The foundation is one file on purpose.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'foundation', test: new RegExp(`node_modules/(${foundations.join('|')})/`) }],
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
