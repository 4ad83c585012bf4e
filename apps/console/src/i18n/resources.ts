import dashboard from './en/dashboard.json';
import session from './en/session.json';
import shell from './en/shell.json';
import ui from './en/ui.json';

/** Every word the console says, one file for each part of it. */
export const resources = { en: { dashboard, session, shell, ui } };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: (typeof resources)['en'];
  }
}
