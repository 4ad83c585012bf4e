import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { baseApi } from '../../api/base-api.ts';
import { factorSettled, selectOwesFactor } from '../../api/session.slice.ts';
import { selectStepUpAsked } from '../../api/step-up.slice.ts';
import { answerStepUp } from '../../api/step-up.ts';
import { withWords } from '../../i18n/with-words.ts';
import { lazyPart, lazyPopup } from '../../ui/loading/lazy.tsx';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { bannerHeight, SandboxBanner } from '../shell/sandbox-banner.tsx';
import { useIsSandbox } from '../shell/screen.ts';
import { StartingPage } from './starting-page.tsx';

const OwedScreen = lazyPart(withWords(['factors'],
  async () => (await import('../../features/factors/owed.screen.tsx')).OwedScreen));
const StepUpDialog = lazyPopup(withWords(['factors'],
  async () => (await import('../../features/factors/step-up-dialog.tsx')).StepUpDialog));

/** Lets only those through whose session owes no second factor, and asks for it anew where something needs it fresh. */
export function FactorGate({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const owesFactor = useAppSelector(selectOwesFactor);
  const isAsked = useAppSelector(selectStepUpAsked);
  const isSandbox = useIsSandbox();
  const settle = () => {
    dispatch(factorSettled());
    // What was refused meanwhile is read anew.
    dispatch(baseApi.util.resetApiState());
  };
  if (owesFactor) {
    return (
      <Box sx={{ '--banner': isSandbox ? bannerHeight : '0px' }}>
        {isSandbox && <SandboxBanner />}
        <OwedScreen fallback={<StartingPage />} onSettled={settle} />
      </Box>
    );
  }
  return (
    <>
      {children}
      {isAsked && (
        <StepUpDialog onProven={() => answerStepUp(dispatch, true)} onClose={() => answerStepUp(dispatch, false)} />
      )}
    </>
  );
}
