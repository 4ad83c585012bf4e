import type { PaperAttachmentDto, ReviewPlanDto, WorkingPaperDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../../api/problem.ts';
import { saveFrom } from '../../../ui/data/save-file.ts';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { DownloadIcon, PlusIcon, UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { groupStyle, bareListStyle, noteStyle } from '../line-style.ts';
import { OutcomeChip } from '../review-chips.tsx';
import { useAttachToWorkingPaperMutation, useDownloadPaperAttachmentMutation, useListWorkingPapersQuery }
  from '../reviews.api.ts';
import { PanelPart } from './panel-part.tsx';

const WriteDialog = prefetched(lazyPopup(async () => (await import('./write-dialog.tsx')).WritePaperDialog));
const RaiseDialog = prefetched(lazyPopup(async () => (await import('../findings/raise-dialog.tsx')).RaiseDialog));

interface PapersProps { sampleId: string; position: number; plan: ReviewPlanDto }

/** The working papers of a payment, the version that holds first; officers write another, and raise a finding of it. */
export function Papers({ sampleId, position, plan }: PapersProps) {
  const { t } = useTranslation('shariahReviews');
  const { currentData = [] } = useListWorkingPapersQuery(sampleId);
  const papers = currentData.filter((paper) => paper.position === position).reverse();
  const [isWriting, setWriting] = useState(false);
  const [raised, setRaised] = useState<WorkingPaperDto | null>(null);
  return (
    <PanelPart
      title={t('papers.title')}
      {...(plan.maySample && {
        actions: (
          <Button size="small" variant="contained" startIcon={<PlusIcon />} onClick={() => setWriting(true)}>
            {t(papers.length === 0 ? 'papers.write' : 'papers.another')}
          </Button>
        ),
      })}
    >
      {papers.length === 0 && <Box sx={noteStyle}>{t('papers.none')}</Box>}
      <Box component="ol" sx={{ ...bareListStyle, display: 'grid', gap: 1.5 }}>
        {papers.map((paper, place) => (
          <Paper
            key={paper.id} paper={paper} holds={place === 0}
            {...(plan.maySample && place === 0 && { onRaise: () => setRaised(paper) })}
          />
        ))}
      </Box>
      <WriteDialog shown={isWriting && { sampleId, position, onClose: () => setWriting(false) }} />
      <RaiseDialog shown={raised !== null && { planId: plan.id, paper: raised, onClose: () => setRaised(null) }} />
    </PanelPart>
  );
}

function Paper({ paper, holds, onRaise }: { paper: WorkingPaperDto; holds: boolean; onRaise?: () => void }) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const { version, outcome, lookedAt, note, writtenBy, writtenAt, attachments } = paper;
  return (
    <Box component="li" sx={{ ...groupStyle, typography: 'body2', ...(!holds && { opacity: 0.75 }) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <strong>{t(holds ? 'papers.holds' : 'papers.version', { version: formatCount(version, language) })}</strong>
        <OutcomeChip outcome={outcome} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={noteStyle}>{t('fields.lookedAt')}</Box><bdi>{lookedAt}</bdi>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <Box sx={noteStyle}>{t('fields.found')}</Box><bdi>{note}</bdi>
      </Box>
      {attachments.map((file) => <Attachment key={file.id} file={file} />)}
      <Box sx={noteStyle}><bdi>{writtenBy}</bdi> · <DateTime at={writtenAt} /></Box>
      {onRaise && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <AttachButton id={paper.id} />
          <Button size="small" variant="outlined" onClick={onRaise}>{t('raise.open')}</Button>
        </Box>
      )}
    </Box>
  );
}

function Attachment({ file: { id, name, size } }: { file: PaperAttachmentDto }) {
  const { t, i18n: { language } } = useTranslation('shariahReviews');
  const { toast } = useToast();
  const [download, { isLoading }] = useDownloadPaperAttachmentMutation();
  const save = async () => {
    const { data, error } = await download(id);
    if (data === undefined) {
      toast({ tone: 'negative', title: t('papers.notTaken'), description: reasonOf(error).message ?? '' });
      return;
    }
    saveFrom(data, name);
    URL.revokeObjectURL(data);
  };
  return (
    <BusyButton
      size="small" color="inherit" startIcon={<DownloadIcon />} isBusy={isLoading} onClick={() => void save()}
      sx={{ justifySelf: 'start', overflowWrap: 'anywhere' }}
    >
      <bdi>{name}</bdi>&nbsp;· {t('papers.bytes', { size: formatCount(size, language) })}
    </BusyButton>
  );
}

function AttachButton({ id }: { id: string }) {
  const { t } = useTranslation('shariahReviews');
  const { toast } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [attach, { isLoading }] = useAttachToWorkingPaperMutation();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { error } = await attach({ id, file });
    if (error) {
      const { message } = reasonOf(error);
      toast({ tone: 'negative', title: t('papers.notFiled'), ...(message && { description: message }) });
    } else toast({ title: t('papers.filed'), description: file.name });
  };
  return (
    <>
      <BusyButton
        size="small" variant="outlined" color="inherit" startIcon={<UploadIcon />} isBusy={isLoading}
        onClick={() => input.current?.click()}
      >
        {t('papers.attach')}
      </BusyButton>
      <input
        ref={input} type="file" hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
