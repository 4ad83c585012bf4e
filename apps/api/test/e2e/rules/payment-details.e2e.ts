import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, PaymentPartyDto, SendTransactionDto, WalletDto } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { fileFor } from '../../customer-files.ts';
import { openWallet, registerNewcomer, sendOf } from '../../people.ts';
import { sharedApp } from '../../suite.ts';

const ORIGINATOR: PaymentPartyDto = { naturalPerson: {
  name: { primaryIdentifier: 'Rahman', secondaryIdentifier: 'Amina' },
  geographicAddress: { addressType: 'HOME', streetName: 'Corniche Street', buildingNumber: '12', townName: 'Abu Dhabi', country: 'AE' },
  nationalIdentification: { nationalIdentifier: '784-1991-0000011-8', nationalIdentifierType: 'IDCD' },
  dateAndPlaceOfBirth: { dateOfBirth: '1991-04-12' },
} };

describe('what a payment says of itself', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let bank: ConnectClient;
  let from: WalletDto;
  let to: WalletDto;

  beforeAll(async () => {
    rig = await sharedApp();
    [amina, bank] = [await rig.as('amina'), await rig.as('bank.uae')];
    from = await openWallet(amina, '90000.00');
    to = await openWallet(await rig.as('yusuf'), '0.00');
  });

  const send = async (said: Partial<SendTransactionDto>, payee = to) => {
    const { transaction_id: id } = await amina.transactions.sendTransaction({ requestBody: sendOf(from, payee, said) });
    return { id: id ?? '', why: await bank.transactions.explainTransaction({ id: id ?? '' }) };
  };
  const rulesOf = ({ why }: Awaited<ReturnType<typeof send>>) => why.findings.map(({ ruleId }) => ruleId);

  it('is kept with it, judged, and shown to both sides but for what describes the parties', async () => {
    const said = { purposeCode: 'FAM', counterpartyCountry: 'QA', reference: '  INV-42  ', originator: ORIGINATOR };
    const { id, why } = await send(said as Partial<SendTransactionDto>);
    const kept = { purposeCode: 'FAM', counterpartyCountry: 'QA', reference: 'INV-42', counterpartyName: null };
    expect(await amina.transactions.getTransaction({ id }))
      .toMatchObject({ ...kept, originator: ORIGINATOR, beneficiary: null });
    expect(await (await rig.as('yusuf')).transactions.getTransaction({ id })).toMatchObject({ ...kept, originator: null });
    expect(why).toMatchObject({ recomputedIdentical: true, facts: {
      purposeCode: 'FAM', counterpartyCountry: 'QA',
      originator: { account: from.address, address: '12 Corniche Street, Abu Dhabi, AE', id: '…0118' } } });
  });

  it('takes names of 140 characters of the parties, and none of 141', async () => {
    const naming = (name: string): Partial<SendTransactionDto> => ({
      counterpartyName: name,
      originator: { naturalPerson: { name: { primaryIdentifier: name, secondaryIdentifier: name } } },
      beneficiary: { legalPerson: { name: { legalPersonName: name } } },
    });
    const { id } = await send(naming('ن'.repeat(140)));
    expect(await amina.transactions.getTransaction({ id })).toMatchObject(naming('ن'.repeat(140)));
    await expect(send(naming('ن'.repeat(141)))).rejects.toMatchObject({ status: 400, details: [
      'counterpartyName', 'originator.naturalPerson.name.primaryIdentifier',
      'originator.naturalPerson.name.secondaryIdentifier', 'beneficiary.legalPerson.name.legalPersonName',
    ].map((field) => expect.objectContaining({ field, code: 'LENGTH' })) });
  });

  it.each([
    ['purposeCode', { purposeCode: 'SALA' }], ['purposeCode', { purposeCode: 'XXX' }],
    ['reference', { reference: 'two\nlines' }], ['reference', { reference: 'r'.repeat(141) }],
    ['counterpartyName', { counterpartyName: 'turned \u202eround' }], ['counterpartyCountry', { counterpartyCountry: 'UAE' }],
    ['originator', { originator: {} }],
    ['originator', { originator: { ...ORIGINATOR, legalPerson: { name: { legalPersonName: 'Gulf Steel LLC' } } } }],
    ['originator.naturalPerson.dateAndPlaceOfBirth.dateOfBirth', { originator: { naturalPerson: {
      name: { primaryIdentifier: 'Saleh' }, dateAndPlaceOfBirth: { dateOfBirth: '1990-02-30' } } } }],
    ['issuer', { issuer: { held: 'many' } }],
  ])('is refused by its field where it cannot be read: %s', async (field, said) => {
    await expect(send(said as unknown as Partial<SendTransactionDto>)).rejects.toMatchObject({
      status: 400, details: expect.arrayContaining([expect.objectContaining({ field })]) });
  });

  it.each([
    ['Yusuf Al Kuwari', []], ['YOUSUF AL-KUWARI', []], ['Gulf Steel LLC', ['KYC-025']],
  ])('gives the payee’s name, which is compared with that of the wallet’s owner: %s', async (counterpartyName, rules) => {
    expect(rulesOf(await send({ counterpartyName })).filter((id) => id === 'KYC-025')).toEqual(rules);
  });

  it('never changes the customer’s file: what says otherwise is a finding, and customers do not read the file', async () => {
    const newcomer = await registerNewcomer(rig);
    const wallet = await openWallet(newcomer, '0.00');
    const { id: userId, name } = await newcomer.auth.me();
    await fileFor(rig, userId, name, { bornOn: '1980-01-01', country: 'QA', mcc: '5411' });
    const { id, why } = await send({ counterpartyCountry: 'AE', beneficiary: { naturalPerson: {
      name: { primaryIdentifier: name }, dateAndPlaceOfBirth: { dateOfBirth: '1981-01-01' } } } }, wallet);
    expect(why).toMatchObject({
      action: 'review',
      facts: { counterpartyCountry: 'QA', contradictions: ['beneficiary.dateOfBirth', 'counterpartyCountry'], mcc: '5411' },
    });
    const told = await amina.transactions.explainTransaction({ id });
    expect(told.findings.map(({ ruleId }) => ruleId)).not.toContain('KYC-026');
    for (const fact of ['contradictions', 'mcc', 'counterpartyCountry', 'beneficiary', 'party']) {
      expect(told.facts).not.toHaveProperty(fact);
    }
  });

  it('keeps the supplier’s name of a batch’s row, and seeks it in the lists', async () => {
    const { results } = await amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false, memo: 'Invoice 17', purposeCode: 'POS',
      items: [
        { toAddress: to.address, amount: '10.00', counterpartyName: 'Kasim Omar Al Testani' },
        { toAddress: to.address, amount: '10.00', purposeCode: 'UTL', reference: 'R-7' },
      ] } });
    const [listed, plain] = results.map(({ transactionId }) => transactionId ?? '');
    expect(await bank.transactions.explainTransaction({ id: listed ?? '' })).toMatchObject({
      action: 'review', findings: expect.arrayContaining([expect.objectContaining({ ruleId: 'KYC-005' })]) });
    const { facts: told } = await amina.transactions.explainTransaction({ id: listed ?? '' });
    for (const fact of ['watchlist', 'otherParties', 'senderDob', 'senderNationality', 'senderId']) {
      expect(told).not.toHaveProperty(fact);
    }
    expect(await amina.transactions.getTransaction({ id: listed ?? '' }))
      .toMatchObject({ counterpartyName: 'Kasim Omar Al Testani', purposeCode: 'POS' });
    expect(await amina.transactions.getTransaction({ id: plain ?? '' })).toMatchObject({ reference: 'R-7', purposeCode: 'UTL' });
  });

  it.each([
    ['counterpartyName', { counterpartyName: 'two\nlines' }], ['counterpartyCountry', { counterpartyCountry: 'UAE' }],
    ['purposeCode', { purposeCode: 'XXX' }], ['reference', { reference: '' }], ['beneficiary', { beneficiary: {} }],
    ['beneficiary.legalPerson.name.legalPersonName', { beneficiary: { legalPerson: { name: { legalPersonName: 'a\u0007b' } } } }],
  ])('is refused by its field in the row of a batch: %s', async (field, said) => {
    await expect(amina.transactions.sendBatch({ requestBody: {
      network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false,
      items: [{ toAddress: to.address, amount: '10.00', ...said as object }] } })).rejects.toMatchObject({
      status: 400, details: expect.arrayContaining([expect.objectContaining({ field: `items[0].${field}` })]) });
  });
});
