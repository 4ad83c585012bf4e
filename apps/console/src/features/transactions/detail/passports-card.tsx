import type { PassportDto, TransactionLifeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useListPassportsQuery, useReadPassportMutation } from '../../../api/passports.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { selectRole } from '../../../api/session.slice.ts';
import { saveFile } from '../../../ui/data/save-file.ts';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useNow } from '../../../ui/format/use-now.ts';
import { CopyIcon, DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';

const MakeDialog = prefetched(lazyPopup(async () => (await import('./passport-dialogs.tsx')).MakePassportDialog));
const RevokeDialog = prefetched(lazyPopup(async () => (await import('./passport-dialogs.tsx')).RevokePassportDialog));

const hadOne: ReadonlySet<string> = new Set(['completed', 'reversed']);

/** The passports of a payment: made, handed on, revoked; nothing for a payment that has none and cannot have any. */
export function PassportsCard({ transaction }: { transaction: TransactionLifeDto }) {
  const { t } = useTranslation('passports');
  const { transactionId: id, status, fromAddress, toAddress } = transaction;
  const mayHaveOne = hadOne.has(status) && fromAddress !== null && toAddress !== null;
  const { currentData: passports, error, refetch } = useListPassportsQuery(id, { skip: !mayHaveOne });
  const [isMaking, setIsMaking] = useState(false);
  const [revoked, setRevoked] = useState<PassportDto | null>(null);
  const role = useSelector(selectRole);
  if (!mayHaveOne) return null;
  // An administrator decides nothing in a bank's place.
  const mayMake = status === 'completed' && role !== 'admin';
  return (
    <SectionCard
      title={t('card.title')} subtitle={t('card.hint')}
      actions={mayMake && <Button variant="outlined" onClick={() => setIsMaking(true)}>{t('card.make')}</Button>}
    >
      {error && <ErrorState title={t('card.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!passports && !error && <RowsSkeleton rows={1} height={64} />}
      {passports?.length === 0 && (
        <Typography variant="body2" sx={{ padding: 2.5, color: 'text.secondary' }}>{t('card.empty')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {passports?.map((one) => <PassportRow key={one.id} passport={one} onRevoke={() => setRevoked(one)} />)}
      </Box>
      <MakeDialog shown={isMaking && { transaction, onClose: () => setIsMaking(false) }} />
      <RevokeDialog shown={revoked && { id: revoked.id, onClose: () => setRevoked(null) }} />
    </SectionCard>
  );
}

function PassportRow({ passport, onRevoke }: { passport: PassportDto; onRevoke: () => void }) {
  const { t } = useTranslation('passports');
  const { disclosed, issuedBy, issuedAt, expiresAt, reason, mayRevoke } = passport;
  const now = useNow();
  const standing = passport.state === 'issued' && Date.parse(expiresAt) <= now ? 'expired' : passport.state;
  const tone = standing === 'issued' ? 'positive' : standing === 'revoked' ? 'negative' : 'neutral';
  return (
    <Box component="li" sx={itemStyle}>
      <Box sx={{ display: 'grid', gap: 0.75, minInlineSize: 0, typography: 'body2' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <ToneChip tone={tone} label={t(`card.state.${standing}`)} />
          {reason !== null && <span>{t(`card.reason.${reason}`)}</span>}
        </Box>
        <Box>
          {t('card.discloses')}: {disclosed.length === 0 ? t('card.nothing')
            : new Intl.ListFormat(document.documentElement.lang, { type: 'unit' })
              .format(disclosed.map((field) => t(`field.${field}`)))}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {t('card.by', { name: issuedBy })} · <DateTime at={issuedAt} />
        </Box>
      </Box>
      <HandOn passport={passport} mayRevoke={mayRevoke} onRevoke={onRevoke} />
    </Box>
  );
}

const reasonText = (error: unknown): { description?: string } => {
  const { message } = reasonOf(error);
  return message === undefined ? {} : { description: message };
};

interface HandOnProps { passport: PassportDto; mayRevoke: boolean; onRevoke: () => void }

function HandOn({ passport: { id, transactionId }, mayRevoke, onRevoke }: HandOnProps) {
  const { t } = useTranslation('passports');
  const { toast } = useToast();
  const [read] = useReadPassportMutation();
  const textOf = async (): Promise<string | null> => {
    const { data, error } = await read(id);
    if (error) toast({ tone: 'negative', title: t('card.readFailed'), ...reasonText(error) });
    return data?.passport ?? null;
  };
  const copy = async () => {
    const text = await textOf();
    if (text === null) return;
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('card.copied') });
    } catch {
      toast({ tone: 'negative', title: t('card.copyFailed') });
    }
  };
  const download = async () => {
    const text = await textOf();
    if (text !== null) saveFile(`passport-${transactionId}.txt`, new Blob([text], { type: 'text/plain' }));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start', alignContent: 'start' }}>
      <Button size="small" variant="outlined" color="inherit" startIcon={<CopyIcon />} onClick={() => void copy()}>
        {t('card.copy')}
      </Button>
      <Button
        size="small" variant="outlined" color="inherit" startIcon={<DownloadIcon />} onClick={() => void download()}
      >
        {t('card.download')}
      </Button>
      {mayRevoke && <Button size="small" color="error" onClick={onRevoke}>{t('card.revoke')}</Button>}
    </Box>
  );
}

const itemStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: 2,
  padding: 2.5,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
