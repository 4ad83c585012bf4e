import type { CaseFileDto, CaseFileFormat, Language } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDownloadCaseFileMutation, useListCaseFilesQuery, useMakeCaseFileMutation } from './cases.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { saveFrom } from '../../../ui/data/save-file.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';

const forms = [
  { key: 'pdfEn', format: 'pdf', lang: 'en' }, { key: 'pdfAr', format: 'pdf', lang: 'ar' },
  { key: 'json', format: 'json', lang: 'en' },
] as const satisfies readonly { key: string; format: CaseFileFormat; lang: Language }[];

/** The signed files that were made of the case, to be handed over. */
export function FilesCard({ id }: { id: string }) {
  const { t } = useTranslation('reviews');
  const { toast } = useToast();
  const { currentData: files, error, refetch } = useListCaseFilesQuery(id, { refetchOnMountOrArgChange: true });
  const [make, { isLoading }] = useMakeCaseFileMutation();
  const begin = async () => {
    const { error: problem } = await make(id);
    if (problem) toast({ tone: 'negative', title: t('files.notMade'), description: reasonOf(problem).message ?? '' });
  };
  return (
    <SectionCard
      title={t('files.title')}
      subtitle={t('files.subtitle')}
      actions={
        <BusyButton variant="outlined" color="inherit" isBusy={isLoading} onClick={() => void begin()}>
          {t('files.make')}
        </BusyButton>
      }
    >
      <Box sx={{ padding: 2.5, display: 'grid', gap: 2, typography: 'body2' }}>
        {error && <ErrorState title={t('files.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {files?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('files.none')}</Box>}
        {files?.map((file) => <CaseFile key={file.id} caseId={id} file={file} />)}
      </Box>
    </SectionCard>
  );
}

function CaseFile({ caseId, file: { id, number, madeBy, madeAt } }: { caseId: string; file: CaseFileDto }) {
  const { t } = useTranslation('reviews');
  const { toast } = useToast();
  const [download] = useDownloadCaseFileMutation();
  const take = async ({ format, lang }: (typeof forms)[number]) => {
    const { data, error } = await download({ id, format, lang });
    const ending = format === 'pdf' ? `${lang}.pdf` : 'json';
    if (error) toast({ tone: 'negative', title: t('files.notTaken'), description: reasonOf(error).message ?? '' });
    else saveFrom(data, `case-${caseId}-${number}.${ending}`);
  };
  return (
    <Box component="article" aria-label={t('files.name', { number })} sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ fontWeight: 600 }}>{t('files.name', { number })}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <bdi>{madeBy.name}</bdi>, <DateTime at={madeAt} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {forms.map((form) => (
          <Button key={form.key} size="small" variant="outlined" color="inherit" onClick={() => void take(form)}>
            {t(`files.form.${form.key}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
