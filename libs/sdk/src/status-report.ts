import { all, readXml, textAt, UnreadableXml, type XmlElement } from './xml-elements.ts';

/** Why something stands where it does: a code of the standard, and what is said of it. */
export interface StatusReason {
  code: string | null;
  words: string[];
}

/** Where one payment of a message stands. */
export interface ReportedPayment {
  endToEndId: string | null;
  instructionId: string | null;
  uetr: string | null;
  /** Such as ACSC (paid), PDNG (waits), RJCT (refused), CANC. */
  state: string | null;
  reasons: StatusReason[];
  /** Our transaction, where there is one. */
  reference: string | null;
}

/** Where one group of payments (`PmtInf`) stands. */
export interface ReportedGroup {
  /** Its PmtInfId; null in reports between institutions, which have no such groups. */
  instructionId: string | null;
  state: string | null;
  reasons: StatusReason[];
  payments: ReportedPayment[];
}

/** A pain.002 or pacs.002: where a message and its payments stood when it was made. */
export interface StatusReport {
  /** The message that is reported on, and its version, such as `pain.001.001.09`. */
  originalMessageId: string | null;
  originalDefinition: string | null;
  /** PART where its payments have not all come to the same. */
  state: string | null;
  reasons: StatusReason[];
  groups: ReportedGroup[];
}

const REPORTS = ['CstmrPmtStsRpt', 'FIToFIPmtStsRpt'];

/** Reads a status report, as it is answered to messages; throws `UnreadableXml` for any other document. */
export function readStatusReport(xml: string): StatusReport {
  const document = readXml(xml);
  const [report] = document.children.filter(({ name }) => REPORTS.includes(name));
  if (document.name !== 'Document' || report === undefined) throw new UnreadableXml('This is no status report.');
  const [head] = all(report, 'OrgnlGrpInfAndSts');
  const direct = all(report, 'TxInfAndSts');
  return {
    originalMessageId: textAt(head, 'OrgnlMsgId') ?? textAt(direct[0], 'OrgnlGrpInf', 'OrgnlMsgId') ?? null,
    originalDefinition: textAt(head, 'OrgnlMsgNmId') ?? textAt(direct[0], 'OrgnlGrpInf', 'OrgnlMsgNmId') ?? null,
    state: textAt(head, 'GrpSts') ?? null,
    reasons: reasonsOf(head),
    groups: [
      ...all(report, 'OrgnlPmtInfAndSts').map(groupOf),
      ...(direct.length === 0 ? []
        : [{ instructionId: null, state: null, reasons: [], payments: direct.map(paymentOf) }]),
    ],
  };
}

/** Every payment of a report by its EndToEndId; where several share one, the last of them. */
export const paymentsByEndToEndId = ({ groups }: StatusReport): Map<string, ReportedPayment> =>
  new Map(groups.flatMap(({ payments }) => payments)
    .flatMap((payment) => (payment.endToEndId === null ? [] : [[payment.endToEndId, payment] as const])));

const groupOf = (group: XmlElement): ReportedGroup => ({
  instructionId: textAt(group, 'OrgnlPmtInfId') ?? null, state: textAt(group, 'PmtInfSts') ?? null,
  reasons: reasonsOf(group), payments: all(group, 'TxInfAndSts').map(paymentOf),
});

const paymentOf = (payment: XmlElement): ReportedPayment => ({
  endToEndId: textAt(payment, 'OrgnlEndToEndId') ?? null, instructionId: textAt(payment, 'OrgnlInstrId') ?? null,
  uetr: textAt(payment, 'OrgnlUETR') ?? null, state: textAt(payment, 'TxSts') ?? null, reasons: reasonsOf(payment),
  reference: textAt(payment, 'AcctSvcrRef') ?? null,
});

const reasonsOf = (element: XmlElement | undefined): StatusReason[] => all(element, 'StsRsnInf').map((reason) => ({
  code: textAt(reason, 'Rsn', 'Cd') ?? textAt(reason, 'Rsn', 'Prtry') ?? null,
  words: all(reason, 'AddtlInf').map(({ text }) => text),
}));
