import { BYTE_ORDER_MARK, csvLine } from '../../../platform/csv.ts';
import type { StatementMovementDto, Statements, WalletStatementDto } from '../statement.dto.ts';

const MOVEMENT = [
  'number', 'at', 'transactionId', 'uetr', 'type', 'kind', 'counterparty', 'counterpartyAddress', 'reference',
  'purposeCode',
  'memo', 'isMemoSealed', 'in', 'out', 'balance',
] as const satisfies readonly (keyof StatementMovementDto)[];

type Cell = string | boolean | null;

/**
 * A statement as one table: of each wallet a line of what it began with, one for each movement, its fees by themselves
 * once more in the last, which has the sums and what it ended with.
 */
export const statementCsv = ({ statements, period }: Statements): string => BYTE_ORDER_MARK
  + csvLine(['line', 'wallet', 'currency', ...MOVEMENT, 'fees'])
  + statements.flatMap((statement) => linesOf(statement, period)).join('');

const linesOf = (statement: WalletStatementDto, period: Statements['period']): string[] => {
  const { wallet, opening, closing, movements, fees } = statement;
  const line = (kind: string, cells: Partial<Record<(typeof MOVEMENT)[number], Cell>>, ofFees: string | null): string =>
    csvLine([kind, wallet.address, wallet.currency, ...MOVEMENT.map((name) => textOf(cells[name] ?? null)), ofFees]);
  return [
    line('opening', { number: statement.lastNumberBefore, at: period.from, balance: opening }, null),
    ...movements.map((movement) => line('movement', { ...movement }, null)),
    line('closing', {
      number: movements.at(-1)?.number ?? statement.lastNumberBefore, at: period.to, in: statement.in,
      out: statement.out, balance: closing,
    }, fees),
  ];
};

const textOf = (cell: Cell): string | null => (cell === null ? null : String(cell));
