import clock from './en/clock.json' with { type: 'json' };
import notifications from './en/notifications.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };

const json = { with: { type: 'json' } } as const;

/** The words around every screen. In English they are part of the program, so they are there before the first paint. */
export const firstWords = { clock, notifications, shell, ui };

/** Every word the console says, one file for each part of it in each language, fetched with what says it. */
export const parts = {
  about: { en: () => import('./en/about.json', json), ar: () => import('./ar/about.json', json) },
  apiDocs: { en: () => import('./en/api-docs.json', json), ar: () => import('./ar/api-docs.json', json) },
  apiKeys: { en: () => import('./en/api-keys.json', json), ar: () => import('./ar/api-keys.json', json) },
  approvals: { en: () => import('./en/approvals.json', json), ar: () => import('./ar/approvals.json', json) },
  articles: { en: () => import('./en/articles.json', json), ar: () => import('./ar/articles.json', json) },
  audit: { en: () => import('./en/audit.json', json), ar: () => import('./ar/audit.json', json) },
  banks: { en: () => import('./en/banks.json', json), ar: () => import('./ar/banks.json', json) },
  batches: { en: () => import('./en/batches.json', json), ar: () => import('./ar/batches.json', json) },
  clock: { en: () => import('./en/clock.json', json), ar: () => import('./ar/clock.json', json) },
  compliance: { en: () => import('./en/compliance.json', json), ar: () => import('./ar/compliance.json', json) },
  contracts: { en: () => import('./en/contracts.json', json), ar: () => import('./ar/contracts.json', json) },
  customers: { en: () => import('./en/customers.json', json), ar: () => import('./ar/customers.json', json) },
  dashboard: { en: () => import('./en/dashboard.json', json), ar: () => import('./ar/dashboard.json', json) },
  factors: { en: () => import('./en/factors.json', json), ar: () => import('./ar/factors.json', json) },
  faq: { en: () => import('./en/faq.json', json), ar: () => import('./ar/faq.json', json) },
  funds: { en: () => import('./en/funds.json', json), ar: () => import('./ar/funds.json', json) },
  guidance: { en: () => import('./en/guidance.json', json), ar: () => import('./ar/guidance.json', json) },
  help: { en: () => import('./en/help.json', json), ar: () => import('./ar/help.json', json) },
  notifications: {
    en: () => import('./en/notifications.json', json), ar: () => import('./ar/notifications.json', json),
  },
  palette: { en: () => import('./en/palette.json', json), ar: () => import('./ar/palette.json', json) },
  parties: { en: () => import('./en/parties.json', json), ar: () => import('./ar/parties.json', json) },
  proof: { en: () => import('./en/proof.json', json), ar: () => import('./ar/proof.json', json) },
  provider: { en: () => import('./en/provider.json', json), ar: () => import('./ar/provider.json', json) },
  reports: { en: () => import('./en/reports.json', json), ar: () => import('./ar/reports.json', json) },
  requests: { en: () => import('./en/requests.json', json), ar: () => import('./ar/requests.json', json) },
  reviews: { en: () => import('./en/reviews.json', json), ar: () => import('./ar/reviews.json', json) },
  rulesets: { en: () => import('./en/rulesets.json', json), ar: () => import('./ar/rulesets.json', json) },
  sandbox: { en: () => import('./en/sandbox.json', json), ar: () => import('./ar/sandbox.json', json) },
  screening: { en: () => import('./en/screening.json', json), ar: () => import('./ar/screening.json', json) },
  session: { en: () => import('./en/session.json', json), ar: () => import('./ar/session.json', json) },
  settings: { en: () => import('./en/settings.json', json), ar: () => import('./ar/settings.json', json) },
  shell: { en: () => import('./en/shell.json', json), ar: () => import('./ar/shell.json', json) },
  status: { en: () => import('./en/status.json', json), ar: () => import('./ar/status.json', json) },
  strs: { en: () => import('./en/strs.json', json), ar: () => import('./ar/strs.json', json) },
  support: { en: () => import('./en/support.json', json), ar: () => import('./ar/support.json', json) },
  terms: { en: () => import('./en/terms.json', json), ar: () => import('./ar/terms.json', json) },
  tours: { en: () => import('./en/tours.json', json), ar: () => import('./ar/tours.json', json) },
  trail: { en: () => import('./en/trail.json', json), ar: () => import('./ar/trail.json', json) },
  transactions: { en: () => import('./en/transactions.json', json), ar: () => import('./ar/transactions.json', json) },
  ui: { en: () => import('./en/ui.json', json), ar: () => import('./ar/ui.json', json) },
  users: { en: () => import('./en/users.json', json), ar: () => import('./ar/users.json', json) },
  verdict: { en: () => import('./en/verdict.json', json), ar: () => import('./ar/verdict.json', json) },
  wallets: { en: () => import('./en/wallets.json', json), ar: () => import('./ar/wallets.json', json) },
  webhooks: { en: () => import('./en/webhooks.json', json), ar: () => import('./ar/webhooks.json', json) },
};

/** A part of the console that has words of its own. */
export type Part = keyof typeof parts;

/** The words of each part, as English says them. */
export type Words = { [Name in Part]: Awaited<ReturnType<(typeof parts)[Name]['en']>>['default'] };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: Words;
  }
}
