import about from './en/about.json' with { type: 'json' };
import apiDocs from './en/api-docs.json' with { type: 'json' };
import apiKeys from './en/api-keys.json' with { type: 'json' };
import approvals from './en/approvals.json' with { type: 'json' };
import audit from './en/audit.json' with { type: 'json' };
import batches from './en/batches.json' with { type: 'json' };
import clock from './en/clock.json' with { type: 'json' };
import compliance from './en/compliance.json' with { type: 'json' };
import contracts from './en/contracts.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import faq from './en/faq.json' with { type: 'json' };
import guidance from './en/guidance.json' with { type: 'json' };
import help from './en/help.json' with { type: 'json' };
import notifications from './en/notifications.json' with { type: 'json' };
import proof from './en/proof.json' with { type: 'json' };
import requests from './en/requests.json' with { type: 'json' };
import reports from './en/reports.json' with { type: 'json' };
import reviews from './en/reviews.json' with { type: 'json' };
import rulesets from './en/rulesets.json' with { type: 'json' };
import screening from './en/screening.json' with { type: 'json' };
import session from './en/session.json' with { type: 'json' };
import settings from './en/settings.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import status from './en/status.json' with { type: 'json' };
import support from './en/support.json' with { type: 'json' };
import terms from './en/terms.json' with { type: 'json' };
import trail from './en/trail.json' with { type: 'json' };
import transactions from './en/transactions.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };
import verdict from './en/verdict.json' with { type: 'json' };
import wallets from './en/wallets.json' with { type: 'json' };
import webhooks from './en/webhooks.json' with { type: 'json' };

/** Every word the console says, one file for each part of it. */
export const resources = {
  en: {
    about, apiDocs, apiKeys, approvals, audit, batches, clock, compliance, contracts, dashboard, faq, guidance, help,
    notifications, proof, reports, requests, reviews, rulesets, screening, session, settings, shell, status, support,
    terms, trail, transactions, ui, verdict, wallets, webhooks,
  },
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: (typeof resources)['en'];
  }
}
