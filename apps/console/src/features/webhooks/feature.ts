import { json } from '../../i18n/json.ts';
import { walletRoles } from '../../api/session.slice.ts';
import type { Feature } from '../../parts/feature/feature.ts';

const words = {
  webhooks: { en: () => import('./words/webhooks.en.json', json), ar: () => import('./words/webhooks.ar.json', json) },
};

export const webhooksFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/settings/webhooks',
      title: { en: 'Webhooks', ar: 'خطاطيف الويب' },
      roles: walletRoles,
      words: ['webhooks'],
      load: async () => (await import('./webhooks.screen.tsx')).WebhooksScreen,
    },
    {
      path: '/settings/webhooks/:id',
      title: { en: 'Webhook', ar: 'خطاف ويب' },
      roles: walletRoles,
      words: ['webhooks'],
      load: async () => (await import('./webhook.screen.tsx')).WebhookScreen,
    },
  ],
};
