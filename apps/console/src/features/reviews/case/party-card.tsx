import type { CasePartyDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AddressText } from '../../../parts/payments/address-text.tsx';
import { type Fact, FactsList } from '../../../ui/data/facts-list.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { SumsTable } from './sums-table.tsx';

/** One side of the payment: whose wallet it is, what is known of them, and what they pay and receive. */
export function PartyCard({ title, party }: { title: string; party: CasePartyDto }) {
  const { t } = useTranslation('reviews');
  return (
    <SectionCard
      title={title}
      subtitle={<bdi>{party.name}</bdi>}
      actions={party.isFrozen && <ToneChip tone="negative" label={t('party.frozen')} />}
    >
      <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
        <FactsList facts={useFacts(party)} />
        {party.sums === null ? (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('party.notYours')}</Box>
        ) : (
          <SumsTable label={t('party.sums')} columns={['paid', 'received']} sums={party.sums} />
        )}
      </Box>
    </SectionCard>
  );
}

function useFacts({ address, bank, customer }: CasePartyDto): Fact[] {
  const { t } = useTranslation(['reviews', 'customers']);
  const wallet = [
    { label: t('party.wallet'), value: <AddressText address={address} /> },
    { label: t('party.bank'), value: <bdi>{bank}</bdi> },
  ];
  if (customer === null) return wallet;
  const { id, name, legalName, level, standing, risk, pep, documents, identifiedUntil } = customer;
  return [
    ...wallet,
    { label: t('party.customer'), value: (
      <MuiLink component={Link} to={`/customers?customer=${id}`}><bdi>{legalName ?? name}</bdi></MuiLink>
    ) },
    { label: t('customers:file.standing'), value: t(`customers:standing.${standing}`) },
    { label: t('customers:file.levelToday'), value: t(`customers:level.${level}`) },
    { label: t('customers:field.risk'), value: risk === null ? '—' : t(`customers:risk.${risk}`) },
    { label: t('customers:field.pep'), value: pep === null ? '—' : t(`customers:pep.${pep}`) },
    { label: t('party.documents'), value: <bdi dir="ltr">{documents.join(', ') || '—'}</bdi> },
    ...(identifiedUntil === null ? [] : [{ label: t('customers:file.until'), value: <bdi>{identifiedUntil}</bdi> }]),
  ];
}
