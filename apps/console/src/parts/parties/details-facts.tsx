import type { PaymentPartyDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { countryNamed } from '../../ui/format/country-name.ts';
import type { Fact } from '../../ui/data/facts-list.tsx';
import { linesOfParty } from './party-lines.ts';

/** What a payment says of its parties and its purpose; null and absent are the same. */
export interface StatedDetails {
  counterpartyName?: string | null;
  counterpartyCountry?: string | null;
  purposeCode?: string | null;
  reference?: string | null;
  originator?: PaymentPartyDto | null;
  beneficiary?: PaymentPartyDto | null;
}

/** What a payment says of its parties and its purpose, for the last look before it is sent and ever after. */
export function useDetailsFacts(said: StatedDetails): Fact[] {
  const { t, i18n } = useTranslation('parties');
  const { counterpartyName, counterpartyCountry, purposeCode, reference, originator, beneficiary } = said;
  const country = counterpartyCountry && (countryNamed(counterpartyCountry, i18n.language) ?? counterpartyCountry);
  const texts = Object.entries({ counterpartyName, counterpartyCountry: country, purposeCode, reference })
    .flatMap(([field, text]) => (text ? [{ label: t(field as 'reference'), value: <bdi>{text}</bdi> }] : []));
  const parties = Object.entries({ originator, beneficiary }).flatMap(([side, party]) =>
    (party ? [{ label: t(`${side as 'originator'}.title`), value: <Lines lines={linesOfParty(party)} /> }] : []));
  return [...texts, ...parties];
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <Box key={line} sx={{ overflowWrap: 'anywhere' }}><bdi>{line}</bdi></Box>);
}
