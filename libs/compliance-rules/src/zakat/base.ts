/**
 * How the base is found: what a person holds less what they owe; of a company its net assets, or its net invested
 * funds, the two methods of AAOIFI’s accounting standard on zakat (FAS 9, since then FAS 39).
 */
export const ZAKAT_METHODS = ['person', 'net_assets', 'net_invested_funds'] as const;
export type ZakatMethod = (typeof ZAKAT_METHODS)[number];

/** What a line does to the base. */
export type DeclaredEffect = 'adds' | 'deducts' | 'excluded';

const FUNDS: readonly ZakatMethod[] = ['net_invested_funds'];
const ASSETS: readonly ZakatMethod[] = ['person', 'net_assets'];

const KINDS = {
  cash_elsewhere: { effect: 'adds', methods: ASSETS },
  gold: { effect: 'adds', methods: ASSETS },
  silver: { effect: 'adds', methods: ASSETS },
  goods_for_trade: { effect: 'adds', methods: ASSETS },
  shares_for_trade: { effect: 'adds', methods: ASSETS },
  receivable: { effect: 'adds', methods: ASSETS },
  debt_due: { effect: 'deducts', methods: ASSETS },
  investment_accounts: { effect: 'deducts', methods: ['net_assets'] },
  owned_by_others: { effect: 'deducts', methods: ['net_assets'] },
  paid_up_capital: { effect: 'adds', methods: FUNDS },
  reserves: { effect: 'adds', methods: FUNDS },
  provisions: { effect: 'adds', methods: FUNDS },
  retained_earnings: { effect: 'adds', methods: FUNDS },
  net_income: { effect: 'adds', methods: FUNDS },
  long_term_liabilities: { effect: 'adds', methods: FUNDS },
  fixed_assets: { effect: 'deducts', methods: FUNDS },
  investments_not_for_trade: { effect: 'deducts', methods: FUNDS },
  accumulated_losses: { effect: 'deducts', methods: FUNDS },
  // Money that is unlawful as a whole is given away as a whole: it is taken out, and zakat does not make it pure.
  impure: { effect: 'deducts', methods: ASSETS },
  personal_use: { effect: 'excluded', methods: ASSETS },
  doubtful_receivable: { effect: 'excluded', methods: ASSETS },
} as const satisfies Record<string, { effect: DeclaredEffect; methods: readonly ZakatMethod[] }>;

export type DeclaredKind = keyof typeof KINDS;
export const DECLARED_KINDS = Object.keys(KINDS) as DeclaredKind[];

/** What a declared figure does to the base by a method; undefined where the method knows no such figure. */
export const declaredEffect = (kind: DeclaredKind, method: ZakatMethod): DeclaredEffect | undefined => {
  const { effect, methods } = KINDS[kind];
  return (methods as readonly ZakatMethod[]).includes(method) ? effect : undefined;
};

/** An amount in one currency, and what it does to the base. */
export interface ZakatLineSum<Currency extends string = string> {
  currency: Currency;
  effect: DeclaredEffect;
  amountMinor: bigint;
}

/**
 * The base in each currency. What is owed beyond what is held in one currency is taken from the other, by the prices of
 * the same metal in both, rounded down in favour of those whom zakat is for.
 */
export const zakatBases = <Currency extends string>(
  lines: readonly ZakatLineSum<Currency>[], gramMinor: Readonly<Record<Currency, bigint>>,
): Record<Currency, bigint> => {
  const currencies = Object.keys(gramMinor) as Currency[];
  const bases = new Map<Currency, bigint>(currencies.map((currency) => [currency, 0n]));
  const baseOf = (currency: Currency): bigint => bases.get(currency) ?? 0n;
  for (const { currency, effect, amountMinor } of lines) {
    bases.set(currency, baseOf(currency) + signOf(effect) * amountMinor);
  }
  for (const short of currencies) {
    for (const other of currencies) {
      if (baseOf(short) >= 0n || baseOf(other) <= 0n) continue;
      const owed = 0n - baseOf(short);
      const wanted = (owed * gramMinor[other]) / gramMinor[short];
      bases.set(other, wanted >= baseOf(other) ? 0n : baseOf(other) - wanted);
    }
    if (baseOf(short) < 0n) bases.set(short, 0n);
  }
  return Object.fromEntries(bases) as Record<Currency, bigint>;
};

const signOf = (effect: DeclaredEffect): bigint => (effect === 'adds' ? 1n : effect === 'deducts' ? -1n : 0n);
