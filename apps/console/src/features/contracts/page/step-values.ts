import type { ContractPartyDto, StepField, TakeContractStepDto } from '@connect/sdk';
import { normaliseAmount } from '../../../parts/money/amount.ts';
import { addressIn } from '../../../parts/payments/address.ts';
import { calledBlanksOf, partyNamesOf, type Placed } from '../called.ts';

/** What is written in the form of a step, blank by blank. */
export type StepForm = Record<string, string>;

const amounts: readonly StepField[] = [
  'rebate', 'value', 'expenses', 'debts', 'unitPrice', 'net', 'amount', 'proceeds',
];
const numbers: readonly StepField[] = ['benchmarkPct', 'units'];

/** The blank of one party; partners are told apart by their number. */
export const partyKey = ({ role, position }: Pick<ContractPartyDto, 'role' | 'position'>): string =>
  (role === 'partner' ? `partner[${position}]` : role);
export const partyBlank = (party: Pick<ContractPartyDto, 'role' | 'position'>): string =>
  `party_${party.role}_${party.position}`;

const placedIn = (form: StepForm, parties: readonly ContractPartyDto[]): Placed[] =>
  parties.map((party) => [partyKey(party), addressIn((form[partyBlank(party)] ?? '').trim())]);

/** The form to begin with: parties as they are named, all else empty. */
export function beginningOf(fields: readonly StepField[], parties: readonly ContractPartyDto[]): StepForm {
  const form: StepForm = Object.fromEntries(fields.map((field) => [field, '']));
  for (const party of parties) form[partyBlank(party)] = party.walletAddress ?? party.name;
  const stated = Object.fromEntries(parties.flatMap((party) =>
    (party.statedName === null ? [] : [[partyKey(party), party.statedName]])));
  return { ...form, ...calledBlanksOf(stated, placedIn(form, parties)) };
}

/** The step a form describes; what is left empty is left out. */
export function stepOf(
  form: StepForm, fields: readonly StepField[], parties: readonly ContractPartyDto[],
): TakeContractStepDto {
  const step: Record<string, unknown> = {};
  for (const field of fields) {
    const text = (form[field] ?? '').trim();
    if (field === 'parties') {
      step['parties'] = Object.fromEntries(placedIn(form, parties));
    } else if (field === 'partyNames') {
      const names = partyNamesOf(form, placedIn(form, parties));
      if (Object.keys(names).length > 0) step['partyNames'] = names;
    } else if (text !== '') {
      step[field] = valueOf(field, text);
    }
  }
  return step;
}

const valueOf = (field: StepField, text: string): unknown => {
  if (field === 'dueOn') return text.split(/\s+/);
  if (field === 'net' && text.startsWith('-')) return `-${normaliseAmount(text.slice(1)) ?? text.slice(1)}`;
  if (amounts.includes(field)) return normaliseAmount(text) ?? text;
  return numbers.includes(field) && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
};

/** The SHA-256 of a file, which is all that the server is told of it. */
export async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
