import type { AuditEntryDto, AuditSeverity, AuditStatsDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { pageOf, pagesAfter } from './paging.ts';

/** Which audit events are meant; an absent field lets everything through. */
export interface AuditFilter {
  q?: string;
  action?: string;
  resource?: string;
  severity?: AuditSeverity;
  /** At or after this moment. */
  from?: string;
  /** Before this moment. */
  to?: string;
}

/** Reading what happened. */
export const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAuditEvents: build.infiniteQuery<AuditEntryDto[], AuditFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) => sdk.audit.listAuditEvents({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((entry: AuditEntryDto) => entry.id),
      providesTags: ['Audit'],
    }),
    // Events are numbered in order, so the first one before the next number is the event itself, or it is not there.
    getAuditEvent: build.query<AuditEntryDto | null, string>({
      query: (id) => async (sdk) => {
        const [entry] = await sdk.audit.listAuditEvents({ before: String(BigInt(id) + 1n), limit: 1 });
        return entry?.id === id ? entry : null;
      },
      providesTags: ['Audit'],
    }),
    // So many that match stand above the newest that is shown; a hundred means that many or more.
    countNewAuditEvents: build.query<number, { filter: AuditFilter; after: string }>({
      query: ({ filter, after }) => async (sdk) => {
        const newest = await sdk.audit.listAuditEvents({ ...filter, limit: 100 });
        return newest.filter(({ id }) => BigInt(id) > BigInt(after)).length;
      },
      providesTags: ['News'],
    }),
    getAuditStats: build.query<AuditStatsDto, AuditFilter>({
      query: (filter) => (sdk) => sdk.audit.getAuditStats(filter),
      providesTags: ['Audit'],
    }),
  }),
});

export const { useListAuditEventsInfiniteQuery, useGetAuditEventQuery, useGetAuditStatsQuery } = auditApi;
export const { useCountNewAuditEventsQuery } = auditApi;
