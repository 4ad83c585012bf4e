import type {
  CustomerChangeDto, CustomerDecision, CustomerDto, CustomerLineDto, CustomerNeed, KycLevel,
  ProposeCustomerChangeDto, RiskRating,
} from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { pageOf, pagesAfter } from './paging.ts';

/** Which customers are meant; an absent field lets everybody through. */
export interface CustomerFilter {
  q?: string;
  level?: KycLevel;
  risk?: RiskRating;
  need?: CustomerNeed;
}

/** What the bank knows of its customers, and the changes that one person proposes and another decides. */
export const customersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.infiniteQuery<CustomerLineDto[], CustomerFilter, string | null>({
      query: ({ queryArg, pageParam }) => (sdk) => sdk.customers.listCustomers({ ...queryArg, ...pageOf(pageParam) }),
      infiniteQueryOptions: pagesAfter((customer: CustomerLineDto) => customer.id),
      providesTags: ['Customer'],
    }),
    getCustomer: build.query<CustomerDto, string>({
      query: (id) => (sdk) => sdk.customers.getCustomer({ id }),
      providesTags: ['Customer'],
    }),
    listCustomerChanges: build.query<CustomerChangeDto[], string>({
      query: (id) => (sdk) => sdk.customers.listCustomerChanges({ id }),
      providesTags: ['Customer'],
    }),
    proposeCustomerChange: build.mutation<CustomerChangeDto, { id: string; change: ProposeCustomerChangeDto }>({
      query: ({ id, change }) => (sdk) => sdk.customers.proposeCustomerChange({ id, requestBody: change }),
      invalidatesTags: ['Customer', 'Audit'],
    }),
    decideCustomerChange: build.mutation<CustomerDto, { id: string; decision: CustomerDecision; reason: string }>({
      query: ({ id, ...requestBody }) => (sdk) => sdk.customers.decideCustomerChange({ id, requestBody }),
      invalidatesTags: ['Customer', 'Audit'],
    }),
  }),
});

export const {
  useListCustomersInfiniteQuery, useGetCustomerQuery, useListCustomerChangesQuery, useDecideCustomerChangeMutation,
  useProposeCustomerChangeMutation,
} = customersApi;
