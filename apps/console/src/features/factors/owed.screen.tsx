import type { FactorDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListFactorsQuery } from './factors.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { useLogoutMutation } from '../../api/session.api.ts';
import { BrandMark } from '../../ui/layout/brand.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FactorForm } from '../../parts/sign-in/factor-form.tsx';
import { LanguageSwitch } from '../../ui/preferences/language-switch.tsx';
import { Main } from '../../ui/layout/main.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { AddButtons } from './add-buttons.tsx';
import { useProof } from './use-proof.ts';

interface OwedProps {
  onSettled: () => void;
}

/** Stands before everything else while a session owes a second factor: to be proven, or to be added. */
export function OwedScreen({ onSettled }: OwedProps) {
  const { t } = useTranslation(['factors', 'shell']);
  const { data, error, refetch } = useListFactorsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Box component="header" sx={headerStyle}>
        <BrandMark size={30} />
        <Box sx={{ fontWeight: 700, letterSpacing: '-0.02em', flex: 1 }}>{t('shell:product')}</Box>
        <LanguageSwitch />
      </Box>
      <Main sx={mainStyle}>
        {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {!data && !error && <RowsSkeleton rows={2} height={64} />}
        {data && <Owed factors={data.factors} onSettled={onSettled} />}
      </Main>
    </>
  );
}

function Owed({ factors, onSettled }: OwedProps & { factors: readonly FactorDto[] }) {
  // Whoever adds the first one sees the recovery codes to the end.
  const [isToProve] = useState(factors.length > 0);
  return isToProve ? <Prove onSettled={onSettled} /> : <Add onSettled={onSettled} />;
}

function Prove({ onSettled }: OwedProps) {
  const { t } = useTranslation('factors');
  const [logout] = useLogoutMutation();
  const { isKnown, ...proof } = useProof(onSettled);
  return (
    <>
      <Typography variant="h1">{t('owed.proveTitle')}</Typography>
      <Typography sx={textStyle}>{t('owed.proveText')}</Typography>
      {isKnown && (
        <FactorForm {...proof} submit={t('ask.submit')} back={t('owed.signOut')} onBack={() => void logout()} />
      )}
    </>
  );
}

function Add({ onSettled }: OwedProps) {
  const { t } = useTranslation('factors');
  const [logout] = useLogoutMutation();
  return (
    <>
      <Typography variant="h1">{t('owed.addTitle')}</Typography>
      <Typography sx={textStyle}>{t('owed.addText')}</Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <AddButtons onDone={onSettled} />
        <Button color="inherit" onClick={() => void logout()}>{t('owed.signOut')}</Button>
      </Box>
    </>
  );
}

const headerStyle = {
  display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 64, paddingInline: { xs: 2, md: 4 },
  borderBlockEnd: '1px solid', borderColor: 'divider', bgcolor: 'background.paper',
} as const;

const mainStyle = {
  inlineSize: 'min(28rem, 100%)', boxSizing: 'border-box', marginInline: 'auto', paddingInline: 2,
  paddingBlock: { xs: 4, md: 8 },
} as const;

const textStyle = { color: 'text.secondary', marginBlockStart: 1, marginBlockEnd: 3 } as const;
