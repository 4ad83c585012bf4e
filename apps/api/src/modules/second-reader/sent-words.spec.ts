import { describe, expect, it } from '@jest/globals';
import { namesInWords, sentWords, withoutIdentity } from './sent-words.ts';

const NAMES = ['Amina Al Mansoori', 'Yūsuf Khan', 'خالد المنصوري'];

describe('the words that leave the machine', () => {
  it.each([
    ['loan to AMINA, back with 10% more', 'loan to [name], back with 10% more'],
    ['Mansoori and yusuf split it', '[name] and [name] split it'],
    ['سلف خالد بزيادة 50', 'سلف [name] بزيادة 50'],
    ['send to amina.m@example.com today', 'send to [address] today'],
    ['to AE070331234567890123456 by friday', 'to [number] by friday'],
    ['passport 784198012345678', 'passport [number]'],
    ['call +971 50 123 4567', 'call +[number]'],
    ['رقم ٠٥٠١٢٣٤٥٦٧', 'رقم [number]'],
    ['lent 1000, returns 1200 in 12 months', 'lent 1000, returns 1200 in 12 months'],
  ])('%s', (words, sent) => {
    expect(withoutIdentity(words, NAMES)).toBe(sent);
  });

  it('know a party by whatever is said of them', () => {
    const beneficiary = { naturalPerson: { name: { primaryIdentifier: 'Haddad', secondaryIdentifier: null } } };
    expect(withoutIdentity('for haddad', namesInWords(['Salma', null, beneficiary]))).toBe('for [name]');
  });

  it('are beside what the payment says that it is for, and nothing else', () => {
    const facts = {
      type: 'send', amount: '77.00', currency: 'AED', memo: 'for Amina', purposeCode: 'LND', counterpartyName: 'Nobody',
      senderId: '784-1', counterpartyCountry: 'QA',
    } as const;
    expect(JSON.parse(sentWords(facts, NAMES))).toEqual({ type: 'send', purposeCode: 'LND', memo: 'for [name]' });
  });
});
