import type { CaseHitDto, ReviewCaseDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { HitCompared } from './hit-compared.tsx';

/** Each name of the payment beside the listed name that it is like. */
export function HitsCard({ review, hits }: { review: ReviewCaseDto; hits: readonly CaseHitDto[] }) {
  const { t } = useTranslation('reviews');
  return (
    <SectionCard title={t('hits.title')} subtitle={t('hits.subtitle')}>
      {hits.map((hit) => <HitCompared key={`${hit.party} ${hit.name} ${hit.entryId}`} review={review} hit={hit} />)}
    </SectionCard>
  );
}
