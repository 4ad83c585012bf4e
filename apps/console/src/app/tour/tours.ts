import type { Words } from '../../i18n/words.ts';
import type { TourName } from '../../parts/tour/tour-state.ts';

/** One stop of a tour: the screen, the thing on it that is shown, and what is said about it. */
export interface TourStep {
  path: string;
  /** Finds the thing; where a screen has none yet, its heading is shown in its place. */
  anchor: string;
  text: keyof Words['tours']['step'];
}

export const tours: Readonly<Record<TourName, readonly TourStep[]>> = {
  payment: [
    { path: '/wallets', anchor: 'main article', text: 'wallets' },
    { path: '/composer', anchor: 'main input[name="toAddress"]', text: 'payee' },
    { path: '/composer', anchor: 'main input[name="amount"]', text: 'amount' },
    { path: '/composer', anchor: 'main form button[type="submit"]', text: 'execute' },
    { path: '/', anchor: 'main a[href^="/transactions/"]', text: 'recent' },
  ],
  compliance: [
    { path: '/compliance', anchor: 'main form', text: 'payment' },
    { path: '/compliance', anchor: 'main form button[type="submit"]', text: 'analyse' },
    { path: '/compliance/rules', anchor: 'main input[type="search"]', text: 'rules' },
    { path: '/compliance/guidance', anchor: 'main form', text: 'assistant' },
  ],
  contract: [
    { path: '/smart-contracts?tab=templates', anchor: '#tab-templates', text: 'templates' },
    { path: '/smart-contracts?tab=templates', anchor: '#tab-panel button', text: 'use' },
    { path: '/smart-contracts', anchor: '#tab-panel form', text: 'terms' },
    { path: '/smart-contracts?tab=manage', anchor: '#tab-manage', text: 'manage' },
  ],
  proof: [
    { path: '/', anchor: 'main a[href^="/transactions/"]', text: 'open' },
    { path: '/audit', anchor: 'main table button', text: 'event' },
    { path: '/reports/verify', anchor: 'main section', text: 'report' },
  ],
};
