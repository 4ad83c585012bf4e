import { createHash } from 'node:crypto';
import {
  cut, linesWithin, minorOf, writeAccountMessage, type AccountEntry, type AccountMessage, type AccountReport,
  type BankCode, type EntrySide, type ReportedAccount, type WrittenAgent,
} from '@connect/iso20022';
import type {
  StatementMovementDto, StatementPeriodDto, StatementWalletDto, Statements, WalletStatementDto,
} from '../statement.dto.ts';
import type { StatementFormat } from '../statement.entity.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

const ISSUER = 'Connect';
const MOST_NAME = 140;
const MOST_ID = 35;
const NO_END_TO_END_ID = 'NOTPROVIDED';

/** A name of at most 35 characters that follows from what it names, so that the same thing has it again. */
export const nameFor = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);

const minorIn = (amount: string): bigint =>
  (amount.startsWith('-') ? -(minorOf(amount.slice(1)) ?? 0n) : minorOf(amount) ?? 0n);

const given = <Shape extends object>(shape: Shape): { [Key in keyof Shape]: Exclude<Shape[Key], undefined | null> } =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined && value !== null)) as never;

const agentOf = (name: string | undefined, bic?: string | null, lei?: string | null): WrittenAgent =>
  given({ bic, lei, name: name === undefined ? undefined : cut(name, MOST_NAME) });

/** By its IBAN, and its address beside it; a statement from before IBANs were told has the wallet's id. */
const accountOf = ({ id, iban, address, currency }: StatementWalletDto): ReportedAccount['account'] => ({
  ...(iban === undefined ? { other: id.replaceAll('-', '') } : { iban }), proxy: address, currency,
});

/** The account of a wallet as messages tell of it. */
export const reportedAccount = (wallet: StatementWalletDto): ReportedAccount => ({
  account: accountOf(wallet), owner: cut(wallet.ownerName, MOST_NAME),
  servicer: agentOf(wallet.bankName, wallet.bankBic, wallet.bankLei),
});

const ownSide = (wallet: StatementWalletDto): EntrySide => {
  const { owner = '', account: { currency: _, ...account }, servicer } = reportedAccount(wallet);
  return { name: owner, account, agent: servicer };
};

const otherSide = (movement: StatementMovementDto): EntrySide => {
  const { counterparty, counterpartyAddress: proxy, counterpartyIban: iban, counterpartyBank: bank } = movement;
  if (proxy === null) return { name: STATEMENT_WORDS.en.accounts[counterparty] ?? counterparty };
  return given({
    name: counterparty === proxy ? undefined : cut(counterparty, MOST_NAME) || undefined,
    // An address alone is no account to the standard, and a statement from before IBANs were told has no more.
    account: iban ? { iban, proxy } : undefined,
    agent: bank ? agentOf(bank.name, bank.bic, bank.lei) : undefined,
  });
};

/** What kind of movement it is, by the standard's list of bank transaction codes; ours stands beside it. */
const codeOf = ({ kind, type }: StatementMovementDto, isCredit: boolean): BankCode => {
  // What was given back is of the family of what it gives back.
  const isIssued = kind === 'reversal' ? isCredit : !isCredit;
  const subFamily = kind === 'fee' ? 'CHRG' : kind === 'reversal' ? 'RRTN'
    : kind === 'issue' || kind === 'redeem' ? 'BOOK' : type === 'cross_border' ? 'XBCT' : 'DMCT';
  return { domain: 'PMNT', family: isIssued ? 'ICDT' : 'RCDT', subFamily, word: kind, issuer: ISSUER };
};

/** Purposes of the central bank of the UAE are no codes of the standard. */
const purposeOf = ({ purposeCode }: StatementMovementDto, { network }: StatementWalletDto): AccountEntry['purpose'] => {
  if (purposeCode === null) return undefined;
  return network === 'qatar_cbdc' && purposeCode.length <= 4 ? { code: purposeCode } : { word: purposeCode };
};

/** What no other entry is called: the account as its own country writes it (BBAN), and the number there. */
const entryNameOf = ({ number, transactionId }: StatementMovementDto, { iban }: StatementWalletDto): string =>
  (iban === undefined ? transactionId : `${iban.slice(4)}-${number}`);

/** One movement of a wallet as an entry of a message. */
export const entryOf = (movement: StatementMovementDto, wallet: StatementWalletDto): AccountEntry => {
  const isCredit = movement.in !== null;
  const [own, other] = [ownSide(wallet), otherSide(movement)];
  const { reference, message, memo, reverses } = movement;
  // What comes back keeps the UETR under which it went, as a return of payment (pacs.004) does.
  const uetr = reverses?.uetr ?? movement.uetr;
  const isName = reference !== null && cut(reference, MOST_ID) === reference;
  const more = [
    ...(reference === null || isName ? [] : [STATEMENT_WORDS.en.reference(reference)]),
    ...(reverses ? [`Returns ${reverses.transactionId}`] : []),
    ...(movement.isMemoSealed ? [STATEMENT_WORDS.en.sealedMemo] : []),
  ].join('; ');
  const entry = {
    number: movement.number, amountMinor: minorIn(movement.in ?? movement.out ?? '0'), isCredit,
    isReversal: movement.kind === 'reversal', at: movement.at, entryReference: entryNameOf(movement, wallet),
    reference: movement.transactionId,
    code: codeOf(movement, isCredit), endToEndId: isName ? reference : NO_END_TO_END_ID,
    debtor: isCredit ? other : own, creditor: isCredit ? own : other,
    remittance: memo === null ? [] : linesWithin(memo, MOST_NAME),
  };
  return {
    ...entry, ...given({
      uetr, messageId: message?.messageId, paymentInstructionId: message?.paymentInstructionId,
      instructionId: message?.instructionId, purpose: purposeOf(movement, wallet),
      more: more === '' ? undefined : cut(more, 500),
    }),
  };
};

const reportOf = (
  { wallet, opening, closing, movements }: WalletStatementDto, period: StatementPeriodDto, kind: string,
): AccountReport => ({
  id: nameFor(kind, wallet.id, period.from, period.to), createdAt: period.to,
  period: { from: period.from, to: period.to }, account: reportedAccount(wallet),
  balances: [
    { kind: 'OPBD', minor: minorIn(opening), at: period.firstDay },
    period.provisional ? { kind: 'ITBD', minor: minorIn(closing), at: period.to }
      : { kind: 'CLBD', minor: minorIn(closing), at: period.lastDay },
  ],
  entries: movements.map((movement) => entryOf(movement, wallet)),
});

/** The formats of statements that are messages of ISO 20022. */
export const STATEMENT_MESSAGES: Readonly<Partial<Record<StatementFormat, AccountMessage['kind']>>> = {
  'camt.052': 'camt.052.001.08', 'camt.053': 'camt.053.001.08',
};

/** A statement as a message of ISO 20022: camt.053 of a period that is over, camt.052 of one that is not. */
export const statementCamt = ({ statements, period }: Statements): string => {
  const kind: AccountMessage['kind'] = period.provisional ? 'camt.052.001.08' : 'camt.053.001.08';
  return writeAccountMessage({
    kind, createdAt: period.to,
    messageId: nameFor(kind, period.from, period.to, period.timeZone, ...statements.map(({ wallet }) => wallet.id)),
    reports: statements.map((statement) => reportOf(statement, period, kind)),
  });
};
