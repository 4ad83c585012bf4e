import type { FieldCode, FieldData } from '../../../../platform/http/problems/field-code.ts';
import { Refusal, invalid } from '../../../../platform/http/problems/refusal.ts';
import { formatMinor, parseAmount } from '../../../../platform/money.ts';
import { partyIn, type LiveContract, type StepInput } from '../../live-contract.ts';
import type { PartyRole } from '../../terms/contract-kinds.ts';
import type { Requirement } from './life.ts';

/** A fact on record as text. */
export const textIn = ({ facts }: Pick<LiveContract, 'facts'>, name: string): string | undefined => {
  const fact = facts[name];
  return typeof fact === 'string' ? fact : undefined;
};

/** An amount on record. */
export const amountIn = (contract: Pick<LiveContract, 'facts'>, name: string): bigint =>
  signedMinorOf(textIn(contract, name) ?? '0.00') ?? 0n;

/** Numbers on record, by their numbers. */
export const numbersIn = ({ facts }: Pick<LiveContract, 'facts'>, name: string): Map<number, number> =>
  new Map(Object.entries((facts[name] ?? {}) as Record<string, number>)
    .map(([number, value]) => [Number(number), value]));

/** Reads an amount that may be negative. */
export const signedMinorOf = (text: string): bigint | null => {
  const minor = parseAmount(text.replace(/^-/, ''));
  return minor !== null && text.startsWith('-') ? -minor : minor;
};

type MoneyField = 'net' | 'value' | 'expenses' | 'debts' | 'rebate' | 'unitPrice' | 'amount' | 'proceeds';

/** An amount that a step was given; its form has been checked. */
export const minorIn = (input: StepInput, field: MoneyField): bigint => signedMinorOf(input[field] ?? '0.00') ?? 0n;

/** The amount of a term. */
export const termMinor = (amount: string | null | undefined): bigint => parseAmount(amount ?? '0.00') ?? 0n;

/** A requirement that a fact be on record. */
export const onRecord = (fact: string, code: string, sentence: string): Requirement =>
  ({ code, sentence, isMet: ({ facts }) => facts[fact] !== undefined });

/** A requirement that roles be wallets, because money will move between them. */
export const walletsOf = (...roles: PartyRole[]): Requirement => ({
  code: 'PARTY_WALLET_REQUIRED',
  sentence: `Name a wallet for the ${roles.join(' and the ')} first; a name alone can neither sign nor pay.`,
  isMet: (contract) => roles.every((role) => {
    const parties = contract.parties.filter((party) => party.role === role);
    return parties.length > 0 && parties.every(({ wallet }) => wallet !== null);
  }),
});

/** Whether a role has a wallet. */
export const hasWallet = (contract: LiveContract, role: PartyRole): boolean =>
  (partyIn(contract, role)?.wallet ?? null) !== null;

/** Refuses a field of a step's input by its name. */
export const refuseField = (field: string, code: FieldCode, message: string, data: FieldData = {}): never => {
  throw invalid([{ field, code, message, ...(Object.keys(data).length > 0 && { data }) }]);
};

/** Refuses a step because something must happen first. */
export const refuseMissing = (code: string, sentence: string, details: object = {}): never => {
  throw new Refusal(409, code, sentence, details);
};

/** The day a step took place: as given, never in the future and never before the one it follows. */
export const dayOfStep = (input: StepInput, today: string, notBefore?: string): string => {
  const day = input.on ?? today;
  if (day > today) refuseField('on', 'IN_THE_FUTURE', `on must not be after today, ${today}.`, { day: today });
  if (notBefore !== undefined && day < notBefore) {
    refuseField('on', 'TOO_EARLY', `on must not be before ${notBefore}, the day of the step that it follows.`,
      { day: notBefore });
  }
  return day;
};

/** An amount as it is put on record. */
export const record = (minor: bigint): string => formatMinor(minor);
