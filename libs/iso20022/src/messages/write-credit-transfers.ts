import type { Definition } from '../definitions.ts';
import { writeMessage, type Elements } from '../xml/write-message.ts';
import { decimalOf } from './amounts.ts';
import type { CreditTransfer, CreditTransferRequest, Instruction, Remittance } from './credit-transfer-request.ts';
import type { AccountName, Agent, CodeOrWord, OtherId, Party, PostalAddress } from './parts.ts';

const codeOrWord = (said: CodeOrWord | undefined): Elements | undefined =>
  said && (said.code === undefined ? { Prtry: said.word } : { Cd: said.code });

const otherId = ({ id, scheme, issuer }: OtherId): Elements => ({ Id: id, SchmeNm: codeOrWord(scheme), Issr: issuer });

const address = (said: PostalAddress | undefined): Elements | undefined => said && {
  StrtNm: said.street, BldgNb: said.building, PstCd: said.postCode, TwnNm: said.town, CtrySubDvsn: said.subdivision,
  Ctry: said.country, AdrLine: said.lines,
};

const partyId = ({ organisation, person }: Party, isOld: boolean): Elements | undefined => {
  if (organisation !== undefined) {
    const bic = isOld ? { BICOrBEI: organisation.bic } : { AnyBIC: organisation.bic, LEI: organisation.lei };
    return { OrgId: { ...bic, Othr: organisation.others.map(otherId) } };
  }
  return person && { PrvtId: {
    DtAndPlcOfBirth: person.birth && {
      BirthDt: person.birth.day, CityOfBirth: person.birth.city, CtryOfBirth: person.birth.country,
    },
    Othr: person.others.map(otherId),
  } };
};

const party = (said: Party | undefined, isOld: boolean): Elements | undefined => said && {
  Nm: said.name, PstlAdr: address(said.address), Id: partyId(said, isOld), CtryOfRes: said.residence,
};

const agent = (said: Agent | undefined, isOld: boolean): Elements | undefined => said && { FinInstnId: {
  ...(isOld ? { BIC: said.bic } : { BICFI: said.bic, LEI: said.lei }),
  ClrSysMmbId: said.memberId === undefined ? undefined : { MmbId: said.memberId }, Nm: said.name,
} };

const account = ({ iban, other, proxy, currency }: AccountName): Elements => ({
  Id: iban === undefined ? other === undefined ? undefined : { Othr: { Id: other } } : { IBAN: iban },
  Ccy: currency, Prxy: proxy === undefined ? undefined : { Id: proxy },
});

const remittance = (said: Remittance | undefined): Elements | undefined => said && {
  Ustrd: said.lines,
  Strd: [
    ...said.documents.map(({ type, number, day }) => ({ RfrdDocInf: {
      Tp: type && { CdOrPrtry: codeOrWord(type) as Elements }, Nb: number, RltdDt: day,
    } })),
    ...said.references.map((reference) => ({ CdtrRefInf: { Ref: reference } })),
  ],
};

const transferElements = (transfer: CreditTransfer, isOld: boolean): Elements => ({
  PmtId: {
    InstrId: transfer.instructionId, EndToEndId: transfer.endToEndId, UETR: isOld ? undefined : transfer.uetr,
  },
  Amt: { InstdAmt: { amount: decimalOf(transfer.amountMinor), currency: transfer.currency } },
  UltmtDbtr: party(transfer.ultimateDebtor, isOld),
  CdtrAgt: agent(transfer.creditorAgent, isOld),
  Cdtr: party(transfer.creditor, isOld),
  CdtrAcct: account(transfer.creditorAccount),
  UltmtCdtr: party(transfer.ultimateCreditor, isOld),
  Purp: codeOrWord(transfer.purpose),
  RmtInf: remittance(transfer.remittance),
});

const instructionElements = (instruction: Instruction, day: string, isOld: boolean): Elements => ({
  PmtInfId: instruction.id, PmtMtd: 'TRF', NbOfTxs: String(instruction.transfers.length),
  CtrlSum: decimalOf(instruction.transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
  PmtTpInf: instruction.purpose && { CtgyPurp: codeOrWord(instruction.purpose) },
  ReqdExctnDt: isOld ? day : { Dt: day },
  Dbtr: party(instruction.debtor, isOld), DbtrAcct: account(instruction.debtorAccount),
  DbtrAgt: agent(instruction.debtorAgent, isOld) ?? { FinInstnId: {} },
  UltmtDbtr: party(instruction.ultimateDebtor, isOld),
  CdtTrfTxInf: instruction.transfers.map((transfer) => transferElements(transfer, isOld)),
});

/** Writes a pain.001 that asks for payments on a day such as `2026-11-27`, in the version that its definition names. */
export const writeCreditTransfers = (definition: Definition, request: CreditTransferRequest, day: string): string => {
  const isOld = definition.components.edition === 2009;
  return writeMessage(definition, { CstmrCdtTrfInitn: {
    GrpHdr: {
      MsgId: request.messageId, CreDtTm: request.createdAt, NbOfTxs: String(request.count),
      CtrlSum: decimalOf(request.totalMinor), InitgPty: party(request.initiator, isOld),
    },
    PmtInf: request.instructions.map((instruction) => instructionElements(instruction, day, isOld)),
  } });
};
