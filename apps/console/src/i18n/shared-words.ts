import clock from './en/clock.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };
import { json } from './json.ts';

/** The words around every screen. In English they are part of the program, so they are there before the first paint. */
export const firstWords = { clock, shell, ui };

/** The words that several features say, or the frame around them. Those of one feature stand in its folder. */
export const sharedWords = {
  beneficiaries: {
    en: () => import('./en/beneficiaries.json', json),
    ar: () => import('./ar/beneficiaries.json', json),
  },
  clock: { en: () => import('./en/clock.json', json), ar: () => import('./ar/clock.json', json) },
  customers: { en: () => import('./en/customers.json', json), ar: () => import('./ar/customers.json', json) },
  factors: { en: () => import('./en/factors.json', json), ar: () => import('./ar/factors.json', json) },
  flows: { en: () => import('./en/flows.json', json), ar: () => import('./ar/flows.json', json) },
  funds: { en: () => import('./en/funds.json', json), ar: () => import('./ar/funds.json', json) },
  notifications: {
    en: () => import('./en/notifications.json', json),
    ar: () => import('./ar/notifications.json', json),
  },
  palette: { en: () => import('./en/palette.json', json), ar: () => import('./ar/palette.json', json) },
  parties: { en: () => import('./en/parties.json', json), ar: () => import('./ar/parties.json', json) },
  problems: { en: () => import('./en/problems.json', json), ar: () => import('./ar/problems.json', json) },
  passports: { en: () => import('./en/passports.json', json), ar: () => import('./ar/passports.json', json) },
  proof: { en: () => import('./en/proof.json', json), ar: () => import('./ar/proof.json', json) },
  provider: { en: () => import('./en/provider.json', json), ar: () => import('./ar/provider.json', json) },
  recalls: { en: () => import('./en/recalls.json', json), ar: () => import('./ar/recalls.json', json) },
  resolutions: { en: () => import('./en/resolutions.json', json), ar: () => import('./ar/resolutions.json', json) },
  screening: { en: () => import('./en/screening.json', json), ar: () => import('./ar/screening.json', json) },
  shell: { en: () => import('./en/shell.json', json), ar: () => import('./ar/shell.json', json) },
  terms: { en: () => import('./en/terms.json', json), ar: () => import('./ar/terms.json', json) },
  tours: { en: () => import('./en/tours.json', json), ar: () => import('./ar/tours.json', json) },
  trail: { en: () => import('./en/trail.json', json), ar: () => import('./ar/trail.json', json) },
  ui: { en: () => import('./en/ui.json', json), ar: () => import('./ar/ui.json', json) },
  verdict: { en: () => import('./en/verdict.json', json), ar: () => import('./ar/verdict.json', json) },
};
