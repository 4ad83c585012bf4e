import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { TalkIcon } from '../../ui/icons/help-icons.tsx';

const words = {
  faq: { en: () => import('./words/faq.en.json', json), ar: () => import('./words/faq.ar.json', json) },
};

export const faqFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/faq',
      title: { en: 'FAQ', ar: 'الأسئلة الشائعة' },
      icon: TalkIcon,
      isHelp: true,
      words: ['faq'],
      load: async () => (await import('./faq.screen.tsx')).FaqScreen,
    },
  ],
};
