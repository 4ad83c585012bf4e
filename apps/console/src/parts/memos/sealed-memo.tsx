import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { EyeIcon } from '../../ui/icons/action-icons.tsx';

interface SealedMemoProps {
  /** Where what is written beside it stands. */
  align?: 'start' | 'end';
  /** As what the reader may open it; null when only others can. */
  reader: 'payee' | 'compliance' | null;
  /** Its words, once they are opened. */
  words: string | undefined;
  isOpening: boolean;
  /** Why it could not be opened. */
  problem: string | undefined;
  onOpen: () => void;
}

/** A memo that the bank keeps sealed: who can read it, and its words once its reader has opened it. */
export function SealedMemo({ align = 'start', reader, words, isOpening, problem, onOpen }: SealedMemoProps) {
  const { t } = useTranslation('ui');
  const isOpen = words !== undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: align, minInlineSize: 0 }}>
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {isOpen && <bdi>{words}</bdi>}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {reader === null ? t('sealedMemo.sealed') : t(`sealedMemo.${reader}.${isOpen ? 'opened' : 'hint'}`)}
      </Box>
      <FormProblem message={problem} />
      {reader !== null && !isOpen && (
        <BusyButton
          size="small"
          variant="outlined"
          isBusy={isOpening}
          startIcon={<EyeIcon size={18} />}
          onClick={onOpen}
        >
          {t(`sealedMemo.${reader}.open`)}
        </BusyButton>
      )}
    </Box>
  );
}
