import type { IsoMessageDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ToneChip, type Tone } from '../../../ui/data/tone-chip.tsx';
import { formatCount } from '../../../ui/format/format.ts';

type State = IsoMessageDto['states'][number]['state'];

const tones: Record<State, Tone> = {
  ACSC: 'positive', ACCP: 'caution', PDNG: 'caution', RJCT: 'negative', CANC: 'neutral',
};

/** What the payments of a message had come to by its last answer. */
export function PaymentStates({ states }: Pick<IsoMessageDto, 'states'>) {
  const { t, i18n } = useTranslation('isoMessages');
  return (
    <Box component="ul" aria-label={t('page.payments')} sx={listStyle}>
      {states.map(({ state, payments }) => (
        <li key={state}>
          <ToneChip
            tone={tones[state]} label={`${t(`paymentState.${state}`)} ${formatCount(payments, i18n.language)}`}
          />
        </li>
      ))}
    </Box>
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
