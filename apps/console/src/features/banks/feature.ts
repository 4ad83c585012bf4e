import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { BankIcon } from '../../ui/icons/navigation-icons.tsx';

const words = {
  banks: { en: () => import('./words/banks.en.json', json), ar: () => import('./words/banks.ar.json', json) },
};

export const banksFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/banks',
      title: { en: 'Banks', ar: 'المصارف' },
      icon: BankIcon,
      roles: ['admin'],
      letter: 'n',
      words: ['banks'],
      load: async () => (await import('./banks.screen.tsx')).BanksScreen,
    },
  ],
};
