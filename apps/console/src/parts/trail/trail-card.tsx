import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReach } from '../../api/use-reach.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { auditAddressOf, Trail, type TrailProps } from './trail.tsx';

/** The history of the object a page is about, and the way to it in the audit log. */
export function TrailCard(props: TrailProps) {
  const { trail } = props;
  const { t } = useTranslation('trail');
  return (
    <SectionCard
      title={t('title')}
      subtitle={t('hint', useReach())}
      actions={
        <Button component={Link} to={auditAddressOf(trail)} size="small" variant="text" sx={{ flex: 'none' }}>
          {t('open')}
        </Button>
      }
    >
      <Trail {...props} />
    </SectionCard>
  );
}
