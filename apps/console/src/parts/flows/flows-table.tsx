import type { WalletFlowDto, WalletFlowRestDto, WalletFlowsDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../ui/format/date-time.tsx';
import { formatCount } from '../../ui/format/format.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons/ledger-icons.tsx';
import { Money } from '../money/money.tsx';
import { betweenPath, useSideName } from './side-name.ts';

/** The same facts as the picture, all of them, to be read one after the other. */
export function FlowsTable({ flows }: { flows: WalletFlowsDto }) {
  const { t } = useTranslation('flows');
  const rows: (WalletFlowDto | WalletFlowRestDto)[] = (['in', 'out'] as const).flatMap((direction) => [
    ...flows.flows.filter((flow) => flow.direction === direction),
    ...flows.rest.filter((rest) => rest.direction === direction),
  ]);
  return (
    <Box component="table" aria-label={t('table')} sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{t('column.side')}</th>
          <th scope="col">{t('column.direction')}</th>
          <th scope="col">{t('column.amount')}</th>
          <th scope="col">{t('column.transactions')}</th>
          <th scope="col" className="last">{t('column.last')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => <Row key={keyOf(row)} row={row} flows={flows} />)}
      </tbody>
    </Box>
  );
}

const isRest = (row: WalletFlowDto | WalletFlowRestDto): row is WalletFlowRestDto => 'accounts' in row;
const keyOf = (row: WalletFlowDto | WalletFlowRestDto) =>
  `${row.direction} ${isRest(row) ? 'rest' : row.address ?? row.account}`;

function Row({ row, flows }: { row: WalletFlowDto | WalletFlowRestDto; flows: WalletFlowsDto }) {
  const { t, i18n } = useTranslation('flows');
  const nameOf = useSideName();
  const flow = isRest(row) ? null : row;
  const path = betweenPath(flows.address, flow);
  const name = <bdi>{nameOf(flow, isRest(row) ? row.accounts : 1)}</bdi>;
  const Mark = row.direction === 'in' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <tr>
      <th scope="row">{path === null ? name : <MuiLink component={Link} to={path}>{name}</MuiLink>}</th>
      <td>
        <Box sx={{ ...directionStyle, ...(row.direction === 'in' && { color: 'success.main' }) }}>
          <Mark size={16} />
          {t(`direction.${row.direction}`)}
        </Box>
      </td>
      <td><Money amount={row.amount} currency={flows.currency} /></td>
      <td>{formatCount(row.transactions, i18n.language)}</td>
      <td className="last">{flow && <DateTime at={flow.lastAt} form="day" />}</td>
    </tr>
  );
}

const directionStyle = { display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' } as const;

const tableStyle = {
  inlineSize: '100%', borderCollapse: 'collapse', typography: 'body2', fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'end', paddingBlock: 1, paddingInlineEnd: 2, borderBlockEnd: '1px solid', borderColor: 'divider',
  },
  '& tbody tr:last-of-type > *': { border: 0 },
  '& th:first-of-type, & td:nth-of-type(1), & thead th:nth-of-type(2)': { textAlign: 'start' },
  '& thead th': { fontWeight: 600, fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 550, overflowWrap: 'anywhere' },
  '& tr > :last-child': { paddingInlineEnd: 0 },
  // On a phone a name has its own line, and the figures stand below it.
  '@media (width < 480px)': {
    '& .last': { display: 'none' },
    '& tr': {
      display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr) 4.5rem', borderBlockEnd: '1px solid',
      borderColor: 'divider',
    },
    '& tbody tr:last-of-type': { border: 0 },
    '& th, & td': { border: 0, paddingInlineEnd: 0 },
    '& th:first-of-type': { gridColumn: '1 / -1', paddingBlockEnd: 0 },
  },
} as const;
