import type { ZakatAssessmentDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router';
import { reasonOf } from '../../api/problem.ts';
import { Money } from '../../parts/money/money.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { saveFile, saveFrom } from '../../ui/data/save-file.ts';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { Amounts } from './amounts.tsx';
import { isPaid } from './assessments.tsx';
import { BothCalendars } from './hijri.tsx';
import { Advances, WealthLines } from './lines.tsx';
import { Nisab, Opinions } from './opinions.tsx';
import { useGetZakatAssessmentQuery, useTakeZakatCertificateMutation } from './zakat.api.ts';

const AssessDialog = prefetched(lazyPopup(async () => (await import('./assess-dialog.tsx')).AssessDialog));
const PayDialog = prefetched(lazyPopup(async () => (await import('./pay-dialog.tsx')).PayDialog));

/** One assessment as its certificate states it, and what was paid of it. */
export function ZakatAssessmentScreen() {
  const { t } = useTranslation('zakat');
  const { id = '' } = useParams();
  const { data: assessment, error, refetch } = useGetZakatAssessmentQuery(id, { refetchOnMountOrArgChange: true });
  const [isPaying, setPaying] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  return (
    <>
      <PageHeader
        title={t('assessment.title')} subtitle={t('assessment.subtitle')}
        {...(assessment && assessment.supersededBy === null && {
          actions: (
            <>
              <Button variant="outlined" color="inherit" onClick={() => setCorrecting(true)}>
                {t('correct.open')}
              </Button>
              {!isPaid(assessment) && (
                <Button variant="contained" onClick={() => setPaying(true)}>{t('pay.title')}</Button>
              )}
            </>
          ),
        })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {error && <ErrorState title={t('assessment.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {!assessment && !error && <RowsSkeleton rows={4} height={72} />}
        {assessment && (
          <>
            {assessment.supersededBy !== null && (
              <Alert severity="warning">
                {t('correct.superseded')}{' '}
                <Link component={RouterLink} to={`/zakat/${assessment.supersededBy}`}>{t('correct.toNext')}</Link>
              </Alert>
            )}
            <Alert severity="info">{t('assessment.whatItIs')}</Alert>
            <Result assessment={assessment} />
            <WealthLines lines={assessment.lines} />
            <Advances advances={assessment.advances} />
            <Payments assessment={assessment} />
            <Nisab nisab={assessment.nisab} />
            <Opinions opinions={assessment.opinions} />
          </>
        )}
      </Box>
      <AssessDialog
        shown={isCorrecting && assessment !== undefined && {
          hawl: assessment.hawl, method: assessment.opinions.method, corrects: assessment,
          onClose: () => setCorrecting(false),
        }}
      />
      <PayDialog shown={isPaying && assessment !== undefined && { assessment, onClose: () => setPaying(false) }} />
    </>
  );
}

function Result({ assessment }: { assessment: ZakatAssessmentDto }) {
  const { t } = useTranslation('zakat');
  const { hawl, base, due, paid, open, isReached, sealed, digest, correction } = assessment;
  return (
    <SectionCard title={t('assessment.result')} actions={<Certificates assessment={assessment} />}>
      <Box sx={{ paddingInline: 2.5, paddingBlock: 1.5 }}>
        <FactsList
          facts={[
            { label: t('runs.from'), value: <BothCalendars day={hawl.from} /> },
            { label: t('runs.due'), value: <BothCalendars day={hawl.due} /> },
            { label: t('assessment.base'), value: <Amounts amounts={base} /> },
            { label: t('assessment.due'), value: isReached ? <Amounts amounts={due} /> : t('assessment.below') },
            { label: t('assessment.paid'), value: <Amounts amounts={paid} /> },
            { label: t('assessment.open'), value: <strong><Amounts amounts={open} /></strong> },
            ...(correction === null ? [] : [{ label: t('correct.supersedes'), value: (
              <>
                <bdi>{correction.reason}</bdi>{' · '}
                <Link component={RouterLink} to={`/zakat/${correction.supersedes}`}>{t('correct.toFormer')}</Link>
              </>
            ) }]),
            { label: t('assessment.block'), value: (
              <Link component={RouterLink} to={`/audit?block=${sealed.height}`}><bdi>{sealed.height}</bdi></Link>
            ) },
            { label: t('assessment.root'), value: <Box component="code" dir="ltr" sx={codeStyle}>{sealed.root}</Box> },
            { label: t('assessment.digest'), value: <Box component="code" dir="ltr" sx={codeStyle}>{digest}</Box> },
          ]}
        />
      </Box>
    </SectionCard>
  );
}

const forms = [['pdf', 'ar'], ['pdf', 'en'], ['json', 'en']] as const;

function Certificates({ assessment: { id, hawl } }: { assessment: ZakatAssessmentDto }) {
  const { t } = useTranslation('zakat');
  const { toast } = useToast();
  const [take, { isLoading }] = useTakeZakatCertificateMutation();
  const save = async (format: 'pdf' | 'json', language: 'en' | 'ar') => {
    const { data } = await take({ id, format, language });
    if (data === undefined) {
      toast({ tone: 'negative', title: t('assessment.notTaken') });
      return;
    }
    const name = `zakat-${hawl.due.day}`;
    saveFrom(data.url, `${name}.${format === 'pdf' ? `${language}.pdf` : 'json'}`);
    URL.revokeObjectURL(data.url);
    if (data.signature !== null) {
      saveFile(`${name}.json.jws`, new Blob([data.signature], { type: 'application/jose' }));
    }
    toast({ title: t('assessment.taken') });
  };
  return (
    <>
      {forms.map(([format, language]) => (
        <Button
          key={format + language} variant="outlined" color="inherit" startIcon={<DownloadIcon />} disabled={isLoading}
          onClick={() => void save(format, language)}
        >
          {t(format === 'json' ? 'assessment.json' : `assessment.pdf.${language}`)}
        </Button>
      ))}
    </>
  );
}

function Payments({ assessment: { payments } }: { assessment: ZakatAssessmentDto }) {
  const { t } = useTranslation('zakat');
  if (payments.length === 0) return null;
  return (
    <SectionCard title={t('payments.title')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {payments.map(({ transactionId, status, amount, currency, recipient, class: of, paidAt }) => (
          <Box key={transactionId} component="li" sx={rowStyle}>
            <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={`/transactions/${transactionId}`} sx={{ fontWeight: 600 }}>
                <bdi>{recipient}</bdi>
              </Link>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {t(`classes.${of}`)} · <DateTime at={paidAt} />
              </Box>
            </Box>
            <ToneChip
              tone={status === 'completed' ? 'positive' : 'caution'}
              label={t(status === 'completed' ? 'payments.counts' : 'payments.notYet')}
            />
            <Box sx={{ marginInlineStart: 'auto', fontWeight: 600 }}><Money amount={amount} currency={currency} /></Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

const codeStyle = { fontSize: 12, overflowWrap: 'anywhere' } as const;
