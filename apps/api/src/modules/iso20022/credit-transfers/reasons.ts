import type { Problem, StatusReason, TransactionState } from '@connect/iso20022';
import type { BatchRowDto, RowState } from '../../batches/public.ts';

/** Reasons of the standard (ExternalStatusReason1Code) for our own codes; NARR leaves it to the words. */
const REASONS: Readonly<Record<string, string>> = {
  WALLET_NOT_FOUND: 'AC01', INVALID_ADDRESS: 'AC01', INVALID_ADDRESS_CHECKSUM: 'AC01', SAME_WALLET: 'AC01',
  WALLET_FROZEN: 'AC06', FROZEN_BY_CASE: 'AC06', BANK_SUSPENDED: 'AC06',
  INSUFFICIENT_FUNDS: 'AM04', LIMIT_EXCEEDED: 'AM02', AMOUNT_TOO_SMALL: 'AM06',
  CURRENCY_MISMATCH: 'AM03', NETWORK_MISMATCH: 'AM03', DUPLICATE_REFERENCE: 'AM05', DUPLICATE_UETR: 'AM05',
  NOT_A_BENEFICIARY: 'AG01', BENEFICIARY_NOT_APPROVED: 'AG01', BENEFICIARY_WAITING: 'AG01', BENEFICIARY_HELD: 'RR04',
  AMOUNT_MISMATCH: 'AM09', ACTION_NOT_YOURS: 'AG01', OWNER_NEEDED: 'AG01',
  FORBIDDEN: 'AG01', BATCH_CANCELLED: 'DS02', VALIDATION_FAILED: 'NARR',
};

/** Reasons for problems of a message; what is wrong with its form is FF01. */
const REASON_OF_PROBLEM: Partial<Readonly<Record<Problem['code'], string>>> = {
  NOT_A_CURRENCY: 'AM03', NOT_AN_AMOUNT: 'AM12', TOO_SMALL: 'AM01', TOO_LARGE: 'AM12', TOO_EARLY: 'DT01',
  CONFLICTING: 'AC01',
};

export const STATE_OF: Readonly<Record<RowState, TransactionState>> = {
  paid: 'ACSC', held: 'PDNG', refused: 'RJCT', taken_back: 'CANC', not_made: 'RJCT',
};

/** Rules that speak of deceit, and of a payee who is somebody else than is said. */
const REASON_OF_RULE: Readonly<Record<string, string>> = {
  'KYC-014': 'FRAD', 'KYC-015': 'FRAD', 'KYC-025': 'BE01', 'KYC-026': 'BE01',
};

type Findings = BatchRowDto['findings'];

/** What refuses a payment; the other findings ask an officer, or only advise. */
const REFUSES: ReadonlySet<Findings[number]['severity']> = new Set(['block', 'reject', 'prohibit']);

/** The findings by which a payment stands where it does come first. */
const decisiveFirst = (findings: Findings): Findings =>
  findings.toSorted((one, other) => Number(REFUSES.has(other.severity)) - Number(REFUSES.has(one.severity)));

const codeOfFindings = (findings: Findings): string => {
  const refusing = findings.filter(({ severity }) => REFUSES.has(severity));
  const decisive = refusing.length > 0 ? refusing : findings;
  const named = decisive.map(({ ruleId }) => REASON_OF_RULE[ruleId]).find((reason) => reason !== undefined);
  // What Shariah forbids is forbidden by what it is; the rest by what the law asks of the bank.
  return named ?? (decisive.some(({ principle }) => principle !== 'kyc') ? 'AG01' : 'RR04');
};

const wordsOf = (findings: Findings): string[] =>
  decisiveFirst(findings).flatMap(({ ruleId, explain: { en, ar } }) => [`${ruleId}: ${en}`, ar]);

/** What a payment waits for. */
const WAITS_FOR: Readonly<Record<NonNullable<BatchRowDto['subStatus']>, readonly string[]>> = {
  in_review: ['It waits for an officer’s review.', 'تنتظر مراجعة الموظف المختص.'],
  awaiting_approval: ['It waits for approval.', 'تنتظر الموافقة.'],
  in_escrow: ['The money is held in escrow.', 'المبلغ محجوز في حساب الضمان.'],
};

/** How a payment ended that nobody paid, where no rule says why. */
const ENDED: Partial<Readonly<Record<NonNullable<BatchRowDto['status']>, readonly string[]>>> = {
  rejected: ['It was rejected by a decision of the payer’s side.', 'رُفضت بقرار من جهة الدافع.'],
  cancelled: ['It was cancelled before it was paid.', 'أُلغيت قبل الدفع.'],
  refunded: ['The money was given back to the payer.', 'أُعيد المبلغ إلى الدافع.'],
  reversed: ['It was paid and returned.', 'دُفعت ثم أُعيدت.'],
  failed: ['It could not be paid.', 'تعذّر دفعها.'],
};

const waitOf = (subStatus: BatchRowDto['subStatus']): string[] => (subStatus === null ? [] : [...WAITS_FOR[subStatus]]);

/** Why a payment stands where it does, in the words of the standard and then ours; nothing of one that was paid. */
export const reasonsOf = ({ state, code, error, findings, status, subStatus }: BatchRowDto): StatusReason[] => {
  if (state === 'paid') return [];
  if (findings.length > 0 && (code === null || code === 'COMPLIANCE_REJECTED')) {
    const reason = state === 'held' ? 'NARR' : codeOfFindings(findings);
    return [{ code: reason, words: [...waitOf(subStatus), ...wordsOf(findings)] }];
  }
  if (code !== null) return [reasonFor(code, error ?? '')];
  if (subStatus !== null) return [{ code: 'NARR', words: waitOf(subStatus) }];
  return status === null ? [] : [{ code: 'NARR', words: [...ENDED[status] ?? [status]] }];
};

/** One refusal of ours as a reason of the standard. */
export const reasonFor = (code: string, error: string): StatusReason =>
  ({ code: REASONS[code] ?? (code === 'COMPLIANCE_REJECTED' ? 'RR04' : 'NARR'), words: [`${code}: ${error}`] });

/** Why a message was refused as a whole: each of its problems by line. */
export const reasonsOfProblems = (problems: readonly Problem[]): StatusReason[] =>
  [...Map.groupBy(problems, codeOfProblem)].map(([code, some]) => ({
    code, words: some.map(({ line, message, path }) => `Line ${line}: ${message} ${path}`),
  }));

/** Reasons by the code and the element of a problem: the same code elsewhere is another reason. */
const REASON_OF_PLACE: Readonly<Record<string, string>> = {
  'WRONG CtrlSum': 'AM10', 'WRONG TtlIntrBkSttlmAmt': 'AM10', 'WRONG NbOfTxs': 'AM18', 'WRONG FinInstnId': 'RC01',
  'WRONG_FORM BIC': 'RC01', 'WRONG_FORM BICFI': 'RC01', 'WRONG_FORM IBAN': 'AC01', 'WRONG_CHECK_DIGIT IBAN': 'AC01',
  'TOO_MANY CdtTrfTxInf': 'AM18', 'REPEATED PmtInfId': 'DU02', 'REPEATED UETR': 'DU03',
  'IN_THE_FUTURE Dt': 'CH03', 'IN_THE_FUTURE DtTm': 'CH03', 'IN_THE_FUTURE ReqdExctnDt': 'CH03',
  'IN_THE_FUTURE IntrBkSttlmDt': 'CH03',
};

const codeOfProblem = ({ code, path }: Problem): string => {
  const element = path.slice(path.lastIndexOf('/') + 1).replace(/\[\d+\]$/, '');
  return REASON_OF_PLACE[`${code} ${element}`] ?? REASON_OF_PROBLEM[code] ?? 'FF01';
};
