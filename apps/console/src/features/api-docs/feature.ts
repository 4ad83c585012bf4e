import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { CodeIcon } from '../../ui/icons/navigation-icons.tsx';

const words = {
  apiDocs: { en: () => import('./words/api-docs.en.json', json), ar: () => import('./words/api-docs.ar.json', json) },
};

export const apiDocsFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/api-docs',
      title: { en: 'API Documentation', ar: 'وثائق API' },
      icon: CodeIcon,
      letter: 'i',
      words: ['apiDocs'],
      load: async () => (await import('./api-docs.screen.tsx')).ApiDocsScreen,
    },
  ],
};
