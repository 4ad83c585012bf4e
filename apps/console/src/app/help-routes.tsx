import { HelpIcon, SupportIcon, TalkIcon } from '../ui/icons/help-icons.tsx';
import { InfoIcon } from '../ui/icons/status-icons.tsx';
import type { ScreenRoute } from './screen-route.ts';

/** The screens that help people with the others. */
export const helpScreens: readonly ScreenRoute[] = [
  {
    path: '/help',
    title: 'help',
    icon: HelpIcon,
    isHelp: true,
    letter: 'h',
    words: ['help', 'articles'],
    load: async () => (await import('../features/help/help.screen.tsx')).HelpScreen,
  },
  {
    path: '/help/tours',
    title: 'tours',
    words: ['tours'],
    load: async () => (await import('../features/help/tours.screen.tsx')).ToursScreen,
  },
  {
    path: '/help/:slug',
    title: 'help',
    words: ['help', 'articles'],
    load: async () => (await import('../features/help/article.screen.tsx')).ArticleScreen,
  },
  {
    path: '/support',
    title: 'support',
    icon: SupportIcon,
    isHelp: true,
    words: ['support'],
    load: async () => (await import('../features/support/support.screen.tsx')).SupportScreen,
  },
  {
    path: '/support/requests/:id',
    title: 'supportRequest',
    words: ['support'],
    load: async () => (await import('../features/support/conversation.screen.tsx')).ConversationScreen,
  },
  {
    path: '/support/desk',
    title: 'supportDesk',
    roles: ['admin'],
    words: ['support'],
    load: async () => (await import('../features/support/desk.screen.tsx')).DeskScreen,
  },
  {
    path: '/faq',
    title: 'faq',
    icon: TalkIcon,
    isHelp: true,
    words: ['faq'],
    load: async () => (await import('../features/faq/faq.screen.tsx')).FaqScreen,
  },
  {
    path: '/about',
    title: 'about',
    icon: InfoIcon,
    isHelp: true,
    words: ['about'],
    load: async () => (await import('../features/about/about.screen.tsx')).AboutScreen,
  },
];
