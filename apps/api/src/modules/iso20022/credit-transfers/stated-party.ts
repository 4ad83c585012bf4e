import type { OtherId, Party } from '@connect/iso20022';
import type { PaymentPartyDto } from '../../transactions/public.ts';
import { countryInLines } from '../../transfers/public.ts';

type NaturalPerson = NonNullable<PaymentPartyDto['naturalPerson']>;
type Identification = NonNullable<NaturalPerson['nationalIdentification']>;

/** As `GeographicAddressDto` has it. */
const MOST_BUILDING = 16;

/** Kinds of documents and numbers, as the messages code them, in the words of IVMS101; others are MISC. */
const KINDS: Readonly<Record<string, Identification['nationalIdentifierType']>> = {
  ARNU: 'ARNU', CCPT: 'CCPT', DRLC: 'DRLC', NIDN: 'IDCD', SOSE: 'SOCS', TXID: 'TXID',
};

const given = <Shape extends object>(shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape;

const identificationOf = ([first]: readonly OtherId[], lei?: string): Identification | undefined => {
  if (lei !== undefined) return { nationalIdentifier: lei, nationalIdentifierType: 'LEIX' };
  return first && {
    nationalIdentifier: first.id, nationalIdentifierType: KINDS[first.scheme?.code ?? ''] ?? 'MISC',
  };
};

/** The country of a party's address: its own element, or else what its free lines say. */
export const countryOfAddress = ({ address }: Party): string | undefined =>
  address?.country ?? countryInLines(address?.lines ?? []);

/**
 * An address with town and country, which IVMS101 wants; another one stays in the message, as does the name of a
 * building that is longer than a number of one may be.
 */
const addressOf = (party: Party): NaturalPerson['geographicAddress'] => {
  const [{ town, building = '', street, postCode } = {}, country] = [party.address, countryOfAddress(party)];
  if (town === undefined || country === undefined) return undefined;
  return given({
    streetName: street, buildingNumber: building === '' || [...building].length > MOST_BUILDING ? undefined : building,
    postCode, townName: town, country,
  });
};

/** The country of an address that has no town, which IVMS101 would not take as one. */
const countryOf = (party: Party): string | undefined =>
  (party.address?.town === undefined ? countryOfAddress(party) : undefined);

/**
 * A party as payments describe them (FATF R.16); a party without a number of a person is an organisation where the
 * wallet's owner is one. Undefined without a name.
 */
export const statedParty = (party: Party, isPerson: boolean): PaymentPartyDto | undefined => {
  if (party.name === undefined) return undefined;
  const geographicAddress = addressOf(party);
  if (party.person !== undefined || (party.organisation === undefined && isPerson)) {
    const { birth, others = [] } = party.person ?? {};
    return { naturalPerson: given({
      name: { primaryIdentifier: party.name }, geographicAddress, nationalIdentification: identificationOf(others),
      dateAndPlaceOfBirth: birth && { dateOfBirth: birth.day, placeOfBirth: birth.city },
      countryOfResidence: party.residence ?? countryOf(party),
    }) };
  }
  const { lei, others = [] } = party.organisation ?? {};
  return { legalPerson: given({
    name: { legalPersonName: party.name }, geographicAddress, nationalIdentification: identificationOf(others, lei),
    countryOfRegistration: party.residence ?? countryOf(party),
  }) };
};
