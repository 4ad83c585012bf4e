import type { AccountName, Instruction, Place } from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Network } from '../../../platform/money.ts';

/** A wallet as messages name it, and what they may say of it beside. */
export interface NamedWallet {
  address: string;
  network: Network;
  /** Of its bank. */
  bic: string | null;
  lei: string | null;
  /** Whether a person owns it, as far as their account says, or the bank itself. */
  isPersonal: boolean;
  isOfBank: boolean;
}

/** By which names an account is meant, wherever that stands. */
type AccountNames = Omit<AccountName, keyof Place>;

const HEX_ID = /^[0-9a-f]{32}$/i;

/** The names by which an account is looked for: IBAN, address, and the id of a wallet without its dashes. */
const namesOf = ({ iban, other, proxy }: AccountNames): string[] =>
  [iban, other, proxy].flatMap((name) => name ?? []).map(nameOf);

const nameOf = (name: string): string => name.replaceAll(' ', '').toLowerCase();

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The wallets that a message names. */
export class NamedWallets {
  private constructor(private readonly byName: ReadonlyMap<string, NamedWallet>) {}

  static read(tx: Tx, { instructions }: { instructions: readonly Instruction[] }): Promise<NamedWallets> {
    return NamedWallets.of(tx, instructions.flatMap(({ debtorAccount, transfers }) =>
      [debtorAccount, ...transfers.map(({ creditorAccount }) => creditorAccount)]));
  }

  /** The wallets that some accounts name. */
  static async of(tx: Tx, accounts: readonly AccountNames[]): Promise<NamedWallets> {
    const names = [...new Set(accounts.flatMap(namesOf))];
    const found = await tables(tx).selectFrom('wallet as w').innerJoin('bank as b', 'b.id', 'w.bank_id')
      .innerJoin('app_user as u', 'u.id', 'w.owner_id')
      .select(['w.id', 'w.address', 'w.iban', 'w.network', 'b.bic', 'b.lei', 'u.role'])
      .where((wallet) => wallet.or([
        wallet('w.iban', '=', wallet.fn.any(wallet.val(names.map((name) => name.toUpperCase())))),
        wallet(wallet.fn<string>('lower', ['w.address']), '=', wallet.fn.any(wallet.val(names))),
        wallet('w.id', '=', wallet.fn.any(wallet.val(names.filter((name) => HEX_ID.test(name)).map(dashed)))),
      ])).execute();
    return new NamedWallets(new Map(found.flatMap(({ id, address, iban, network, bic, lei, role }) => {
      const wallet = { address, network, bic, lei, isPersonal: role === 'user', isOfBank: role === 'bank' };
      return [id.replaceAll('-', ''), address.toLowerCase(), iban.toLowerCase()].map((name) => [name, wallet] as const);
    })));
  }

  /** The wallet that an account names; null where its names are of two wallets, or one of them of none. */
  find(account: AccountNames): NamedWallet | null {
    const [first, ...others] = namesOf(account).map((name) => this.byName.get(name));
    return first !== undefined && others.every((other) => other === first) ? first : null;
  }

  /** Whether an account has several names, and they are not all of one wallet. */
  isContradictory(account: AccountName): boolean {
    return namesOf(account).length > 1 && this.find(account) === null;
  }
}
