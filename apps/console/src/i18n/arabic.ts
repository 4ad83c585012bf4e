import about from './ar/about.json' with { type: 'json' };
import apiDocs from './ar/api-docs.json' with { type: 'json' };
import apiKeys from './ar/api-keys.json' with { type: 'json' };
import approvals from './ar/approvals.json' with { type: 'json' };
import audit from './ar/audit.json' with { type: 'json' };
import batches from './ar/batches.json' with { type: 'json' };
import clock from './ar/clock.json' with { type: 'json' };
import compliance from './ar/compliance.json' with { type: 'json' };
import contracts from './ar/contracts.json' with { type: 'json' };
import dashboard from './ar/dashboard.json' with { type: 'json' };
import faq from './ar/faq.json' with { type: 'json' };
import guidance from './ar/guidance.json' with { type: 'json' };
import help from './ar/help.json' with { type: 'json' };
import notifications from './ar/notifications.json' with { type: 'json' };
import proof from './ar/proof.json' with { type: 'json' };
import requests from './ar/requests.json' with { type: 'json' };
import reviews from './ar/reviews.json' with { type: 'json' };
import rulesets from './ar/rulesets.json' with { type: 'json' };
import screening from './ar/screening.json' with { type: 'json' };
import session from './ar/session.json' with { type: 'json' };
import settings from './ar/settings.json' with { type: 'json' };
import shell from './ar/shell.json' with { type: 'json' };
import status from './ar/status.json' with { type: 'json' };
import support from './ar/support.json' with { type: 'json' };
import terms from './ar/terms.json' with { type: 'json' };
import trail from './ar/trail.json' with { type: 'json' };
import transactions from './ar/transactions.json' with { type: 'json' };
import ui from './ar/ui.json' with { type: 'json' };
import verdict from './ar/verdict.json' with { type: 'json' };
import wallets from './ar/wallets.json' with { type: 'json' };
import webhooks from './ar/webhooks.json' with { type: 'json' };

/** Every word the console says in Arabic; fetched when somebody wants to read it. */
export const arabic = {
  about,
  apiDocs,
  apiKeys,
  approvals,
  audit,
  batches,
  clock,
  compliance,
  contracts,
  dashboard,
  faq,
  guidance,
  help,
  notifications,
  proof,
  reviews,
  rulesets,
  screening,
  session,
  settings,
  shell,
  status,
  support,
  terms,
  trail,
  transactions,
  ui,
  verdict,
  wallets, webhooks, requests,
};
