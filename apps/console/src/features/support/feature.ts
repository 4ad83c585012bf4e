import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { SupportIcon } from '../../ui/icons/help-icons.tsx';

const words = {
  support: { en: () => import('./words/support.en.json', json), ar: () => import('./words/support.ar.json', json) },
};

export const supportFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/support',
      title: { en: 'Support Center', ar: 'مركز الدعم' },
      icon: SupportIcon,
      isHelp: true,
      words: ['support'],
      load: async () => (await import('./support.screen.tsx')).SupportScreen,
    },
    {
      path: '/support/requests/:id',
      title: { en: 'Support Request', ar: 'طلب دعم' },
      words: ['support'],
      load: async () => (await import('./conversation.screen.tsx')).ConversationScreen,
    },
    {
      path: '/support/desk',
      title: { en: 'Support Desk', ar: 'مكتب الدعم' },
      roles: ['admin'],
      words: ['support'],
      load: async () => (await import('./desk.screen.tsx')).DeskScreen,
    },
  ],
};
