import { QueryStatus } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/base-api.ts';
import { beginPending } from '../ui/loading/pending.ts';
import type { AppStore, RootState } from './store.ts';

const isReading = ({ [baseApi.reducerPath]: { queries } }: RootState): boolean =>
  Object.values(queries).some((query) => query?.status === QueryStatus.pending && query.data === undefined);

/** Notes while anything is read for the first time; what is read again stands meanwhile as it was. */
export function followReads(store: AppStore): void {
  let end: (() => void) | null = null;
  store.subscribe(() => {
    if (isReading(store.getState())) {
      end ??= beginPending();
    } else {
      end?.();
      end = null;
    }
  });
}
