import { json } from '../../i18n/json.ts';
import { walletRoles } from '../../api/session.slice.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { WalletIcon } from '../../ui/icons/navigation-icons.tsx';

const words = {
  wallets: { en: () => import('./words/wallets.en.json', json), ar: () => import('./words/wallets.ar.json', json) },
};

export const walletsFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/wallets',
      title: { en: 'Sandbox Wallets', ar: 'المحافظ التجريبية' },
      roles: walletRoles,
      icon: WalletIcon,
      letter: 'w',
      words: ['beneficiaries', 'funds', 'parties', 'trail', 'verdict', 'wallets'],
      load: async () => (await import('./wallets.screen.tsx')).WalletsScreen,
    },
  ],
};
