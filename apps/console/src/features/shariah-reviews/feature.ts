import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { ApprovalIcon } from '../../ui/icons/navigation-icons.tsx';

const words = {
  shariahReviews: {
    en: () => import('./words/shariah-reviews.en.json', json),
    ar: () => import('./words/shariah-reviews.ar.json', json),
  },
};

export const shariahReviewsFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/shariah/reviews',
      title: { en: 'Shariah Reviews', ar: 'التدقيق الشرعي' },
      icon: ApprovalIcon,
      isGovernance: true,
      roles: ['admin', 'bank', 'scholar', 'auditor'],
      words: ['shariahReviews'],
      load: async () => (await import('./plans.screen.tsx')).ReviewPlansScreen,
    },
    {
      path: '/shariah/reviews/:id',
      title: { en: 'Shariah Review Plan', ar: 'خطة التدقيق الشرعي' },
      roles: ['admin', 'bank', 'scholar', 'auditor'],
      words: ['shariahReviews', 'trail', 'verdict'],
      load: async () => (await import('./plan/plan.screen.tsx')).ReviewPlanScreen,
    },
  ],
};
