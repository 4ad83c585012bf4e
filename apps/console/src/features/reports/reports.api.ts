import type {
  ComplianceReportDto, CreateReportScheduleDto, ReportDetailDto, ReportDto, ReportFormat, ReportLanguage,
  ReportScheduleDto, ReportState, ReportType, ReportVerificationDto, RequestReportDto, TimeSort,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { type Order, pageOf, pagesAfter } from '../../api/paging.ts';

/** Which file of which report is wanted. */
export interface ReportFileOrder {
  id: string;
  format: ReportFormat;
  lang: ReportLanguage;
}

/** Which reports are asked for. */
export interface ReportFilter {
  type?: ReportType;
  state?: ReportState;
  from?: string;
  to?: string;
}

/** Shariah compliance reports: asking for them, following them, taking them away and verifying them. */
export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getComplianceReport: build.query<ComplianceReportDto, void>({
      query: () => (sdk) => sdk.compliance.getComplianceReport({}),
      providesTags: ['Report'],
      keepUnusedDataFor: 0,
    }),
    listReports: build.infiniteQuery<ReportDto[], ReportFilter & Order<TimeSort>, string | null>({
      query: ({ queryArg: { size, ...asked }, pageParam }) => (sdk) =>
        sdk.reports.listReports({ ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((report: ReportDto) => report.id),
      providesTags: ['Report'],
    }),
    getReport: build.query<ReportDetailDto, string>({
      query: (id) => (sdk) => sdk.reports.getReport({ id }),
    }),
    requestReport: build.mutation<ReportDto, RequestReportDto>({
      query: (requestBody) => (sdk) => sdk.reports.requestReport({ requestBody }),
      invalidatesTags: ['Report', 'Audit'],
    }),
    /** Answers the address under which this page finds the file. */
    downloadReport: build.mutation<string, ReportFileOrder>({
      query: (order) => (sdk) => sdk.reports.downloadReport(order).then((file) => URL.createObjectURL(file)),
      invalidatesTags: ['Audit'],
    }),
    verifyReport: build.mutation<ReportVerificationDto, Blob>({
      query: (file) => (sdk) => sdk.reports.verifyReport({ requestBody: file }),
    }),
    listReportSchedules: build.query<ReportScheduleDto[], void>({
      query: () => (sdk) => sdk.reports.listReportSchedules(),
      providesTags: ['ReportSchedule'],
    }),
    createReportSchedule: build.mutation<ReportScheduleDto, CreateReportScheduleDto>({
      query: (requestBody) => (sdk) => sdk.reports.createReportSchedule({ requestBody }),
      invalidatesTags: ['ReportSchedule', 'Audit'],
    }),
    pauseReportSchedule: build.mutation<ReportScheduleDto, { id: string; paused: boolean }>({
      query: ({ id, paused }) => (sdk) => sdk.reports.updateReportSchedule({ id, requestBody: { paused } }),
      invalidatesTags: ['ReportSchedule', 'Audit'],
    }),
    removeReportSchedule: build.mutation<void, string>({
      query: (id) => (sdk) => sdk.reports.removeReportSchedule({ id }),
      invalidatesTags: ['ReportSchedule', 'Audit'],
    }),
  }),
});

export const {
  useGetComplianceReportQuery, useListReportsInfiniteQuery, useRequestReportMutation, useDownloadReportMutation,
  useVerifyReportMutation, useListReportSchedulesQuery, useCreateReportScheduleMutation, usePauseReportScheduleMutation,
  useRemoveReportScheduleMutation,
} = reportsApi;

const everyMs = 500;

/** Reads a report, and reads it again twice a second while it is being made. */
export function useFollowedReport(id: string | null) {
  const { getReport } = reportsApi.endpoints;
  const arg = id ?? '';
  const state = getReport.useQueryState(arg, { skip: id === null });
  const isMoving = state.data?.state === 'queued' || state.data?.state === 'running';
  const options = { skip: id === null, pollingInterval: isMoving ? everyMs : 0, refetchOnMountOrArgChange: true };
  const { refetch } = getReport.useQuerySubscription(arg, options);
  return { ...state, isMoving, refetch };
}
