import type { Party, Place, Problem } from '@connect/iso20022';
import type { BatchItemDto, SendBatchDto } from '../../batches/public.ts';
import { saidBy } from '../../transfers/public.ts';
import { at } from './problems-in-message.ts';
import { countryOfAddress } from './stated-party.ts';

type Said = Pick<BatchItemDto, 'counterpartyName' | 'originator' | 'beneficiary'>;

/** Of all names that stand around a payment those that nothing else of it says, so that every one is screened. */
export const othersNamed = (
  names: readonly string[], { counterpartyName, beneficiary, originator }: Said,
  batch: Pick<SendBatchDto, 'originator'>,
): string[] => {
  const known = new Set([
    counterpartyName, saidBy(beneficiary)?.name, saidBy(originator)?.name,
    // That of a payment stands instead of that of the batch.
    originator === undefined ? saidBy(batch.originator)?.name : undefined,
  ]);
  return [...new Set(names)].filter((name) => !known.has(name));
};

interface Described extends Place {
  debtor?: Party;
  ultimateDebtor?: Party;
  creditor?: Party;
  ultimateCreditor?: Party;
}

/** Parties of whom something is said and no name: it could be compared with nobody, and none of it would be read. */
export const namelessIn = ({ path, line, ...parties }: Described): Problem[] => {
  const said = [
    ['Dbtr', parties.debtor, false], ['UltmtDbtr', parties.ultimateDebtor, true],
    ['Cdtr', parties.creditor, false], ['UltmtCdtr', parties.ultimateCreditor, true],
  ] as const;
  return said
    .filter(([, party = {}, isUltimate]) => party.name === undefined && isDescribed(party, isUltimate))
    .map(([element]) => at({ path: `${path}/${element}/Nm`, line }, 'REQUIRED',
      'is missing: what is said of somebody without a name is compared with nobody.'));
};

/** An organisation may be known by its number or code alone, where the account says whose it is. */
const isDescribed = (party: Party, isUltimate: boolean): boolean =>
  party.person !== undefined || party.residence !== undefined || countryOfAddress(party) !== undefined
  || (isUltimate && (party.organisation !== undefined || party.address !== undefined));
