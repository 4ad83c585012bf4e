import type { PaymentFacts } from '../facts/payment.ts';
import type { Bilingual } from '../verdict.ts';
import { INTERNATIONAL_CODES } from './international-codes.ts';
import { UAE_CODES } from './uae-codes.ts';

/** What a purpose means to the rules by itself, whatever the words say. */
export type PurposeMeaning =
  /** Wages and what else is owed to staff. */
  | 'wage'
  /** Rent, bills and services that are owed for. */
  | 'invoice'
  /** The price of goods or of a house. */
  | 'price'
  /** Shares of a company. */
  | 'equity'
  /** A gift to a person or to charity. */
  | 'gift'
  /** Income on a debt. */
  | 'interest'
  /** What a lender charges besides. */
  | 'loan-charge'
  /** A loan that is given or repaid. */
  | 'debt'
  /** Insurance of whatever kind. */
  | 'insurance';

/** Code, what it is in English and in Arabic, and what it means to the rules. */
export type PurposeRow = readonly [code: string, en: string, ar: string, meaning?: PurposeMeaning];

/** A purpose of payment as a network's central bank codes it. */
export interface PurposeCode {
  code: string;
  label: Bilingual;
  network: 'uae_dirham' | 'qatar_cbdc';
}

const PURPOSES: Partial<Record<PurposeMeaning, string>> = {
  wage: 'wage', invoice: 'invoice', price: 'price', equity: 'equity',
};

const listed = (network: PurposeCode['network'], rows: readonly PurposeRow[]): PurposeCode[] =>
  rows.map(([code, en, ar]) => ({ code, label: { en, ar }, network }));

/** Every purpose that a payment may state, with the network that takes it. */
export const purposeCodes: readonly PurposeCode[] = [
  ...listed('uae_dirham', UAE_CODES), ...listed('qatar_cbdc', INTERNATIONAL_CODES),
];

const MEANINGS = new Map([...UAE_CODES, ...INTERNATIONAL_CODES].map(([code, , , meaning]) => [code, meaning]));

/** What the stated purpose of a payment means to the rules, if it means anything. */
export function meaningOf({ purposeCode }: Pick<PaymentFacts, 'purposeCode'>): PurposeMeaning | undefined {
  return purposeCode === undefined ? undefined : MEANINGS.get(purposeCode.toUpperCase());
}

/** The facts with what a stated purpose says of them; what is told outright counts before it. */
export function withPurpose(facts: PaymentFacts): PaymentFacts {
  const meaning = meaningOf(facts);
  if (meaning === 'gift' && facts.contract?.type === undefined) {
    return { ...facts, contract: { ...facts.contract, type: 'gift' } };
  }
  const purpose = meaning === undefined ? undefined : PURPOSES[meaning];
  return purpose === undefined || facts.purpose !== undefined ? facts : { ...facts, purpose };
}
