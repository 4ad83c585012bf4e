import type { PaymentPartyDto } from '@connect/sdk';
import type { PartyForm } from './party.ts';

/** A party in the words of IVMS101 as the fields that a person fills in. */
export function formOfParty({ naturalPerson, legalPerson }: PaymentPartyDto): PartyForm {
  const { geographicAddress: place, nationalIdentification: id } = naturalPerson ?? legalPerson ?? {};
  const birth = naturalPerson?.dateAndPlaceOfBirth;
  return {
    kind: naturalPerson ? 'person' : legalPerson ? 'organisation' : '',
    name: naturalPerson?.name.primaryIdentifier ?? legalPerson?.name.legalPersonName ?? '',
    givenName: naturalPerson?.name.secondaryIdentifier ?? '',
    street: place?.streetName ?? '', building: place?.buildingNumber ?? '', postCode: place?.postCode ?? '',
    town: place?.townName ?? '', country: place?.country ?? '',
    idNumber: id?.nationalIdentifier ?? '', idType: id?.nationalIdentifierType ?? '',
    idCountry: id?.countryOfIssue ?? '',
    birthDate: birth?.dateOfBirth ?? '', birthPlace: birth?.placeOfBirth ?? '',
    residence: naturalPerson?.countryOfResidence ?? legalPerson?.countryOfRegistration ?? '',
  };
}
