import type { Feature } from '../../parts/feature/feature.ts';

const words = {};

export const passportsFeature: Feature<typeof words> = {
  words,
  screens: [],
  openScreens: [
    {
      path: '/passport',
      title: { en: 'Check a Passport', ar: 'التحقق من جواز' },
      openTo: 'public',
      words: ['passports'],
      load: async () => (await import('./passport.screen.tsx')).PassportScreen,
    },
  ],
};
