import type {
  AuditEntryDto, AuditExportFormat, AuditSeverity, AuditStatsDto, DocumentLanguage, LogVerificationDto, TimeSort,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { type Order, pageOf, pagesAfter } from './paging.ts';
import { reasonOf } from './problem.ts';

/** Which audit events are meant; an absent field lets everything through. */
export interface AuditFilter {
  q?: string;
  action?: string;
  resource?: string;
  severity?: AuditSeverity;
  userId?: string;
  resourceId?: string;
  ipAddress?: string;
  /** At or after this moment. */
  from?: string;
  /** Before this moment. */
  to?: string;
}

/** Which events to take away, and in which form. */
export interface AuditExport extends AuditFilter {
  format: AuditExportFormat;
  /** Of a PDF. */
  lang: DocumentLanguage;
}

/** Reading what happened, taking it away, and having it recomputed. */
export const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAuditEvents: build.infiniteQuery<AuditEntryDto[], AuditFilter & Order<TimeSort>, string | null>({
      query: ({ queryArg: { size, ...asked }, pageParam }) => (sdk) =>
        sdk.audit.listAuditEvents({ ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((entry: AuditEntryDto) => entry.id),
      providesTags: ['Audit'],
    }),
    getAuditEvent: build.query<AuditEntryDto, string>({
      query: (id) => (sdk) => sdk.audit.getAuditEvent({ id }),
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
    // Answers an address of the file within this page; whoever asked for it gives it up again.
    exportAuditLog: build.mutation<string, AuditExport>({
      query: (order) => async (sdk) => {
        const file = (await sdk.audit.exportAuditLog(order)) as string | Blob;
        const type = order.format === 'csv' ? 'text/csv;charset=utf-8' : '';
        return URL.createObjectURL(typeof file === 'string' ? new Blob([file], { type }) : file);
      },
      invalidatesTags: ['Audit'],
    }),
    // As exportAuditLog, of the whole log and the books that it commits to.
    exportBooks: build.mutation<string, void>({
      query: () => async (sdk) => {
        const file = (await sdk.audit.exportBooks()) as string | Blob;
        return URL.createObjectURL(typeof file === 'string' ? new Blob([file]) : file);
      },
      invalidatesTags: ['Audit'],
    }),
    verifyAuditLog: build.mutation<LogVerificationDto, number>({
      query: (from) => (sdk) => sdk.audit.verifyAuditLog({ from }),
    }),
  }),
});

export const { useListAuditEventsInfiniteQuery, useGetAuditEventQuery, useGetAuditStatsQuery } = auditApi;
export const { useCountNewAuditEventsQuery } = auditApi;
export const { useExportAuditLogMutation, useExportBooksMutation, useVerifyAuditLogMutation } = auditApi;

/** What the audit log tells of one object, newest first, and how to read on. */
export function useObjectTrail(resource: string, resourceId: string) {
  const list = auditApi.endpoints.listAuditEvents.useInfiniteQuery(
    { resource, resourceId }, { refetchOnMountOrArgChange: true });
  return {
    resource,
    resourceId,
    entries: list.currentData?.pages.flat(),
    failure: list.error ? reasonOf(list.error) : null,
    hasMore: list.hasNextPage,
    isReadingOn: list.isFetchingNextPage,
    readOn: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
    /** Reads it again, and answers what is told now: something may have happened since it was shown. */
    readAgain: async () => (await list.refetch()).data?.pages.flat() ?? [],
  };
}
