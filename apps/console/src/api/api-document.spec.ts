import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { callOf, chaptersOf, exampleValues, type PublishedDocument } from './api-document.ts';
import { urlOfCall, exampleCall } from './snippets/api-call.ts';

const path = new URL('../../../../libs/sdk/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(path, 'utf8')) as PublishedDocument;
const operations = chaptersOf(document).flatMap((chapter) => chapter.operations);
const named = (id: string) => {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The document has no call ${id}.`);
  return operation;
};

describe('the document of the API, as it is shown', () => {
  it('shows every call once', () => {
    const published = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ id }) => id).sort()).toEqual(published.map(({ operationId }) => operationId).sort());
  });

  it('leaves no parameter of an address open', () => {
    const addresses = operations.map((operation) => urlOfCall(exampleCall(operation)));
    expect(addresses.filter((address) => /[{}]|\/\//.test(address))).toEqual([]);
  });

  it('tries a call with what was filled in, and names the key that the client makes', () => {
    const fund = named('fundWallet');
    expect(callOf(fund, { ...exampleValues(fund), id: '0x12' }, { amount: '1.00' })).toEqual({
      method: 'POST', url: '/api/v1/wallets/{id}/fund', path: { id: '0x12' }, query: {}, body: { amount: '1.00' },
      headers: { 'Idempotency-Key': undefined }, mediaType: 'application/json',
    });
    expect(callOf(named('listWallets'), { limit: '5', q: '' }, undefined)).toMatchObject({ query: { limit: '5' } });
  });
});
