import type { FindingDto, PaymentPartyDto, PurposeCode, PurposeDto } from '@connect/sdk';
import { validateSync } from 'class-validator';
import type { PartRules } from '../../ui/inputs/use-rules-of-parts.ts';
import { PartyForm, partyOf } from './party.ts';

/** The longest memo that the API takes. */
export const maxMemoLength = 500;

/** The longest reference that it takes. */
export const maxReferenceLength = 140;
export const countryPattern = /^\s*(?:[A-Za-z]{2})?\s*$/;

/** What a payment says of its parties and its purpose, as a person writes it; nothing of it is needed. */
export interface DetailsForm {
  /** The payee's name as the payer knows it, and where the payee is. */
  counterpartyName: string;
  counterpartyCountry: string;
  /** The purpose as the network's central bank codes it. */
  purposeCode: string;
  /** The payer's own. */
  reference: string;
  originator: PartyForm;
  beneficiary: PartyForm;
}

/** The rules of the parties that are described. */
export const partyRulesOf = ({ originator, beneficiary }: DetailsForm): PartRules => ({
  ...(originator.kind !== '' && { originator: PartyForm }),
  ...(beneficiary.kind !== '' && { beneficiary: PartyForm }),
});

/** Whether what is begun is written to its end, so that it can be judged. */
export const areDetailsWhole = (form: DetailsForm): boolean =>
  /^(?:[A-Za-z]{2})?$/.test(form.counterpartyCountry.trim()) && [form.originator, form.beneficiary].every((party) =>
    party.kind === '' || validateSync(Object.assign(new PartyForm(), party)).length === 0);

/** The same as the API takes it. */
export interface PaymentDetails {
  counterpartyName?: string;
  counterpartyCountry?: string;
  purposeCode?: PurposeCode;
  reference?: string;
  originator?: PaymentPartyDto;
  beneficiary?: PaymentPartyDto;
}

/** What is filled in of the details. */
export function detailsOf(form: DetailsForm): PaymentDetails {
  const [counterpartyName, reference] = [lineOf(form.counterpartyName), lineOf(form.reference)];
  const counterpartyCountry = lineOf(form.counterpartyCountry).toUpperCase();
  const [originator, beneficiary] = [partyOf(form.originator), partyOf(form.beneficiary)];
  return {
    ...(counterpartyName && { counterpartyName }),
    ...(counterpartyCountry && { counterpartyCountry }),
    ...(form.purposeCode && { purposeCode: form.purposeCode as PurposeCode }),
    ...(reference && { reference }),
    ...(originator && { originator }),
    ...(beneficiary && { beneficiary }),
  };
}

const lineOf = (text: string): string => text.normalize('NFC').trim();

// What findings point at when it is something that the section can say.
const asked = /^(?:counterparty(?:Name|Country)|statedName(?:Match)?|purposeCode|originator|beneficiary)\b/;

/** Whether a rule asks for something of the parties, or for the purpose. */
export const asksForDetails = (findings: readonly FindingDto[]): boolean =>
  findings.some(({ evidence }) => evidence.some(({ field }) => asked.test(field)));

/** The purposes that a network takes, as they are chosen from. */
export const purposeOptions = (
  purposes: readonly PurposeDto[], network: string, language: string,
): { value: string; label: string }[] => purposes.filter((purpose) => purpose.network === network)
  .map(({ code, label }) => ({ value: code, label: `${code} · ${label[language === 'ar' ? 'ar' : 'en']}` }));
