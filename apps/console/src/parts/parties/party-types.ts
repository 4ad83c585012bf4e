import type { GeographicAddressDto, PaymentPartyDto } from '@connect/sdk';

const withAddressType = (
  address: GeographicAddressDto | undefined, before: GeographicAddressDto | undefined,
): { geographicAddress?: GeographicAddressDto } => (address === undefined ? {} : {
  geographicAddress: { ...address, ...(before?.addressType && { addressType: before.addressType }) },
});

/** A party that was filled in again, with the kinds of name and address that it had before: no form asks for them. */
export function withTypesOf(
  party: PaymentPartyDto | undefined, before: PaymentPartyDto | undefined,
): PaymentPartyDto | undefined {
  const [person, legal] = [party?.naturalPerson, party?.legalPerson];
  const [oldPerson, oldLegal] = [before?.naturalPerson, before?.legalPerson];
  if (person && oldPerson) {
    const { nameIdentifierType } = oldPerson.name;
    return { naturalPerson: {
      ...person, name: { ...person.name, ...(nameIdentifierType && { nameIdentifierType }) },
      ...withAddressType(person.geographicAddress, oldPerson.geographicAddress),
    } };
  }
  if (legal && oldLegal) {
    const { legalPersonNameIdentifierType } = oldLegal.name;
    return { legalPerson: {
      ...legal, name: { ...legal.name, ...(legalPersonNameIdentifierType && { legalPersonNameIdentifierType }) },
      ...withAddressType(legal.geographicAddress, oldLegal.geographicAddress),
    } };
  }
  return party;
}
