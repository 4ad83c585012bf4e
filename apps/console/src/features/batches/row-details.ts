import type { PaymentPartyDto } from '@connect/sdk';
import { validateSync } from 'class-validator';
import { type PartyField, PartyForm, partyOf } from '../../parts/parties/party.ts';
import { withTypesOf } from '../../parts/parties/party-types.ts';
import { maxReferenceLength } from '../../parts/parties/payment-details.ts';

/** What a row says of its payee and its purpose besides the name; nothing of it is needed. */
export interface RowDetails {
  counterpartyCountry?: string;
  purposeCode?: string;
  reference?: string;
  metadata?: Record<string, string>;
  beneficiary?: PaymentPartyDto;
}

/** The columns that say it. */
export const detailColumns = ['counterpartyCountry', 'purposeCode', 'reference'] as const;
export type DetailProblem = (typeof detailColumns)[number] | 'beneficiary';

/** The columns that describe the payee (FATF R.16), by the field of a party that each fills in. */
export const partyColumns: Readonly<Record<string, PartyField>> = {
  beneficiarykind: 'kind', beneficiarytype: 'kind', beneficiaryname: 'name', beneficiarygivenname: 'givenName',
  beneficiarystreet: 'street', beneficiarybuilding: 'building', beneficiarypostcode: 'postCode',
  beneficiarytown: 'town', beneficiarycity: 'town', beneficiarycountry: 'country', beneficiaryid: 'idNumber',
  beneficiaryidnumber: 'idNumber', beneficiaryidtype: 'idType', beneficiaryidcountry: 'idCountry',
  beneficiarybirthdate: 'birthDate', beneficiarybirthplace: 'birthPlace', beneficiaryresidence: 'residence',
};

export type PartyTexts = Partial<Record<PartyField, string>>;

const letters = /^[A-Z]{2}$/;
const code = /^[A-Z0-9]{2,4}$/;
// Control characters, line breaks and marks that reorder or hide text; the API has the same.
const unsafe = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/u;
const kinds: Readonly<Record<string, PartyForm['kind']>> = {
  person: 'person', organisation: 'organisation', organization: 'organisation', company: 'organisation',
};

/**
 * Reads the details of a row; the payee's name is the beneficiary's as well, unless its own column says another.
 * @param before the beneficiary as it was sent before, if it was
 */
export function detailsOfRow(
  texts: Readonly<Record<(typeof detailColumns)[number], string>>, party: PartyTexts, name: string,
  before?: PaymentPartyDto,
): { details: RowDetails; problem: DetailProblem | null } {
  const [counterpartyCountry, purposeCode] = [texts.counterpartyCountry.toUpperCase(), texts.purposeCode.toUpperCase()];
  const reference = texts.reference.normalize('NFC');
  const beneficiary = beneficiaryOf(party, name, before);
  const problem: DetailProblem | null = counterpartyCountry !== '' && !letters.test(counterpartyCountry)
    ? 'counterpartyCountry'
    : purposeCode !== '' && !code.test(purposeCode) ? 'purposeCode'
      : [...reference].length > maxReferenceLength || unsafe.test(reference) ? 'reference'
        : beneficiary === 'incomplete' ? 'beneficiary' : null;
  return {
    problem,
    details: {
      ...(counterpartyCountry && { counterpartyCountry }), ...(purposeCode && { purposeCode }),
      ...(reference && { reference }), ...(typeof beneficiary === 'object' && { beneficiary }),
    },
  };
}

const beneficiaryOf = (
  party: PartyTexts, name: string, before?: PaymentPartyDto,
): PaymentPartyDto | 'incomplete' | undefined => {
  if (Object.values(party).every((text) => text === '')) return undefined;
  const form = Object.assign(new PartyForm(), party, {
    kind: kinds[(party.kind ?? '').toLowerCase()] ?? '', name: party.name || name,
    idType: party.idType?.toUpperCase() ?? '',
  });
  const isWrong = form.kind === '' || validateSync(form).length > 0 || Object.values(form).some((text) =>
    unsafe.test(String(text)));
  return isWrong ? 'incomplete' : withTypesOf(partyOf(form), before);
};
