import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { column, rows } from '../../../platform/database/sql.ts';
import type { BlockRow } from '../block-row.ts';
import type { ChainWalk } from '../chain-walk.ts';
import { BalancesQueries, type BlockMove, type Place } from './balances.queries.ts';
import { Balances, type AccountMove } from './balances.ts';

const LEAVES = 20_000;

/** What accounts hold after a block, as it follows from the entries that events tell of. */
interface Walked {
  balances: Balances;
  block: BlockRow | null;
  /** Whether a block before had another root; then so has every later one, and only the first is told of. */
  isApart: boolean;
}

/** What some blocks did to balances. */
interface Part {
  blocks: readonly BlockRow[];
  places: readonly Place[];
  openings: readonly { account: string; height: number }[];
  moves: readonly BlockMove[];
}

/**
 * Works out from the entries, block by block, what all accounts hold, and compares it with what the blocks commit to.
 * The end of one part is kept for the next one, so that a log is gone through once, however many parts it has.
 */
@Injectable()
export class VerifyBalances {
  private kept: Walked | null = null;
  private readonly em: EntityManager;

  constructor(em: EntityManager, private readonly queries: BalancesQueries) {
    this.em = em.fork();
  }

  /** Notes what is wrong with the balances of blocks behind `previous`; some transactions are known to be changed. */
  async execute(
    walk: ChainWalk, previous: BlockRow | null, blocks: readonly BlockRow[], changed: readonly string[],
  ): Promise<void> {
    const walked = await this.begin(walk, previous);
    const suspects = await this.accountsOf(changed);
    await this.follow(walked, await this.read(previous, blocks), { walk, suspects });
    this.kept = blocks.length > 0 && !walk.isFull ? walked : null;
  }

  /** Lets go of what was kept, at the end of a log. */
  end(): void {
    this.kept = null;
  }

  private async begin(walk: ChainWalk, previous: BlockRow | null): Promise<Walked> {
    const kept = this.kept;
    this.kept = null;
    if (kept && previous && kept.block?.hash.equals(previous.hash)) return kept;
    const walked: Walked = { balances: new Balances(), block: null, isApart: false };
    for (const place of await this.queries.placesBetween(this.em, 0, Number(previous?.height ?? 0))) {
      walked.balances.open(place);
    }
    if (!previous) await this.compareOpenings(walk);
    // Where another process did the part before, or nobody, it is gone through once more without a word.
    for (let leaf = 0; previous && leaf < Number(previous.tree_size); leaf += LEAVES) {
      const end = Math.min(leaf + LEAVES, Number(previous.tree_size));
      const { claims } = await this.queries.changesBetween(this.em, leaf, end);
      for (const move of await this.queries.moves(this.em, claims)) remember(walked.balances, move);
    }
    if (previous) {
      walked.isApart = !await gives(walked.balances, previous);
      walked.block = previous;
    }
    return walked;
  }

  private async read(previous: BlockRow | null, blocks: readonly BlockRow[]): Promise<Part> {
    const last = blocks.at(-1);
    if (!last) return { blocks, places: [], openings: [], moves: [] };
    const first = Number(previous?.height ?? 0) + 1;
    const told = await this.queries.changesBetween(this.em, Number(previous?.tree_size ?? 0), Number(last.tree_size));
    return {
      blocks, openings: told.openings, places: await this.queries.placesBetween(this.em, first, Number(last.height)),
      moves: await this.queries.moves(this.em, told.claims),
    };
  }

  private async follow(
    walked: Walked, { blocks, places, openings, moves }: Part,
    { walk, suspects }: { walk: ChainWalk; suspects: ReadonlySet<string> },
  ): Promise<void> {
    const [nextPlaces, nextOpenings, nextMoves] = [inTurn(places), inTurn(openings), inTurn(moves)];
    for (const block of blocks) {
      const height = Number(block.height);
      const moved = nextMoves(height);
      takePlaces(walk, block, walked.balances, { told: nextOpenings(height), given: nextPlaces(height) });
      const summed = takeMoves(walk, block, walked.balances, moved);
      await compareRoot(walk, block, walked, { summed, suspects, moves: moved });
      walked.block = block;
    }
  }

  private async accountsOf(transactions: readonly string[]): Promise<Set<string>> {
    if (transactions.length === 0) return new Set();
    const found = await rows<{ id: string }>(this.em,
      'select distinct account_id as id from entry where transaction_id = any($1::uuid[])', [column(transactions)]);
    return new Set(found.map(({ id }) => id));
  }

  // What accounts held when blocks began to commit to balances is the sum of what had moved them until then.
  private async compareOpenings(walk: ChainWalk): Promise<void> {
    const wrong = await rows<{ id: string }>(this.em, `
      select p.account_id as id from account_place p where p.height = 0 and (p.opening_minor, p.opening_sequence) <> (
        select coalesce(sum(e.amount_minor), 0), count(*) from entry e
        where e.account_id = p.account_id and e.account_sequence <= p.opening_sequence) order by p.position limit 100`);
    for (const { id } of wrong) {
      walk.report({ height: '0' }, 'opening_changed',
        `The account ${id} did not hold what is kept of it when blocks began to commit to balances.`, ofAccount(id));
    }
  }
}

const ofAccount = (id: string): { resource: string; resourceId: string } => ({ resource: 'account', resourceId: id });

/** Takes what belongs to blocks up to a height, block by block; what a missing block did goes with the next one. */
const inTurn = <Thing extends { height: number }>(things: readonly Thing[]): (height: number) => Thing[] => {
  let [start, end] = [0, 0];
  return (height) => {
    start = end;
    while ((things[end]?.height ?? Infinity) <= height) end += 1;
    return things.slice(start, end);
  };
};

const remember = (balances: Balances, move: AccountMove): void => balances.set(move.account, move.leftMinor, move.last);

const gives = async (balances: Balances, block: BlockRow): Promise<boolean> => !block.balances_root
  || (balances.size === Number(block.accounts) && (await balances.root()).equals(block.balances_root));

const takePlaces = (
  walk: ChainWalk, block: BlockRow, balances: Balances,
  { told, given }: { told: readonly { account: string }[]; given: readonly Place[] },
): void => {
  const due = [...new Set(told.map(({ account }) => account))].filter((account) => !balances.has(account));
  const wrong = given.find(({ account, position }, n) => account !== due[n] || position !== balances.size + n)?.account
    ?? due[given.length];
  if (wrong !== undefined) {
    walk.report(block, 'place_changed',
      `The place of account ${wrong} is not the one that follows from the events of block ${block.height}.`,
      ofAccount(wrong));
  }
  for (const place of given) balances.open(place);
};

/** Takes what the last entries say, and answers what the sums of entries say where that differs. */
const takeMoves = (
  walk: ChainWalk, block: BlockRow, balances: Balances, moves: readonly BlockMove[],
): (BlockMove & { summed: bigint })[] => {
  const others: (BlockMove & { summed: bigint })[] = [];
  for (const move of moves) {
    if (!balances.follows(move)) {
      others.push({ ...move, summed: balances.summed(move) });
      walk.report(block, 'entries_broken', `The entries of account ${move.account} that block ${block.height} tells of `
        + 'do not go on from those before, or do not leave what they say.', ofAccount(move.account));
    }
    remember(balances, move);
  }
  return others;
};

interface RangeContext {
  summed: readonly (BlockMove & { summed: bigint })[];
  suspects: ReadonlySet<string>;
  moves: readonly BlockMove[];
}

const compareRoot = async (
  walk: ChainWalk, block: BlockRow, walked: Walked, { summed, suspects, moves }: RangeContext,
): Promise<void> => {
  const { balances } = walked;
  if (!block.balances_root) {
    if (walked.block?.balances_root) {
      walk.report(block, 'balances_missing',
        `Block ${block.height} does not commit to balances, and the one before does.`);
    }
    return;
  }
  let isSame = await gives(balances, block);
  if (!isSame && summed.length > 0) {
    // It may be the last entry that was changed, and not one before it.
    for (const move of summed) balances.set(move.account, move.summed, move.last);
    isSame = await gives(balances, block);
    if (!isSame) for (const move of summed) remember(balances, move);
  }
  if (!isSame && !walked.isApart) reportRoot(walk, block, moves.filter(({ account }) => suspects.has(account)));
  walked.isApart = !isSame;
};

const reportRoot = (walk: ChainWalk, block: BlockRow, suspects: readonly BlockMove[]): void => {
  const message = `From block ${block.height} on the entries do not give the balances that it commits to`;
  if (suspects.length === 0) walk.report(block, 'balances_changed', `${message}.`);
  for (const { account } of suspects) {
    walk.report(block, 'balances_changed', `${message}: account ${account} was moved by a payment that was changed.`,
      ofAccount(account));
  }
};
