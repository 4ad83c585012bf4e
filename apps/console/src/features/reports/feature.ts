import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { ChartIcon } from '../../ui/icons/navigation-icons.tsx';

const words = {
  reports: { en: () => import('./words/reports.en.json', json), ar: () => import('./words/reports.ar.json', json) },
};

export const reportsFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/reports',
      title: { en: 'Shariah Reports', ar: 'التقارير الشرعية' },
      icon: ChartIcon,
      roles: ['admin', 'bank'],
      letter: 'r',
      words: ['reports'],
      load: async () => (await import('./reports.screen.tsx')).ReportsScreen,
    },
    {
      path: '/reports/schedules',
      title: { en: 'Report Schedules', ar: 'جداول التقارير' },
      roles: ['admin', 'bank'],
      words: ['reports'],
      load: async () => (await import('./schedules.screen.tsx')).SchedulesScreen,
    },
    {
      path: '/reports/verify',
      title: { en: 'Verify a Report', ar: 'التحقق من تقرير' },
      words: ['reports'],
      load: async () => (await import('./verify.screen.tsx')).VerifyScreen,
    },
  ],
};
