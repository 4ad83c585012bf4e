import type { ApiKeyDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { rowStyle } from '../../../ui/layout/row-style.ts';
import { type Tone, ToneChip } from '../../../ui/data/tone-chip.tsx';
import type { KeyStep } from './confirm-key-dialog.tsx';
import { machineNow } from '../../../ui/format/use-now.ts';

const tones: Record<KeyState, Tone> = { live: 'positive', expired: 'neutral', revoked: 'negative' };

interface KeyRowProps {
  apiKey: ApiKeyDto;
  onStep: (step: KeyStep) => void;
}

/** One key: what it may do, when it was last used, how much of its hour is gone, and how it can be ended. */
export function KeyRow({ apiKey, onStep }: KeyRowProps) {
  const { t } = useTranslation('apiKeys');
  const { name, hint, scopes } = apiKey;
  const state = stateOf(apiKey);
  return (
    <Box component="li" aria-label={name} sx={rowStyle}>
      <Box sx={{ flex: '2 1 18rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Box>
        <Box component="code" dir="ltr" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {hint}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <bdi dir="ltr">{scopes.join(', ')}</bdi>
        </Box>
      </Box>
      <Use apiKey={apiKey} />
      <ToneChip tone={tones[state]} label={t(`state.${state}`)} />
      {state === 'live' && (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <Button size="small" onClick={() => onStep('rotate')}>
            {t('rotate.action')}
          </Button>
          <Button size="small" color="error" onClick={() => onStep('revoke')}>
            {t('revoke.action')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Use({ apiKey: { lastUsedAt, expiresAt, usedThisHour, hourlyLimit } }: { apiKey: ApiKeyDto }) {
  const { t, i18n } = useTranslation('apiKeys');
  const count = (number: number) => formatCount(number, i18n.language);
  return (
    <Box sx={{ flex: '1 1 14rem', typography: 'body2', color: 'text.secondary' }}>
      <div>
        {t('lastUsed')} {lastUsedAt === null ? t('never') : <DateTime at={lastUsedAt} />}
      </div>
      <div>{t('usage', { used: count(usedThisHour), limit: count(hourlyLimit) })}</div>
      <div>
        {t('expires')} {expiresAt === null ? t('noEnd') : <DateTime at={expiresAt} />}
      </div>
    </Box>
  );
}

/** Whether a key opens anything, and if not, why. */
type KeyState = 'live' | 'expired' | 'revoked';

/** How a key stands now. */
function stateOf({ revokedAt, expiresAt }: Pick<ApiKeyDto, 'revokedAt' | 'expiresAt'>): KeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= machineNow() ? 'expired' : 'live';
}
