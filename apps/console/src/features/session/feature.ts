import { json } from '../../i18n/json.ts';
import type { Feature } from '../../parts/feature/feature.ts';

const words = {
  session: { en: () => import('./words/session.en.json', json), ar: () => import('./words/session.ar.json', json) },
};

export const sessionFeature: Feature<typeof words> = {
  words,
  screens: [],
  openScreens: [
    {
      path: '/login',
      title: { en: 'Sign in', ar: 'تسجيل الدخول' },
      openTo: 'guests',
      words: ['factors', 'provider', 'session'],
      load: async () => (await import('./sign-in.screen.tsx')).SignInScreen,
    },
    {
      path: '/register',
      title: { en: 'Create an account', ar: 'إنشاء حساب' },
      openTo: 'guests',
      words: ['session'],
      load: async () => (await import('./register.screen.tsx')).RegisterScreen,
    },
    {
      path: '/choose-password',
      title: { en: 'Choose your password', ar: 'اختر كلمة مرورك' },
      openTo: 'anybody',
      words: ['session'],
      load: async () => (await import('./choose-password.screen.tsx')).ChoosePasswordScreen,
    },
  ],
};
