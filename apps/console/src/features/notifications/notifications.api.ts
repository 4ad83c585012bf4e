import type { MarkReadDto, NotificationPageDto, UnreadDto } from '@connect/sdk';
import { baseApi } from '../../api/base-api.ts';

/** What concerns the person at the console. */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<NotificationPageDto, void>({
      query: () => (sdk) => sdk.notifications.listNotifications({ limit: 50 }),
      providesTags: ['News'],
    }),
    markRead: build.mutation<UnreadDto, MarkReadDto>({
      query: (requestBody) => (sdk) => sdk.notifications.markNotificationsRead({ requestBody }),
      invalidatesTags: ['News'],
    }),
  }),
});

export const { useListNotificationsQuery, useMarkReadMutation } = notificationsApi;
