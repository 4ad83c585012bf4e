import { describe, expect, it } from '@jest/globals';
import { detailFieldOf, PartyForm } from './party.ts';
import { linesOfParty } from './party-lines.ts';
import { areDetailsWhole, type DetailsForm, detailsOf } from './payment-details.ts';

const form = (changes: Partial<DetailsForm> = {}): DetailsForm => ({
  counterpartyName: '', counterpartyCountry: '', purposeCode: '', reference: '', originator: new PartyForm(),
  beneficiary: new PartyForm(), ...changes,
});
const party = (changes: Partial<PartyForm>): PartyForm => Object.assign(new PartyForm(), changes);

describe('what a payment says of its parties', () => {
  it('is nothing where nothing is written', () => {
    expect(detailsOf(form())).toEqual({});
    expect(detailsOf(form({ beneficiary: party({ name: 'Left behind' }) }))).toEqual({});
  });

  it('is written in the words of IVMS101', () => {
    const originator = party({
      kind: 'person', name: ' Saleh ', givenName: 'Maryam', town: 'Abu Dhabi', country: 'AE', street: 'Corniche Street',
      idNumber: 'P12', idType: 'CCPT', idCountry: 'LB', birthDate: '1990-05-06', residence: 'AE',
    });
    const said = detailsOf(form({ counterpartyName: ' Amina ', counterpartyCountry: 'ae', originator }));
    expect(said).toEqual({
      counterpartyName: 'Amina', counterpartyCountry: 'AE',
      originator: { naturalPerson: {
        name: { primaryIdentifier: 'Saleh', secondaryIdentifier: 'Maryam' },
        geographicAddress: { streetName: 'Corniche Street', townName: 'Abu Dhabi', country: 'AE' },
        nationalIdentification: { nationalIdentifier: 'P12', nationalIdentifierType: 'CCPT', countryOfIssue: 'LB' },
        dateAndPlaceOfBirth: { dateOfBirth: '1990-05-06' }, countryOfResidence: 'AE',
      } },
    });
    expect(linesOfParty(said.originator ?? {})).toEqual([
      'Maryam Saleh', 'Corniche Street, Abu Dhabi, AE', 'CCPT · P12 · LB', '1990-05-06', 'AE']);
    const house = party({ kind: 'organisation', name: 'Gulf Steel LLC', givenName: 'Left', birthDate: '1990-05-06' });
    expect(detailsOf(form({ beneficiary: house })).beneficiary)
      .toEqual({ legalPerson: { name: { legalPersonName: 'Gulf Steel LLC' } } });
  });

  it.each<[string, Partial<DetailsForm>, boolean]>([
    ['a country of one letter', { counterpartyCountry: 'A' }, false],
    ['a person without a name', { originator: party({ kind: 'person' }) }, false],
    ['an address without a town', { originator: party({ kind: 'person', name: 'S', street: 'Way' }) }, false],
    ['a number without its kind', { beneficiary: party({ kind: 'organisation', name: 'S', idNumber: '1' }) }, false],
    ['a place of birth without a day', { beneficiary: party({ kind: 'person', name: 'S', birthPlace: 'Doha' }) }, false],
    ['nobody described, whatever is left in the fields', { originator: party({ street: 'Way' }) }, true],
    ['a name', { originator: party({ kind: 'person', name: 'S' }) }, true],
    ['names of 140 characters', { originator: party({ kind: 'person', name: 'S'.repeat(140), givenName: 'S'.repeat(140) }) }, true],
    ['a name of 141', { beneficiary: party({ kind: 'organisation', name: 'S'.repeat(141) }) }, false],
  ])('can be judged or not with %s', (_, changes, isWhole) => {
    expect(areDetailsWhole(form(changes))).toBe(isWhole);
  });

  it('is found again where the API names a field of it', () => {
    expect(detailFieldOf('originator.naturalPerson.name.primaryIdentifier')).toBe('originator.name');
    expect(detailFieldOf('beneficiary.legalPerson.geographicAddress.country')).toBe('beneficiary.country');
    expect(detailFieldOf('beneficiary')).toBe('beneficiary.kind');
    expect(detailFieldOf('purposeCode')).toBe('purposeCode');
  });
});
