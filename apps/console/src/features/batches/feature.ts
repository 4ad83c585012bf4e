import { json } from '../../i18n/json.ts';
import { walletRoles } from '../../api/session.slice.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { BatchIcon } from '../../ui/icons/ledger-icons.tsx';
import { forgetImport } from './wizard/import-store.ts';

const words = {
  batches: { en: () => import('./words/batches.en.json', json), ar: () => import('./words/batches.ar.json', json) },
};

export const batchesFeature: Feature<typeof words> = {
  words,
  forget: (userId) => void forgetImport(userId).catch(() => undefined),
  screens: [
    {
      path: '/composer/batch',
      title: { en: 'Batch Payments', ar: 'دفعات المدفوعات' },
      roles: walletRoles,
      icon: BatchIcon,
      letter: 'b',
      words: ['batches', 'beneficiaries', 'funds', 'parties', 'problems', 'terms'],
      load: async () => (await import('./batches.screen.tsx')).BatchesScreen,
    },
    {
      path: '/batches/:id',
      title: { en: 'Batch', ar: 'الدفعة' },
      roles: walletRoles,
      words: ['batches', 'problems', 'trail', 'verdict'],
      load: async () => (await import('./page/batch.screen.tsx')).BatchScreen,
    },
  ],
};
