import type { ContractTerms } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { column, rows, type Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal, invalid, notFound } from '../../../platform/http/problems/refusal.ts';
import { electronicIban, isLikeIban } from '../../../platform/iban.ts';
import { isId } from '../../../platform/ids.ts';
import type { Network } from '../../../platform/money.ts';
import type { PayeeCheck } from '../../beneficiaries/public.ts';
import { payeeCheckOf } from '../../transfers/public.ts';
import { WalletDirectory, checkedAddress, type WalletParty } from '../../wallets/wallet-directory.service.ts';
import type { LiveContract } from '../live-contract.ts';
import { ROLES_OF, type PartyRole } from './contract-kinds.ts';

/** A party as it was given, with the wallet behind it if it is one. */
export interface NamedParty {
  role: PartyRole;
  position: number;
  /** The field of the terms that names it. */
  field: string;
  name: string;
  wallet: WalletParty | null;
  /** What the owner of the wallet is called by whoever names it, and how that agrees with their name. */
  statedName: string | null;
  payeeCheck: PayeeCheck | null;
}

/** A party as a text gives it. */
type GivenParty = Pick<NamedParty, 'role' | 'position' | 'field' | 'name'>;

/** What the owners of wallets are called, by role; partners by place as well. */
export type StatedNames = Readonly<Record<string, string>>;

const looksLikeWallet = (name: string): boolean => /^0x/i.test(name) || isLikeIban(electronicIban(name));

/** Finds out who takes part in a contract: wallets by id or address, and names that are not wallets yet. */
@Injectable()
export class PartyResolver {
  constructor(private readonly wallets: WalletDirectory) {}

  /** The parties that terms name. */
  async of(
    tx: Tx, actor: Actor, terms: ContractTerms, network: Network, stated: StatedNames = {},
  ): Promise<NamedParty[]> {
    return this.find(tx, actor, namesIn(terms), network, stated);
  }

  /** Puts parties in the place of those that a contract had in their roles. */
  async write(tx: Tx, contractId: string, parties: readonly NamedParty[]): Promise<void> {
    if (parties.length === 0) return;
    await rows(tx, `
      insert into contract_party (contract_id, role, position, name, wallet_id, stated_name, payee_check)
      select $1, p.* from unnest($2::text[], $3::smallint[], $4::text[], $5::uuid[], $6::text[], $7::text[]) p
      on conflict (contract_id, role, position) do update set name = excluded.name, wallet_id = excluded.wallet_id,
        stated_name = excluded.stated_name, payee_check = excluded.payee_check`, [
      contractId, parties.map((p) => p.role), column(parties.map((p) => p.position)), parties.map((p) => p.name),
      column(parties.map((p) => p.wallet?.id)), column(parties.map((p) => p.statedName)),
      column(parties.map((p) => p.payeeCheck)),
    ]);
  }

  /** Lets a contract have these parties and no others. */
  async replace(tx: Tx, contractId: string, parties: readonly NamedParty[]): Promise<void> {
    await rows(tx, 'delete from contract_party where contract_id = $1', [contractId]);
    await this.write(tx, contractId, parties);
  }

  /** The parties behind texts given for roles, with what the owners of their wallets are called. */
  async find(
    tx: Tx, actor: Actor, given: readonly GivenParty[], network: Network, stated: StatedNames = {},
  ): Promise<NamedParty[]> {
    for (const { field, name } of given) if (looksLikeWallet(name)) checkedAddress(field, name);
    const byAddress = await this.wallets.byAddress(
      tx, given.map(({ name }) => name).filter(looksLikeWallet));
    const parties: NamedParty[] = [];
    for (const party of given) {
      const wallet = isId(party.name) ? await this.wallets.visible(tx, actor, party.name)
        : byAddress.get(party.name.toLowerCase()) ?? null;
      if (wallet === null && looksLikeWallet(party.name)) throw notFound('wallet');
      if (wallet !== null && wallet.network !== network) {
        const message = `${party.field} is not a wallet of the network ${network}.`;
        throw new Refusal(422, 'NETWORK_MISMATCH', message, [{ field: party.field, message }]);
      }
      parties.push({ ...party, wallet, statedName: null, payeeCheck: null });
    }
    return withNames(parties, stated);
  }
}

/** Where a party stands among all of a contract: its role, and of partners the place. */
export const placeOf = ({ role, position }: Pick<NamedParty, 'role' | 'position'>): string =>
  (role === 'partner' ? `${role}[${position}]` : role);

/** Parties with what the owners of their wallets are called; a name of no wallet is refused. */
const withNames = (parties: readonly NamedParty[], stated: StatedNames): NamedParty[] => {
  for (const place of Object.keys(stated)) {
    if (parties.some((party) => placeOf(party) === place && party.wallet !== null)) continue;
    const message = `partyNames.${place} is no party of this contract that has a wallet.`;
    throw invalid([{ field: `partyNames.${place}`, code: 'NO_SUCH_PARTY', message }]);
  }
  return parties.map((party) => {
    const name = stated[placeOf(party)];
    return name === undefined || party.wallet === null ? party
      : { ...party, statedName: name, payeeCheck: payeeCheckOf(name, party.wallet) };
  });
};

/** What terms say of who takes part, in the order of the roles. */
const namesIn = (terms: ContractTerms): GivenParty[] => {
  const texts = terms as unknown as Readonly<Record<string, unknown>>;
  const single = ROLES_OF[terms.type].flatMap((role) => {
    const text = texts[role];
    return typeof text === 'string' && text.trim() !== ''
      ? [{ role, position: 0, field: role, name: text.trim() }] : [];
  });
  if (terms.type !== 'musharaka') return single;
  const partners = (terms.partners ?? []).map(({ name }, position) =>
    ({ role: 'partner' as const, position, field: `partners[${position}].name`, name: (name ?? '').trim() }));
  const unnamed = partners.filter(({ name }) => name === '');
  if (unnamed.length > 0) {
    throw invalid(unnamed.map(({ field }) =>
      ({ field, code: 'REQUIRED', message: `${field} must name the partner.` })));
  }
  return [...partners, ...single];
};

const PARTY_KEY = /^([a-zA-Z]+)(?:\[(\d+)\])?$/;

/** The parties that a request names by role; `partner[1]` is the second partner. */
export const namesGiven = (
  contract: LiveContract, given: Readonly<Partial<Record<string, string>>>,
): GivenParty[] => Object.entries(given).map(([key, name = '']) => {
  const [, role = '', place = '0'] = PARTY_KEY.exec(key) ?? [];
  const known = ROLES_OF[contract.type].find((one) => one === role);
  const position = Number(place);
  const fits = known !== undefined && (known === 'partner'
    ? contract.parties.some((party) => party.role === known && party.position === position) : position === 0);
  if (!fits) {
    const message = `${key} is no party of a ${contract.type}; its parties are ${ROLES_OF[contract.type].join(', ')}.`;
    throw invalid([{ field: 'parties', code: 'NO_SUCH_PARTY', message }]);
  }
  return { role: known, position, field: 'parties', name: name.trim() };
});
