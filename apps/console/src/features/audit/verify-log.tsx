import type { LogFaultDto, LogVerificationDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useExportBooksMutation, useVerifyAuditLogMutation } from '../../api/audit.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { selectUser, type SessionRoot } from '../../api/session.slice.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { ShieldIcon } from '../../ui/icons/status-icons.tsx';
import { saveFrom } from '../../ui/data/save-file.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useLogNames } from '../../parts/trail/log-names.ts';
import { machineNow } from '../../ui/format/use-now.ts';

/** How far the log has been recomputed. */
interface Progress extends Pick<LogVerificationDto, 'toHeight' | 'headHeight' | 'faults'> {
  events: number;
  isComplete: boolean;
}

/** Lets an administrator have the whole log recomputed, part after part, and names everything that is wrong. */
export function VerifyLog({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('proof');
  const user = useSelector((root: SessionRoot) => selectUser(root));
  const { progress, isRunning, error, start, stop } = useLogVerification();
  if (user?.role !== 'admin') return null;
  return (
    <SectionCard
      title={t('log.title')}
      subtitle={t('log.hint')}
      actions={
        <>
          <BooksButton />
          {isRunning ? (
            <Button variant="outlined" color="inherit" onClick={stop}>
              {t('log.stop')}
            </Button>
          ) : (
            <Button variant="outlined" startIcon={<ShieldIcon />} onClick={start}>
              {t('log.verify')}
            </Button>
          )}
        </>
      }
    >
      {(progress !== null || error !== undefined) && (
        <Box sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
          {progress && <Outcome progress={progress} onOpen={onOpen} />}
          {error !== undefined && (
            <Typography role="alert" sx={{ color: 'error.main' }}>
              {reasonOf(error).message ?? t('log.failed')}
            </Typography>
          )}
        </Box>
      )}
    </SectionCard>
  );
}

/** Gives the whole log and the books away as one file, which an auditor compares without the server. */
function BooksButton() {
  const { t } = useTranslation('proof');
  const { toast } = useToast();
  const [take, { isLoading }] = useExportBooksMutation();
  const submit = async () => {
    const { data: url, error } = await take();
    if (url === undefined) {
      const { message = '' } = reasonOf(error);
      toast({ tone: 'negative', title: t('log.booksFailed'), description: message });
      return;
    }
    const name = `books_${new Date(machineNow()).toISOString().slice(0, 19).replaceAll(':', '')}Z.jsonl`;
    saveFrom(url, name);
    URL.revokeObjectURL(url);
    toast({ title: t('log.booksDone'), description: t('log.booksHint', { name }) });
  };
  return (
    <BusyButton variant="outlined" color="inherit" isBusy={isLoading} onClick={() => void submit()}>
      {t('log.books')}
    </BusyButton>
  );
}

function Outcome({ progress, onOpen }: { progress: Progress; onOpen: (id: string) => void }) {
  const { t, i18n } = useTranslation('proof');
  const { events, toHeight, headHeight, faults, isComplete } = progress;
  const count = { count: events, formatted: formatCount(events, i18n.language) };
  const isWrong = faults.length > 0;
  const share = headHeight === 0 ? 100 : (toHeight / headHeight) * 100;
  return (
    <>
      {!isComplete && <LinearProgress variant="determinate" value={share} aria-label={t('log.title')} />}
      <Box role="status" sx={{ typography: 'body2', color: isComplete && !isWrong ? 'success.main' : null }}>
        {isComplete && !isWrong
          ? t('log.sound', count)
          : t('log.progress', { ...count, height: toHeight, head: headHeight })}
      </Box>
      {isWrong && (
        <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
          {t('log.wrong', { count: faults.length, formatted: formatCount(faults.length, i18n.language) })}
          <Box component="ul" sx={{ marginBlock: 1, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
            {faults.map((fault, n) => <Fault key={n} fault={fault} onOpen={onOpen} />)}
          </Box>
        </Box>
      )}
    </>
  );
}

function Fault({ fault, onOpen }: { fault: LogFaultDto; onOpen: (id: string) => void }) {
  const { t, i18n } = useTranslation('proof');
  const names = useLogNames();
  const { code, message, height, leafIndex: leaf, eventId: event, resource, resourceId: id } = fault;
  const key = `log.faults.${code}`;
  const isKnown = (path: string): path is 'log.faults.record_changed' => i18n.exists(`proof:${path}`);
  const what = resource === null ? '' : names.resource(resource);
  return (
    <li>
      {isKnown(key) ? t(key, { height, leaf, event, what, id }) : t('log.fault', { height, message })}
      {event !== null && code !== 'event_missing' && (
        <Button size="small" onClick={() => onOpen(event)}>{t('log.open')}</Button>
      )}
    </li>
  );
}

function useLogVerification() {
  const [verifyPart, { error }] = useVerifyAuditLogMutation();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const isWanted = useRef(false);
  const walk = async (from: number, before: Pick<Progress, 'events' | 'faults'>): Promise<void> => {
    const { data } = await verifyPart(from);
    if (!data) return;
    const found = { events: before.events + data.events, faults: [...before.faults, ...data.faults] };
    setProgress({ ...data, ...found, isComplete: data.next === null });
    if (data.next !== null && isWanted.current) await walk(data.next, found);
  };
  const start = async () => {
    isWanted.current = true;
    setIsRunning(true);
    await walk(1, { events: 0, faults: [] });
    setIsRunning(false);
  };
  const stop = () => {
    isWanted.current = false;
  };
  return { progress, isRunning, error, start: () => void start(), stop };
}
