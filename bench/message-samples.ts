import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startRig, type Rig } from './rig.ts';

const PORT = 3937;
const MESSAGES = '/api/v1/iso20022/messages';
const ANSWERED_WITHIN_MS = 120_000;
const VERSIONS = ['03', '09', '11'];
/** The longest name that a party of a payment may have here. */
const ARABIC = 'آمنة بنت عبد الله المنصوري '.repeat(6).slice(0, 99).concat('ن');

interface Wallet { id: string; iban: string; address: string }
interface Paid { id: string; uetr: string }
interface Detail {
  id: string;
  state: string;
  answers: { number: number; definition: string }[];
  /** Of one that was refused. */
  details?: { id: string };
}

/** What is asked of the API, in one payment each; the last ones cannot be paid, each for another reason. */
const payments = (from: Wallet, to: Wallet): string[] => [
  payment(to.iban, { name: ARABIC, more: '<RmtInf><Ustrd>راتب نوفمبر &amp; مكافأة &lt;2026&gt;</Ustrd></RmtInf>' }),
  payment(to.iban, { name: 'A &amp; B &quot;C&quot; \'D\' é' }),
  payment(to.iban, { id: 'ه'.repeat(35) }),
  payment('AE070331234567890123456', { id: 'NOBODY' }),
  payment(from.iban, { id: 'ITSELF' }),
  payment(to.iban, { id: 'MUCH', amount: '99999999.00' }),
  payment(to.iban, { id: 'RIBA', more: '<RmtInf><Ustrd>Interest on the loan, 5 percent per month</Ustrd></RmtInf>' }),
  payment(to.iban, { id: 'OTHER', name: 'Somebody Else Altogether' }),
];

const payment = (
  iban: string, { name, id = `E-${randomUUID()}`.slice(0, 35), amount = '10.00', more = '' }:
  { name?: string; id?: string; amount?: string; more?: string } = {},
): string => `<CdtTrfTxInf><PmtId><EndToEndId>${id}</EndToEndId></PmtId>
<Amt><InstdAmt Ccy="AED">${amount}</InstdAmt></Amt>${name === undefined ? '' : `<Cdtr><Nm>${name}</Nm></Cdtr>`}
<CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>${more}</CdtTrfTxInf>`;

const message = (version: string, id: string, from: Wallet, asked: readonly string[]): string => {
  const day = new Date().toISOString().slice(0, 10);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${day}T08:00:00+04:00</CreDtTm><NbOfTxs>${asked.length}</NbOfTxs>
<InitgPty/></GrpHdr>
<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd>
<ReqdExctnDt>${version === '03' ? day : `<Dt>${day}</Dt>`}</ReqdExctnDt><Dbtr/>
<DbtrAcct><Id><IBAN>${from.iban}</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId/></DbtrAgt>
${asked.join('\n')}</PmtInf></CstmrCdtTrfInitn></Document>`;
};

/** Has a running API write what it can, and keeps it in a folder with the words that it was to say. */
class Samples {
  private readonly said: Record<string, string[]> = {};
  private readonly rig: Rig;
  private readonly folder: string;

  constructor(rig: Rig, folder: string) {
    this.rig = rig;
    this.folder = folder;
  }

  /** Sends a message and keeps all that is answered to it. */
  async answers(name: string, text: string, said: string[]): Promise<void> {
    const sent = await this.ask('POST', MESSAGES, text, 'application/xml');
    const told = JSON.parse(sent) as Detail;
    const id = told.details?.id ?? told.id;
    const { answers } = await this.whenAnswered(id);
    for (const { number, definition } of answers) {
      await this.keep(`${definition} ${name} ${number}`, `${MESSAGES}/${id}/answers/${number}`, said);
    }
  }

  /** Keeps the message that stands behind a path. */
  async keep(name: string, path: string, said: string[]): Promise<void> {
    writeFileSync(join(this.folder, `${name}.xml`), await this.ask('GET', path));
    this.said[`${name}.xml`] = said;
  }

  async openWallet(): Promise<Wallet> {
    const body = JSON.stringify({ network: 'uae_dirham', initialBalance: '10000.00' });
    return JSON.parse(await this.ask('POST', '/api/v1/wallets', body, 'application/json')) as Wallet;
  }

  end(): void {
    writeFileSync(join(this.folder, 'said.json'), JSON.stringify(this.said));
  }

  private async whenAnswered(id: string): Promise<Detail> {
    const deadline = Date.now() + ANSWERED_WITHIN_MS;
    for (;;) {
      const detail = JSON.parse(await this.ask('GET', `${MESSAGES}/${id}`)) as Detail;
      if (detail.state !== 'received') return detail;
      if (Date.now() > deadline) throw new Error(`The message ${id} was not answered.`);
      await sleep(100);
    }
  }

  /** A payment of some kind that a wallet was part of, the newest. */
  async paymentOf(wallet: Wallet, kind: string): Promise<Paid> {
    const path = `/api/v1/transactions?wallet=${wallet.id}&type=${kind}&status=completed&limit=1`;
    const [found] = JSON.parse(await this.ask('GET', path)) as Paid[];
    if (found === undefined) throw new Error(`There is no ${kind}.`);
    return found;
  }

  async reverse({ id }: Paid): Promise<void> {
    await this.ask('POST', `/api/v1/transactions/${id}/reverse`, '{"reason":"Sent twice"}', 'application/json');
  }

  private async ask(method: string, path: string, body?: string, type?: string): Promise<string> {
    const answer = await fetch(`${this.rig.baseUrl}${path}`, {
      method, ...(body === undefined ? {} : { body }),
      headers: { authorization: `Bearer ${this.rig.token}`, ...(type === undefined ? {} : { 'content-type': type }) },
    });
    const text = await answer.text();
    // A message that was refused has an answer as well.
    if (answer.ok || (answer.status === 422 && method === 'POST')) return text;
    throw new Error(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 500)}`);
  }
}

const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const documentOf = (definition: string, content: string): string =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${definition}">${content}</Document>`;

/** Messages between institutions that name one payment which was made, and one that nobody knows. */
const aboutPayment = ({ uetr }: Paid): Record<string, string> => {
  const unknown = '<OrgnlUETR>01a1f799-7cf5-4ea7-962b-eb6214b0cb30</OrgnlUETR>';
  const head = (name: string, more = ''): string =>
    `<GrpHdr><MsgId>${name}</MsgId><CreDtTm>${dayOf(Date.now())}T00:00:00Z</CreDtTm>${more}</GrpHdr>`;
  const asked = (name: string): string => `<FIToFIPmtStsReq>${head(name)}<OrgnlGrpInf><OrgnlMsgId>رسالة</OrgnlMsgId>`
    + '<OrgnlMsgNmId>pacs.008.001.08</OrgnlMsgNmId></OrgnlGrpInf></FIToFIPmtStsReq>';
  const back = `${head('RETURN', `<NbOfTxs>1</NbOfTxs><IntrBkSttlmDt>${dayOf(Date.now())}</IntrBkSttlmDt>`
    + '<SttlmInf><SttlmMtd>CLRG</SttlmMtd></SttlmInf>')}<TxInf><RtrId>R1</RtrId>${unknown}`
    + '<RtrdIntrBkSttlmAmt Ccy="AED">10.00</RtrdIntrBkSttlmAmt><RtrRsnInf><Rsn><Cd>CUST</Cd></Rsn></RtrRsnInf></TxInf>';
  const recalled = [`<OrgnlUETR>${uetr}</OrgnlUETR>`, unknown].map((name) =>
    `<TxInf>${name}<CxlRsnInf><Rsn><Cd>DUPL</Cd></Rsn></CxlRsnInf></TxInf>`).join('');
  return {
    asked03: documentOf('pacs.028.001.03', asked('ASKED-03')),
    asked05: documentOf('pacs.028.001.05', asked('ASKED-05')),
    returned: documentOf('pacs.004.001.09', `<PmtRtr>${back}</PmtRtr>`),
    recalled: documentOf('camt.056.001.08', '<FIToFIPmtCxlReq><Assgnmt><Id>RECALL</Id>'
      + `<Assgnr><Agt><FinInstnId/></Agt></Assgnr><Assgne><Agt><FinInstnId/></Agt></Assgne>`
      + `<CreDtTm>${dayOf(Date.now())}T00:00:00Z</CreDtTm></Assgnmt>`
      + `<CtrlData><NbOfTxs>2</NbOfTxs></CtrlData><Undrlyg>${recalled}</Undrlyg></FIToFIPmtCxlReq>`),
  };
};

/** What goes out otherwise than as an answer to a pain.001. */
const others = async (samples: Samples, from: Wallet, to: Wallet): Promise<void> => {
  const paid = await samples.paymentOf(from, 'send');
  for (const [name, text] of Object.entries(aboutPayment(paid))) await samples.answers(name, text, []);
  await samples.keep('pacs.008', `/api/v1/transactions/${paid.id}/pacs.008`, [paid.uetr]);
  await samples.keep('camt.054 paid', `/api/v1/transactions/${paid.id}/camt.054?wallet=${from.id}`, [paid.uetr]);
  await samples.reverse(paid);
  const back = await samples.paymentOf(from, 'reversal');
  await samples.keep('camt.054 returned', `/api/v1/transactions/${back.id}/camt.054?wallet=${from.id}`, [paid.uetr]);
  for (const [kind, at] of [['camt.052', Date.now()], ['camt.053', Date.now() - DAY_MS]] as const) {
    for (const wallet of [from, to]) {
      const query = `from=${dayOf(at)}&to=${dayOf(at)}&format=${kind}`;
      await samples.keep(`${kind} ${wallet.id}`, `/api/v1/wallets/${wallet.id}/statement?${query}`, [wallet.iban]);
    }
  }
};

const [folder = ''] = process.argv.slice(2);
const rig = await startRig(PORT);
try {
  const samples = new Samples(rig, folder);
  const [from, to] = [await samples.openWallet(), await samples.openWallet()];
  for (const version of VERSIONS) {
    const [first, ...others] = payments(from, to);
    await samples.answers('paid', message(version, `PAID-${version}`, from, [first ?? '']), [`PAID-${version}`]);
    await samples.answers('part', message(version, `دفعة ${version}`, from, [first ?? '', ...others]), [
      `دفعة ${version}`, 'NOBODY', 'ITSELF', 'MUCH', 'RIBA', 'OTHER', 'ه'.repeat(35)]);
    const wrong = message(version, `WRONG-${version}`, from, others).replace('<NbOfTxs>7', '<NbOfTxs>8');
    await samples.answers('refused', wrong, [`WRONG-${version}`]);
  }
  await others(samples, from, to);
  samples.end();
} finally {
  await rig.close();
}
