import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { ApprovalIcon } from '../../ui/icons/navigation-icons.tsx';

const words = {
  approvals: {
    en: () => import('./words/approvals.en.json', json),
    ar: () => import('./words/approvals.ar.json', json),
  },
};

export const approvalsFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/approvals',
      title: { en: 'Approvals', ar: 'الموافقات' },
      icon: ApprovalIcon,
      roles: ['admin', 'bank'],
      letter: 'p',
      words: ['approvals'],
      load: async () => (await import('./approvals.screen.tsx')).ApprovalsScreen,
    },
  ],
};
