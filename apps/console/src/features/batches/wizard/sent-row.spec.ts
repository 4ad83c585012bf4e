import { expect, it } from '@jest/globals';
import type { BatchItemDto, BatchRowDto } from '@connect/sdk';
import { itemOf } from '../batch.form.ts';
import { paymentOf } from '../payments.ts';
import { rowToMend } from './sent-row.ts';

const person: BatchItemDto = {
  toAddress: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', amount: '12.50', memo: 'Rent', counterpartyName: 'Haddad',
  counterpartyCountry: 'AE', purposeCode: 'FAM', reference: 'R-1', metadata: { invoice: '2026/17', desk: 'Doha' },
  beneficiary: { naturalPerson: {
    name: { primaryIdentifier: 'Haddad', secondaryIdentifier: 'Layla', nameIdentifierType: 'BIRT' },
    geographicAddress: {
      addressType: 'BIZZ',
      streetName: 'Pearl Street', buildingNumber: '4', postCode: '1200', townName: 'Doha', country: 'QA' },
    nationalIdentification: { nationalIdentifier: 'X 1', nationalIdentifierType: 'CCPT', countryOfIssue: 'QA' },
    dateAndPlaceOfBirth: { dateOfBirth: '1984-03-02', placeOfBirth: 'Doha' }, countryOfResidence: 'QA',
  } },
};
const organisation: BatchItemDto = {
  toAddress: person.toAddress, amount: '3.00',
  beneficiary: { legalPerson: {
    name: { legalPersonName: 'Gulf Steel', legalPersonNameIdentifierType: 'TRAD' }, countryOfRegistration: 'AE' } },
};

it.each([['a person', person], ['an organisation', organisation]])(
  'a row that is mended says of %s all that it said when it was sent', (_, sent) => {
    const row = rowToMend({ number: 7, sent } as BatchRowDto, 0);
    expect(row.line).toBe(7);
    expect(itemOf(paymentOf(row, 'AED'))).toEqual(sent);
  });

it('a beneficiary that is called like the payee goes on being called so', () => {
  const row = rowToMend({ number: 7, sent: person } as BatchRowDto, 0);
  const mended = paymentOf({ ...row, values: { ...row.values, counterpartyName: 'Haddad Al Amin' } });
  expect(mended.beneficiary?.naturalPerson?.name.primaryIdentifier).toBe('Haddad Al Amin');
});
