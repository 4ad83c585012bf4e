import { walletRoles } from '../../api/session.slice.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { UsersIcon } from '../../ui/icons/navigation-icons.tsx';

export const beneficiariesFeature: Feature = {
  words: {},
  screens: [
    {
      path: '/beneficiaries',
      title: { en: 'Beneficiaries', ar: 'المستفيدون' },
      roles: walletRoles,
      icon: UsersIcon,
      letter: 'f',
      words: ['beneficiaries', 'problems'],
      load: async () => (await import('./beneficiaries.screen.tsx')).BeneficiariesScreen,
    },
  ],
};
