import type { EventDto, EventPageDto, StreamTicketDto } from '@connect/sdk';
import { baseApi, tags } from './base-api.ts';

/** Opening the stream of events, and reading what it would have told. */
export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    issueStreamTicket: build.mutation<StreamTicketDto, void>({
      query: () => (sdk) => sdk.events.issueStreamTicket(),
    }),
    readEvents: build.mutation<EventPageDto, string>({
      query: (after) => (sdk) => sdk.events.listEvents({ after, limit: 200 }),
    }),
  }),
});

/** What carries these tags may show something else once events have happened. */
export function tagsOf(events: readonly EventDto[]) {
  const resources = new Set(events.map(({ resource }) => resource));
  // Time that passes, and a bank that begins anew, may change anything.
  if (resources.has('sandbox')) return [...tags];
  // A contract shows the payments it made, and where they stand.
  const isOfContract = events.some(({ resource, data }) =>
    resource === 'contract' || data['transactionType'] === 'contract');
  const payments = events.flatMap(({ resourceId, data }): unknown[] => [resourceId, data['transactionId']])
    .filter((id) => typeof id === 'string');
  return [
    ...(resources.has('transaction') || resources.has('review') || resources.has('batch')
      || resources.has('contract')
      ? [{ type: 'Transaction' as const, id: 'list' }, 'Dashboard' as const, 'Wallet' as const] : []),
    ...(resources.has('wallet') ? ['Wallet' as const, 'Dashboard' as const] : []),
    ...(isOfContract ? ['Contract' as const] : []),
    ...(resources.has('webhook') ? ['Webhook' as const, 'Delivery' as const] : []),
    ...(resources.has('report') ? ['Report' as const] : []),
    ...(resources.has('screening_list') || resources.has('screening_case') ? ['Screening' as const] : []),
    ...(resources.has('ruleset') ? ['Ruleset' as const] : []),
    ...(resources.has('support_request') ? ['Support' as const] : []),
    ...(['beneficiary', 'beneficiary_policy', 'screening_case'].some((resource) => resources.has(resource))
      ? ['Beneficiary' as const] : []),
    ...(resources.has('bank_profile') ? ['BankProfile' as const] : []),
    ...(resources.has('board') ? ['Board' as const] : []),
    ...(resources.has('resolution') ? ['Resolution' as const, 'Dashboard' as const] : []),
    ...(resources.has('iso_message') ? ['IsoMessage' as const] : []),
    ...(['zakat_setting', 'zakat_assessment', 'zakat_payment'].some((resource) => resources.has(resource))
      ? ['Zakat' as const] : []),
    ...(['metal_price', 'zakat_recipient'].some((resource) => resources.has(resource))
      ? ['ZakatRegister' as const, 'Zakat' as const] : []),
    ...(resources.has('recall') ? ['Recall' as const, 'Dashboard' as const] : []),
    ...(resources.has('noncompliance') ? ['NonCompliance' as const] : []),
    ...(['review_plan', 'review_sample', 'review_finding', 'working_paper'].some((resource) => resources.has(resource))
      ? ['ShariahReview' as const] : []),
    ...(resources.has('shariah_pack') ? ['ShariahPack' as const] : []),
    ...(resources.has('customer') ? ['Customer' as const, 'Profile' as const] : []),
    ...(resources.has('user') ? ['User' as const] : []),
    ...(resources.has('api_key') ? ['ApiKey' as const] : []),
    ...[...new Set(payments)].map((id) => ({ type: 'Transaction' as const, id })),
  ];
}
