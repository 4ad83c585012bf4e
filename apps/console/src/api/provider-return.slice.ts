import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { authenticating, signedOut } from './session.slice.ts';

/** What came of going to the provider, when the console was opened by coming back from it. */
interface ProviderReturnState {
  /** A code of what went wrong, or that an identity was linked. */
  outcome: string | null;
}

const LINKED = 'linked';
const initialState: ProviderReturnState = { outcome: null };

const slice = createSlice({
  name: 'providerReturn',
  initialState,
  reducers: {
    cameBack: (_, { payload }: PayloadAction<string>): ProviderReturnState => ({ outcome: payload }),
  },
  // Whoever signs in after it, or leaves, is told nothing of it.
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(authenticating, signedOut), () => initialState);
  },
  selectors: {
    selectIsLinked: ({ outcome }) => outcome === LINKED,
    selectProviderProblem: ({ outcome }) => (outcome === LINKED ? null : outcome),
  },
});

export const providerReturnName = slice.name;
export const providerReturnReducer = slice.reducer;
export const { cameBack } = slice.actions;
export const { selectIsLinked, selectProviderProblem } = slice.selectors;
