import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './session.slice.ts';

/** A request that the server refused or failed at, in the reader's words. */
export interface LastFailure {
  requestId: string;
  message: string;
}

const slice = createSlice({
  name: 'lastFailure',
  initialState: null as LastFailure | null,
  reducers: {
    requestFailed: (_, { payload }: PayloadAction<LastFailure>) => payload,
  },
  // What failed for one person is nothing that the next one could tell support of.
  extraReducers: (builder) => builder.addCase(signedIn, () => null).addCase(signedOut, () => null),
  selectors: { selectLastFailure: (state) => state },
});

export const lastFailureReducer = slice.reducer;
export const lastFailureName = slice.name;
export const { requestFailed } = slice.actions;
export const { selectLastFailure } = slice.selectors;

/** The part of the store that tells it. */
export type LastFailureRoot = Record<typeof slice.name, LastFailure | null>;
