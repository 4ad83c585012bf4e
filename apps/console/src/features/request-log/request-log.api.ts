import type {
  LoggedRequestDetailDto, LoggedRequestDto, RequestLogCoverageDto, RequestMethod, RequestOutcome, RequestSort,
  WantedRequestSource,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { type Order, pageOf, pagesAfter } from '../../api/paging.ts';

/** Which requests are meant; an absent field lets everything through. */
export interface RequestFilter {
  q?: string;
  method?: RequestMethod;
  outcome?: RequestOutcome;
  apiKey?: string;
  source?: WantedRequestSource;
}

/** Reading what one's programs asked of the API. */
export const requestLogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLoggedRequests: build.infiniteQuery<LoggedRequestDto[], RequestFilter & Order<RequestSort>, string | null>({
      query: ({ queryArg: { size, ...asked }, pageParam }) => (sdk) =>
        sdk.requestLog.listLoggedRequests({ ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((request: LoggedRequestDto) => request.id),
      // Every request adds to the log, so what was read before is old.
      keepUnusedDataFor: 0,
    }),
    getLoggedRequest: build.query<LoggedRequestDetailDto, string>({
      query: (id) => (sdk) => sdk.requestLog.getLoggedRequest({ id }),
    }),
    getRequestLogCoverage: build.query<RequestLogCoverageDto, void>({
      query: () => (sdk) => sdk.requestLog.getRequestLogCoverage(),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useListLoggedRequestsInfiniteQuery, useGetLoggedRequestQuery, useGetRequestLogCoverageQuery,
} = requestLogApi;
