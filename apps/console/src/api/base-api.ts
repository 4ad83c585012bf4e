import { createApi } from '@reduxjs/toolkit/query/react';
import { sdkBaseQuery } from './sdk-base-query.ts';

/** What cached answers are about. */
export const tags = [
  'Status', 'Dashboard', 'Transaction', 'Wallet', 'Draft', 'Audit', 'Screening', 'Profile', 'Session', 'Ruleset',
  'Clock', 'Contract', 'News', 'ApiKey', 'Factor', 'Identity', 'Webhook', 'Delivery',
  'Report', 'ReportSchedule', 'Support', 'User', 'Bank', 'Beneficiary', 'Customer', 'Str', 'View', 'IsoMessage',
  'Recall', 'BankProfile', 'Board', 'Resolution', 'Passport', 'Zakat', 'ZakatRegister', 'NonCompliance', 'Purification',
  'ShariahReview', 'ShariahPack',
] as const;

/**
 * The one cache of server data. Features inject their endpoints here. Nothing is refetched on focus or tried twice,
 * and nothing but a batch or a message under way is polled: a write names the tags it changes, what happens elsewhere
 * names them as well (see live-updates.ts), and what carries them is read again.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: sdkBaseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
});
