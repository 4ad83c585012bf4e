import { json } from '../../i18n/json.ts';
import { walletRoles } from '../../api/session.slice.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { ComposeIcon, TransferIcon } from '../../ui/icons/navigation-icons.tsx';
import { keepForm } from './composer/drafts/kept-form.ts';

const words = {
  explorer: { en: () => import('./words/explorer.en.json', json), ar: () => import('./words/explorer.ar.json', json) },
  transactions: {
    en: () => import('./words/transactions.en.json', json),
    ar: () => import('./words/transactions.ar.json', json),
  },
};

export const transactionsFeature: Feature<typeof words> = {
  words,
  forget: (userId) => keepForm(userId, null),
  screens: [
    {
      path: '/transactions',
      title: { en: 'Transactions', ar: 'المعاملات' },
      roles: walletRoles,
      icon: TransferIcon,
      letter: 't',
      words: ['explorer', 'flows', 'parties', 'problems', 'recalls', 'transactions', 'verdict'],
      load: async () => (await import('./explorer/explorer.screen.tsx')).ExplorerScreen,
    },
    {
      path: '/composer',
      title: { en: 'Transaction Composer', ar: 'منشئ المعاملات' },
      roles: walletRoles,
      icon: ComposeIcon,
      letter: 'c',
      words: ['beneficiaries', 'funds', 'parties', 'problems', 'terms', 'transactions', 'verdict'],
      load: async () => (await import('./composer/composer.screen.tsx')).ComposerScreen,
    },
    {
      path: '/transactions/:id',
      title: { en: 'Transaction', ar: 'المعاملة' },
      roles: walletRoles,
      words: [
        'nonCompliance', 'parties', 'passports', 'proof', 'purification', 'recalls', 'trail', 'transactions', 'verdict',
      ],
      load: async () => (await import('./detail/transaction.screen.tsx')).TransactionScreen,
    },
  ],
};
