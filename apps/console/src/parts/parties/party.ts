import type {
  GeographicAddressDto, NationalIdentificationDto, NationalIdentifierType, PaymentPartyDto,
} from '@connect/sdk';
import { IsNotEmpty, Matches, MaxLength, ValidateIf } from 'class-validator';

/** The documents and numbers by which IVMS101 identifies somebody, in the order in which they are offered. */
export const identifierTypes = [
  'CCPT', 'IDCD', 'ARNU', 'DRLC', 'TXID', 'SOCS', 'FIIN', 'RAID', 'LEIX', 'MISC',
] as const satisfies readonly NationalIdentifierType[];

/** What can be wrong with a field of a party; the words of the section say each. */
export type PartyProblem = 'needed' | 'long' | 'country' | 'day';

/** The longest name of somebody who pays or is paid that the API takes. */
export const maxPartyName = 140;

const say = (message: PartyProblem) => ({ message });
const countryOrNothing = /^\s*(?:[A-Za-z]{2})?\s*$/;
const dayOrNothing = /^(?:\d{4}-\d{2}-\d{2})?$/;
const hasAddress = (form: PartyForm) =>
  [form.street, form.building, form.postCode, form.town, form.country].some((text) => text.trim() !== '');
const isIdentified = (form: PartyForm) => form.idNumber.trim() !== '';
const isBornSomewhere = (form: PartyForm) => form.kind === 'person' && form.birthPlace.trim() !== '';

/** The payer or the payee as a payment describes them (FATF R.16), in a form; an empty kind says nothing. */
export class PartyForm {
  kind: '' | 'person' | 'organisation' = '';

  /** The family name of a person, or the whole name; the name of an organisation. */
  @MaxLength(maxPartyName, say('long')) @IsNotEmpty(say('needed')) name = '';
  @MaxLength(maxPartyName, say('long')) givenName = '';
  @MaxLength(70, say('long')) street = '';
  @MaxLength(16, say('long')) building = '';
  @MaxLength(16, say('long')) postCode = '';
  @ValidateIf(hasAddress) @MaxLength(35, say('long')) @IsNotEmpty(say('needed')) town = '';
  @ValidateIf(hasAddress) @Matches(/^\s*[A-Za-z]{2}\s*$/, say('country')) country = '';
  @MaxLength(35, say('long')) idNumber = '';
  @ValidateIf(isIdentified) @IsNotEmpty(say('needed')) idType: NationalIdentifierType | '' = '';
  @Matches(countryOrNothing, say('country')) idCountry = '';
  @Matches(dayOrNothing, say('day'))
  @ValidateIf((form: PartyForm) => isBornSomewhere(form) || form.birthDate !== '') @IsNotEmpty(say('needed'))
  birthDate = '';

  @MaxLength(70, say('long')) birthPlace = '';

  /** Where a person lives or an organisation is registered. */
  @Matches(countryOrNothing, say('country')) residence = '';
}

export type PartyField = keyof PartyForm;

const textOf = (text: string): string => text.normalize('NFC').trim();

/** The fields that say something, under the names of the API. */
const given = <Name extends string>(fields: Readonly<Record<Name, string>>): { [Field in Name]?: string } =>
  Object.fromEntries(Object.entries<string>(fields).map(([name, text]) => [name, textOf(text)] as const)
    .filter(([, text]) => text !== '')) as { [Field in Name]?: string };

/** A party in the words of IVMS101, as the API takes it; nothing where nothing is described. */
export function partyOf(form: PartyForm): PaymentPartyDto | undefined {
  const { kind, name, givenName, residence, birthDate, birthPlace } = form;
  if (kind === '') return undefined;
  const place = {
    ...(hasAddress(form) && { geographicAddress: addressOf(form) }),
    ...(isIdentified(form) && { nationalIdentification: identificationOf(form) }),
  };
  if (kind === 'organisation') {
    return {
      legalPerson: {
        name: { legalPersonName: textOf(name) }, ...place, ...given({ countryOfRegistration: residence }),
      },
    };
  }
  const birth = birthDate === '' ? {}
    : { dateAndPlaceOfBirth: { dateOfBirth: birthDate, ...given({ placeOfBirth: birthPlace }) } };
  return {
    naturalPerson: {
      name: { primaryIdentifier: textOf(name), ...given({ secondaryIdentifier: givenName }) },
      ...place, ...birth, ...given({ countryOfResidence: residence }),
    },
  };
}

const addressOf = ({ street, building, postCode, town, country }: PartyForm): GeographicAddressDto => ({
  ...given({ streetName: street, buildingNumber: building, postCode }), townName: textOf(town),
  country: textOf(country),
});

const identificationOf = ({ idNumber, idType, idCountry }: PartyForm): NationalIdentificationDto => ({
  nationalIdentifier: textOf(idNumber), nationalIdentifierType: idType as NationalIdentifierType,
  ...given({ countryOfIssue: idCountry }),
});

const fieldsOf: Readonly<Record<string, PartyField>> = {
  primaryIdentifier: 'name', legalPersonName: 'name', secondaryIdentifier: 'givenName', streetName: 'street',
  buildingNumber: 'building', postCode: 'postCode', townName: 'town', country: 'country',
  nationalIdentifier: 'idNumber', nationalIdentifierType: 'idType', countryOfIssue: 'idCountry',
  dateOfBirth: 'birthDate', placeOfBirth: 'birthPlace', countryOfResidence: 'residence',
  countryOfRegistration: 'residence',
};

/** The field of the form that the API means by "originator.naturalPerson.name.primaryIdentifier". */
export function detailFieldOf(field: string): string {
  const [side = '', ...within] = field.split('.');
  if (side !== 'originator' && side !== 'beneficiary') return field;
  return `${side}.${fieldsOf[within.at(-1) ?? ''] ?? 'kind'}`;
}
