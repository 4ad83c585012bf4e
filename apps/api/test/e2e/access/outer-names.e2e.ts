import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { fromTransactionId } from '../../../src/platform/ids.ts';
import { uetrOf } from '../../../src/platform/uetr.ts';
import { startApp, type TestApp } from '../../app.ts';
import { RawClient, type Answered } from '../../exchange.ts';
import { CALLERS, openFixture, type Fixture, type Person, type PersonName } from '../access-fixture.ts';
import { POLICY, type Call, type Rule } from '../access-policy.ts';
import { callRoute, documentedRoutes, type DocumentedRoute } from '../documented-routes.ts';
import { inputsOf, valuesAt, type Input, type OpenApi } from './named-inputs.ts';

type Kind = 'wallet' | 'transaction';

/** Fields and parameters that sound as if they took a wallet or a transaction, and do not. */
const EXEMPT: Readonly<Record<string, string>> = {
  'sendTransaction body:uetr': 'the one that it comes with', 'transferAcross body:uetr': 'the one that it comes with',
  'analyzePayment body:to': 'a fact as it is judged, not a wallet',
  'analyzePayment body:originator.address': 'a postal address',
  'analyzePayment body:beneficiary.address': 'a postal address',
  'keepStrSettings body:location.address': 'a postal address',
  'saveStr body:transactions[].from.address': 'a postal address',
  'saveStr body:transactions[].to.address': 'a postal address',
};

/** What a wrong check digit is answered with where that is not 400 with the field. */
const WRONG_DIGIT: Readonly<Record<string, number>> = {
  // Words that are sought, and what a page begins behind.
  'listTransactions query:q': 200, 'exportTransactions query:q': 200, 'listWallets query:q': 200,
  'listBatches query:q': 200, 'listBeneficiaries query:q': 200,
  'listAuditEvents query:resourceId': 200, 'getAuditStats query:resourceId': 200, 'exportAuditLog query:resourceId': 200,
  'findObject path:id': 404,
  // Those that are no wallet are told of row by row, or not at all.
  'sendBatch body:items[].toAddress': 422, 'checkBatch body:rows[].toAddress': 200,
  'findLookAlikes body:addresses[]': 200, 'listWalletNames query:addresses': 200,
  // What is in the way of a step is part of its preview.
  'previewContractStep body:parties': 200,
};

/** What a call is answered with once its wallet is known, where that is not what the route answers otherwise. */
const ANSWERED: Readonly<Record<string, string>> = {
  'clearParty body:wallet': 'NOTHING_TO_CLEAR',
  // No trial would refuse it.
  'takeOverTrial body:transactionIds[]': 'TRANSACTION_NOT_FOUND',
  // A contract of which one party alone is named is refused by the rules.
  ...Object.fromEntries(['Murabaha body:buyer', 'Murabaha body:seller', 'Ijara body:tenant', 'Ijara body:landlord',
    'Mudaraba body:capitalProvider', 'Mudaraba body:entrepreneur', 'DiminishingMusharaka body:financier',
    'DiminishingMusharaka body:client'].map((name) => [`create${name}`, 'COMPLIANCE_REJECTED'])),
};

/** Answers that differ from one call to the next; that they are the right ones is told by their status. */
const MOVES = new Set(['proveWalletBalance', 'exportTransactions', 'exportAuditLog', 'verifyTransaction']);

describe('an IBAN or a UETR', () => {
  let rig: TestApp;
  let raw: RawClient;
  let fixture: Fixture;
  let routes: Map<string, DocumentedRoute>;
  let inputs: Input[];

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    fixture = await openFixture(rig);
    routes = await documentedRoutes(raw);
    inputs = inputsOf(JSON.parse((await raw.ask({ method: 'GET', path: '/api-docs-json' })).text) as OpenApi)
      .filter(({ name }) => !(name in EXEMPT));
  });
  afterAll(async () => {
    raw.close();
    await rig.close();
  });

  it('is known for what it is by the document, and nothing is exempt that is not there', async () => {
    const all = inputsOf(JSON.parse((await raw.ask({ method: 'GET', path: '/api-docs-json' })).text) as OpenApi)
      .map(({ name }) => name);
    expect([EXEMPT, WRONG_DIGIT, ANSWERED].flatMap(Object.keys).filter((name) => !all.includes(name))).toEqual([]);
    expect(inputs.length).toBeGreaterThan(60);
  });

  /** Somebody who may call a route, and is not told that there is nothing. */
  const callerOf = ({ roles, without = {} }: Rule): PersonName => (['amina', 'bank.uae', 'admin'] as const)
    .find((name) => roles !== 'public' && roles.includes(CALLERS[name]) && !(CALLERS[name] in without))!;

  const ibanOf = async (ours: string): Promise<string | undefined> => (await rows<{ iban: string }>(rig.orm.em.fork(),
    'select iban from wallet where id::text = $1 or lower(address) = lower($1)', [ours]))[0]?.iban;

  const outerOf = async (kind: Kind, ours: string): Promise<string> => {
    if (kind === 'transaction') {
      const id = fromTransactionId(ours)!;
      const { uetr } = await row<{ uetr: string | null }>(rig.orm.em.fork(),
        'select uetr from transaction where id = $1', [id]);
      return uetrOf(id, uetr).toUpperCase();
    }
    return (await ibanOf(ours))!.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1 ');
  };

  /** What an input names where its call does not say: a wallet that the call does not name elsewhere. */
  const usual = (
    { operationId, at }: Input, { wallet, other, transactionId }: Person, kind: Kind, call: Call,
  ): string => {
    const isById = at === 'query:resourceId' || (operationId === 'listWallets' && at === 'query:before');
    // Nobody reports themselves.
    if (operationId === 'openStr') return fixture.people.amina.transactionId;
    if (kind === 'transaction') return isById ? fromTransactionId(transactionId)! : transactionId;
    // Nobody clears themselves, or has a contract with themselves.
    const { address, id } = operationId === 'clearParty' ? fixture.people.amina.wallet
      : operationId.startsWith('create') ? fixture.people.yusuf.wallet
        : JSON.stringify(call).includes(wallet.address) ? other : wallet;
    return isById ? id : address;
  };

  /** A fitting call, in which an input names something that the caller may name. */
  const prepare = async (input: Input, kind: Kind): Promise<Call> => {
    const { operationId, at } = input;
    const rule = POLICY[operationId]!;
    const caller = callerOf(rule);
    const call = structuredClone(await rule.call?.(fixture, fixture.people[caller], caller, raw) ?? {});
    // Of a name and a wallet one is given.
    if (operationId === 'clearParty') delete (call.body as { name?: string }).name;
    const values = valuesAt(call, at);
    const given = values.read();
    const isNamed = given !== undefined
      && (kind === 'wallet' ? await ibanOf(given) !== undefined : fromTransactionId(given) !== null);
    if (!isNamed) values.write(usual(input, fixture.people[caller], kind, call));
    return call;
  };

  const ask = (operationId: string, call: Call, caller: PersonName): Promise<Answered> =>
    callRoute(raw, routes.get(operationId)!, fixture.people[caller].token, call);

  const WRONG = 'AE48 9990 0000 0000 0000 042';

  it('is taken wherever a wallet or a transaction is, as its own name is', async () => {
    const wrong: object[] = [];
    for (const input of inputs) {
      const { name, operationId, at } = input;
      const caller = callerOf(POLICY[operationId]!);
      const { status } = POLICY[operationId]!;
      for (const kind of input.kinds) {
        const call = await prepare(input, kind);
        const values = valuesAt(call, at);
        const ours = values.read()!;
        // What is read is the same; what is written could not be written twice.
        const own = at.startsWith('query') && !MOVES.has(operationId) ? (await ask(operationId, call, caller)).text : null;
        values.write(await outerOf(kind, ours));
        const answer = await ask(operationId, call, caller);
        const asExpected = name in ANSWERED
          ? (JSON.parse(answer.text) as { code: string }).code === ANSWERED[name] : answer.status === status;
        if (!asExpected || (own ?? answer.text) !== answer.text) {
          wrong.push({ name, kind, ours, status: [status, answer.status], own, text: answer.text.slice(0, 300) });
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 600_000);

  it('with a wrong check digit is refused with its field', async () => {
    const wrong: object[] = [];
    for (const input of inputs.filter(({ kinds }) => kinds.includes('wallet'))) {
      const { name, operationId, at } = input;
      const caller = callerOf(POLICY[operationId]!);
      const call = await prepare(input, 'wallet');
      valuesAt(call, at).write(WRONG);
      const { status, text } = await ask(operationId, call, caller);
      const expected = WRONG_DIGIT[name] ?? 400;
      const [problem] = status === 400 ? (JSON.parse(text) as { details: { field: string }[] }).details : [];
      const field = at.replace(/^\w+:/, '').replaceAll('[]', '[0]');
      if (status !== expected || (problem !== undefined && problem.field !== field)) {
        wrong.push({ name, status, expected, text: text.slice(0, 300) });
      }
    }
    expect(wrong).toEqual([]);
  }, 600_000);

  it('of somebody else’s wallet is as closed as its address', async () => {
    const { amina, yusuf } = fixture.people;
    const { iban } = await yusuf.client.wallets.getWallet({ id: yusuf.wallet.id });
    for (const id of [yusuf.wallet.address, iban]) {
      await expect(amina.client.wallets.getWallet({ id })).rejects.toMatchObject({ status: 404, code: 'WALLET_NOT_FOUND' });
      await expect(amina.client.transactions.listTransactions({ wallet: id })).rejects.toMatchObject({ status: 404 });
    }
    // One that nobody has is not told from it.
    await expect(amina.client.wallets.getWallet({ id: 'AE799990000009999999999' })).rejects.toMatchObject({ status: 404 });
  });
});
