import { createSlice } from '@reduxjs/toolkit';

interface StepUpState {
  /** Whether something waits for the person to prove their second factor. */
  isAsked: boolean;
}

const initialState: StepUpState = { isAsked: false };

const slice = createSlice({
  name: 'stepUp',
  initialState,
  reducers: {
    stepUpAsked: (): StepUpState => ({ isAsked: true }),
    stepUpAnswered: (): StepUpState => initialState,
  },
  selectors: { selectStepUpAsked: (state) => state.isAsked },
});

export const stepUpName = slice.name;
export const stepUpReducer = slice.reducer;
export const { stepUpAsked, stepUpAnswered } = slice.actions;
export const { selectStepUpAsked } = slice.selectors;
