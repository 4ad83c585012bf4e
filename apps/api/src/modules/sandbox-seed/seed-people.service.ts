import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import type { Actor, Role } from '../../platform/http/access/actor.ts';
import type { Network } from '../../platform/money.ts';

/** What marks everything that was seeded: the request of each event and payment. */
export const SEED_MARK = 'sandbox-seed';

/** The idempotency key of something by its name, so that it is done once however often seeding begins. */
export const keyOf = (name: string): string => `${SEED_MARK}-${name.trim().replaceAll(' ', '-')}`;

interface KnownPerson {
  id: string;
  username: string;
  name: string;
  role: Role;
  bankId: string | null;
}

interface KnownWallet {
  id: string;
  address: string;
  network: Network;
  username: string;
}

/** Finds the people and wallets of the seed by what the actions call them. */
@Injectable()
export class SeedPeople {
  private people = new Map<string, KnownPerson>();
  private wallets = new Map<string, KnownWallet>();

  constructor(private readonly em: EntityManager) {}

  /** Looks again at who there is. */
  async look(): Promise<void> {
    const em = this.em.fork();
    const people = await tables(em).selectFrom('app_user')
      .select(['id', 'username', 'name', 'role', 'bank_id as bankId']).orderBy('ordinal').execute();
    this.people = new Map(people.map((person) => [person.username, person]));
    const wallets = await tables(em).selectFrom('wallet as w').innerJoin('app_user as u', 'u.id', 'w.owner_id')
      .select(['w.id', 'w.address', 'w.network', 'u.username']).orderBy('w.ordinal', 'desc').execute();
    // The first one of a person goes by their name alone, each also by its network.
    this.wallets = new Map(wallets.flatMap((wallet) => [wallet.username, `${wallet.username}@${wallet.network}`]
      .map((name) => [name, wallet] as const)));
  }

  /** Somebody as one who asks. */
  actor(username: string): Actor {
    const person = this.people.get(username);
    if (!person) throw new Error(`The seed knows nobody called ${username}.`);
    const { id: userId, ...rest } = person;
    return { ...rest, userId, sessionId: null, requestId: SEED_MARK, ipAddress: 'internal' };
  }

  /** Whose a wallet is, as a payer writes it down. */
  ownerOf(wallet: string): string {
    return this.actor(this.wallet(wallet).username).name;
  }

  wallet(name: string): KnownWallet {
    const wallet = this.wallets.get(name);
    if (!wallet) throw new Error(`The seed knows no wallet of ${name}.`);
    return wallet;
  }
}
