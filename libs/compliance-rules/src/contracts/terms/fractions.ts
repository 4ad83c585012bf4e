/** Shares that are told side by side and make one whole. */
const WHOLES = [['rabbAlMalRatio', 'mudaribRatio'], ['financierShare', 'clientShare']] as const;
const OF_PARTNERS = ['profit', 'loss'] as const;
const PERCENT = 100;
const NEARLY = 1e-9;

type Facts = Record<string, unknown>;

/** Shares that are one together, as 0.6 and 0.4 are, in percent. */
export function withPercentages(terms: Map<string, unknown>): void {
  for (const names of WHOLES) {
    const shares = inPercent(names.map((name) => terms.get(name)));
    shares?.forEach((share, place) => terms.set(names[place] ?? '', share));
  }
  const partners = terms.get('partners');
  if (!Array.isArray(partners) || !partners.every((one) => typeof one === 'object' && one !== null)) return;
  const list = (partners as Facts[]).map((partner) => ({ ...partner }));
  for (const name of OF_PARTNERS) {
    inPercent(list.map((partner) => partner[name]))?.forEach((share, place) => {
      const partner = list[place];
      if (partner !== undefined) partner[name] = share;
    });
  }
  terms.set('partners', list);
}

/** Undefined unless all are told and make one; a single share of one is a percent. */
function inPercent(shares: readonly unknown[]): number[] | undefined {
  if (shares.length < 2 || !shares.every((share) => typeof share === 'number' || typeof share === 'string')) {
    return undefined;
  }
  const parts = shares.map(Number);
  const isWhole = Math.abs(parts.reduce((sum, part) => sum + part, 0) - 1) < NEARLY;
  return isWhole ? parts.map((part) => Math.round(part * PERCENT * PERCENT) / PERCENT) : undefined;
}
