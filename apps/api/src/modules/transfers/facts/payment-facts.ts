import { isDeepStrictEqual } from 'node:util';
import { dayOf } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { currencyOf, formatMinor, parseAmount } from '../../../platform/money.ts';
import { zakatOf, type ZakatMode } from '../../charges/public.ts';
import type { PaymentFacts } from '../../compliance/public.ts';
import type { Screening } from '../../screening/screening.service.ts';
import type { CustomerFacts } from '../../wallets/public.ts';
import { screenedParty, type WalletParty } from '../../wallets/wallet-directory.service.ts';
import type { PaymentDetails } from '../wire/payment-details.dto.ts';
import type { PaymentHistory } from './payment-history.ts';
import { agreementWithFile, contradictionsOf, statedNameOf, saidBy, type SaidOfParty } from './stated-parties.ts';

/** Zakat that is set aside with a payment. */
interface ZakatSplit {
  mode: ZakatMode;
  /** What the client told its payer would be set aside, if it told. */
  statedAmount: string | null;
}

/** A payment as it is judged, whichever way it is made: sent, in a batch, across the networks or under a contract. */
export interface PlannedPayment {
  type: PaymentFacts['type'] | 'contract';
  actor: Actor;
  from: WalletParty;
  to: WalletParty;
  amountMinor: bigint;
  /** Words that are judged as facts; those of a sealed memo are judged apart and kept out. */
  memo: string | null;
  sourceOfFunds: string | null;
  sourceOfFundsText: string | null;
  details: PaymentDetails;
  zakat: ZakatSplit | null;
  /** What the payee receives in the other currency; null within a network. */
  receiveMinor: bigint | null;
  /** The class under which the payee of zakat is approved. */
  zakatClass?: string | null;
}

/** What stands around a payment as it is judged. */
export interface FactsContext {
  now: Date;
  screening: Screening;
}

/** What the rules are told of a payment, apart from a sealed memo: the one place where facts are put together. */
export const factsOf = (
  payment: PlannedPayment, { now, screening }: FactsContext, history: PaymentHistory,
): PaymentFacts => {
  const { type, from, to, amountMinor, memo, sourceOfFunds, sourceOfFundsText, details, receiveMinor } = payment;
  // What is written to a payment of a contract is the bank's own; its words were judged when the contract was made.
  const isContract = type === 'contract';
  return present({
    type: isContract ? 'send' : type,
    amount: formatMinor(amountMinor),
    currency: from.currency,
    network: from.network,
    memo: isContract ? null : memo,
    asOf: dayOf(now),
    crossBorder: receiveMinor !== null,
    senderKyc: from.ownerKyc,
    sourceOfFunds,
    sourceOfFundsText,
    purposeCode: details.purposeCode,
    issuer: details.issuer,
    recipient: payment.zakatClass ? { category: payment.zakatClass } : null,
    ...history.factsFor({ from, to, amountMinor, isContract }, now),
    ...partyFacts(from, to, details),
    ...screenedFacts(payment, screening),
    ...zakatFacts(payment),
    ...exchangeFacts(payment),
  });
};

/** A record without what is not known. */
const present = (facts: object): PaymentFacts => Object.fromEntries(
  Object.entries(facts).filter(([, value]) => value !== undefined && value !== null)) as unknown as PaymentFacts;

/** What the files of both parties say, and what the payment says of them. */
const partyFacts = (from: WalletParty, to: WalletParty, details: PaymentDetails): object => {
  const [payer, payee] = [from.customer, to.customer];
  const { counterpartyName: statedName, counterpartyCountry } = details;
  const [originator, beneficiary] = [saidBy(details.originator), saidBy(details.beneficiary)];
  const contradictions = [
    ...contradictionsOf('originator', originator, from),
    ...contradictionsOf('beneficiary', beneficiary, to),
    ...(counterpartyCountry === undefined || payee === null || payee.country === counterpartyCountry
      ? [] : ['counterpartyCountry']),
  ];
  return {
    senderCountry: payer?.country ?? originator?.country,
    counterpartyCountry: payee?.country ?? counterpartyCountry ?? beneficiary?.country,
    statedName,
    statedNameMatch: statedName === undefined ? undefined : agreementWithFile(statedName, to),
    contradictions: contradictions.length === 0 ? undefined : contradictions,
    originator: messageOf(from, originator),
    beneficiary: messageOf(to, beneficiary),
    mcc: payee?.mcc,
    isic: payee?.isic,
    party: payee === null ? undefined : { pep: payee.pep },
    entity: entityOf(payee),
    payerEntity: entityOf(payer),
  };
};

/** What the message of a payment says of a party: the file first, the payment for what the file does not hold. */
const messageOf = (wallet: WalletParty, said: SaidOfParty | null): PaymentFacts['originator'] => {
  const { customer } = wallet;
  if (customer === null && said === null) return undefined;
  const id = customer?.ids[0] ?? said?.id;
  return {
    name: statedNameOf(wallet), account: wallet.address,
    ...(said?.address === undefined ? {} : { address: said.address }),
    ...(id === undefined ? {} : { id: `…${id.slice(-4)}` }),
  };
};

const entityOf = (customer: CustomerFacts | null): PaymentFacts['entity'] => {
  if (customer?.kind !== 'organisation' || customer.areOwnersComplete) return undefined;
  return { ubo: customer.owners.map(({ name, sharePercent }) => ({ name, ownershipPct: sharePercent })) };
};

/** Whoever a payment speaks of without saying that they pay or are paid: told with what it says of its payee. */
const ALSO_NAMED = 'statedPayee';

type OtherParty = NonNullable<PaymentFacts['otherParties']>[number];

/** Everybody else who is sought in the lists: other names of both parties, names that the payer gives, owners. */
const othersIn = ({ from, to, details }: PlannedPayment): (OtherParty & { ownerId: string | null })[] => {
  const known = ([wallet, role]: readonly [WalletParty, string]) => {
    const { name, otherNames = [], ids = [], ownerId, ...rest } = screenedParty(wallet);
    const owners = wallet.customer?.owners ?? [];
    return [
      ...otherNames.map((other) => ({ ...rest, name: other, role, ownerId })),
      ...ids.slice(1).map((id) => ({ ...rest, name, id, role, ownerId })),
      ...owners.map((owner) => ({
        name: owner.name, role: `${role}Owner`, kind: 'person' as const, ownerId,
        ...(owner.dob === null ? {} : { dob: owner.dob }),
        ...(owner.nationality === null ? {} : { nationality: owner.nationality }),
      })),
    ];
  };
  const stated = (said: SaidOfParty | null, role: string) => (said === null ? [] : [{
    name: said.name, role, kind: said.kind, ownerId: null,
    ...(said.dob === undefined ? {} : { dob: said.dob }), ...(said.id === undefined ? {} : { id: said.id }),
  }]);
  const named = details.counterpartyName === undefined ? []
    : [{ name: details.counterpartyName, role: 'statedPayee', ownerId: null }];
  const also = (details.alsoNamed ?? []).map((name) => ({ name, role: ALSO_NAMED, ownerId: null }));
  return [
    ...known([to, 'payee']), ...known([from, 'payer']), ...named,
    ...stated(saidBy(details.beneficiary), 'statedPayee'), ...stated(saidBy(details.originator), 'statedPayer'),
    ...also,
  ];
};

/**
 * Who was sought in the lists and who was found. Birth dates and documents are told only where somebody is like a
 * listed party: elsewhere they decide nothing.
 */
const screenedFacts = (payment: PlannedPayment, screening: Screening): Partial<PaymentFacts> => {
  const { from, to } = payment;
  const main = screening.factsOf({ payer: screenedParty(from), payee: screenedParty(to) }, from.bankId);
  const others = othersIn(payment);
  const found = others.flatMap((other) => screening.listedLike(other, from.bankId).watchlist ?? []);
  const watchlist = distinct([...main.watchlist ?? [], ...found]);
  const otherParties = distinct(others.map(({ ownerId: _, ...other }) =>
    (watchlist.length === 0 ? nameless(other) : other)));
  return {
    ...(watchlist.length === 0 ? nameless(main) : main),
    ...(main.watchlist === undefined ? {} : { watchlist }),
    ...(otherParties.length === 0 ? {} : { otherParties: otherParties as OtherParty[] }),
  };
};

const IDENTIFIERS: ReadonlySet<string> = new Set(['', 'counterparty', 'sender'].flatMap((party) =>
  ['Dob', 'Nationality', 'Id'].map((fact) => (party === '' ? fact.toLowerCase() : `${party}${fact}`))));

const distinct = <Told>(all: readonly Told[]): Told[] =>
  all.filter((one, place) => all.findIndex((earlier) => isDeepStrictEqual(earlier, one)) === place);

/** A record without the birth dates, nationalities and documents in it. */
const nameless = <Told extends object>(told: Told): Partial<Told> => Object.fromEntries(
  Object.entries(told).filter(([field]) => !IDENTIFIERS.has(field))) as Partial<Told>;

/** What is set aside as zakat, as the ledger will post it, and whether the owner of the wallet asked for it. */
const zakatFacts = ({ actor, from, amountMinor, zakat }: PlannedPayment): Partial<PaymentFacts> => {
  if (zakat === null) return {};
  const ownMinor = zakatOf(amountMinor);
  const zakatMinor = (zakat.statedAmount === null ? null : parseAmount(zakat.statedAmount)) ?? ownMinor;
  const isOnTop = zakat.mode === 'on_top';
  const kind = from.customer?.kind === 'organisation' ? 'company' : undefined;
  return {
    zakatAutoSplit: { percentage: 2.5, consent: from.ownerRole !== 'user' || actor.userId === from.ownerId },
    zakatSplit: {
      percentage: 2.5, mode: zakat.mode, zakatMinor: Number(zakatMinor),
      totalMinor: Number(isOnTop ? amountMinor + ownMinor : amountMinor),
      netMinor: Number(isOnTop ? amountMinor : amountMinor - ownMinor),
    },
    ...(kind === undefined ? {} : { user: { kind } }),
  };
};

/** The exchange in a payment across the networks: both legs at once. */
const exchangeFacts = ({ from, to, amountMinor, receiveMinor }: PlannedPayment): Partial<PaymentFacts> =>
  (receiveMinor === null ? {} : {
    exchange: {
      give: currencyOf(from.network), receive: currencyOf(to.network),
      giveAmount: formatMinor(amountMinor), receiveAmount: formatMinor(receiveMinor),
      settleGive: 'T+0', settleReceive: 'T+0',
    },
  });
