import type { ContestedPointsDto } from '@connect/sdk';
import { baseApi } from './base-api.ts';

/** The points on which schools and bodies differ; they are part of the release, so they are read once. */
const pointsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listContestedPoints: build.query<ContestedPointsDto, void>({
      query: () => (sdk) => sdk.compliance.listContestedPoints(),
    }),
  }),
});

export const { useListContestedPointsQuery } = pointsApi;
