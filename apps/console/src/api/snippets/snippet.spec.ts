import { describe, expect, it } from '@jest/globals';
import type { TransactionLifeDto } from '@connect/sdk';
import { readRequestOf, sendRequestOf } from './api-request.ts';
import { LANGUAGES, snippetOf } from './snippet.ts';

const BASE = 'http://127.0.0.1:3000';
const payment = {
  transactionId: 'tx_01m7wskz7nfcnz5jryp8n2sjsg', type: 'escrow', network: 'uae_dirham', amount: '250.00',
  currency: 'AED', fromAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  toAddress: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', memo: 'Amina\'s "rent" true \\ إيجار',
  createdAt: '2026-11-20T08:00:00.000Z',
  terms: { zakatMode: 'on_top', zakat: '6.25', quorum: 2, escrow: true, expiresAt: '2026-11-23T08:00:00.000Z' },
} as TransactionLifeDto;

const bodyIn = (text: string, from: string, to: string): unknown =>
  JSON.parse(text.slice(text.indexOf(from) + from.length, text.lastIndexOf(to)));

describe('a call spelled for programs', () => {
  const send = sendRequestOf(payment);
  if (!send) throw new Error('An escrow payment can be sent again.');

  it('asks for the same conditions as the payment had', () => {
    expect(send.body).toMatchObject({
      type: 'escrow', memo: payment.memo,
      programmableLogic: {
        zakatAutoSplit: { enabled: true, percentage: 2.5, mode: 'on_top' }, multiSigRequired: true, quorum: 2,
        expiresInHours: 72,
      },
    });
    expect(sendRequestOf({ ...payment, type: 'reversal' })).toBeNull();
  });

  it.each(LANGUAGES)('never writes a token down, and says where the API is, in %s', (language) => {
    for (const request of [send, readRequestOf(payment)]) {
      const text = snippetOf(language, request, BASE);
      expect(text).toContain('CONNECT_TOKEN');
      expect(text).toContain(BASE);
    }
  });

  it('quotes the body so that a shell passes it on to the byte', () => {
    const quoted = /-d '([\s\S]*)'$/.exec(snippetOf('curl', send, BASE))?.[1] ?? '';
    expect(JSON.parse(quoted.replaceAll("'\\''", "'"))).toEqual(send.body);
  });

  it('spells the body as a TypeScript literal', () => {
    expect(bodyIn(snippetOf('typescript', send, BASE), 'requestBody: ', ',\n});')).toEqual(send.body);
  });

  it('spells truth in Python, and leaves strings alone', () => {
    const text = snippetOf('python', send, BASE);
    expect(text).toContain('"enabled": True');
    expect(text).toContain('rent\\" true');
  });

  it('keeps backslashes in a Java text block', () => {
    expect(snippetOf('java', send, BASE)).toContain('\\\\"rent\\\\" true \\\\\\\\');
  });
});
