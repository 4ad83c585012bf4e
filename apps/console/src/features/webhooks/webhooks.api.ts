import type {
  ConnectClient, DeliveryDetailDto, DeliveryDto, DeliveryState, ReplayDeliveriesDto, ReplayedDto, SaveWebhookDto,
  TimeSort, WebhookDto, WebhookWithSecretDto,
} from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';
import { type Order, pageOf, pagesAfter } from '../../api/paging.ts';

interface ChangeOrder { id: string; webhook: SaveWebhookDto }
interface ReplayOrder { id: string; range: ReplayDeliveriesDto }
interface DeliveriesOf { id: string; state?: DeliveryState }

/** Adds a webhook, or changes the one that has the id. */
export const saveWebhook = ({ webhooks }: ConnectClient, requestBody: SaveWebhookDto, id?: string) =>
  (id === undefined ? webhooks.createWebhook({ requestBody }) : webhooks.updateWebhook({ id, requestBody }));

/** Having events sent to one's own systems, and seeing what arrived. */
export const webhooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query<WebhookDto[], void>({
      query: () => (sdk) => sdk.webhooks.listWebhooks(),
      providesTags: ['Webhook'],
    }),
    getWebhook: build.query<WebhookDto, string>({
      query: (id) => (sdk) => sdk.webhooks.getWebhook({ id }),
      providesTags: ['Webhook'],
    }),
    createWebhook: build.mutation<WebhookWithSecretDto, SaveWebhookDto>({
      query: (requestBody) => (sdk) => sdk.webhooks.createWebhook({ requestBody }),
      invalidatesTags: ['Webhook', 'Audit'],
    }),
    updateWebhook: build.mutation<WebhookDto, ChangeOrder>({
      query: ({ id, webhook }) => (sdk) => sdk.webhooks.updateWebhook({ id, requestBody: webhook }),
      invalidatesTags: ['Webhook', 'Audit'],
    }),
    deleteWebhook: build.mutation<null, string>({
      query: (id) => (sdk) => sdk.webhooks.deleteWebhook({ id }),
      // Whoever deletes it leaves its page, so only the list is read again.
      invalidatesTags: ['Audit'],
    }),
    setWebhookEnabled: build.mutation<WebhookDto, { id: string; isEnabled: boolean }>({
      query: ({ id, isEnabled }) => (sdk) =>
        isEnabled ? sdk.webhooks.enableWebhook({ id }) : sdk.webhooks.disableWebhook({ id }),
      invalidatesTags: ['Webhook', 'Delivery', 'Audit'],
    }),
    rotateWebhookSecret: build.mutation<WebhookWithSecretDto, string>({
      query: (id) => (sdk) => sdk.webhooks.rotateWebhookSecret({ id, requestBody: {} }),
      invalidatesTags: ['Webhook', 'Audit'],
    }),
    testWebhook: build.mutation<DeliveryDetailDto, string>({
      query: (id) => (sdk) => sdk.webhooks.testWebhook({ id }),
      invalidatesTags: ['Delivery'],
    }),
    listDeliveries: build.infiniteQuery<DeliveryDto[], DeliveriesOf & Order<TimeSort>, string | null>({
      query: ({ queryArg: { size, ...asked }, pageParam }) => (sdk) =>
        sdk.webhooks.listDeliveries({ ...asked, ...pageOf(pageParam, size) }),
      infiniteQueryOptions: pagesAfter((delivery: DeliveryDto) => delivery.id),
      providesTags: ['Delivery'],
    }),
    getDelivery: build.query<DeliveryDetailDto, string>({
      query: (id) => (sdk) => sdk.webhooks.getDelivery({ id }),
      providesTags: ['Delivery'],
    }),
    replayDelivery: build.mutation<DeliveryDetailDto, string>({
      query: (id) => (sdk) => sdk.webhooks.replayDelivery({ id }),
      invalidatesTags: ['Delivery', 'Audit'],
    }),
    replayDeliveries: build.mutation<ReplayedDto, ReplayOrder>({
      query: ({ id, range }) => (sdk) => sdk.webhooks.replayDeliveries({ id, requestBody: range }),
      invalidatesTags: ['Delivery', 'Audit'],
    }),
  }),
});

export const {
  useListWebhooksQuery, useGetWebhookQuery, useCreateWebhookMutation, useUpdateWebhookMutation,
  useDeleteWebhookMutation, useSetWebhookEnabledMutation, useRotateWebhookSecretMutation, useTestWebhookMutation,
  useListDeliveriesInfiniteQuery, useGetDeliveryQuery, useReplayDeliveryMutation, useReplayDeliveriesMutation,
} = webhooksApi;
