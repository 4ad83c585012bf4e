import type { Feature } from '../../parts/feature/feature.ts';
import { UsersIcon } from '../../ui/icons/navigation-icons.tsx';

export const customersFeature: Feature = {
  words: {},
  screens: [
    {
      path: '/customers',
      title: { en: 'Customers', ar: 'العملاء' },
      icon: UsersIcon,
      roles: ['admin', 'bank'],
      words: ['customers'],
      load: async () => (await import('./customers.screen.tsx')).CustomersScreen,
    },
  ],
};
