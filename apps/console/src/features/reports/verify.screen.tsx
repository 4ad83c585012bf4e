import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { useVerifyReportMutation } from './reports.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { UploadIcon } from '../../ui/icons/action-icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

/** Tells whether a file is a report as it was issued here. */
export function VerifyScreen() {
  const { t } = useTranslation('reports');
  const [file, setFile] = useState<File | null>(null);
  const [verify, { data: result, error, isLoading }] = useVerifyReportMutation();
  const check = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    void verify(chosen);
  };
  const tone = !result?.valid ? 'negative' : result.isSuperseded ? 'caution' : 'positive';
  const said = result?.isSuperseded ? 'superseded' : result?.outcome ?? 'unknown';
  return (
    <>
      <PageHeader title={t('verify.title')} subtitle={t('verify.subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <DropZone isBusy={isLoading} onFile={check} />
        {error && <ErrorState title={t('verify.failed')} {...reasonOf(error)} />}
        {result && (
          <SectionCard
            title={t('verify.result')}
            actions={<ToneChip tone={tone} label={t(`verify.outcome.${result.outcome}`)} />}
          >
            <Box role="status" sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
              <Typography>{t(`verify.sentence.${said}`)}</Typography>
              <FactsList
                facts={[
                  { label: t('verify.name'), value: <bdi>{file?.name}</bdi> },
                  { label: t('verify.digest'), value: <bdi dir="ltr">{result.digest}</bdi> },
                  { label: t('verify.key'), value: <bdi dir="ltr">{result.keyId ?? t('verify.none')}</bdi> },
                  ...(result.document ? [
                    { label: t('verify.document'), value: t(`verify.documents.${result.document}`) },
                  ] : []),
                  ...(result.report ? [{
                    label: t('verify.report'),
                    value: (
                      <Link component={RouterLink} to={`/reports?report=${result.report.id}`}>
                        {t('verify.openReport')}
                      </Link>
                    ),
                  }] : []),
                ]}
              />
            </Box>
          </SectionCard>
        )}
      </Box>
    </>
  );
}

interface DropZoneProps {
  isBusy: boolean;
  onFile: (file: File | undefined) => void;
}

function DropZone({ isBusy, onFile }: DropZoneProps) {
  const { t } = useTranslation('reports');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{ ...zoneStyle, borderColor: isOver ? 'primary.main' : 'surface.strongLine' }}
    >
      <UploadIcon size={28} />
      <Typography variant="h2" component="p">{t('verify.drop')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('verify.dropHint')}</Typography>
      <BusyButton variant="contained" isBusy={isBusy} onClick={() => input.current?.click()}>
        {t(isBusy ? 'verify.checking' : 'verify.choose')}
      </BusyButton>
      <input
        ref={input}
        type="file"
        accept=".pdf,.csv,.json"
        aria-label={t('verify.file')}
        hidden
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </Box>
  );
}

const zoneStyle = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  paddingBlock: 6,
  paddingInline: 3,
  textAlign: 'center',
  border: '2px dashed',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;
