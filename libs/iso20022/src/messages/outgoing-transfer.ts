import { OUTGOING } from '../definitions.ts';
import { writeMessage, type Elements } from '../xml/write-message.ts';
import type { WrittenAccount, WrittenAgent } from './account-report.ts';
import { decimalOf } from './amounts.ts';
import type { CodeOrWord, Party } from './parts.ts';
import { account, agent, codeOrWord, party } from './write-parts.ts';

/** A list that the parties were sought in. */
export interface ScreenedList {
  source: string;
  /** Such as `2026-11-27`. */
  publishedOn: string;
  sha256: string;
}

type Principle = 'riba' | 'gharar' | 'maysir' | 'halal' | 'kyc';

/** What compliance said of a payment, as far as the one who is told may know it. */
export interface ComplianceVerdict extends Record<Principle, 'pass' | 'review' | 'fail'> {
  toldTo: 'payer' | 'payee';
  outcome: 'allow' | 'review' | 'block';
  score: number;
  profile: string;
  rulesetVersion: string;
  /** Of the verdict as it is told to them, in canonical JSON. */
  verdictSha256: string;
  evaluatedAt: string;
  lists: ScreenedList[];
}

/** Payer or payee. */
export interface TransferSide {
  party: Party;
  account: WrittenAccount;
  agent: WrittenAgent;
}

/** A payment that was settled, as it is told to other institutions (pacs.008). */
export interface OutgoingTransfer {
  messageId: string;
  createdAt: string;
  /** The system that it was settled through. */
  system: string;
  instructionId?: string;
  endToEndId: string;
  /** What it is called here. */
  transactionId: string;
  uetr: string;
  /** What reached the payee, and what was asked for. */
  settledMinor: bigint;
  instructedMinor: bigint;
  currency: string;
  settledOn: string;
  acceptedAt: string;
  debtor: TransferSide;
  creditor: TransferSide;
  purpose?: CodeOrWord;
  /** Lines of at most 140 characters. */
  remittance: string[];
}

const HERE = { path: '', line: 0 };
const PLACE = '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf';

const agentElements = (said: WrittenAgent): Elements => agent({ ...said, ...HERE }, false) ?? {};

/** The values that are signed, by the names of their elements, as these have them. */
type Statement = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

const statementOf = ({ transactionId, uetr }: OutgoingTransfer, verdict: ComplianceVerdict): Statement => ({
  TransactionId: transactionId, Uetr: uetr, ToldTo: verdict.toldTo, Outcome: verdict.outcome,
  Score: String(verdict.score), Riba: verdict.riba, Gharar: verdict.gharar, Maysir: verdict.maysir,
  Halal: verdict.halal, Kyc: verdict.kyc, Profile: verdict.profile, RulesetVersion: verdict.rulesetVersion,
  VerdictSha256: verdict.verdictSha256, EvaluatedAt: verdict.evaluatedAt,
  ScreeningList: verdict.lists.map(({ source, publishedOn, sha256 }) =>
    ({ Source: source, PublishedOn: publishedOn, Sha256: sha256 })),
});

/**
 * Writes a pacs.008.001.08 with what compliance said in `SplmtryData`. What is signed is the statement of it: an object
 * of the elements of `ComplianceVerdict` but the signature, by their names, each as the text that it has, and
 * `ScreeningList` as a list that may be empty. A passport of the payment stands in another `SplmtryData` behind it.
 *
 * @param sign gives the detached JWS over the statement in canonical JSON (RFC 8785)
 */
export const writeOutgoingTransfer = async (
  transfer: OutgoingTransfer, verdict: ComplianceVerdict, sign: (statement: Statement) => Promise<string>,
  passport: string | null = null,
): Promise<string> => {
  const { debtor, creditor, currency } = transfer;
  const settled = { amount: decimalOf(transfer.settledMinor), currency };
  const statement = statementOf(transfer, verdict);
  const [instructing, instructed] = [agentElements(debtor.agent), agentElements(creditor.agent)];
  return writeMessage(OUTGOING, { FIToFICstmrCdtTrf: {
    GrpHdr: {
      MsgId: transfer.messageId, CreDtTm: transfer.createdAt, NbOfTxs: '1', TtlIntrBkSttlmAmt: settled,
      IntrBkSttlmDt: transfer.settledOn, SttlmInf: { SttlmMtd: 'CLRG', ClrSys: { Prtry: transfer.system } },
      InstgAgt: instructing, InstdAgt: instructed,
    },
    CdtTrfTxInf: {
      PmtId: {
        InstrId: transfer.instructionId, EndToEndId: transfer.endToEndId, TxId: transfer.transactionId,
        UETR: transfer.uetr,
      },
      IntrBkSttlmAmt: settled, IntrBkSttlmDt: transfer.settledOn, AccptncDtTm: transfer.acceptedAt,
      InstdAmt: { amount: decimalOf(transfer.instructedMinor), currency }, ChrgBr: 'DEBT',
      Dbtr: party(debtor.party, false), DbtrAcct: account({ ...debtor.account, ...HERE }), DbtrAgt: instructing,
      CdtrAgt: instructed, Cdtr: party(creditor.party, false), CdtrAcct: account({ ...creditor.account, ...HERE }),
      Purp: codeOrWord(transfer.purpose),
      RmtInf: transfer.remittance.length === 0 ? undefined : { Ustrd: transfer.remittance },
      SplmtryData: [
        { PlcAndNm: PLACE, Envlp: { ComplianceVerdict: { ...statement, Signature: await sign(statement) } } },
        ...passport === null ? [] : [{ PlcAndNm: PLACE, Envlp: { CompliancePassport: { SdJwt: passport } } }],
      ],
    },
  } });
};
