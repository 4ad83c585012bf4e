import type { ResolutionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ResolutionChip } from '../../../parts/resolutions/resolution-chip.tsx';
import { type Fact, FactsList } from '../../../ui/data/facts-list.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { Bindings } from '../binding-text.tsx';
import { useBoardName } from '../board-name.ts';

/** A day within Arabic words keeps its order. */
const isolated = (day: string): string => `\u2066${day}\u2069`;

/** Where a resolution stands: whose it is, what it binds, from when to when, and what came before and after it. */
export function StandingCard({ resolution }: { resolution: ResolutionDto }) {
  const { t } = useTranslation('boards');
  const nameOf = useBoardName();
  const { reference, bank, state, text, version, createdBy, decidedAt, endedAt, formerId, laterId } = resolution;
  const { binds, validUntil } = text;
  const from = isolated(text.validFrom);
  const link = (id: string) => <MuiLink component={Link} to={`/shariah/resolutions/${id}`}>{t('one.show')}</MuiLink>;
  const facts: Fact[] = [
    { label: t('one.reference'), value: <bdi dir="ltr">{reference}</bdi> },
    { label: t('one.board'), value: <MuiLink component={Link} to="/shariah/board"><bdi>{nameOf(bank)}</bdi></MuiLink> },
    { label: t('binds.label'), value: <Bindings binds={binds} /> },
    {
      label: t('one.validity'),
      value: typeof validUntil === 'string' ? t('one.fromTo', { from, until: isolated(validUntil) })
        : t('one.from', { from }),
    },
    { label: t('one.version'), value: String(version) },
    ...(createdBy === null ? [] : [{ label: t('one.writtenBy'), value: <bdi>{createdBy}</bdi> }]),
    ...(decidedAt === null ? [] : [{ label: t('one.decidedAt'), value: <DateTime at={decidedAt} /> }]),
    ...(endedAt === null ? [] : [{ label: t('one.endedAt'), value: <DateTime at={endedAt} /> }]),
    ...(formerId === null ? [] : [{ label: t('one.former'), value: link(formerId) }]),
    ...(laterId === null ? [] : [{ label: t('one.later'), value: link(laterId) }]),
  ];
  return (
    <SectionCard title={t('one.facts')} actions={<ResolutionChip state={state} />}>
      <Box sx={{ paddingInline: 2.5, paddingBlock: 1 }}><FactsList facts={facts} /></Box>
    </SectionCard>
  );
}
