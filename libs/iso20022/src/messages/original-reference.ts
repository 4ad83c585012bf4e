import type { Place, Problems } from '../problem.ts';
import { elementAt, type Element } from '../xml/element.ts';
import type { Elements } from '../xml/write-message.ts';
import { decimalOf } from './amounts.ts';
import { checkSettlement } from './checks.ts';
import { purposeIn, remittanceIn } from './credit-transfer-reader.ts';
import type { Remittance } from './credit-transfer-request.ts';
import { amountIn } from './originals.ts';
import { accountIn, agentIn, dayOf, given, type AccountName, type Agent, type CodeOrWord } from './parts.ts';
import { partyOrAgent, partyOrAgentIn, type PartyOrAgent } from './recall-request.ts';
import { account, agent, codeOrWord, remittance } from './write-parts.ts';

export interface SaidAmount extends Place {
  minor: bigint;
  currency: string;
}
export interface SaidDay extends Place {
  day: string;
}

/** What a message says of a payment of before (`OrgnlTxRef`), each part with its place. */
export interface OriginalReference {
  settled?: SaidAmount;
  instructed?: SaidAmount;
  settledOn?: SaidDay;
  requestedOn?: SaidDay;
  clearingSystem?: CodeOrWord & Place;
  debtor?: PartyOrAgent & Place;
  ultimateDebtor?: PartyOrAgent & Place;
  creditor?: PartyOrAgent & Place;
  ultimateCreditor?: PartyOrAgent & Place;
  debtorAccount?: AccountName;
  creditorAccount?: AccountName;
  debtorAgent?: Agent;
  creditorAgent?: Agent;
  purpose?: CodeOrWord & Place;
  remittance?: Remittance & Place;
}

const placeOf = ({ path, line }: Element): Place => ({ path, line });

export const saidDayIn = (element: Element | undefined): SaidDay | undefined =>
  element && { ...placeOf(element), day: dayOf(element.text) };

export const saidAmountIn = (
  element: Element | undefined, currencies: ReadonlySet<string>, problems: Problems,
): SaidAmount | undefined => element && {
  ...placeOf(element), minor: amountIn(element, currencies, problems), currency: element.currency ?? '',
};

const saidPartyIn = (element: Element | undefined): (PartyOrAgent & Place) | undefined =>
  element && { ...placeOf(element), ...partyOrAgentIn(element) };

/** What no payment here can have been: by cheque or direct debit, or settled elsewhere. */
const checkWay = (element: Element, problems: Problems): void => {
  const way = elementAt(element, 'PmtMtd');
  if (way !== undefined && ['CHK', 'DD', 'TRA'].includes(way.text)) {
    problems.add(way, 'NOT_ACCEPTED', 'must be TRF: no payment is made here in another way.');
  }
  checkSettlement(elementAt(element, 'SttlmInf', 'SttlmMtd'), problems);
};

/** Reads what is said of a payment of before. */
export const originalReferenceIn = (
  element: Element | undefined, currencies: ReadonlySet<string>, problems: Problems,
): OriginalReference | undefined => {
  if (element === undefined) return undefined;
  checkWay(element, problems);
  const [requested, remitted] = [elementAt(element, 'ReqdExctnDt'), elementAt(element, 'RmtInf')];
  const said = remittanceIn(remitted);
  return given({
    settled: saidAmountIn(elementAt(element, 'IntrBkSttlmAmt'), currencies, problems),
    instructed: saidAmountIn(elementAt(element, 'Amt', 'InstdAmt'), currencies, problems),
    settledOn: saidDayIn(elementAt(element, 'IntrBkSttlmDt')),
    requestedOn: saidDayIn(elementAt(requested, 'Dt') ?? elementAt(requested, 'DtTm')),
    clearingSystem: purposeIn(elementAt(element, 'SttlmInf', 'ClrSys')),
    debtor: saidPartyIn(elementAt(element, 'Dbtr')), ultimateDebtor: saidPartyIn(elementAt(element, 'UltmtDbtr')),
    creditor: saidPartyIn(elementAt(element, 'Cdtr')), ultimateCreditor: saidPartyIn(elementAt(element, 'UltmtCdtr')),
    debtorAccount: accountIn(elementAt(element, 'DbtrAcct')), debtorAgent: agentIn(elementAt(element, 'DbtrAgt')),
    creditorAccount: accountIn(elementAt(element, 'CdtrAcct')), creditorAgent: agentIn(elementAt(element, 'CdtrAgt')),
    purpose: purposeIn(elementAt(element, 'Purp') ?? elementAt(element, 'PmtTpInf', 'CtgyPurp')),
    remittance: said && remitted && { ...said, ...placeOf(remitted) },
  });
};

const amountOf = (said: SaidAmount | undefined) => said && { amount: decimalOf(said.minor), currency: said.currency };
const sideOf = (said: PartyOrAgent | undefined) => said && partyOrAgent(said);

export const originalReference = (said: OriginalReference | undefined): Elements | undefined => said && {
  IntrBkSttlmAmt: amountOf(said.settled), Amt: said.instructed && { InstdAmt: amountOf(said.instructed) },
  IntrBkSttlmDt: said.settledOn?.day, ReqdExctnDt: said.requestedOn && { Dt: said.requestedOn.day },
  SttlmInf: said.clearingSystem && { SttlmMtd: 'CLRG', ClrSys: codeOrWord(said.clearingSystem) },
  RmtInf: remittance(said.remittance), UltmtDbtr: sideOf(said.ultimateDebtor), Dbtr: sideOf(said.debtor),
  DbtrAcct: said.debtorAccount && account(said.debtorAccount), DbtrAgt: agent(said.debtorAgent, false),
  CdtrAgt: agent(said.creditorAgent, false), Cdtr: sideOf(said.creditor),
  CdtrAcct: said.creditorAccount && account(said.creditorAccount), UltmtCdtr: sideOf(said.ultimateCreditor),
  Purp: codeOrWord(said.purpose),
};
