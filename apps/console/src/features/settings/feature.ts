import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';

const words = {
  apiKeys: { en: () => import('./words/api-keys.en.json', json), ar: () => import('./words/api-keys.ar.json', json) },
  sandbox: { en: () => import('./words/sandbox.en.json', json), ar: () => import('./words/sandbox.ar.json', json) },
  settings: { en: () => import('./words/settings.en.json', json), ar: () => import('./words/settings.ar.json', json) },
};

export const settingsFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/settings',
      title: { en: 'Profile', ar: 'الملف الشخصي' },
      letter: 'e',
      words: ['customers', 'settings'],
      load: async () => (await import('./profile.screen.tsx')).ProfileScreen,
    },
    {
      path: '/settings/keys',
      title: { en: 'API Keys', ar: 'مفاتيح API' },
      words: ['apiKeys', 'problems'],
      load: async () => (await import('./keys/keys.screen.tsx')).KeysScreen,
    },
    {
      path: '/settings/sandbox',
      title: { en: 'Sandbox', ar: 'البيئة التجريبية' },
      roles: ['admin'],
      isSandboxOnly: true,
      words: ['sandbox'],
      load: async () => (await import('./sandbox/sandbox.screen.tsx')).SandboxScreen,
    },
  ],
};
