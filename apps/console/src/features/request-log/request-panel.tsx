import type { LoggedRequestDetailDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useGetApiDocumentQuery } from '../../api/api-document.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { useGetLoggedRequestQuery } from './request-log.api.ts';
import { shownCall } from '../../api/snippets/snippet.ts';
import { CallCode } from '../../parts/api-request/call-code.tsx';
import { CodeBlock } from '../../ui/data/code-block.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatDuration } from '../../ui/format/duration.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { againOf } from './again.ts';
import { StatusMark } from './status-mark.tsx';

interface RequestPanelProps { requestId: string; onClose: () => void }

/** One request: what was sent, how it was answered, and how a program asks it again. */
export function RequestPanel({ requestId, onClose }: RequestPanelProps) {
  const { t } = useTranslation('requests');
  const { data: request, error } = useGetLoggedRequestQuery(requestId, { skip: requestId === '' });
  return (
    <SidePanel
      open={requestId !== ''} onClose={onClose} title={t('panel.title')}
      subtitle={request && <bdi dir="ltr">{`${request.method} ${request.path}`}</bdi>}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, padding: 2.5 }}>
        {error && <ErrorState title={t('failed')} {...reasonOf(error)} />}
        {request && <Request request={request} />}
      </Box>
    </SidePanel>
  );
}

function Request({ request }: { request: LoggedRequestDetailDto }) {
  const { t, i18n } = useTranslation('requests');
  const ltr = (text: string | null) => <bdi dir="ltr">{text ?? t('panel.none')}</bdi>;
  return (
    <>
      <FactsList
        facts={[
          { label: t('panel.status'), value: <StatusMark status={request.status} /> },
          { label: t('panel.at'), value: <DateTime at={request.createdAt} form="seconds" /> },
          { label: t('panel.took'), value: formatDuration(request.durationMs, i18n.language) },
          { label: t('panel.requestId'), value: ltr(request.requestId) },
          { label: t('panel.key'), value: request.apiKeyId === null ? t('panel.signIn') : ltr(request.apiKeyId) },
          { label: t('panel.idempotencyKey'), value: ltr(request.idempotencyKey) },
          { label: t('panel.address'), value: ltr(request.ipAddress) },
          { label: t('panel.program'), value: ltr(request.userAgent) },
        ]}
      />
      <Part title={t('panel.body')} content={request.body} size={request.bodyBytes} />
      <Part title={t('panel.answer')} content={request.answer} size={null} />
      <Again request={request} />
    </>
  );
}

interface PartProps { title: string; content: object | null; size: number | null }

function Part({ title, content, size }: PartProps) {
  const { t } = useTranslation('requests');
  if (content === null && size === null) return null;
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>{title}</Typography>
      {content === null
        ? <Typography variant="body2">{t('panel.tooLarge', { size })}</Typography>
        : <CodeBlock
            code={JSON.stringify(content, null, 2)} label={title} copyLabel={t('panel.copy')} copied={t('panel.copied')}
          />}
    </Box>
  );
}

function Again({ request }: { request: LoggedRequestDetailDto }) {
  const { t } = useTranslation('requests');
  const { data: chapters } = useGetApiDocumentQuery();
  const again = chapters && againOf(request, chapters.flatMap(({ operations }) => operations));
  if (!again) return null;
  return (
    <Box component="section" aria-label={t('panel.again')} sx={{ display: 'grid', gap: 1.5, minInlineSize: 0 }}>
      <Typography variant="h3">{t('panel.again')}</Typography>
      <CallCode call={shownCall(again, window.location.origin)} />
    </Box>
  );
}
