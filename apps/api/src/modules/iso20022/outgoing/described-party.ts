import { cut, plain, type OtherId, type Party } from '@connect/iso20022';
import type { PaymentPartyDto } from '../../transactions/public.ts';

type NaturalPerson = NonNullable<PaymentPartyDto['naturalPerson']>;
type Identification = NonNullable<NaturalPerson['nationalIdentification']>;
type Address = NonNullable<NaturalPerson['geographicAddress']>;

const MOST_NAME = 140;
/** What the standard's messages say where a birth is told of without its place. */
const NO_PLACE = 'NOTPROVIDED';
const NO_COUNTRY = 'XX';

/** Kinds of documents and numbers of IVMS101 as the messages code them; others are named by their own word. */
const SCHEMES: Readonly<Record<string, string>> = {
  ARNU: 'ARNU', CCPT: 'CCPT', DRLC: 'DRLC', IDCD: 'NIDN', SOCS: 'SOSE', TXID: 'TXID',
};

const given = <Shape extends object>(shape: Shape): { [Key in keyof Shape]: Exclude<Shape[Key], undefined> } =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as never;

const numberOf = (said: Identification): OtherId => {
  const { nationalIdentifier: id, nationalIdentifierType: kind, countryOfIssue: issuer } = said;
  const code = SCHEMES[kind];
  return given({ id: plain(id), scheme: code === undefined ? { word: kind } : { code }, issuer });
};

const addressOf = (said: Address | undefined): Party['address'] => said && given({
  street: said.streetName, building: said.buildingNumber, postCode: said.postCode, town: said.townName,
  country: said.country, lines: [],
});

/** A party that goes by its name alone. */
export const namedParty = (name: string): Party => ({ name: cut(name, MOST_NAME) });

/** A party as the payment describes it (FATF R.16), in the words of the messages. */
export const describedParty = ({ naturalPerson: person, legalPerson: organisation }: PaymentPartyDto): Party => {
  if (person !== undefined) {
    const { name, dateAndPlaceOfBirth: birth, nationalIdentification: number } = person;
    const [family, first] = [name.primaryIdentifier, name.secondaryIdentifier];
    return given({
      ...namedParty(first === undefined ? family : `${first} ${family}`), address: addressOf(person.geographicAddress),
      residence: person.countryOfResidence,
      person: birth === undefined && number === undefined ? undefined : given({
        birth: birth && {
          day: birth.dateOfBirth, city: birth.placeOfBirth === undefined ? NO_PLACE : cut(birth.placeOfBirth, 35),
          country: NO_COUNTRY,
        },
        others: number === undefined ? [] : [numberOf(number)],
      }),
    });
  }
  const number = organisation?.nationalIdentification;
  return given({
    ...namedParty(organisation?.name.legalPersonName ?? ''), address: addressOf(organisation?.geographicAddress),
    residence: organisation?.countryOfRegistration,
    organisation: number && { others: [numberOf(number)] },
  });
};
