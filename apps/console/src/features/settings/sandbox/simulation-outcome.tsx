import type { SimulatedStatusDto, SimulationDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';
import { formatCount } from '../../../ui/format/format.ts';
import { CheckCircleIcon } from '../../../ui/icons/status-icons.tsx';

type Said = Words['sandbox']['simulate'];

const isPlace = (name: string): name is keyof Said['place'] => i18n.exists(`sandbox:simulate.place.${name}`);
const isRefusal = (code: string): code is keyof Said['refusal'] => i18n.exists(`sandbox:simulate.refusal.${code}`);
const placeOf = ({ status, subStatus }: SimulatedStatusDto): string => subStatus ?? status;

/** What became of simulated payments: how many stand where, and how many were refused. */
export function SimulationOutcome({ outcome }: { outcome: SimulationDto }) {
  const { t, i18n: { language } } = useTranslation('sandbox');
  const lines = [
    ...outcome.statuses.map((some) => {
      const place = placeOf(some);
      return { key: place, label: isPlace(place) ? t(`simulate.place.${place}`) : place, payments: some.payments };
    }),
    ...outcome.refusals.map(({ code, payments }) => (
      { key: code, label: isRefusal(code) ? t(`simulate.refusal.${code}`) : code, payments })),
  ];
  return (
    <Alert severity="success" icon={<CheckCircleIcon size={20} />}>
      {t('simulate.done', { count: outcome.payments, figure: formatCount(outcome.payments, language) })}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {lines.map(({ key, label, payments }) => (
          <li key={key}>
            {label}: <strong>{formatCount(payments, language)}</strong>
          </li>
        ))}
      </Box>
      <Link component={RouterLink} to="/" color="inherit">{t('simulate.see')}</Link>
    </Alert>
  );
}
