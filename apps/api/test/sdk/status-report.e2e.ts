import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createConnectClient, IsoMessageUnanswered, readStatusReport, sendIsoMessage, UnreadableXml, whenIsoMessageAnswered,
} from '@connect/sdk';
import { afterEach, describe, expect, it } from '@jest/globals';

const between = (inner: string, root = 'CstmrPmtStsRpt'): string =>
  `<?xml version="1.0"?><!-- made --><d:Document xmlns:d="urn:x"><d:${root}>${inner}</d:${root}></d:Document>`;

describe('a status report', () => {
  it('is read with its reasons and words, whatever prefixes it has', () => {
    const report = readStatusReport(between('<d:OrgnlGrpInfAndSts><d:OrgnlMsgId>A&amp;B &#x627;</d:OrgnlMsgId>'
      + '<d:GrpSts>RJCT</d:GrpSts><d:StsRsnInf><d:Rsn><d:Prtry>X1</d:Prtry></d:Rsn><d:AddtlInf>one</d:AddtlInf>'
      + '<d:AddtlInf>اثنان</d:AddtlInf></d:StsRsnInf></d:OrgnlGrpInfAndSts>'));
    expect(report).toEqual({
      originalMessageId: 'A&B ا', originalDefinition: null, state: 'RJCT',
      reasons: [{ code: 'X1', words: ['one', 'اثنان'] }], groups: [],
    });
  });

  it('between institutions has its payments in one group', () => {
    const report = readStatusReport(between('<d:TxInfAndSts><d:OrgnlGrpInf><d:OrgnlMsgId>M</d:OrgnlMsgId></d:OrgnlGrpInf>'
      + '<d:OrgnlEndToEndId>E</d:OrgnlEndToEndId><d:TxSts>ACSC</d:TxSts></d:TxInfAndSts>', 'FIToFIPmtStsRpt'));
    expect(report.originalMessageId).toBe('M');
    expect(report.groups).toEqual([expect.objectContaining({
      instructionId: null, payments: [expect.objectContaining({ endToEndId: 'E', state: 'ACSC' })] })]);
  });

  it.each([
    ['', '<Document'], ['<Document/>', 'no report'], [between('').replace('?>', '?><!DOCTYPE d>'), 'a document type'],
    [between('<d:A></d:B>'), 'ends another'], [between('&bomb;'), 'an entity'], [between('<![CDATA[x]]>'), 'a section'],
    [between('<d:A>'.repeat(100) + '</d:A>'.repeat(100)), 'too deep'], [`${between('')}<more/>`, 'two documents'],
    [between('&#x110000;'), 'no character'],
  ])('is none: %#', (text) => { expect(() => readStatusReport(text)).toThrow(UnreadableXml); });
});

describe('waiting for an answer', () => {
  let server: Server | undefined;
  afterEach(() => { server?.close(); });

  const serve = async (listener: RequestListener) => {
    server = createServer(listener);
    await new Promise<void>((resolve) => { server?.listen(0, '127.0.0.1', resolve); });
    return createConnectClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  };

  it('ends when it is there, and not before', async () => {
    const states = ['received', 'received', 'answered'];
    const connect = await serve((_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ state: states.shift() }));
    });
    expect(await whenIsoMessageAnswered(connect, 'm', { pauseMs: 1 })).toEqual({ state: 'answered' });
  });

  it('is given up with the id after the time that was said', async () => {
    const connect = await serve((_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{"state":"received"}');
    });
    const waited = whenIsoMessageAnswered(connect, 'm1', { timeoutMs: 1, pauseMs: 1 });
    await expect(waited).rejects.toThrow(IsoMessageUnanswered);
    await expect(waited).rejects.toMatchObject({ id: 'm1', timeoutMs: 1 });
  });

  it.each(['<a>ب</a>', new TextEncoder().encode('<a>ب</a>'), new Blob(['<a>ب</a>'])])(
    'sends text, bytes and files as they are, as XML', async (content) => {
      let asked = { type: '' as string | undefined, body: '' };
      const connect = await serve((request, reply) => {
        void request.toArray().then((chunks) => {
          asked = { type: request.headers['content-type'], body: Buffer.concat(chunks as Buffer[]).toString() };
          reply.writeHead(202, { 'content-type': 'application/json' }).end('{}');
        });
      });
      await sendIsoMessage(connect, content);
      expect(asked).toEqual({ type: 'application/xml', body: '<a>ب</a>' });
    });
});
