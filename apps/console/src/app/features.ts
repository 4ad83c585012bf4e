import { sharedWords } from '../i18n/shared-words.ts';
import { dashboardFeature } from '../features/dashboard/feature.ts';
import { transactionsFeature } from '../features/transactions/feature.ts';
import { beneficiariesFeature } from '../features/beneficiaries/feature.ts';
import { boardsFeature } from '../features/boards/feature.ts';
import { batchesFeature } from '../features/batches/feature.ts';
import { isoMessagesFeature } from '../features/iso-messages/feature.ts';
import { complianceFeature } from '../features/compliance/feature.ts';
import { walletsFeature } from '../features/wallets/feature.ts';
import { approvalsFeature } from '../features/approvals/feature.ts';
import { recallsFeature } from '../features/recalls/feature.ts';
import { reviewsFeature } from '../features/reviews/feature.ts';
import { screeningFeature } from '../features/screening/feature.ts';
import { shariahProfileFeature } from '../features/shariah-profile/feature.ts';
import { contractsFeature } from '../features/contracts/feature.ts';
import { nonComplianceFeature } from '../features/non-compliance/feature.ts';
import { purificationFeature } from '../features/purification/feature.ts';
import { shariahReviewsFeature } from '../features/shariah-reviews/feature.ts';
import { shariahPacksFeature } from '../features/shariah-packs/feature.ts';
import { auditFeature } from '../features/audit/feature.ts';
import { reportsFeature } from '../features/reports/feature.ts';
import { customersFeature } from '../features/customers/feature.ts';
import { usersFeature } from '../features/users/feature.ts';
import { banksFeature } from '../features/banks/feature.ts';
import { apiDocsFeature } from '../features/api-docs/feature.ts';
import { strsFeature } from '../features/strs/feature.ts';
import { settingsFeature } from '../features/settings/feature.ts';
import { factorsFeature } from '../features/factors/feature.ts';
import { webhooksFeature } from '../features/webhooks/feature.ts';
import { requestLogFeature } from '../features/request-log/feature.ts';
import { helpFeature } from '../features/help/feature.ts';
import { supportFeature } from '../features/support/feature.ts';
import { faqFeature } from '../features/faq/feature.ts';
import { aboutFeature } from '../features/about/feature.ts';
import { sessionFeature } from '../features/session/feature.ts';
import { passportsFeature } from '../features/passports/feature.ts';
import { zakatFeature } from '../features/zakat/feature.ts';
import { statusFeature } from '../features/status/feature.ts';

/** Every feature of the console, in the order of the menu: each has its line, and its folder holds the rest. */
export const features = [
  dashboardFeature, transactionsFeature, batchesFeature, isoMessagesFeature, beneficiariesFeature,
  complianceFeature, walletsFeature, approvalsFeature, recallsFeature, reviewsFeature,
  boardsFeature, shariahProfileFeature, nonComplianceFeature, purificationFeature, zakatFeature,
  shariahReviewsFeature, shariahPacksFeature,
  screeningFeature, contractsFeature, auditFeature, reportsFeature, customersFeature, usersFeature,
  banksFeature, apiDocsFeature, strsFeature, settingsFeature, factorsFeature, webhooksFeature, requestLogFeature,
  helpFeature, supportFeature, faqFeature, aboutFeature, sessionFeature, statusFeature, passportsFeature,
] as const;

/** What all the members of a union have together. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All : never;

type FilesOfWords = typeof sharedWords & Together<(typeof features)[number]['words']>;

/** Every word the console says, one file for each part of it in each language, fetched with what says it. */
export const wordFiles = Object.assign({}, sharedWords, ...features.map(({ words }) => words)) as FilesOfWords;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: { [Part in keyof FilesOfWords]: Awaited<ReturnType<FilesOfWords[Part]['en']>>['default'] };
  }
}
