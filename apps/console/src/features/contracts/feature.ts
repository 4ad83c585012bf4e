import { json } from '../../i18n/json.ts';
import { walletRoles } from '../../api/session.slice.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { ContractIcon } from '../../ui/icons/ledger-icons.tsx';

const words = {
  contracts: {
    en: () => import('./words/contracts.en.json', json),
    ar: () => import('./words/contracts.ar.json', json),
  },
};

export const contractsFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/smart-contracts',
      title: { en: 'Smart Contracts', ar: 'العقود الذكية' },
      roles: walletRoles,
      icon: ContractIcon,
      letter: 'k',
      words: ['beneficiaries', 'contracts', 'problems', 'verdict'],
      load: async () => (await import('./contracts.screen.tsx')).ContractsScreen,
    },
    {
      path: '/smart-contracts/:id',
      title: { en: 'Smart Contract', ar: 'العقد الذكي' },
      roles: walletRoles,
      words: ['beneficiaries', 'contracts', 'nonCompliance', 'problems', 'trail', 'verdict'],
      load: async () => (await import('./page/contract.screen.tsx')).ContractScreen,
    },
    {
      path: '/smart-contracts/:id/revise',
      title: { en: 'Revise a Contract', ar: 'تعديل عقد' },
      roles: walletRoles,
      words: ['beneficiaries', 'contracts', 'problems', 'trail', 'verdict'],
      load: async () => (await import('./revise/revise.screen.tsx')).ReviseScreen,
    },
  ],
};
