import type { PaymentPartyDto } from '@connect/sdk';

/** A party as a payment describes it, a line for each thing that is said. */
export function linesOfParty({ naturalPerson, legalPerson }: PaymentPartyDto): string[] {
  const { geographicAddress: place, nationalIdentification: id } = naturalPerson ?? legalPerson ?? {};
  const name = naturalPerson ? [naturalPerson.name.secondaryIdentifier, naturalPerson.name.primaryIdentifier]
    : [legalPerson?.name.legalPersonName];
  const birth = naturalPerson?.dateAndPlaceOfBirth;
  return [
    joined(name, ' '),
    joined([joined([place?.streetName, place?.buildingNumber], ' '), joined([place?.postCode, place?.townName], ' '),
      place?.country], ', '),
    joined([id?.nationalIdentifierType, id?.nationalIdentifier, id?.countryOfIssue], ' · '),
    joined([birth?.dateOfBirth, birth?.placeOfBirth], ' · '),
    joined([naturalPerson?.countryOfResidence ?? legalPerson?.countryOfRegistration], ''),
  ].filter((line) => line !== '');
}

const joined = (parts: readonly (string | undefined)[], sign: string): string =>
  parts.filter((part) => part !== undefined && part !== '').join(sign);
