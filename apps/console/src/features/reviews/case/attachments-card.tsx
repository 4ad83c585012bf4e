import type { CaseAttachmentDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAttachToCaseMutation, useDownloadCaseAttachmentMutation, useListCaseAttachmentsQuery,
} from './cases.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { DownloadIcon, UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { saveFrom } from '../../../ui/data/save-file.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.ts';

/** What officers filed with the case. Files are kept as they came and are never opened here. */
export function AttachmentsCard({ id }: { id: string }) {
  const { t } = useTranslation('reviews');
  const { currentData: files, error, refetch } = useListCaseAttachmentsQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title={t('attachments.title')} subtitle={t('attachments.subtitle')} actions={<AttachButton id={id} />}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 2, typography: 'body2' }}>
        {error && <ErrorState title={t('attachments.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {files?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('attachments.none')}</Box>}
        {files?.map((file) => <Attachment key={file.id} file={file} />)}
      </Box>
    </SectionCard>
  );
}

function AttachButton({ id }: { id: string }) {
  const { t } = useTranslation('reviews');
  const { toast } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [attach, { isLoading }] = useAttachToCaseMutation();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file can be chosen again.
    event.currentTarget.value = '';
    if (!file) return;
    const { error } = await attach({ id, file });
    if (!error) return;
    toast({ tone: 'negative', title: t('attachments.notFiled'), description: reasonOf(error).message ?? '' });
  };
  return (
    <>
      <BusyButton
        variant="outlined" color="inherit" startIcon={<UploadIcon />} isBusy={isLoading}
        onClick={() => input.current?.click()}
      >
        {t('attachments.file')}
      </BusyButton>
      <input
        ref={input} type="file" tabIndex={-1} aria-label={t('attachments.choose')} style={visuallyHidden}
        onChange={(event) => void choose(event)}
      />
    </>
  );
}

function Attachment({ file: { id, name, size, digest, uploadedBy, uploadedAt } }: { file: CaseAttachmentDto }) {
  const { t } = useTranslation('reviews');
  const kib = Math.ceil(size / 1024);
  const { toast } = useToast();
  const [download] = useDownloadCaseAttachmentMutation();
  const take = async () => {
    const { data, error } = await download(id);
    if (data !== undefined) saveFrom(data, name);
    else toast({ tone: 'negative', title: t('attachments.notTaken'), description: reasonOf(error).message ?? '' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Button
          size="small" color="inherit" startIcon={<DownloadIcon />}
          aria-label={t('attachments.take', { name, size: kib })}
          onClick={() => void take()}
        >
          {t('attachments.size', { size: kib })}
        </Button>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <bdi>{uploadedBy.name}</bdi>, <DateTime at={uploadedAt} />
      </Box>
      <Box component="code" dir="ltr" sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {digest}
      </Box>
    </Box>
  );
}
