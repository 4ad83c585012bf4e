import { walletRoles } from '../../api/session.slice.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { UndoIcon } from '../../ui/icons/status-icons.tsx';

export const recallsFeature: Feature = {
  words: {},
  screens: [
    {
      path: '/recalls',
      title: { en: 'Recalls', ar: 'طلبات الاسترداد' },
      roles: walletRoles,
      icon: UndoIcon,
      letter: 'l',
      words: ['recalls'],
      load: async () => (await import('./recalls.screen.tsx')).RecallsScreen,
    },
  ],
};
