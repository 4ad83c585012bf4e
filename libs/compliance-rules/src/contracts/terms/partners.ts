const SILENT = ['sleeping', 'silent', 'isSleeping', 'isSilent', 'sleepingPartner', 'noWork'] as const;
const SILENT_ROLE = /sleeping|silent|passive|investor only|capital only|نائم|صامت/i;
const PARTY =
  /^(?:rabb\w*|mudarib|manager|investor|(?:capital)?provider|entrepreneur|financier|bank|client|customer)$/i;
const ROLE = /sleep|silent|passive|invest|capital|manag|active|working|partner|شريك|مدير|نائم|صامت/i;
const PAY = ['salary', 'monthlySalary', 'wage', 'fixedPay', 'managementFee', 'fixedSalary', 'fee'] as const;
const LOSS_SHARES = [
  'lossSharing', 'lossShare', 'lossSharingRatio', 'lossRatio', 'lossRatios', 'lossShares', 'losses'] as const;
const LOSS_BEARERS = ['lossBorneBy', 'lossesBorneBy', 'lossBearer', 'lossOn', 'lossSharing', 'losses'] as const;
const SHARED = /capital|proportion|pro rata|share|each|both|others|رأس|بقدر|حصص/;
const WHOLE = 100;
const PROFIT_SHARES = ['profitSharing', 'profitRatio', 'profitRatios', 'profitShares'] as const;

type Facts = Record<string, unknown>;

/** What is told beside the list of partners, or in other words within it, in the places where the library looks. */
export function withPartners(terms: Map<string, unknown>): void {
  const partners = listed(terms.get('partners'));
  if (!Array.isArray(partners) || !partners.every((one) => typeof one === 'object' && one !== null)) return;
  const list = (partners as Facts[]).map((partner) => ({ ...partner }));
  for (const [place, partner] of list.entries()) {
    if (SILENT.some((name) => partner[name] === true) || isSilent(partner['role'])) partner['works'] ??= false;
    const pay = PAY.map((name) => partner[name]).find((given) => Number(given) > 0);
    if (pay !== undefined && !terms.has('managerFixedPay')) terms.set('managerFixedPay', pay);
    put(partner, 'loss', shareOf(terms, LOSS_SHARES, partner, place));
    put(partner, 'profit', shareOf(terms, PROFIT_SHARES, partner, place));
  }
  const sole = soleBearer(terms, list);
  if (sole !== undefined) for (const partner of list) put(partner, 'loss', partner === sole ? WHOLE : 0);
  terms.set('partners', list);
}

/** Whether something said of one partner is read although the library has another place for it. */
export function isOfPartner(name: string, value: unknown): boolean {
  if (name === 'ownerGroup') return typeof value === 'string';
  if (name === 'role') return typeof value === 'string' && ROLE.test(value);
  return [...SILENT, ...PAY].some((known) => known === name);
}

/** Whether a share stands under the role of a party, or under the name of a partner. */
export function isOfParty(name: string, terms: ReadonlyMap<string, unknown>): boolean {
  const partners = terms.get('partners');
  const names = Array.isArray(partners) ? (partners as Facts[]).map((partner) => String(partner['name'])) : [];
  return PARTY.test(name) || names.includes(name);
}

/** Whether a term tells the shares of partners, in their order, under their names, or in words. */
export function isShare(name: string, value: unknown, terms: ReadonlyMap<string, unknown>): boolean {
  const isOfNames = (names: readonly string[]) => names.includes(name);
  if (typeof value === 'object' && value !== null) return isOfNames(LOSS_SHARES) || isOfNames(PROFIT_SHARES);
  if (!Array.isArray(terms.get('partners'))) return false;
  return typeof value === 'string' && isOfNames(LOSS_BEARERS) && SHARED.test(value);
}

const isSilent = (role: unknown): boolean => typeof role === 'string' && SILENT_ROLE.test(role);

/** Partners that are told under their names, as a list of them with their names. */
function listed(partners: unknown): unknown {
  if (typeof partners !== 'object' || partners === null || Array.isArray(partners)) return partners;
  const named = Object.entries(partners);
  const isByName = named.length > 1 && named.every(([, facts]) => typeof facts === 'object' && facts !== null);
  return isByName ? named.map(([name, facts]) => ({ name, ...(facts as Facts) })) : partners;
}

/** The one partner to whom the terms leave all loss, by his name. */
function soleBearer(terms: ReadonlyMap<string, unknown>, partners: readonly Facts[]): Facts | undefined {
  const bearer = LOSS_BEARERS.map((name) => terms.get(name)).find((value) => typeof value === 'string');
  if (typeof bearer !== 'string') return undefined;
  const said = bearer.toLowerCase();
  const named = partners.filter(({ name }) =>
    typeof name === 'string' && name !== '' && said.includes(name.toLowerCase()));
  return named.length === 1 && !SHARED.test(said) ? named[0] : undefined;
}

const put = (partner: Facts, name: string, share: unknown): void => {
  if (typeof share === 'number' && partner[name] === undefined) partner[name] = share;
};

/** The share of one partner where shares are listed in the order of the partners, or by their names. */
function shareOf(
  terms: ReadonlyMap<string, unknown>, names: readonly string[], partner: Facts, place: number,
): unknown {
  const shares = names.map((name) => terms.get(name)).find((value) => typeof value === 'object' && value !== null);
  if (Array.isArray(shares)) return shares[place];
  return shares === undefined ? undefined : (shares as Facts)[String(partner['name'])];
}
