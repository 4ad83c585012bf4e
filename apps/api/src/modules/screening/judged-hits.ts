import { resemblanceOf, type PaymentFacts, type Resemblance, type WatchEntry } from '@connect/compliance-rules';

/** What a comparison says of names that have the same words, in whatever order. */
const SAME_WORDS: ReadonlySet<string> = new Set(['exact', 'order', 'whole']);

/** Who of a payment was sought in the lists: its two parties, who owns them, and whom the payment itself names. */
export const SOUGHT_ROLES = ['payer', 'payee', 'payerOwner', 'payeeOwner', 'statedPayer', 'statedPayee'] as const;
export type SoughtRole = (typeof SOUGHT_ROLES)[number];

/** A name that was sought when a payment was judged, with what was known of its bearer. */
export interface SoughtName {
  role: SoughtRole;
  party: WatchEntry;
}

/** A name of a payment that is like an entry of a list, as it was when the payment was judged. */
export interface JudgedHit extends SoughtName {
  entry: WatchEntry;
  resemblance: Resemblance;
  /** The clearance by which it was passed over; null when it counted. */
  clearedBy: string | null;
}

/** Everybody who was sought in the lists, from the facts that are kept with the verdict. */
export const soughtIn = (facts: PaymentFacts): SoughtName[] => {
  const named = ([role, name, dob, nationality, id, kind]: readonly [
    SoughtRole, string | undefined, string | undefined, string | undefined, string | undefined, WatchEntry['kind'],
  ]): SoughtName[] => (name === undefined ? [] : [{ role, party: known({ name, dob, nationality, id, kind }) }]);
  return [
    ...named(['payer', facts.senderName, facts.senderDob, facts.senderNationality, facts.senderId, facts.senderKind]),
    ...named(['payee', facts.counterpartyName, facts.counterpartyDob, facts.counterpartyNationality,
      facts.counterpartyId, facts.counterpartyKind]),
    ...(facts.otherParties ?? []).map(({ role, ...party }) =>
      ({ role: SOUGHT_ROLES.find((one) => one === role) ?? 'statedPayee', party })),
  ];
};

/** Each name of a payment beside each entry that it is like; what a rule found in the lists can be read from these. */
export const hitsOf = (facts: PaymentFacts): JudgedHit[] => (facts.watchlist ?? []).flatMap(({ cleared, ...entry }) =>
  soughtIn(facts).flatMap((sought) => {
    const resemblance = resemblanceOf(sought.party, entry);
    return resemblance?.likeness === undefined
      ? [] : [{ ...sought, entry, resemblance, clearedBy: cleared ?? null }];
  }));

/** Whether a name is so much the one listed that one officer is not enough to say that it is somebody else. */
export const isWholeName = ({ resemblance: { parts, likeness } }: Pick<JudgedHit, 'resemblance'>): boolean =>
  likeness === 'confirmed' || parts.every(({ name }) => SAME_WORDS.has(name));

/** Whether a name is the very one that an entry has among its names, whatever else is known of either. */
export const bearsListedName = (name: string, listed: readonly string[]): boolean => listed.some((one) => {
  const resemblance = resemblanceOf({ name }, { name: one });
  return resemblance !== undefined && isWholeName({ resemblance });
});

type Known = { [Fact in 'dob' | 'nationality' | 'id' | 'kind']: WatchEntry[Fact] | undefined } & { name: string };

const known = (party: Known): WatchEntry =>
  Object.fromEntries(Object.entries(party).filter(([, value]) => value !== undefined)) as unknown as WatchEntry;
