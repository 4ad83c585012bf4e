import { json } from '../../i18n/json.ts';
import { walletRoles } from '../../api/session.slice.ts';
import type { Feature } from '../../parts/feature/feature.ts';
import { ShieldIcon } from '../../ui/icons/status-icons.tsx';

const words = {
  compliance: {
    en: () => import('./words/compliance.en.json', json),
    ar: () => import('./words/compliance.ar.json', json),
  },
  guidance: { en: () => import('./words/guidance.en.json', json), ar: () => import('./words/guidance.ar.json', json) },
  rulesets: { en: () => import('./words/rulesets.en.json', json), ar: () => import('./words/rulesets.ar.json', json) },
};

export const complianceFeature: Feature<typeof words> = {
  words,
  screens: [
    {
      path: '/compliance',
      title: { en: 'Compliance Engine', ar: 'محرك الامتثال' },
      roles: walletRoles,
      icon: ShieldIcon,
      letter: 's',
      words: ['compliance', 'funds', 'guidance', 'verdict'],
      load: async () => (await import('./compliance.screen.tsx')).ComplianceScreen,
    },
    {
      path: '/compliance/rules',
      title: { en: 'Rules', ar: 'القواعد' },
      words: ['compliance', 'verdict'],
      load: async () => (await import('./rules/rules.screen.tsx')).RulesScreen,
    },
    {
      path: '/compliance/rules/:id',
      title: { en: 'Rule', ar: 'القاعدة' },
      words: ['compliance', 'verdict'],
      load: async () => (await import('./rules/rule.screen.tsx')).RuleScreen,
    },
    {
      path: '/compliance/rulesets',
      title: { en: 'Rule Sets', ar: 'مجموعات القواعد' },
      roles: ['admin', 'bank', 'scholar', 'auditor'],
      words: ['rulesets', 'verdict'],
      load: async () => (await import('./rulesets/rulesets.screen.tsx')).RulesetsScreen,
    },
    {
      path: '/compliance/rulesets/:version',
      title: { en: 'Rule Set', ar: 'مجموعة القواعد' },
      roles: ['admin', 'bank', 'scholar', 'auditor'],
      words: ['resolutions', 'rulesets', 'trail', 'verdict'],
      load: async () => (await import('./rulesets/ruleset.screen.tsx')).RulesetScreen,
    },
    {
      path: '/compliance/guidance',
      title: { en: 'AI Fatwa Assistant', ar: 'مساعد الفتوى الذكي' },
      words: ['guidance'],
      load: async () => (await import('./guidance/guidance.screen.tsx')).GuidanceScreen,
    },
  ],
};
