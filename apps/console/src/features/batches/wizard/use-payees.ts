import type { NameMatchDto } from '@connect/sdk';
import { useEffect, useMemo } from 'react';
import { useMatchNamesMutation } from '../batches.api.ts';
import { maxPartyName } from '../../../parts/parties/party.ts';
import type { TableRow } from '../reading/table.ts';

const restMs = 500;

/** A beneficiary who is called like the payee of a row. */
export type FoundPayee = NameMatchDto & { beneficiary: NonNullable<NameMatchDto['beneficiary']> };

/** The payee's name of a row that has no address; nothing of any other row. */
const nameSought = ({ values, choice }: TableRow): string => {
  const name = values.counterpartyName?.trim().normalize('NFC') ?? '';
  const isSought = !values.toAddress?.trim() && choice !== 'leave' && [...name].length <= maxPartyName;
  return isSought ? name : '';
};

/** The paying wallet's beneficiaries by the rows that name them and have no address. */
export function usePayees(rows: readonly TableRow[], from: string): ReadonlyMap<number, FoundPayee> {
  const [match, { data }] = useMatchNamesMutation();
  const names = [...new Set(rows.map(nameSought))].filter((name) => name !== '').sort().join('\n');

  useEffect(() => {
    if (names === '' || from === '') return undefined;
    const timer = setTimeout(() => void match({ names: names.split('\n'), from }), restMs);
    return () => clearTimeout(timer);
  }, [match, names, from]);

  return useMemo(() => {
    const known = new Map((data ?? []).filter(hasBeneficiary).map((found) => [found.name, found] as const));
    return new Map(rows.flatMap((row, index) => {
      const found = known.get(nameSought(row));
      return found === undefined ? [] : [[index, found] as const];
    }));
  }, [rows, data]);
}

const hasBeneficiary = (found: NameMatchDto): found is FoundPayee => found.beneficiary !== null;

/** Whether a name says so clearly who is meant that nobody has to choose. */
export const isClear = ({ result, isAmbiguous, beneficiary }: FoundPayee): boolean =>
  result === 'match' && !isAmbiguous && beneficiary.status === 'active';
