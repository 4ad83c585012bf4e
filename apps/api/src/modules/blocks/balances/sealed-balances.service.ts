import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { BLOCK_COLUMNS, type BlockRow } from '../block-row.ts';
import type { EventRow } from '../sealed-event.ts';
import { BalancesQueries, claimsOf, openedBy } from './balances.queries.ts';
import { Balances, type AccountMove } from './balances.ts';

/** So many accounts, or claims, take some milliseconds. */
const PAGE = 2_000;
/** What lies further behind is read from the newest entries again, which takes as long as there are accounts. */
const MOST_TO_CATCH_UP = 200_000;

/** What is stored does not give the balances that the newest block commits to. */
export class UnprovenBalances extends Error {
  override readonly name = 'UnprovenBalances';
}

/** What a block commits to of balances. */
export interface BalancesHead {
  accounts: string;
  balances_root: Buffer;
}

/** What all accounts hold after the newest block that this process knows; before the first one there is none. */
interface State {
  balances: Balances;
  block: BlockRow | null;
}

/** What an account holds after a block, with its place and path, which are null while it has none. */
export interface SealedBalance {
  block: BlockRow;
  proof: ReturnType<Balances['proofOf']>;
}

/**
 * Keeps what all accounts hold after the newest block, and the tree over it, in the memory of the process. It follows
 * from the entries that sealed events tell of, never from the rows of accounts. Whatever it goes on from must give the
 * root that the newest block committed to; otherwise nothing is sealed.
 */
@Injectable()
export class SealedBalances {
  private state: State | null = null;
  /** Whether the state was changed for a block that may not have been written. */
  private isOpen = false;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly em: EntityManager, private readonly queries: BalancesQueries) {}

  /** Does work on the balances while nobody else does, once they are known; they are read anew if it fails midway. */
  async exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.turn.then(async () => {
      // Before the work begins a transaction, for it takes seconds where there are very many accounts.
      this.state ??= await this.read();
      return work();
    });
    this.turn = mine.catch(() => {
      if (this.isOpen) this.state = null;
      this.isOpen = false;
    });
    return mine;
  }

  /** What the block after `last` commits to when it is closed over some events; `closed` follows once it is written. */
  async close(tx: Tx, last: BlockRow | null, events: readonly EventRow[]): Promise<BalancesHead> {
    const balances = await this.upTo(tx, last);
    this.isOpen = true;
    const height = BigInt(last?.height ?? 0) + 1n;
    const opened = [...new Set(events.flatMap((event) => openedBy(event) ?? []))].filter((id) => !balances.has(id));
    for (const opening of await this.queries.place(tx, opened, { position: balances.size, height })) {
      balances.open(opening);
    }
    for (const move of await this.queries.moves(tx, events.flatMap((event) => claimsOf(event, Number(height))))) {
      if (!balances.follows(move)) throw new Error(brokenMessage(move));
      balances.set(move.account, move.leftMinor, move.last);
    }
    return { accounts: balances.size.toString(), balances_root: await balances.root() };
  }

  /** Notes that the block for which something was closed is written. */
  closed(block: BlockRow): void {
    if (this.state) this.state.block = block;
    this.isOpen = false;
  }

  /** What an account holds after the newest block; null while no block commits to balances. */
  proofOf(account: string): Promise<SealedBalance | null> {
    return this.exclusively(async () => {
      const tx = this.em.fork();
      const balances = await this.upTo(tx, await newestBlock(tx));
      const block = this.state?.block;
      return block?.balances_root ? { block, proof: balances.proofOf(account) } : null;
    });
  }

  /** What accounts hold after a block: this process goes on from where it is, unless it is too far behind. */
  private async upTo(tx: Tx, last: BlockRow | null): Promise<Balances> {
    if (this.isOpen) this.state = null;
    const behind = this.state ? sizeOf(last) - sizeOf(this.state.block) : MOST_TO_CATCH_UP + 1;
    if (behind < 0 || behind > MOST_TO_CATCH_UP) this.state = await this.read();
    const { balances, block } = this.state as State;
    if (!last || sizeOf(block) >= sizeOf(last)) return balances;
    this.isOpen = true;
    const from = Number(block?.height ?? 0) + 1;
    for (const place of await this.queries.placesBetween(tx, from, Number(last.height))) balances.open(place);
    const { claims } = await this.queries.changesBetween(tx, sizeOf(block), sizeOf(last));
    for (const move of await this.queries.moves(tx, claims)) balances.set(move.account, move.leftMinor, move.last);
    await refuseOther(balances, last);
    this.closed(last);
    return balances;
  }

  /** What accounts hold after the newest block: what their newest entries say, less what is not sealed of them. */
  private async read(): Promise<State> {
    const tx = this.em.fork();
    await tx.begin({ isolationLevel: 'repeatable read', readOnly: true });
    try {
      const block = await newestBlock(tx);
      const unsealed = sumsOf(await this.unsealed(tx));
      const balances = new Balances();
      for (let page = PAGE; page === PAGE;) {
        const found = await this.queries.newest(tx, balances.size - 1, PAGE);
        for (const { account, currency, postedMinor, sequence } of found) {
          const { minor, entries } = unsealed.get(account) ?? NOTHING;
          balances.open({ account, currency, postedMinor: postedMinor - minor, sequence: sequence - BigInt(entries) });
        }
        page = found.length;
      }
      await refuseOther(balances, block);
      return { balances, block };
    } finally {
      await tx.rollback();
    }
  }

  private async unsealed(tx: Tx): Promise<AccountMove[]> {
    const moves: AccountMove[] = [];
    const claims = await this.queries.unsealedClaims(tx);
    for (let at = 0; at < claims.length; at += PAGE) {
      moves.push(...await this.queries.moves(tx, claims.slice(at, at + PAGE)));
    }
    return moves;
  }
}

const newestBlock = async (tx: Tx): Promise<BlockRow | null> => {
  const [block] = await rows<BlockRow>(tx, `select ${BLOCK_COLUMNS} from block order by height desc limit 1`);
  return block ?? null;
};

const sizeOf = (block: BlockRow | null): number => Number(block?.tree_size ?? 0);

const NOTHING = { minor: 0n, entries: 0 };

const sumsOf = (moves: readonly AccountMove[]): Map<string, typeof NOTHING> => {
  const sums = new Map<string, typeof NOTHING>();
  for (const { account, movedMinor, entries } of moves) {
    const sum = sums.get(account) ?? NOTHING;
    sums.set(account, { minor: sum.minor + movedMinor, entries: sum.entries + entries });
  }
  return sums;
};

// What the next root is computed from would spoil the log for good if it was changed.
const refuseOther = async (balances: Balances, block: BlockRow | null): Promise<void> => {
  if (!block?.balances_root) return;
  if (balances.size === Number(block.accounts) && (await balances.root()).equals(block.balances_root)) return;
  throw new UnprovenBalances(`The entries do not give the balances that block ${block.height} commits to, so nothing `
    + 'is sealed on top of it. "npm run verify" names what was changed.');
};

const brokenMessage = ({ account, first, last }: AccountMove): string =>
  `The entries ${first} to ${last} of account ${account} do not go on from what the last block commits to, so nothing `
  + 'is sealed on top of it. "npm run verify" names what was changed.';
