import type { CheckpointDto } from '../generated/models/CheckpointDto.ts';
import type { SealedEventDto } from '../generated/models/SealedEventDto.ts';
import { toHex, utf8 } from './bytes.ts';
import { BalanceTree } from './balance-tree.ts';
import { canonicalJson } from './canonical-json.ts';
import { leafHash } from './merkle.ts';

/** Where an account stands in the tree of balances, and what it held when blocks began to commit to balances. */
export interface Place {
  position: number;
  account: string;
  currency: string;
  /** The block that gave it; 0 for accounts that were there before blocks committed to balances. */
  height: number;
  postedMinor: string;
  sequence: string;
}

/** One leg of a posting, as the record of a payment has it. */
export interface Entry {
  account_id: string;
  account_sequence: bigint;
  posting: bigint;
  amount_minor: bigint;
  balance_after_minor: bigint;
}

/** An account, or a block from which on nothing is known to be right, of which the balances are not those sealed. */
export interface WrongBalance {
  resource: 'account' | 'block';
  id: string;
}

interface Held { position: number; currency: string; posted: bigint; sequence: bigint }

/** What an event tells of balances. */
interface Told { leafIndex: number; transaction?: string; first: number; end: number; opened?: string }

/** Works out, from the entries that events tell of, what every account holds after each block. */
export class BalanceReplay {
  private readonly told: Told[] = [];
  private readonly places: Place[] = [];
  private readonly entries = new Map<string, readonly Entry[]>();
  private readonly held = new Map<string, Held>();
  private readonly tree = new BalanceTree();
  private readonly wrong = new Map<string, WrongBalance>();

  /** Takes what a sealed event tells; events come in the order of their leaves. */
  addEvent({ action, resource, resourceId: id, details }: SealedEventDto, leafIndex: number): void {
    const { postings, firstPosting = 0 } = details as { postings?: unknown; firstPosting?: unknown };
    if (id === null) return;
    if (resource === 'transaction' && typeof postings === 'number' && typeof firstPosting === 'number') {
      this.told.push({ leafIndex, transaction: id, first: firstPosting, end: firstPosting + postings });
    } else if (resource === 'wallet' && action === 'wallet_create') {
      this.told.push({ leafIndex, opened: id, first: 0, end: 0 });
    }
  }

  addPlace(place: Place): void {
    this.places.push(place);
  }

  addEntries(transaction: string, entries: readonly Entry[]): void {
    this.entries.set(transaction, entries);
  }

  /** Compares block by block; answers every account that is wrong, and the first block without the balances it says. */
  async compare(blocks: readonly CheckpointDto[]): Promise<WrongBalance[]> {
    if (blocks.every(({ balancesRoot }) => !balancesRoot)) return [];
    const placesOf = Map.groupBy(this.places, ({ height }) => height);
    await this.openAll(placesOf.get(0) ?? []);
    this.compareOpenings();
    let [next, isApart, isRooted] = [0, false, false];
    for (const block of blocks) {
      const due: string[] = [];
      const moved: Entry[] = [];
      for (; (this.told[next]?.leafIndex ?? Infinity) < block.treeSize; next++) {
        const { opened, ...claim } = this.told[next] as Told;
        if (opened !== undefined && !this.held.has(opened) && !due.includes(opened)) due.push(opened);
        moved.push(...this.entriesOf(claim));
      }
      await this.takePlaces(due, placesOf.get(block.height) ?? []);
      await this.take(Map.groupBy(moved, ({ account_id: account }) => account));
      const isSame = await this.gives(block, isRooted);
      if (!isSame && !isApart) this.note('block', String(block.height));
      [isApart, isRooted] = [!isSame, isRooted || !!block.balancesRoot];
    }
    return [...this.wrong.values()];
  }

  private async gives({ accounts, balancesRoot }: CheckpointDto, isRooted: boolean): Promise<boolean> {
    if (!balancesRoot) return !isRooted;
    const root = await this.tree.root();
    return this.tree.size === accounts && root !== null && toHex(root) === balancesRoot;
  }

  private entriesOf({ transaction = '', first, end }: Omit<Told, 'opened'>): Entry[] {
    return (this.entries.get(transaction) ?? []).filter(({ posting }) => posting >= first && posting < end);
  }

  private async takePlaces(due: readonly string[], given: readonly Place[]): Promise<void> {
    const odd = given.find(({ account, position }, n) => account !== due[n] || position !== this.tree.size + n);
    const wrong = odd?.account ?? due[given.length];
    if (wrong !== undefined) this.note('account', wrong);
    await this.openAll(given);
  }

  private async openAll(places: readonly Place[]): Promise<void> {
    for (const { account, currency, postedMinor, sequence } of places) {
      if (this.held.has(account)) continue;
      const held = { position: this.tree.size, currency, posted: BigInt(postedMinor), sequence: BigInt(sequence) };
      this.held.set(account, held);
      await this.write(account, held);
    }
  }

  // What accounts held when blocks began to commit to balances is the sum of what had moved them until then.
  private compareOpenings(): void {
    const sums = new Map([...this.held].map(([account, { sequence }]) =>
      [account, { upTo: sequence, count: 0n, minor: 0n }]));
    for (const entries of this.entries.values()) {
      for (const { account_id: account, account_sequence: sequence, amount_minor: minor } of entries) {
        const sum = sums.get(account);
        if (sum && sequence <= sum.upTo) [sum.count, sum.minor] = [sum.count + 1n, sum.minor + minor];
      }
    }
    for (const [account, { sequence, posted }] of this.held) {
      const sum = sums.get(account);
      if (sum?.count !== sequence || sum.minor !== posted) this.note('account', account);
    }
  }

  private async take(moves: ReadonlyMap<string, Entry[]>): Promise<void> {
    for (const [account, moved] of moves) {
      const held = this.held.get(account);
      moved.sort((one, other) => (one.account_sequence < other.account_sequence ? -1 : 1));
      for (const { account_sequence: sequence, amount_minor: minor, balance_after_minor: left } of moved) {
        if (!held || sequence !== held.sequence + 1n || left !== held.posted + minor) this.note('account', account);
        if (held) [held.sequence, held.posted] = [sequence, left];
      }
      if (held) await this.write(account, held);
    }
  }

  private async write(account: string, { position, currency, posted, sequence }: Held): Promise<void> {
    this.tree.set(position, await leafHash(utf8(canonicalJson(
      { account, currency, postedMinor: posted.toString(), sequence: sequence.toString() }))));
  }

  private note(resource: WrongBalance['resource'], id: string): void {
    this.wrong.set(`${resource} ${id}`, { resource, id });
  }
}
