import { json } from '../../i18n/json.ts';
import { walletRoles } from '../../api/session.slice.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { AuditIcon } from '../../ui/icons/navigation-icons.tsx';

const words = {
  audit: { en: () => import('./words/audit.en.json', json), ar: () => import('./words/audit.ar.json', json) },
};

export const auditFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/audit',
      title: { en: 'Audit Logs', ar: 'سجلات التدقيق' },
      roles: walletRoles,
      icon: AuditIcon,
      letter: 'a',
      words: ['audit', 'proof', 'trail'],
      load: async () => (await import('./audit.screen.tsx')).AuditScreen,
    },
  ],
};
