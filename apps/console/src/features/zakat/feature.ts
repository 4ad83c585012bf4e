import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { GaugeIcon, LedgerIcon } from '../../ui/icons/ledger-icons.tsx';

const words = {
  zakat: { en: () => import('./words/zakat.en.json', json), ar: () => import('./words/zakat.ar.json', json) },
};

export const zakatFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/zakat',
      title: { en: 'Zakat', ar: 'الزكاة' },
      icon: GaugeIcon,
      isGovernance: true,
      roles: ['admin', 'bank', 'user'],
      words: ['zakat'],
      load: async () => (await import('./zakat.screen.tsx')).ZakatScreen,
    },
    {
      path: '/zakat/registers',
      title: { en: 'Zakat Registers', ar: 'سجلات الزكاة' },
      icon: LedgerIcon,
      isGovernance: true,
      roles: ['admin', 'scholar'],
      words: ['problems', 'zakat'],
      load: async () => (await import('./registers/registers.screen.tsx')).ZakatRegistersScreen,
    },
    {
      path: '/zakat/:id',
      title: { en: 'Assessment of Zakat', ar: 'تقدير الزكاة' },
      roles: ['admin', 'bank', 'user'],
      words: ['zakat'],
      load: async () => (await import('./assessment.screen.tsx')).ZakatAssessmentScreen,
    },
  ],
};
