import { json } from '../../i18n/json.ts';
import { walletRoles } from '../../api/session.slice.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { MessageFileIcon } from '../../ui/icons/ledger-icons.tsx';

const words = {
  isoMessages: {
    en: () => import('./words/iso-messages.en.json', json), ar: () => import('./words/iso-messages.ar.json', json),
  },
};

export const isoMessagesFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/iso20022',
      title: { en: 'ISO 20022 Messages', ar: 'رسائل ISO 20022' },
      roles: walletRoles,
      icon: MessageFileIcon,
      letter: 'm',
      words: ['isoMessages', 'problems'],
      load: async () => (await import('./iso-messages.screen.tsx')).IsoMessagesScreen,
    },
    {
      path: '/iso20022/:id',
      title: { en: 'ISO 20022 Message', ar: 'رسالة ISO 20022' },
      roles: walletRoles,
      words: ['isoMessages', 'problems', 'trail'],
      load: async () => (await import('./page/iso-message.screen.tsx')).IsoMessageScreen,
    },
  ],
};
