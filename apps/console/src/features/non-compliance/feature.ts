import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { AlertIcon } from '../../ui/icons/status-icons.tsx';

const words = {
  nonCompliance: {
    en: () => import('./words/non-compliance.en.json', json), ar: () => import('./words/non-compliance.ar.json', json),
  },
};

export const nonComplianceFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/shariah/register',
      title: { en: 'Non-compliance Register', ar: 'سجل المخالفات الشرعية' },
      icon: AlertIcon,
      isGovernance: true,
      roles: ['admin', 'bank', 'scholar', 'auditor'],
      words: ['nonCompliance'],
      load: async () => (await import('./register.screen.tsx')).NonComplianceScreen,
    },
    {
      path: '/shariah/register/:id',
      title: { en: 'Non-compliance', ar: 'مخالفة شرعية' },
      roles: ['admin', 'bank', 'scholar', 'auditor'],
      words: ['nonCompliance', 'purification', 'trail'],
      load: async () => (await import('./event.screen.tsx')).EventScreen,
    },
  ],
};
