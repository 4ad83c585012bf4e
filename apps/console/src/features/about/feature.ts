import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { InfoIcon } from '../../ui/icons/status-icons.tsx';

const words = {
  about: { en: () => import('./words/about.en.json', json), ar: () => import('./words/about.ar.json', json) },
};

export const aboutFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/about',
      title: { en: 'About', ar: 'حول Connect' },
      icon: InfoIcon,
      isHelp: true,
      words: ['about'],
      load: async () => (await import('./about.screen.tsx')).AboutScreen,
    },
  ],
};
