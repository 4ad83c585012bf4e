import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import type { Actor, Role } from '../../platform/http/access/actor.ts';
import type { Network } from '../../platform/money.ts';

/** What marks everything that was told: the request of each event and payment. */
export const TOLD = 'sandbox-past';

/** The idempotency key of something by its name, so that it is done once however often it is told. */
export const keyOf = (name: string): string => `${TOLD}-${name.trim().replaceAll(' ', '-')}`;

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

/** Finds the people and wallets of the told weeks by what the scenes call them. */
@Injectable()
export class CastRegister {
  private people = new Map<string, KnownPerson>();
  private wallets = new Map<string, KnownWallet>();

  constructor(private readonly em: EntityManager) {}

  /** Looks again at who there is. */
  async look(): Promise<void> {
    const people = await rows<KnownPerson>(this.em.fork(),
      'select id, username, name, role, bank_id as "bankId" from app_user order by ordinal');
    this.people = new Map(people.map((person) => [person.username, person]));
    const wallets = await rows<KnownWallet>(this.em.fork(), `
      select w.id, w.address, w.network, u.username from wallet w join app_user u on u.id = w.owner_id
      order by w.ordinal desc`);
    // The first one of a person goes by their name alone, each also by its network.
    this.wallets = new Map(wallets.flatMap((wallet) => [wallet.username, `${wallet.username}@${wallet.network}`]
      .map((name) => [name, wallet] as const)));
  }

  /** Somebody as one who asks. */
  actor(username: string): Actor {
    const person = this.people.get(username);
    if (!person) throw new Error(`The told weeks know nobody called ${username}.`);
    const { id: userId, ...rest } = person;
    return { ...rest, userId, sessionId: null, requestId: TOLD, ipAddress: 'internal' };
  }

  wallet(name: string): KnownWallet {
    const wallet = this.wallets.get(name);
    if (!wallet) throw new Error(`The told weeks know no wallet of ${name}.`);
    return wallet;
  }
}
