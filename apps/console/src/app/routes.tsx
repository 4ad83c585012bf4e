import type { ComponentType } from 'react';
import type { Role } from '../api/session.slice.ts';
import type { Part, Words } from '../i18n/resources.ts';
import { HelpIcon, SupportIcon, TalkIcon } from '../ui/icons/help-icons.tsx';
import type { IconProps } from '../ui/icons/icon.tsx';
import { BatchIcon, ContractIcon, ScaleIcon as CasesIcon } from '../ui/icons/ledger-icons.tsx';
import { ApprovalIcon, AuditIcon, CodeIcon, ComposeIcon, DashboardIcon } from '../ui/icons/navigation-icons.tsx';
import { ChartIcon, ScreeningIcon, UsersIcon, WalletIcon } from '../ui/icons/navigation-icons.tsx';
import { InfoIcon, ShieldIcon as ComplianceIcon } from '../ui/icons/status-icons.tsx';

/** One screen of the console: where it is, what it is called, who may open it, and its program, loaded on demand. */
export interface ScreenRoute {
  path: string;
  title: keyof Words['shell']['screens'];
  /** A screen with an icon stands in the menu, among the operations unless it helps people. */
  icon?: ComponentType<IconProps>;
  isHelp?: boolean;
  /** The key that leads here after a g. */
  letter?: string;
  /** Absent: open to every role. */
  roles?: readonly Role[];
  /** There is no such screen where money is real. */
  isSandboxOnly?: boolean;
  /** The parts of the console whose words it says; they are fetched along with it. */
  words: readonly Part[];
  load: () => Promise<ComponentType>;
}

/** Every screen inside the shell, in the order of the menu. */
export const screens: readonly ScreenRoute[] = [
  {
    path: '/',
    title: 'dashboard',
    icon: DashboardIcon,
    letter: 'd',
    words: ['dashboard'],
    load: async () => (await import('../features/dashboard/dashboard.screen.tsx')).DashboardScreen,
  },
  {
    path: '/composer',
    title: 'composer',
    icon: ComposeIcon,
    letter: 'c',
    words: ['terms', 'transactions', 'verdict'],
    load: async () => (await import('../features/transactions/composer/composer.screen.tsx')).ComposerScreen,
  },
  {
    path: '/composer/batch',
    title: 'batches',
    icon: BatchIcon,
    letter: 'b',
    words: ['batches', 'terms'],
    load: async () => (await import('../features/batches/batches.screen.tsx')).BatchesScreen,
  },
  {
    path: '/compliance',
    title: 'compliance',
    icon: ComplianceIcon,
    letter: 's',
    words: ['compliance', 'guidance', 'verdict'],
    load: async () => (await import('../features/compliance/compliance.screen.tsx')).ComplianceScreen,
  },
  {
    path: '/wallets',
    title: 'wallets',
    icon: WalletIcon,
    letter: 'w',
    words: ['trail', 'verdict', 'wallets'],
    load: async () => (await import('../features/wallets/wallets.screen.tsx')).WalletsScreen,
  },
  {
    path: '/approvals',
    title: 'approvals',
    icon: ApprovalIcon,
    roles: ['admin', 'bank'],
    letter: 'p',
    words: ['approvals'],
    load: async () => (await import('../features/approvals/approvals.screen.tsx')).ApprovalsScreen,
  },
  {
    path: '/compliance/reviews',
    title: 'reviews',
    icon: CasesIcon,
    roles: ['admin', 'bank'],
    letter: 'v',
    words: ['reviews', 'trail', 'verdict'],
    load: async () => (await import('../features/reviews/reviews.screen.tsx')).ReviewsScreen,
  },
  {
    path: '/compliance/screening',
    title: 'screening',
    icon: ScreeningIcon,
    roles: ['admin', 'bank'],
    words: ['screening'],
    load: async () => (await import('../features/screening/screening.screen.tsx')).ScreeningScreen,
  },
  {
    path: '/smart-contracts',
    title: 'contracts',
    icon: ContractIcon,
    letter: 'k',
    words: ['contracts', 'verdict'],
    load: async () => (await import('../features/contracts/contracts.screen.tsx')).ContractsScreen,
  },
  {
    path: '/audit',
    title: 'audit',
    icon: AuditIcon,
    letter: 'a',
    words: ['audit', 'proof', 'trail'],
    load: async () => (await import('../features/audit/audit.screen.tsx')).AuditScreen,
  },
  {
    path: '/reports',
    title: 'reports',
    icon: ChartIcon,
    roles: ['admin', 'bank'],
    letter: 'r',
    words: ['reports'],
    load: async () => (await import('../features/reports/reports.screen.tsx')).ReportsScreen,
  },
  {
    path: '/reports/schedules',
    title: 'reportSchedules',
    roles: ['admin', 'bank'],
    words: ['reports'],
    load: async () => (await import('../features/reports/schedules.screen.tsx')).SchedulesScreen,
  },
  {
    path: '/reports/verify',
    title: 'reportVerify',
    words: ['reports'],
    load: async () => (await import('../features/reports/verify.screen.tsx')).VerifyScreen,
  },
  {
    path: '/users',
    title: 'users',
    icon: UsersIcon,
    roles: ['admin'],
    letter: 'u',
    words: ['users'],
    load: async () => (await import('../features/users/users.screen.tsx')).UsersScreen,
  },
  {
    path: '/api-docs',
    title: 'apiDocs',
    icon: CodeIcon,
    letter: 'i',
    words: ['apiDocs'],
    load: async () => (await import('../features/api-docs/api-docs.screen.tsx')).ApiDocsScreen,
  },
  {
    path: '/compliance/rules',
    title: 'rules',
    words: ['compliance', 'verdict'],
    load: async () => (await import('../features/compliance/rules/rules.screen.tsx')).RulesScreen,
  },
  {
    path: '/compliance/rules/:id',
    title: 'rule',
    words: ['compliance', 'verdict'],
    load: async () => (await import('../features/compliance/rules/rule.screen.tsx')).RuleScreen,
  },
  {
    path: '/compliance/rulesets',
    title: 'rulesets',
    roles: ['admin', 'bank'],
    words: ['rulesets', 'verdict'],
    load: async () => (await import('../features/compliance/rulesets/rulesets.screen.tsx')).RulesetsScreen,
  },
  {
    path: '/compliance/rulesets/:version',
    title: 'ruleset',
    roles: ['admin', 'bank'],
    words: ['rulesets', 'trail', 'verdict'],
    load: async () => (await import('../features/compliance/rulesets/ruleset.screen.tsx')).RulesetScreen,
  },
  {
    path: '/compliance/guidance',
    title: 'guidance',
    words: ['guidance'],
    load: async () => (await import('../features/compliance/guidance/guidance.screen.tsx')).GuidanceScreen,
  },
  {
    path: '/smart-contracts/:id',
    title: 'contract',
    words: ['contracts', 'trail', 'verdict'],
    load: async () => (await import('../features/contracts/page/contract.screen.tsx')).ContractScreen,
  },
  {
    path: '/batches/:id',
    title: 'batch',
    words: ['batches', 'trail', 'verdict'],
    load: async () => (await import('../features/batches/page/batch.screen.tsx')).BatchScreen,
  },
  {
    path: '/settings',
    title: 'profile',
    letter: 'e',
    words: ['settings'],
    load: async () => (await import('../features/settings/profile.screen.tsx')).ProfileScreen,
  },
  {
    path: '/settings/keys',
    title: 'keys',
    words: ['apiKeys'],
    load: async () => (await import('../features/settings/keys/keys.screen.tsx')).KeysScreen,
  },
  {
    path: '/settings/webhooks',
    title: 'webhooks',
    words: ['webhooks'],
    load: async () => (await import('../features/webhooks/webhooks.screen.tsx')).WebhooksScreen,
  },
  {
    path: '/settings/webhooks/:id',
    title: 'webhook',
    words: ['webhooks'],
    load: async () => (await import('../features/webhooks/webhook.screen.tsx')).WebhookScreen,
  },
  {
    path: '/settings/requests',
    title: 'requests',
    words: ['requests'],
    load: async () => (await import('../features/request-log/requests.screen.tsx')).RequestsScreen,
  },
  {
    path: '/settings/sandbox',
    title: 'sandbox',
    roles: ['admin'],
    isSandboxOnly: true,
    words: ['sandbox'],
    load: async () => (await import('../features/settings/sandbox/sandbox.screen.tsx')).SandboxScreen,
  },
  {
    path: '/transactions/:id',
    title: 'transaction',
    words: ['proof', 'trail', 'transactions', 'verdict'],
    load: async () => (await import('../features/transactions/detail/transaction.screen.tsx')).TransactionScreen,
  },
  {
    path: '/help',
    title: 'help',
    icon: HelpIcon,
    isHelp: true,
    letter: 'h',
    words: ['help'],
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
    words: ['help'],
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
