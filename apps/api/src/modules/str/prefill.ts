import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import type { CustomerFile } from '../customers/public.ts';
import { partyOf, type StrParty } from './goaml/party-fields.ts';
import type { ReportedPayment } from './reported-payments.queries.ts';
import type { ReportCode, StrContent, StrSettings, StrTransaction } from './str-content.ts';

type Side = NonNullable<ReportedPayment['from']>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const IDENTITY_CARDS: ReadonlySet<string> = new Set(['emirates_id', 'qid', 'national_id']);

/** What a report begins with: what the bank knows, and nothing that it does not. */
export const prefilled = (
  reportCode: ReportCode, payments: readonly ReportedPayment[], settings: StrSettings,
): StrContent => {
  const rules = [...new Set(payments.flatMap((payment) => payment.rules ?? []))].sort();
  const codes = new Map(settings.indicators.map(({ ruleId, code }) => [ruleId, code]));
  return {
    reportCode, fiuReference: null, reason: null, action: null,
    indicators: [...new Set(rules.flatMap((rule) => codes.get(rule) ?? []))],
    unmappedRules: rules.filter((rule) => !codes.has(rule)),
    transactions: payments.map((payment) => transactionOf(payment, settings)),
    settings,
  };
};

const transactionOf = (payment: ReportedPayment, settings: StrSettings): StrTransaction => {
  const { from, to, memo, purposeCode, reference, counterpartyName, counterpartyCountry } = payment;
  const words = [memo, purposeCode === null ? null : `Purpose ${purposeCode}`, reference].filter(Boolean).join('; ');
  return {
    payment: {
      transactionId: toTransactionId(payment.id), occurredAt: new Date(payment.createdAt).toISOString(),
      amount: formatMinor(BigInt(payment.amountMinor)), currency: payment.currency, status: payment.status,
      isFromClient: from?.isClient ?? false, isToClient: to?.isClient ?? false,
    },
    location: null,
    description: words === '' ? null : words,
    transmodeCode: settings.transmodeCode, transmodeComment: settings.transmodeComment,
    fromFundsCode: settings.fundsCode, fromCountry: from?.file?.country ?? null,
    from: sideOf(from, null, settings),
    toFundsCode: settings.fundsCode, toCountry: to?.file?.country ?? counterpartyCountry,
    to: sideOf(to, counterpartyName, settings),
  };
};

/** A customer with a file by what it says; anybody else by their wallet, with the name that the payer gave them. */
const sideOf = (side: Side | null, statedName: string | null, settings: StrSettings): StrParty => {
  if (side === null) return partyOf('account', {});
  if (side.file?.kind === 'person') return personOf(side.file);
  if (side.file?.kind === 'organisation') return entityOf(side.file);
  return partyOf('account', {
    institutionName: side.isClient ? settings.institutionName : side.bankName,
    institutionCode: side.isClient ? settings.institutionCode : null,
    account: side.address, accountName: side.name ?? statedName,
  });
};

// A day is told where the file has one; a year alone is no day.
const dayOrNull = (day: string | null): string | null => (day !== null && DAY.test(day) ? day : null);

const personOf = ({ legalName, legalNameArabic, bornOn, nationality, country, documents }: CustomerFile): StrParty => {
  const passport = documents.find(({ kind }) => kind === 'passport');
  const card = documents.find(({ kind }) => IDENTITY_CARDS.has(kind));
  const shown = card ?? passport;
  const names = namesOf(legalName);
  return partyOf('person', {
    ...names, alias: legalNameArabic, birthDate: dayOrNull(bornOn), nationality, residence: country,
    passportNumber: passport?.number ?? null, passportCountry: passport?.country ?? null,
    idNumber: card?.number ?? null, documentNumber: shown?.number ?? null, documentCountry: shown?.country ?? null,
    documentExpiresOn: shown?.expiresOn ?? null,
  });
};

// A file has one name, and goAML two. Of two words the order is the usual one; of more nobody can say where the name of
// the family begins.
const namesOf = (legalName: string): { firstName: string | null; lastName: string | null } => {
  const words = legalName.split(/\s+/);
  const [firstName = null, lastName = null] = words.length === 2 ? words : [];
  return { firstName, lastName };
};

const entityOf = ({ legalName, bornOn, country, documents, isic }: CustomerFile): StrParty => partyOf('entity', {
  name: legalName, incorporatedOn: dayOrNull(bornOn), incorporationCountry: country,
  incorporationNumber: documents[0]?.number ?? null, business: isic === null ? null : `ISIC ${isic}`,
});
