import type { DayFiguresDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Money } from '../../parts/money/money.tsx';
import { networks } from '../../parts/money/networks.ts';
import { formatBucket, formatCount } from '../../ui/format/format.ts';
import { toDay } from './links.ts';

/** The same figures as the picture, the newest day first; each opens its payments. */
export function ActivityTable({ days }: { days: readonly DayFiguresDto[] }) {
  const { t, i18n } = useTranslation('dashboard');
  const busy = days.filter(({ transactions }) => transactions > 0).reverse();
  const dates = [...new Set(busy.map(({ day }) => day))];
  return (
    <Table size="small" stickyHeader aria-label={t('activity.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('activity.day')}</TableCell>
          {networks.map((network) => (
            <TableCell key={network} align="right">{t(`activity.network.${network}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {dates.map((day) => (
          <TableRow key={day}>
            <TableCell component="th" scope="row">
              <MuiLink component={Link} to={toDay(day)}>{formatBucket(day, i18n.language)}</MuiLink>
            </TableCell>
            {networks.map((network) => {
              const found = busy.find((one) => one.day === day && one.network === network);
              return (
                <TableCell key={network} align="right">
                  {found ? (
                    <Box component={Link} to={toDay(day, network)} sx={cellStyle}>
                      <Money amount={found.volume} currency={found.currency} />{' '}
                      <span>{t('activity.payments', {
                        count: found.transactions, figure: formatCount(found.transactions, i18n.language),
                      })}</span>
                    </Box>
                  ) : '—'}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const cellStyle = { color: 'text.primary', '& span:last-of-type': { color: 'text.secondary' } } as const;
