import type { OpenedMemoDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BusyButton } from './busy-button.tsx';
import { FormProblem } from './form-problem.tsx';
import { EyeIcon } from './icons/action-icons.tsx';

interface SealedMemoProps {
  /** Whether the reader may open it as compliance. */
  mayOpen: boolean;
  opened: OpenedMemoDto | undefined;
  isOpening: boolean;
  /** Why it could not be opened. */
  problem: string | undefined;
  onOpen: () => void;
}

/** A memo that the bank keeps sealed: who can read it, and its words once compliance has opened it. */
export function SealedMemo({ mayOpen, opened, isOpening, problem, onOpen }: SealedMemoProps) {
  const { t } = useTranslation('ui');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minInlineSize: 0 }}>
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {opened && <bdi>{opened.memo}</bdi>}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t(opened ? 'sealedMemo.opened' : mayOpen ? 'sealedMemo.openHint' : 'sealedMemo.sealed')}
      </Box>
      <FormProblem message={problem} />
      {mayOpen && !opened && (
        <BusyButton
          size="small"
          variant="outlined"
          isBusy={isOpening}
          startIcon={<EyeIcon size={18} />}
          onClick={onOpen}
        >
          {t('sealedMemo.open')}
        </BusyButton>
      )}
    </Box>
  );
}
