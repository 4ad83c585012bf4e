import type { KeepViewDto, ViewDto, ViewScreen } from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { reasonOf } from './problem.ts';

/** Keeping the ways in which one looks at lists. */
export const viewsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listViews: build.query<ViewDto[], void>({
      query: () => (sdk) => sdk.views.listViews(),
      providesTags: ['View'],
    }),
    saveView: build.mutation<ViewDto, KeepViewDto>({
      query: (requestBody) => (sdk) => sdk.views.keepView({ requestBody }),
      invalidatesTags: ['View', 'Audit'],
    }),
    deleteView: build.mutation<null, string>({
      query: (id) => (sdk) => sdk.views.deleteView({ id }),
      invalidatesTags: ['View', 'Audit'],
    }),
  }),
});

const { useListViewsQuery, useSaveViewMutation, useDeleteViewMutation } = viewsApi;

/** One's views of a list, and the means to keep and delete them; each answers what went wrong, if anything did. */
export function useViews(screen: ViewScreen) {
  const { data } = useListViewsQuery();
  const [save] = useSaveViewMutation();
  const [remove] = useDeleteViewMutation();
  const problemOf = async (answer: Promise<{ error?: unknown }>) => reasonOf((await answer).error).message ?? null;
  return {
    views: data?.filter((view) => view.screen === screen),
    onSave: (view: Omit<KeepViewDto, 'screen'>) => problemOf(save({ ...view, screen })),
    onRemove: (id: string) => problemOf(remove(id)),
  };
}
