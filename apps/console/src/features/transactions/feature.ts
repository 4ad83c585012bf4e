import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { ComposeIcon } from '../../ui/icons/navigation-icons.tsx';

const words = {
  transactions: {
    en: () => import('./words/transactions.en.json', json),
    ar: () => import('./words/transactions.ar.json', json),
  },
};

export const transactionsFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/composer',
      title: { en: 'Transaction Composer', ar: 'منشئ المعاملات' },
      icon: ComposeIcon,
      letter: 'c',
      words: ['funds', 'parties', 'terms', 'transactions', 'verdict'],
      load: async () => (await import('./composer/composer.screen.tsx')).ComposerScreen,
    },
    {
      path: '/transactions/:id',
      title: { en: 'Transaction', ar: 'المعاملة' },
      words: ['parties', 'proof', 'trail', 'transactions', 'verdict'],
      load: async () => (await import('./detail/transaction.screen.tsx')).TransactionScreen,
    },
  ],
};
