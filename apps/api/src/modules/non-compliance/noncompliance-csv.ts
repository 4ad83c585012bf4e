import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv.ts';
import type { NonComplianceDto } from './noncompliance.dto.ts';

const COLUMNS = [
  'number', 'bank', 'recordedAt', 'recordedBy', 'source', 'state', 'nature', 'materiality', 'title', 'description',
  'principle', 'ruleIds', 'rulesetVersion', 'payments', 'contractId', 'tainted', 'currency', 'cause', 'owner', 'plan',
  'dueOn', 'isOverdue', 'isConfirmed', 'id',
] as const satisfies readonly (keyof NonComplianceDto)[];

/** The first line of the CSV file. */
export const registerHead = (): string => BYTE_ORDER_MARK + csvLine([...COLUMNS]);

/** The lines of events in the CSV file. */
export const registerLines = (events: readonly NonComplianceDto[]): string => events.map((event) => csvLine(
  COLUMNS.map((name) => textOf(event[name])))).join('');

const textOf = (value: NonComplianceDto[keyof NonComplianceDto]): string | null => {
  if (value === null) return null;
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'object' ? value.name : String(value);
};
