/** An amount of money as a decimal string with at most two places, such as "900" or "900.50". */
export type Amount = string;

export type Currency = 'AED' | 'QAR';

export type PaymentType = 'send' | 'zakat' | 'zakat_split' | 'escrow' | 'batch' | 'loan';

export type SenderKyc = 'verified' | 'unverified' | 'expired' | 'rejected';

/**
 * What is known about one payment before it is posted.
 * Only type, amount and currency are required: a rule whose facts are absent does not fire.
 */
export interface PaymentFacts {
  type: PaymentType;
  amount: Amount;
  currency: Currency;
  /** The payer's own words, in English, Arabic or both. */
  memo?: string;
  network?: 'uae_dirham' | 'qatar_cbdc';
  /** The day the payment is judged on, as an ISO date; absent means the newest lists in the policy. */
  asOf?: string;

  /** The payee as the history names them, such as a wallet address. */
  to?: string;
  counterpartyName?: string;
  /** The payer as the lists of sanctions would name them. */
  senderName?: string;
  /** ISO 3166 alpha-2 code of the counterparty's country. */
  counterpartyCountry?: string;
  counterpartyNationality?: string;
  /** Date of birth as YYYY or YYYY-MM-DD. */
  counterpartyDob?: string;
  counterpartyId?: string;
  crossBorder?: boolean;
  /** Absent means an onboarded and verified customer. */
  senderKyc?: SenderKyc;
  sourceOfFunds?: string;
  history?: readonly HistoryItem[];
  /** Listed parties like a party of the payment; empty when none is, absent when no list was searched. */
  watchlist?: readonly WatchEntry[];
  /** True when a list that was searched is older than it may be. */
  watchlistStale?: boolean;

  /** Merchant category code of the payee. */
  mcc?: string;
  /** Industry code of the payee under ISIC revision 4. */
  isic?: string;
  /** Industry code of the payee under NAICS 2022. */
  naics?: string;

  loan?: LoanFacts;
  instrument?: InstrumentFacts;
  latePayment?: LatePaymentFacts;
  exchange?: ExchangeFacts;
  debtSale?: DebtSaleFacts;
  chain?: readonly TradeLeg[];
  investment?: InvestmentFacts;
  sale?: SaleFacts;
  contract?: ContractFacts;
  /** True when the cover bought is takaful or a social-security scheme. */
  takaful?: boolean;
  pool?: PoolFacts;
  ticket?: TicketFacts;
  prediction?: PredictionFacts;
  asset?: AssetFacts;
}

/** An earlier transfer of the sender: outgoing ones name `to`, incoming ones say so and name `from`. */
export interface HistoryItem {
  amount: Amount;
  direction?: 'in' | 'out';
  to?: string;
  from?: string;
  hoursAgo?: number;
  minutesAgo?: number;
}

/** One value, or all that are known. */
export type OneOrMore = string | readonly string[];

/** One listed party of a sanctions list that the caller screens against. */
export interface WatchEntry {
  name: string;
  aliases?: readonly string[];
  /** Names that the publisher itself calls weak; alone they never confirm anybody. */
  weakAliases?: readonly string[];
  list?: string;
  nationality?: OneOrMore;
  /** As YYYY or YYYY-MM-DD. */
  dob?: OneOrMore;
  id?: OneOrMore;
  /** The decision by which an officer told this party and the entry apart. */
  cleared?: string;
}

export interface LoanFacts {
  principal: Amount;
  repaymentTotal?: Amount;
  /** Currency of the repayment when it differs from the payment's. */
  currency?: string;
  /** Yearly percentage charged on the debt. */
  rateAnnualPct?: number;
  fee?: LoanFeeFacts;
  benefits?: readonly LoanBenefit[];
}

/** Something the lender gains besides the sum lent. */
export interface LoanBenefit {
  kind?: string;
  stipulated?: boolean;
  customary?: boolean;
}

export interface LoanFeeFacts {
  amount: Amount;
  basis?: 'flat' | 'percentOfPrincipal' | 'percentOfBalance' | 'timeBased';
  /** The documented expense the fee recovers. */
  actualCost?: Amount;
}

/** A security, paper or derivative that the payment buys. */
export interface InstrumentFacts {
  class?: string;
  rate?: number;
  price?: Amount;
  faceValue?: Amount;
  dueDate?: string;
}

export interface LatePaymentFacts {
  amount?: Amount;
  ratePct?: number;
  beneficiary?: 'creditor' | 'charity';
}

/** An exchange of two currencies; settlement is "T+0", "T+2", "now", "later" or an ISO date. */
export interface ExchangeFacts {
  give: string;
  receive: string;
  giveAmount?: Amount;
  receiveAmount?: Amount;
  settleGive?: string;
  settleReceive?: string;
  forward?: boolean;
  /** True when the leg that settles later is already final and locked for the other side. */
  creditFinal?: boolean;
  /** A disclosed service fee charged apart from the exchange. */
  serviceFee?: Amount;
}

export interface DebtSaleFacts {
  faceValue: Amount;
  price: Amount;
  maturity?: string;
  buyerIsDebtor?: boolean;
  consideration?: 'money' | 'goods';
  paymentDeferred?: boolean;
}

/** One sale in a chain of trades; `time` is an ISO date or a day number. */
export interface TradeLeg {
  seller: string;
  buyer: string;
  object: string;
  price: Amount;
  terms?: string;
  time?: string | number;
  /** True when the parties agreed on this leg together with another one. */
  linked?: boolean;
}

export interface InvestmentFacts {
  capitalGuaranteed?: boolean;
  returnBasis?: 'fixedAmount' | 'percentOfCapital' | 'profitShare';
}

export interface SaleFacts {
  type?: string;
  object?: string | SaleObject;
  seller?: { owns?: boolean };
  price?: Amount | SalePrice;
  /** How the price is paid: "spot", "deferred" or "instalments". */
  terms?: string;
}

export interface SaleObject {
  name?: string;
  specific?: boolean;
}

export interface SalePrice {
  amount?: Amount;
  status?: 'fixed' | 'formula' | 'published' | 'open' | 'oneParty' | 'unknownEvent';
}

export interface ContractFacts {
  bothDeferred?: boolean;
  exchangeTraded?: boolean;
}

/** A pot of money that one of several people will win. */
export interface PoolFacts {
  contributors?: number;
  prizeSource: 'contributors' | 'oneSide' | 'sponsor';
  outcome?: 'chance' | 'result';
}

export interface TicketFacts {
  price: Amount;
  draw: boolean;
}

export interface PredictionFacts {
  operator?: string;
  stake: Amount;
}

export interface AssetFacts {
  class: 'cryptoasset' | 'cbdc' | 'stablecoin' | 'security' | 'commodity';
}
