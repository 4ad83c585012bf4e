import type { SeatKeyDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useAttestSeatKeyMutation, useRetireSeatKeyMutation } from '../../../api/boards.api.ts';
import { YesDialog } from '../yes-dialog.tsx';
import { Fingerprint, useFingerprint } from './fingerprint.tsx';
import { forgetSeatKey } from './key-store.ts';

/** Ends a key of one’s own; this browser throws it away with it. */
export function RetireDialog({ seatId, kept, onClose }: { seatId: string; kept: SeatKeyDto; onClose: () => void }) {
  const { t } = useTranslation('boards');
  const [retire] = useRetireSeatKeyMutation();
  const fingerprint = useFingerprint(kept.publicKey);
  return (
    <YesDialog
      words={{
        title: t('key.retire.title'), text: t('key.retire.text', { fingerprint }), submit: t('key.retire.submit'),
        cancel: t('cancel'), pending: t('key.pending'), done: t('key.retire.done'),
      }}
      isEnd
      send={() => retire(kept.id)}
      call={(sdk) => sdk.boards.retireSeatKey({ id: kept.id })}
      onDone={() => void forgetSeatKey(seatId, kept.publicKey).catch(() => undefined)}
      onClose={onClose}
    />
  );
}

/** Says that a colleague’s key is theirs, once the fingerprints were compared. */
export function AttestDialog({ name, waiting, onClose }: { name: string; waiting: SeatKeyDto; onClose: () => void }) {
  const { t } = useTranslation('boards');
  const [attest] = useAttestSeatKeyMutation();
  return (
    <YesDialog
      words={{
        title: t('key.attest.title', { name }), text: t('key.attest.text', { name }),
        submit: t('key.attest.submit'), cancel: t('cancel'), pending: t('key.pending'), done: t('key.attest.done'),
      }}
      send={() => attest(waiting.id)}
      call={(sdk) => sdk.boards.attestSeatKey({ id: waiting.id })}
      onClose={onClose}
    >
      <Box sx={comparedStyle}>
        <Fingerprint publicKey={waiting.publicKey} />
      </Box>
    </YesDialog>
  );
}

const comparedStyle = {
  typography: 'body1', textAlign: 'center', paddingBlock: 1.5, bgcolor: 'surface.hover', borderRadius: 1,
} as const;
