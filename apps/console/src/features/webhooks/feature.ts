import { json } from '../../i18n/json.ts';
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
      words: ['webhooks'],
      load: async () => (await import('./webhooks.screen.tsx')).WebhooksScreen,
    },
    {
      path: '/settings/webhooks/:id',
      title: { en: 'Webhook', ar: 'خطاف ويب' },
      words: ['webhooks'],
      load: async () => (await import('./webhook.screen.tsx')).WebhookScreen,
    },
  ],
};
