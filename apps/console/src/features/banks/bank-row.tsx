import type { BankStandingDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../ui/format/date-time.tsx';
import { CheckCircleIcon, MinusCircleIcon } from '../../ui/icons/status-icons.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

interface BankRowProps {
  bank: BankStandingDto;
  onRename: () => void;
  onIdentify: () => void;
  onState: () => void;
}

/** One bank: how it stands, how many belong to it, and what an administrator can do about it. */
export function BankRow({ bank, onRename, onIdentify, onState: onStanding }: BankRowProps) {
  const { t } = useTranslation('banks');
  const { id, name, state, suspendedAt, suspendedBecause, officers, customers, wallets, createdAt, bic, lei } = bank;
  const isActive = state === 'active';
  return (
    <Box component="li" aria-label={name} sx={rowStyle}>
      <Box sx={{ flex: '2 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}><bdi>{name}</bdi></Typography>
          <ToneChip
            tone={isActive ? 'positive' : 'caution'} icon={isActive ? CheckCircleIcon : MinusCircleIcon}
            label={t(`state.${state}`)}
          />
        </Box>
        <Box sx={countsStyle}>
          <span>{t('officers', { count: officers })}</span>
          <span>{t('customers', { count: customers })}</span>
          <span>{t('wallets', { count: wallets })}</span>
          <span>{t('since')} <DateTime at={createdAt} /></span>
        </Box>
        {(bic !== null || lei !== null) && (
          <Box sx={countsStyle}>
            {bic !== null && <span>{t('identify.bic')} <bdi dir="ltr">{bic}</bdi></span>}
            {lei !== null && <span>{t('identify.lei')} <bdi dir="ltr">{lei}</bdi></span>}
            {bank.isTestIdentity && <span>{t('identify.test')}</span>}
          </Box>
        )}
        {suspendedAt !== null && (
          <Box sx={{ typography: 'body2' }}>
            {t('suspendedSince')} <DateTime at={suspendedAt} />: <bdi>{suspendedBecause}</bdi>
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" component={Link} to={`/users?invite=${id}`}>{t('invite')}</Button>
        <Button variant="outlined" color="inherit" onClick={onRename}>{t('rename.action')}</Button>
        <Button variant="outlined" color="inherit" onClick={onIdentify}>{t('identify.action')}</Button>
        <Button variant="outlined" color={isActive ? 'error' : 'inherit'} onClick={onStanding}>
          {t(isActive ? 'suspend.action' : 'resume.action')}
        </Button>
      </Box>
    </Box>
  );
}

const countsStyle = {
  typography: 'body2', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 2,
} as const;
