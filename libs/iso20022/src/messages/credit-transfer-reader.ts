import type { Place, Problems } from '../problem.ts';
import { elementAt, elementsAt, textAt, type Element } from '../xml/element.ts';
import { minorOf } from './amounts.ts';
import { checkAccountCurrency } from './checks.ts';
import type { CreditTransfer, Remittance } from './credit-transfer-request.ts';
import { accountIn, agentIn, codeOrWordIn, dayOf, given, namesIn, partyIn, type CodeOrWord } from './parts.ts';

/** The code or word of a purpose, and where it stands. */
export const purposeIn = (element: Element | undefined): (CodeOrWord & Place) | undefined => {
  const purpose = codeOrWordIn(element);
  return element === undefined || purpose === undefined
    ? undefined : { ...purpose, path: element.path, line: element.line };
};

/** Words of a structured remittance that stand nowhere else, so that nothing of it goes unread. */
const wordsIn = (structured: Element): Element[] => [
  ...elementsAt(structured, 'AddtlRmtInf'), ...elementsAt(structured, 'RfrdDocAmt', 'AdjstmntAmtAndRsn', 'AddtlInf'),
  ...elementsAt(structured, 'RfrdDocInf', 'Tp', 'Issr'),
  ...elementsAt(structured, 'CdtrRefInf', 'Tp', 'CdOrPrtry', 'Prtry'),
  ...elementsAt(structured, 'CdtrRefInf', 'Tp', 'Issr'),
];

export const remittanceIn = (element: Element | undefined): Remittance | undefined => {
  if (element === undefined) return undefined;
  const structured = elementsAt(element, 'Strd');
  return {
    lines: [...elementsAt(element, 'Ustrd'), ...structured.flatMap(wordsIn)].map(({ text }) => text),
    documents: structured.flatMap((one) => elementsAt(one, 'RfrdDocInf')).map((document) => {
      const type = codeOrWordIn(elementAt(document, 'Tp', 'CdOrPrtry'));
      const [number, day] = [textAt(document, 'Nb'), textAt(document, 'RltdDt')];
      return {
        ...(type && { type }), ...(number !== undefined && { number }), ...(day !== undefined && { day: dayOf(day) }),
      };
    }),
    references: structured.flatMap((one) => textAt(one, 'CdtrRefInf', 'Ref') ?? []),
  };
};

/** Whoever bears charges other than the payer, on whom the fee of a payment is. */
export const checkCharges = (element: Element | undefined, problems: Problems): void => {
  if (element === undefined || !['CRED', 'SHAR'].includes(element.text)) return;
  problems.add(element, 'NOT_ACCEPTED', `must be DEBT or SLEV and not ${element.text}: the payer pays the fee.`);
};

/** The amount in minor units; told, and zero, where it is none that can be paid. */
const amountIn = (element: Element | undefined, currencies: ReadonlySet<string>, problems: Problems): bigint => {
  if (element === undefined) return 0n;
  const { text, currency } = element;
  if (currency !== undefined && /^[A-Z]{3}$/.test(currency) && !currencies.has(currency)) {
    problems.add(element, 'NOT_A_CURRENCY', `is in ${currency}; these are paid: ${[...currencies].join(', ')}.`);
  }
  const minor = minorOf(text);
  if (minor === 0n) problems.add(element, 'TOO_SMALL', 'must be more than nothing.');
  else if (minor === null && /^\d*\.?\d*$/.test(text)) {
    problems.add(element, 'NOT_AN_AMOUNT', 'must have at most two decimals, as its currency has.');
  }
  return minor ?? 0n;
};

/**
 * Reads one payment, and tells what is wrong with it beyond its form.
 * @param amount what is paid
 * @param partyAt reads who is paid
 */
export const creditTransferIn = (
  element: Element, amount: Element | undefined, currencies: ReadonlySet<string>, problems: Problems, partyAt = partyIn,
): CreditTransfer => {
  const { path, line } = element;
  const account = accountIn(elementAt(element, 'CdtrAcct'));
  if (account === undefined) {
    problems.add({ path: `${path}/CdtrAcct`, line }, 'REQUIRED', 'is missing: it says which wallet is paid.');
  } else if (account.iban === undefined && account.other === undefined && account.proxy === undefined) {
    problems.add(account, 'REQUIRED', 'must name the wallet by its IBAN, its id or its address.');
  }
  checkAccountCurrency(elementAt(element, 'CdtrAcct', 'Ccy'), amount?.currency, problems);
  checkCharges(elementAt(element, 'ChrgBr'), problems);
  const said = {
    instructionId: textAt(element, 'PmtId', 'InstrId'), transactionId: textAt(element, 'PmtId', 'TxId'),
    uetr: textAt(element, 'PmtId', 'UETR'),
    creditor: partyAt(elementAt(element, 'Cdtr')), creditorAgent: agentIn(elementAt(element, 'CdtrAgt')),
    ultimateDebtor: partyIn(elementAt(element, 'UltmtDbtr')),
    ultimateCreditor: partyIn(elementAt(element, 'UltmtCdtr')),
    purpose: purposeIn(elementAt(element, 'Purp') ?? elementAt(element, 'PmtTpInf', 'CtgyPurp')),
    remittance: remittanceIn(elementAt(element, 'RmtInf')),
  };
  return {
    ...given(said), path, line, endToEndId: textAt(element, 'PmtId', 'EndToEndId') ?? '',
    amountMinor: amountIn(amount, currencies, problems), currency: amount?.currency ?? '',
    amountAt: amount ?? element, creditorAccount: account ?? { path, line }, names: namesIn(element),
  };
};
