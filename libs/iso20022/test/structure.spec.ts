import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  MOST_PROBLEMS, READ, UnreadableMessage, writeCreditTransfers, writeInterbankTransfers, writePaymentReturn,
  writeRecallRequest, writeStatusRequest,
} from '../src/index.ts';
import { recallExample, recallRequest } from './recalls.ts';
import { interbank, request, TODAY } from './arbitraries.ts';
import { paymentReturn, returnExample, statusRequest } from './returns.ts';
import { example, readBytes, readWhole, rewrite } from './example.ts';
import { ENCODINGS, mutate, mutation } from './mutations.ts';
import { valuesOf } from './values.ts';

const RUNS = process.env['LONG'] === 'all' ? 200_000 : 3_000;
const VERSIONS = ['03', '09', '11'];

/** Messages in order, of every version. */
const messages = VERSIONS.flatMap((version) => [example(version), ...fc.sample(request(version === '03'),
  { numRuns: 6, seed: 20022 }).map((asked) => writeCreditTransfers(READ.get(`pain.001.001.${version}`)!, asked, TODAY))]);
messages.push(recallExample(), ...fc.sample(recallRequest, { numRuns: 6, seed: 20022 })
  .map((asked) => writeRecallRequest(READ.get('camt.056.001.10')!, asked)));
messages.push(...(['customers', 'institutions'] as const).flatMap((of) => fc.sample(interbank(of), { numRuns: 6, seed: 20022 })
  .map((asked) => writeInterbankTransfers(READ.get(of === 'customers' ? 'pacs.008.001.08' : 'pacs.009.001.10')!, asked, TODAY))));

messages.push(returnExample(), ...fc.sample(paymentReturn, { numRuns: 6, seed: 20022 })
  .map((asked) => writePaymentReturn(READ.get('pacs.004.001.09')!, asked, TODAY)));
messages.push(...fc.sample(statusRequest, { numRuns: 6, seed: 20022 })
  .map((asked) => writeStatusRequest(READ.get('pacs.028.001.05')!, asked)));

const changed = fc.record({
  message: fc.constantFrom(...messages), changes: fc.array(mutation, { minLength: 1, maxLength: 3 }),
  encoding: fc.oneof({ weight: 12, arbitrary: fc.constant('utf8') }, fc.constantFrom(...Object.keys(ENCODINGS))),
  piece: fc.constantFrom(1, 7, 1000, 65_536),
});

describe('a message whose structure was changed', () => {
  it('is unreadable, or its problems are told, or it says when written again what was read of it', () => {
    const outcomes = { unreadable: 0, refused: 0, taken: 0 };
    fc.assert(fc.property(changed, ({ message, changes, encoding, piece }) => {
      const found = readBytes(ENCODINGS[encoding]!(mutate(message, changes)), piece);
      if (found instanceof UnreadableMessage) {
        outcomes.unreadable += 1;
        expect(found.message).not.toBe('');
        expect(found.place.line).toBeGreaterThan(0);
        return;
      }
      if (found.problems.length > 0) {
        outcomes.refused += 1;
        expect(found.problems.length).toBeLessThanOrEqual(MOST_PROBLEMS);
        return;
      }
      outcomes.taken += 1;
      expect(valuesOf(readWhole(rewrite(found)).request)).toEqual(valuesOf(found.request));
    }), { numRuns: RUNS });
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(0);
  });
});

const HEAD = '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>';

describe('a message that does not end', () => {
  it.each([
    ['blanks before it', '', ' '], ['a declaration', '<?xml version="1.0" ', ' '],
    ['a comment', '<!--', 'x'], ['a comment within', `${HEAD}<!--`, 'x'], ['an instruction', '<?go ', 'x'],
    ['a document type', '<!DOCTYPE a [', '<!ENTITY b "c">'], ['a tag', `${HEAD}<`, 'a'],
    ['an attribute', `${HEAD}<GrpHdr a="`, 'a'], ['the name of an attribute', `${HEAD}<GrpHdr `, 'a'],
    ['a text', `${HEAD}<GrpHdr><MsgId>`, 'x'], ['a text between elements', `${HEAD}<GrpHdr>`, 'x'],
    ['a section of characters', `${HEAD}<GrpHdr><MsgId><![CDATA[`, 'x'], ['an entity', `${HEAD}<GrpHdr><MsgId>&`, 'x'],
    ['nesting', HEAD, '<PmtInf>'], ['nesting of what is not known', HEAD, '<x>'],
  ])('is refused within a mebibyte: %s', (_, start, more) => {
    const piece = Buffer.from(more.repeat(Math.ceil(16_384 / more.length)));
    const whole = Buffer.concat([Buffer.from(start), ...Array.from({ length: 64 }, () => piece)]);
    const found = readBytes(whole, 16_384);
    expect(found).toBeInstanceOf(UnreadableMessage);
    expect((found as UnreadableMessage).message).toMatch(/too long|too deep|document type|More than/);
  });

  it.each([
    ['attributes', `${HEAD}<GrpHdr`, (n: number) => ` a${n}=""`],
    ['namespaces', `${HEAD}<GrpHdr`, (n: number) => ` xmlns:a${n}="b"`],
    ['elements of one payment', `${HEAD}<PmtInf><CdtTrfTxInf><RmtInf>`, () => '<Ustrd>x</Ustrd>'],
    ['elements of the head', `${HEAD}<GrpHdr><InitgPty><Id><PrvtId>`, () => '<Othr><Id>x</Id></Othr>'],
    ['elements of a PmtInf', `${HEAD}<PmtInf><PmtTpInf>`, () => '<SvcLvl><Cd>x</Cd></SvcLvl>'],
  ])('is refused within two mebibytes: %s', (_, start, more) => {
    const whole = Buffer.from(start + Array.from({ length: 150_000 }, (unused, n) => more(n)).join(''));
    const found = readBytes(whole, 16_384);
    expect(found).toBeInstanceOf(UnreadableMessage);
    expect((found as UnreadableMessage).message).toMatch(/too long|too deep|document type|More than/);
  });
});
