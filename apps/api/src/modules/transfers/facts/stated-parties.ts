import { isUnscreenable, nameAgreement, type NameAgreement } from '@connect/compliance-rules';
import type { PayeeCheck } from '../../beneficiaries/public.ts';
import type { PaymentFacts } from '../../compliance/public.ts';
import type { GeographicAddressDto, PaymentPartyDto } from '../../transactions/public.ts';
import type { WalletParty } from '../../wallets/wallet-directory.service.ts';

/** What a payment says of one of its parties, whatever kind of party it is. */
export interface SaidOfParty {
  kind: 'person' | 'organisation';
  name: string;
  address?: string;
  country?: string;
  id?: string;
  dob?: string;
}

/** The party that a payment describes, in the words of the rules. */
export const saidBy = ({ naturalPerson, legalPerson }: PaymentPartyDto = {}): SaidOfParty | null => {
  if (naturalPerson !== undefined) {
    const { name, geographicAddress, nationalIdentification, dateAndPlaceOfBirth, countryOfResidence } = naturalPerson;
    return known({
      kind: 'person', name: [name.secondaryIdentifier, name.primaryIdentifier].filter(Boolean).join(' '),
      address: lineOf(geographicAddress), country: countryOfResidence ?? geographicAddress?.country,
      id: nationalIdentification?.nationalIdentifier, dob: dateAndPlaceOfBirth?.dateOfBirth,
    });
  }
  if (legalPerson === undefined) return null;
  const { name, geographicAddress, nationalIdentification, countryOfRegistration } = legalPerson;
  return known({
    kind: 'organisation', name: name.legalPersonName, address: lineOf(geographicAddress),
    country: countryOfRegistration ?? geographicAddress?.country, id: nationalIdentification?.nationalIdentifier,
  });
};

const known = (said: { [Field in keyof SaidOfParty]: SaidOfParty[Field] | undefined }): SaidOfParty =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as unknown as SaidOfParty;

const lineOf = (address: GeographicAddressDto | undefined): string | undefined => {
  if (address === undefined) return undefined;
  const { buildingNumber, streetName, postCode, townName, country } = address;
  const spaced = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
  return [spaced(buildingNumber, streetName), spaced(postCode, townName), country]
    .filter((part) => part !== '').join(', ');
};

/** The name of whoever owns a wallet: that of their file, else that of their account. */
export const statedNameOf = ({ customer, ownerName }: WalletParty): string => customer?.legalName ?? ownerName;

type NamedOwner = Pick<WalletParty, 'ownerName' | 'customer'>;

const namesOf = ({ ownerName, customer }: NamedOwner): string[] =>
  [ownerName, customer?.legalName, customer?.legalNameArabic]
    .filter((name) => typeof name === 'string').filter((name) => name.trim() !== '');

/** How a name that the payer gives agrees with those that the owner of a wallet is known by. */
export const agreementWithFile = (given: string, owner: NamedOwner): NameAgreement =>
  nameAgreement(given, namesOf(owner));

const PAYEE_CHECK: Readonly<Record<NameAgreement, PayeeCheck>> = {
  match: 'match', close: 'close_match', none: 'no_match',
};

/** The same as a payer is told it: what cannot be read is unknown, and never taken for another name. */
export const payeeCheckOf = (
  given: string, owner: NamedOwner, agreement: NameAgreement = agreementWithFile(given, owner),
): PayeeCheck => (agreement === 'none' && (isUnscreenable(given) || namesOf(owner).every(isUnscreenable))
  ? 'unknown' : PAYEE_CHECK[agreement]);

/** How the name that a payment states agreed with its payee's, as it was judged; null where it states none. */
export const payeeCheckIn = (
  { statedName, statedNameMatch }: Pick<PaymentFacts, 'statedName' | 'statedNameMatch'>, payee: NamedOwner,
): PayeeCheck | null => (statedName === undefined ? null : payeeCheckOf(statedName, payee, statedNameMatch));

/** The fields of a described party that say otherwise than the file of who owns the wallet; what it lacks agrees. */
export const contradictionsOf = (
  field: 'originator' | 'beneficiary', said: SaidOfParty | null, wallet: WalletParty,
): string[] => {
  if (said === null) return [];
  const { customer } = wallet;
  const isOther = {
    name: agreementWithFile(said.name, wallet) === 'none',
    kind: customer !== null && customer.kind !== said.kind,
    country: customer !== null && said.country !== undefined && said.country !== customer.country,
    // A file may know the year alone.
    dateOfBirth: said.dob !== undefined && typeof customer?.dob === 'string' && !said.dob.startsWith(customer.dob),
    nationalIdentifier: said.id !== undefined && customer !== null && customer.ids.length > 0
      && !customer.ids.includes(bareText(said.id)),
  };
  return Object.entries(isOther).filter(([, differs]) => differs).map(([what]) => `${field}.${what}`);
};

const bareText = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
