import { createHash } from 'node:crypto';
import { folded, type ScreenedParty } from '../screening/screening.service.ts';
import { saidBy } from '../transfers/public.ts';
import { customerFactsOf } from '../wallets/public.ts';
import { screenedParty } from '../wallets/wallet-directory.service.ts';

export const KNOWN_PARTY_KINDS = ['customer', 'owner', 'bank', 'beneficiary', 'stated'] as const;
export type KnownPartyKind = (typeof KNOWN_PARTY_KINDS)[number];

/** Whether a case of such a party keeps wallets from paying and being paid: those who are only named have none. */
export const mayFreeze = (kind: KnownPartyKind): boolean => kind !== 'stated' && kind !== 'beneficiary';

/** Somebody whom the bank knows, by all that they are sought in the lists by. */
export interface KnownParty {
  /** Tells them from everybody else, whatever they are called. */
  key: string;
  kind: KnownPartyKind;
  /** The customer that it is, or that it owns. */
  customerId: string | null;
  /** The bank that it is, whose payee it is, or whose payments name it. */
  bankId: string | null;
  /** The banks whose officers answer for it; nobody but administrators where there is none. */
  bankIds: readonly string[];
  name: string;
  sought: readonly ScreenedParty[];
  /** Changes with anything that it is sought by. */
  digest: string;
}

type CustomerFile = Parameters<typeof customerFactsOf>[0];

/** An account as it is read, with the file in force and the banks where it is a customer. */
export interface AccountRow {
  id: string;
  name: string;
  bankIds: string[];
  file: CustomerFile | null;
}

/** A payee as it is kept. */
export interface BeneficiaryRow {
  id: string;
  bankId: string;
  name: string;
}

/** What a payment of a bank says of people who need not be anybody's customers. */
export interface NamingRow {
  bankId: string;
  counterpartyName: string | null;
  originator: Parameters<typeof saidBy>[0] | null;
  beneficiary: Parameters<typeof saidBy>[0] | null;
}

const digestOf = (sought: readonly ScreenedParty[]): string => createHash('sha256')
  .update(JSON.stringify(sought.map(({ name, kind, dob, nationality, id }) => [name, kind, dob, nationality, id])))
  .digest('hex');

const known = (party: Omit<KnownParty, 'digest'>): KnownParty => ({ ...party, digest: digestOf(party.sought) });

/** A customer by each name and each document, and everybody to whom an organisation belongs in the end. */
export const partiesOfAccount = ({ id, name, bankIds, file }: AccountRow): KnownParty[] => {
  const customer = file === null ? null : customerFactsOf(file, 'none');
  const { name: own, otherNames = [], ids, ...rest } = screenedParty({ ownerName: name, ownerId: id, customer });
  const documents = ids === undefined || ids.length === 0 ? [{}] : ids.map((document) => ({ id: document }));
  const side = { customerId: id, bankId: null, bankIds };
  return [
    known({
      ...side, key: `customer:${id}`, kind: 'customer', name: own,
      sought: [own, ...otherNames].flatMap((one) => documents.map((document) => ({ ...rest, name: one, ...document }))),
    }),
    ...(customer?.owners ?? []).map((owner, n, all) => known({
      ...side, key: `owner:${id}:${folded(owner.name)}:${namesakesBefore(n, all)}`, kind: 'owner', name: owner.name,
      sought: [{
        name: owner.name, kind: 'person', ownerId: id, ...(owner.dob === null ? {} : { dob: owner.dob }),
        ...(owner.nationality === null ? {} : { nationality: owner.nationality }),
      }],
    })),
  ];
};

/** How many of those before are called the same; a father and a son may own a company together. */
const namesakesBefore = (place: number, owners: readonly { name: string }[]): number =>
  owners.slice(0, place).filter(({ name }) => folded(name) === folded(owners[place]?.name ?? '')).length;

/** A bank by its name. */
export const partyOfBank = ({ id, name }: { id: string; name: string }): KnownParty => known({
  key: `bank:${id}`, kind: 'bank', customerId: null, bankId: id, bankIds: [], name,
  sought: [{ name, kind: 'organisation', ownerId: null }],
});

/** A payee whom a bank or a customer of it keeps, by the name that they gave; of nobody else is it the file. */
export const partyOfBeneficiary = ({ id, bankId, name }: BeneficiaryRow): KnownParty => known({
  key: `beneficiary:${id}`, kind: 'beneficiary', customerId: null, bankId, bankIds: [bankId], name,
  sought: [{ name, ownerId: null }],
});

/** Whom a payment names: one party for each name with what is said of it, however many payments say the same. */
export const partiesNamed = ({ bankId, counterpartyName, originator, beneficiary }: NamingRow): KnownParty[] => {
  const said = [saidBy(originator ?? {}), saidBy(beneficiary ?? {})].filter((one) => one !== null);
  const sought: ScreenedParty[] = [
    ...(counterpartyName === null ? [] : [{ name: counterpartyName, ownerId: null }]),
    ...said.map(({ name, kind, dob, id }) => ({
      name, kind, ownerId: null, ...(dob === undefined ? {} : { dob }), ...(id === undefined ? {} : { id }),
    })),
  ];
  return sought.map((party) => known({
    key: ['stated', bankId, folded(party.name), party.kind, party.dob, party.id].map((part) => part ?? '').join(':'),
    kind: 'stated', customerId: null, bankId, bankIds: [bankId], name: party.name, sought: [party],
  }));
};
