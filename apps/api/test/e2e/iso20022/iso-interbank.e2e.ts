import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ConnectClient, WalletDto } from '@connect/sdk';
import { SANDBOX_BANKS } from '../../../src/modules/auth/accounts/sandbox-people.service.ts';
import { row, rows } from '../../../src/platform/database/sql.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { RawClient } from '../../exchange.ts';
import { byBic, originalOf, pacs008, pacs009, pacs028, type AskedInterbank, type AskedTransfer } from '../../iso-interbank.ts';
import { byIban, pain001, read, sendMessage, whenAnswered } from '../../iso-messages.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, ownWallet } from '../../people.ts';
import { contentsOf } from '../../table-contents.ts';

interface Told {
  id: string;
  state: string;
  code: string;
  details: { id: string; problems: { field: string; code: string; message: string }[] };
}

describe('messages between institutions', () => {
  let rig: TestApp;
  let raw: RawClient;
  let tokens: Record<'bank.uae' | 'bank.qatar' | 'amina' | 'admin', string>;
  const banks = SANDBOX_BANKS;
  let amina: ConnectClient;
  let customers: { from: WalletDto; to: WalletDto };
  let own: { from: WalletDto; to: WalletDto };
  const ibans = new Map<string, string>();

  beforeAll(async () => {
    rig = await startApp();
    raw = new RawClient(rig.baseUrl);
    tokens = Object.fromEntries(await Promise.all(['bank.uae', 'bank.qatar', 'amina', 'admin'].map(async (username) =>
      [username, (await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } })).token]))) as never;
    amina = await rig.as('amina');
    customers = { from: await openWallet(amina, '1000.00'), to: await openWallet(await rig.as('yusuf'), '0.00') };
    own = { from: await ownWallet(await rig.as('bank.uae')), to: await openWallet(await rig.as('bank.qatar'), '0.00') };
    for (const { id } of [customers.from, customers.to, own.from, own.to]) {
      ibans.set(id, (await row<{ iban: string }>(rig.orm.em.fork(), 'select iban from wallet where id = $1', [id])).iban);
    }
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const at = ({ id }: WalletDto): string => byIban(ibans.get(id)!);
  const transfer = (changes: Partial<AskedTransfer> = {}): AskedTransfer => ({
    from: at(customers.from), to: at(customers.to), debtorAgent: byBic(banks.uae.bic),
    creditorAgent: byBic(banks.qatar.bic), ...changes,
  });
  const ownTransfer = (changes: Partial<AskedTransfer> = {}): AskedTransfer =>
    transfer({ from: at(own.from), to: at(own.to), ...changes });
  const post = async (text: string, as: keyof typeof tokens = 'bank.uae') => {
    const { status, text: body } = await sendMessage(raw, tokens[as], text);
    return { status, body: JSON.parse(body) as Told };
  };
  const answerOf = async (id: string, as: keyof typeof tokens = 'bank.uae', number = 1): Promise<string> =>
    (await read(raw, tokens[as], `/${id}/answers/${String(number)}`)).text;
  const carriedOut = async (text: string, as: keyof typeof tokens = 'bank.uae') => {
    const { status, body } = await post(text, as);
    expect([status, body.state]).toEqual([202, 'received']);
    return { id: body.id, detail: await whenAnswered(raw, tokens[as], body.id), answer: await answerOf(body.id, as) };
  };
  const balanceOf = async ({ id }: WalletDto): Promise<number> =>
    Number((await (await rig.as('admin')).wallets.getWallet({ id })).balance);

  it.each([['08', '10'], ['10', '12']])('carries a pacs.008 in version .%s out and answers it in .%s', async (version, answered) => {
    const before = await balanceOf(customers.to);
    const uetr = randomUUID();
    const { detail, answer } = await carriedOut(pacs008({ version, transfers: [
      transfer({ uetr, endToEndId: `E-${version}`, transactionId: `T-${version}`, creditor: '<Nm>Yusuf Al Kuwari</Nm>' }),
    ] }));
    expect(detail).toMatchObject({ kind: 'interbank-transfers', direction: 'in', states: [{ state: 'ACSC', payments: 1 }] });
    expect(answer).toContain(`pacs.002.001.${answered}"><FIToFIPmtStsRpt>`);
    expect(answer).toContain('<GrpSts>ACSC</GrpSts>');
    expect(answer).toContain(`<OrgnlTxId>T-${version}</OrgnlTxId><OrgnlUETR>${uetr}</OrgnlUETR><TxSts>ACSC</TxSts>`);
    expect(await balanceOf(customers.to)).toBe(before + 10);
    expect(await amina.transactions.getTransaction({ id: uetr })).toMatchObject({ amount: '10.00', status: 'completed' });
  });

  it('brings the payments of one wallet together, and tells of each what became of it', async () => {
    const { detail, answer } = await carriedOut(pacs008({ transfers: [
      transfer({ endToEndId: 'A' }), ownTransfer({ endToEndId: 'B' }),
      transfer({ endToEndId: 'C', more: '<RmtInf><Ustrd>Interest on the loan at 5 percent per month</Ustrd></RmtInf>' }),
    ] }));
    expect(detail.instructions).toHaveLength(2);
    expect(answer).toContain('<GrpSts>PART</GrpSts>');
    const refused = /<OrgnlEndToEndId>C<(.*?)<\/TxInfAndSts>/.exec(answer)?.[1];
    expect(refused).toMatch(/<TxSts>RJCT<\/TxSts><StsRsnInf><Rsn><Cd>AG01<\/Cd><\/Rsn><AddtlInf>RIBA-\d+: /);
    expect(detail).toMatchObject({ states: [{ state: 'ACSC', payments: 2 }, { state: 'RJCT', payments: 1 }] });
  });

  it.each(['08', '10'])('moves money between the banks’ own wallets by a pacs.009 in version .%s', async (version) => {
    const before = await balanceOf(own.to);
    const { answer } = await carriedOut(pacs009({ version, transfers: [ownTransfer({ amount: '250.00' })] }));
    expect(answer).toContain('<GrpSts>ACSC</GrpSts>');
    expect(await balanceOf(own.to)).toBe(before + 250);
  });

  it('makes a message once, however often it is sent', async () => {
    const text = pacs008({ messageId: 'PACS-ONCE', transfers: [transfer()] });
    const before = await balanceOf(customers.to);
    const posts = await Promise.all(Array.from({ length: 4 }, () => post(text)));
    expect(posts.map(({ status }) => status).sort()).toEqual([200, 200, 200, 202]);
    await whenAnswered(raw, tokens['bank.uae'], posts[0]!.body.id);
    expect(await balanceOf(customers.to)).toBe(before + 10);
  });

  it('refuses by path and line what is not the sender’s or is not settled here, and writes nothing of it', async () => {
    const tables = ['account', 'entry', 'transaction', 'batch', 'batch_refusal', 'iso_instruction', 'iso_payment'];
    const before = await contentsOf(rig.orm.em, tables);
    const cases: [AskedInterbank, string, string, RegExp, boolean?][] = [
      [{ transfers: [transfer({ debtorAgent: byBic(banks.qatar.bic) })] }, 'WRONG', 'DbtrAgt/FinInstnId', /not your bank/],
      [{ transfers: [transfer({ debtorAgent: '<FinInstnId/>' })] }, 'REQUIRED', 'DbtrAgt/FinInstnId', /BIC or LEI/],
      [{ transfers: [transfer()], header: `<InstgAgt>${byBic(banks.qatar.bic)}</InstgAgt>` }, 'WRONG', 'GrpHdr/InstgAgt/FinInstnId', /not your bank/],
      [{ transfers: [transfer({ creditorAgent: byBic(banks.uae.bic) })] }, 'WRONG', 'CdtrAgt/FinInstnId', /not the bank of the wallet/],
      [{ transfers: [transfer()], settlement: '<SttlmMtd>INDA</SttlmMtd>' }, 'NOT_ACCEPTED', 'SttlmInf/SttlmMtd', /must be CLRG and not INDA/],
      [{ transfers: [transfer()], settlement: '<SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>UAEFTS</Prtry></ClrSys>' }, 'NOT_AN_OPTION', 'SttlmInf/ClrSys', /uae_dirham in Prtry/],
      [{ transfers: [transfer()], day: '2024-01-01' }, 'TOO_EARLY', 'GrpHdr/IntrBkSttlmDt', /in the past/],
      [{ transfers: [ownTransfer({ from: at(customers.from) })] }, 'NOT_ACCEPTED', 'CdtTrfTxInf[1]/DbtrAcct', /pacs\.008/, true],
      [{ transfers: [ownTransfer({ to: at(customers.to) })] }, 'NOT_ACCEPTED', 'CdtTrfTxInf[1]/CdtrAcct', /pacs\.008/, true],
      [{ transfers: [ownTransfer({ debtorAgent: byBic(banks.qatar.bic) })] }, 'WRONG', 'Dbtr/FinInstnId', /not your bank/, true],
    ];
    for (const [asked, code, path, words, isOwn = false] of cases) {
      const { status, body } = await post(isOwn ? pacs009(asked) : pacs008(asked));
      expect([path, status, body.code]).toEqual([path, 422, 'MESSAGE_REFUSED']);
      expect(body.details.problems).toContainEqual(expect.objectContaining({
        field: expect.stringMatching(new RegExp(`${path.replace(/[[\]]/g, '\\$&')}$`)), code, message: expect.stringMatching(words),
      }));
      expect(await answerOf(body.details.id)).toMatch(/pacs\.002\.001\.10.*<GrpSts>RJCT<\/GrpSts>/s);
    }
    expect(await contentsOf(rig.orm.em, tables)).toEqual(before);
  });

  it.each(['amina', 'admin'] as const)('are not taken from whoever sends for no bank: %s', async (as) => {
    const { status, body } = await post(pacs008({ transfers: [transfer()] }), as);
    expect([status, body.details.problems[0]?.field]).toEqual([422, '/Document/FIToFICstmrCdtTrf']);
    expect(body.details.problems[0]?.message).toContain('officers of a bank alone');
  });

  it('takes an LEI in the place of a BIC', async () => {
    const byLei = (lei: string): string => `<FinInstnId><LEI>${lei}</LEI></FinInstnId>`;
    const { answer } = await carriedOut(pacs008({ transfers: [transfer({
      debtorAgent: byLei(banks.uae.lei), creditorAgent: byLei(banks.qatar.lei),
    })] }));
    expect(answer).toContain('<GrpSts>ACSC</GrpSts>');
    const { body } = await post(pacs008({ transfers: [transfer({ creditorAgent: byLei(banks.uae.lei) })] }));
    expect(body.details.problems[0]).toMatchObject({ code: 'WRONG' });
  });

  it('does not pay from the wallet of another bank', async () => {
    const others = transfer({ from: at(customers.to), to: at(customers.from), creditorAgent: byBic(banks.uae.bic) });
    const { status, body } = await post(pacs008({ transfers: [others] }));
    expect([status, body.details.problems[0]?.code]).toEqual([422, 'WRONG']);
    expect(body.details.problems[0]?.message).toContain('not the bank of the wallet');
    const { id } = (await post(pacs008({ transfers: [ownTransfer({ from: `<Id><Othr><Id>${'0'.repeat(32)}</Id></Othr></Id>` })] }))).body;
    await whenAnswered(raw, tokens['bank.uae'], id);
    expect(await answerOf(id)).toMatch(/<TxSts>RJCT<\/TxSts><StsRsnInf><Rsn><Cd>AC01/);
  });

  it('reads what the message says of its parties into the facts, as a pain.001 does', async () => {
    const party = (name: string, day: string): string => `<Nm>${name}</Nm><PstlAdr><StrtNm>Corniche Road</StrtNm><PstCd>00000</PstCd>
<TwnNm>Abu Dhabi</TwnNm><Ctry>AE</Ctry></PstlAdr><Id><PrvtId><DtAndPlcOfBirth><BirthDt>${day}</BirthDt>
<CityOfBirth>Al Ain</CityOfBirth><CtryOfBirth>AE</CtryOfBirth></DtAndPlcOfBirth></PrvtId></Id><CtryOfRes>AE</CtryOfRes>`;
    const [debtor, creditor] = [party('سالم المنصوري', '1981-02-03'), party('Hana Saeed', '1979-05-06')];
    const uetrs = [randomUUID(), randomUUID(), randomUUID()] as const;
    await carriedOut(pacs008({ transfers: [
      transfer({ uetr: uetrs[0], debtor, creditor }),
      transfer({ uetr: uetrs[1], before: `<UltmtDbtr>${debtor}</UltmtDbtr>`, more: `<UltmtCdtr>${creditor}</UltmtCdtr>` }),
    ] }));
    const asked = pain001({ messageId: randomUUID().replaceAll('-', ''), from: at(customers.from), payments: [{ to: at(customers.to),
      more: `<UltmtCdtr>${creditor}</UltmtCdtr>` }] });
    await carriedOut(asked.replace('</EndToEndId>', `</EndToEndId><UETR>${uetrs[2]}</UETR>`)
      .replace('</Amt>', `</Amt><UltmtDbtr>${debtor}</UltmtDbtr>`), 'amina');
    for (const uetr of uetrs) {
      const { facts } = await (await rig.as('admin')).transactions.explainTransaction({ id: uetr });
      expect(facts).toMatchObject({
        originator: { address: 'Corniche Road, 00000 Abu Dhabi, AE' }, beneficiary: { address: 'Corniche Road, 00000 Abu Dhabi, AE' },
        otherParties: expect.arrayContaining([
          expect.objectContaining({ name: 'سالم المنصوري', role: 'statedPayer' }),
          expect.objectContaining({ name: 'Hana Saeed', role: 'statedPayee' }),
        ]),
        // The birth dates are others than those of the files.
        contradictions: expect.arrayContaining(['originator.name', 'originator.dateOfBirth', 'beneficiary.name', 'beneficiary.dateOfBirth']),
      });
      const kept = await row<{ originator: object; beneficiary: object }>(rig.orm.em.fork(),
        'select originator, beneficiary from transaction where uetr = $1', [uetr]);
      expect(kept.originator).toMatchObject({ naturalPerson: {
        dateAndPlaceOfBirth: { dateOfBirth: '1981-02-03', placeOfBirth: 'Al Ain' }, countryOfResidence: 'AE',
        geographicAddress: { streetName: 'Corniche Road', townName: 'Abu Dhabi', country: 'AE', postCode: '00000' },
      } });
      expect(kept.beneficiary).toMatchObject({ naturalPerson: { dateAndPlaceOfBirth: { dateOfBirth: '1979-05-06' } } });
    }
  });

  describe('a pacs.028', () => {
    it('is answered by where the message and its payments stand now', async () => {
      const uetr = randomUUID();
      await carriedOut(pacs008({ messageId: 'ASKED-AFTER', transfers: [
        transfer({ uetr, endToEndId: 'AA-1', transactionId: 'AT-1' }), transfer({ endToEndId: 'AA-2', amount: '99999.00' }),
      ] }));
      const { answer } = await carriedOut(pacs028(originalOf('ASKED-AFTER', 'pacs.008.001.08')));
      expect(answer).toContain('<OrgnlMsgId>ASKED-AFTER</OrgnlMsgId><OrgnlMsgNmId>pacs.008.001.08</OrgnlMsgNmId>');
      expect(answer).toContain('<GrpSts>PART</GrpSts>');
      for (const name of [`<OrgnlUETR>${uetr}</OrgnlUETR>`, '<OrgnlEndToEndId>AA-1</OrgnlEndToEndId>', '<OrgnlTxId>AT-1</OrgnlTxId>']) {
        const one = await carriedOut(pacs028(`<TxInf>${name}</TxInf>`, '05'));
        expect(one.answer).toContain(`<OrgnlUETR>${uetr}</OrgnlUETR><TxSts>ACSC</TxSts>`);
        expect(one.answer).not.toContain('AA-2');
        expect(one.detail.answers).toHaveLength(1);
      }
    });

    it('is told of a message of another kind that it came, and where many have one name that it is no name', async () => {
      const other = pacs028(originalOf('NO-SUCH-ONE', 'pacs.008.001.08'));
      const [, otherId = ''] = /<MsgId>(.*?)<\/MsgId>/.exec(other) ?? [];
      await carriedOut(other);
      const { answer } = await carriedOut(pacs028(originalOf(otherId, 'pacs.028.001.03')));
      expect(answer).toContain(`<OrgnlMsgId>${otherId}</OrgnlMsgId>`);
      expect(answer).toContain('ANSWERED_ELSEWHERE');
      expect(answer).not.toContain('RJCT');
      await rows(rig.orm.em.fork(), `
        insert into iso_payment (message_id, instruction, place, end_to_end_id, amount_minor)
        select message_id, instruction, place + n, 'OFTEN', 1 from iso_payment cross join generate_series(100, 1100) n
        where end_to_end_id = 'AA-1'`);
      const often = await carriedOut(pacs028('<TxInf><OrgnlEndToEndId>OFTEN</OrgnlEndToEndId></TxInf>'));
      expect(often.answer).toContain('AMBIGUOUS_ORIGINAL');
      expect(often.answer).not.toContain('TxSts');
    });

    it('is answered by a pain.002 where a pain.001 is asked after', async () => {
      await carriedOut(pain001({ messageId: 'ASKED-PAIN', from: at(own.from), payments: [{ to: at(own.to) }] }));
      const { answer } = await carriedOut(pacs028(originalOf('ASKED-PAIN', 'pain.001.001.09')));
      expect(answer).toMatch(/pain\.002\.001\.10.*<GrpSts>ACSC<\/GrpSts>/s);
    });

    it('is answered as rejected, with the reason, where nothing is known, or nothing of the sender’s', async () => {
      const unknown = pacs028(`${originalOf('NO-SUCH', 'pacs.008.001.08')}<TxInf><OrgnlUETR>${randomUUID()}</OrgnlUETR></TxInf>`);
      const { answer } = await carriedOut(unknown);
      expect(answer).toMatch(/<OrgnlMsgId>NO-SUCH<\/OrgnlMsgId>.*<GrpSts>RJCT<\/GrpSts>.*UNKNOWN_ORIGINAL/s);
      expect(answer).toMatch(/<TxSts>RJCT<\/TxSts>.*UNKNOWN_ORIGINAL/s);
      await carriedOut(pacs008({ messageId: 'NOT-YOURS', transfers: [transfer({ endToEndId: 'NY-1' })] }));
      const others = await carriedOut(pacs028(`${originalOf('NOT-YOURS', 'pacs.008.001.08')}<TxInf><OrgnlEndToEndId>NY-1</OrgnlEndToEndId></TxInf>`), 'bank.qatar');
      expect(others.answer.match(/UNKNOWN_ORIGINAL/g)).toHaveLength(2);
      expect(others.answer).not.toContain('ACSC');
    });
  });
});
