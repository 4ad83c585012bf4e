import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { secondPersonFor, type AgentAct, type SecondPerson } from '../../platform/second-person.ts';

/** Money that somebody moves: between which wallets, and what has left the payer's today, this included. */
export interface AgentMove {
  actor: Mover;
  from: { address: string };
  to: { address: string };
  todayMinor: bigint;
}

type Mover = Pick<Actor, 'userId' | 'role'>;

/** Who acts with their own money, and whom officers need who act with that of others. */
export class Agency {
  private constructor(private readonly owned: ReadonlySet<string>, private readonly limitMinor: bigint) {}

  /** Reads which of the wallets belong to the officers who act, by whichever account of theirs. */
  static async read(
    tx: Tx, movers: readonly Mover[], addresses: readonly string[], limitMinor: bigint,
  ): Promise<Agency> {
    const officers = [...new Set(movers.filter((mover) => !isCustomer(mover)).map(({ userId }) => userId))];
    const found = officers.length === 0 ? [] : await rows<{ user_id: string; address: string }>(tx, `
      with officer as materialized (select id, person_of(id) as person from unnest($2::uuid[]) as id)
      select officer.id as user_id, w.address from wallet w join app_user u on u.id = w.owner_id
      join officer on officer.person = coalesce(u.identity_number, u.id::text)
      where lower(w.address) = any($1::text[])`, [addresses.map((address) => address.toLowerCase()), officers]);
    return new Agency(new Set(found.map((pair) => keyOf(pair.user_id, pair.address))), limitMinor);
  }

  /** Whom a move of money needs besides the one who asks for it; null when they may do it alone. */
  secondPersonFor(act: AgentAct, { actor, from, to, todayMinor }: AgentMove): SecondPerson | null {
    return secondPersonFor(act, {
      isOwner: isCustomer(actor) || this.owned.has(keyOf(actor.userId, from.address)),
      isGainer: this.owned.has(keyOf(actor.userId, to.address)),
      reachesLimit: todayMinor >= this.limitMinor,
    });
  }
}

// A customer reaches no wallet but their own.
const isCustomer = ({ role }: Mover): boolean => role === 'user';

const keyOf = (userId: string, address: string): string => `${userId} ${address.toLowerCase()}`;
