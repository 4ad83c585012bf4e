import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * How news reaches the page: as it happens, after a moment's interruption, every half minute because the stream cannot
 * be opened, or not at all.
 */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'polling' | 'offline';

const slice = createSlice({
  name: 'live',
  initialState: { connection: 'connecting' as Connection },
  reducers: {
    connectionChanged: (_, { payload }: PayloadAction<Connection>) => ({ connection: payload }),
  },
  selectors: { selectConnection: (state) => state.connection },
});

export const liveReducer = slice.reducer;
export const liveName = slice.name;
export const { connectionChanged } = slice.actions;
export const { selectConnection } = slice.selectors;
