import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { shortenMiddle } from '../../ui/format/format.ts';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { visuallyHidden } from '../../ui/layout/visually-hidden.ts';

/** A wallet address, shortened to its ends; the whole is in the tooltip, in the spoken text and on the clipboard. */
export function AddressText({ address, copyable = true }: { address: string; copyable?: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Tooltip title={address} describeChild>
        <Box component="bdi" dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          <span aria-hidden="true">{shortenMiddle(address)}</span>
          <span style={visuallyHidden}>{address}</span>
        </Box>
      </Tooltip>
      {copyable && (
        <CopyButton
          text={address}
          label={t('copy.address')}
          done={{ title: t('copy.addressDone'), description: t('copy.addressDoneHint') }}
        />
      )}
    </Box>
  );
}
