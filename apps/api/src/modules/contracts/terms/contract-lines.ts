import { toTransactionId } from '../../../platform/ids.ts';
import { formatMinor } from '../../../platform/money.ts';
import type { ScheduleLineDto } from '../assessment.dto.ts';
import type { PlanLine } from './contract-plan.ts';
import type { Due } from '../live-contract.ts';

/** Planned lines as they are answered. */
export const linesOf = (lines: readonly PlanLine[]): ScheduleLineDto[] => lines.map((line) => ({
  number: line.number, kind: line.kind, dueOn: line.dueOn,
  amount: line.amountMinor === null ? null : formatMinor(line.amountMinor),
  state: line.kind === 'unit_purchase' || line.kind === 'liquidation' ? 'agreed' : 'planned',
  payer: line.payer, payee: line.payee, from: line.detail.from ?? null, until: line.detail.until ?? null,
  days: line.detail.days ?? null, usableDays: line.detail.usableDays ?? null, units: line.detail.units ?? null,
  transactionId: null,
}));

/** Planned lines with what became of those that are on record. */
export const linesWith = (lines: readonly PlanLine[], dues: readonly Due[]): ScheduleLineDto[] => {
  if (dues.length === 0) return linesOf(lines);
  const planned = new Map(lines.map((line) => [`${line.kind} ${line.number}`, line]));
  const [sides] = lines;
  const recorded = dues.map((due): ScheduleLineDto => ({
    ...linesOf([{
      number: due.number, kind: due.kind, dueOn: due.dueOn, amountMinor: due.amountMinor, detail: due.detail,
      payer: sides?.payer ?? 'buyer', payee: sides?.payee ?? 'seller',
    }])[0] as ScheduleLineDto,
    state: due.state,
    transactionId: due.transactionId === null ? null : toTransactionId(due.transactionId),
  }));
  for (const { kind, number } of dues) planned.delete(`${kind} ${number}`);
  const last = Math.max(...dues.map(({ number }) => number));
  return [...recorded, ...linesOf([...planned.values()].filter(({ number }) => number >= last))];
};
