import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { UsersIcon } from '../../ui/icons/navigation-icons.tsx';

const words = {
  users: { en: () => import('./words/users.en.json', json), ar: () => import('./words/users.ar.json', json) },
};

export const usersFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/users',
      title: { en: 'Users', ar: 'المستخدمون' },
      icon: UsersIcon,
      roles: ['admin'],
      letter: 'u',
      words: ['problems', 'users'],
      load: async () => (await import('./users.screen.tsx')).UsersScreen,
    },
  ],
};
