import type { TimelineEntryDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/format/date-time.tsx';

/** One thing that happened to a case or its payment. */
export function CaseStep({ entry: { action, actor, createdAt } }: { entry: TimelineEntryDto }) {
  const { t, i18n } = useTranslation('reviews');
  const key = `case.step.${action as 'review_assign'}` as const;
  return (
    <li>
      {i18n.exists(`reviews:${key}`) ? t(key) : t('case.otherStep')}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <bdi>{actor ?? t('case.system')}</bdi>, <DateTime at={createdAt} form="seconds" />
      </Box>
    </li>
  );
}
