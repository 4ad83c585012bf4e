import type { CheckpointDto } from '../generated/models/CheckpointDto.ts';
import type { SealedEventDto } from '../generated/models/SealedEventDto.ts';
import { BalanceReplay, type Entry, type Place } from './balance-replay.ts';
import { areEqual, fromHex, sha256, toHex, utf8 } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { leafHash, TreeHash } from './merkle.ts';
import { checkHead, checkSignature, type KeySet } from './signed-head.ts';
import { check, verdictOf, type Check, type Verdict } from './verdict.ts';
import { Witnesses, type WitnessDemand, type Witnessed } from './witnessed.ts';

/** What is not as it was sealed. */
export interface Difference {
  /**
   * What happened to it: `changed` and `missing` are told by the newest sealed event of it, `untold` has no event at
   * all, a `balance` is not what the newest entry and the open holds say, and `balances` are those of an account, or of
   * all from a block on, that are not what the blocks commit to.
   */
  kind: 'event' | 'changed' | 'missing' | 'untold' | 'balance' | 'balances';
  /** What it is, such as "transaction", "wallet" or "account". */
  resource: string;
  id: string;
}

/** What was checked of an export of the books, and everything in it that is not as it was sealed. */
export interface BooksVerdict extends Verdict {
  differences: Difference[];
  /** How far each of the witnesses asked for countersigned it. */
  witnesses?: Witnessed[];
}

interface Manifest {
  type: string;
  exportedAt: string;
  lines: number;
  bytes: number;
  sha256: string;
  kid: string;
  signature: string;
}

interface Line {
  books?: { kinds: Record<string, string[]> };
  event?: SealedEventDto;
  leafIndex?: number;
  leafHash?: string;
  block?: CheckpointDto;
  /** A signed head with the cosignature of a witness; heads come before the events. */
  checkpoint?: string;
  unsealed?: { resource: string; resourceId: string | null };
  record?: { kind: string; id: string };
  text?: string;
  place?: Place;
  account?: Account;
}

/** An account as it is in the export, in minor units. */
interface Account {
  id: string;
  kind: string;
  network: string;
  currency: string;
  isFrozen: boolean;
  posted: string;
  held: string;
  sequence: string;
}

/**
 * Whether an export of the books is what was sealed: every event hashes to its leaf, the leaves to the roots of the
 * signed blocks, every record to what the newest event of it commits to, and every account holds what its entries say.
 * With a head that was kept earlier, or with witnesses, it also shows that nothing was cut off.
 */
export async function verifyBooks(
  file: Uint8Array, keys: KeySet, known?: Pick<CheckpointDto, 'height' | 'hash'>, demand?: WitnessDemand,
): Promise<BooksVerdict> {
  const witnesses = demand ? await Witnesses.from(demand) : undefined;
  try {
    const { lines, manifest } = read(file);
    const books = new Books(witnesses);
    for (const line of lines) await books.add(JSON.parse(line) as Line);
    const differences = [...books.differences(), ...await books.wrongBalances()];
    const checks = [
      ...await checkManifest(file, manifest, lines.length, keys),
      ...await books.checkBlocks(keys),
      ...(known ? [check('not_older', books.holds(known))] : []),
      ...(witnesses ? witnesses.checks(books.roots, books.treeSize) : []),
      check('books_as_sealed', differences.length === 0),
    ];
    return {
      ...verdictOf(checks), differences, ...(witnesses ? { witnesses: witnesses.reached(books.roots) } : {}),
    };
  } catch {
    return { ...verdictOf([check('well_formed', false)]), differences: [] };
  }
}

function read(file: Uint8Array): { lines: string[]; manifest: Manifest } {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error('The last line has no end.');
  const last = lines.pop() ?? '';
  const { manifest } = JSON.parse(last) as { manifest: Manifest };
  if (canonicalJson({ manifest }) !== last) throw new Error('The manifest has one spelling only.');
  return { lines, manifest };
}

async function checkManifest(file: Uint8Array, manifest: Manifest, lines: number, keys: KeySet): Promise<Check[]> {
  const { signature, ...signed } = manifest;
  const digest = fromHex(manifest.sha256, 32);
  const isWhole = manifest.type === 'connect.books-export' && lines === manifest.lines && digest !== null
    && areEqual(await sha256(file.subarray(0, manifest.bytes)), digest);
  return [
    check('whole_file', isWhole),
    ...await checkSignature(
      utf8(canonicalJson(signed)), { kid: manifest.kid, signature, at: manifest.exportedAt }, keys),
  ];
}

/** The record of a payment, as far as money goes. */
interface Payment {
  /** What the account of an entry is: its kind, network and currency. */
  entries?: (Entry & { account: string[] })[];
  hold?: { account_id: string; amount_minor: bigint; captured_minor: bigint; released_minor: bigint };
}

/** What the payments say of an account; what it is, once one has moved it. */
interface Told { sequence: bigint; posted: bigint; held: bigint; is?: string }

const NOTHING: Told = { sequence: 0n, posted: 0n, held: 0n };
/** The accounts that each network keeps for itself. */
const OWN_KINDS = ['issuer', 'escrow', 'zakat', 'fees', 'charity', 'settlement'];

class Books {
  private readonly kindOf = new Map<string, string>();
  /** What the newest sealed event of each thing commits to. */
  private readonly sealed = new Map<string, string | null>();
  private readonly open = new Set<string>();
  private readonly found: Difference[] = [];
  private readonly tree = new TreeHash();
  private readonly blocks: CheckpointDto[] = [];
  /** The root at the end of each block, and wherever a witness saw the log. */
  readonly roots = new Map<number, string>();
  private readonly accounts = new Map<string, Told>();
  private readonly balances = new BalanceReplay();
  /** The kinds of each network's own accounts that were found. */
  private readonly own = new Map<string, string[]>();
  private areLeavesWhole = true;

  constructor(private readonly witnesses?: Witnesses) {
    for (const size of witnesses?.sizes ?? []) this.roots.set(size, '');
  }

  get treeSize(): number {
    return this.tree.size;
  }

  async add(line: Line): Promise<void> {
    if (line.books) {
      for (const [kind, names] of Object.entries(line.books.kinds)) {
        for (const name of names) this.kindOf.set(name, kind);
      }
    } else if (line.event) await this.addEvent(line.event, line);
    else if (line.block) {
      this.blocks.push(line.block);
      this.roots.set(line.block.treeSize, '');
    }
    else if (line.checkpoint !== undefined) await this.addCheckpoint(line.checkpoint);
    else if (line.unsealed) this.open.add(this.nameOf(line.unsealed.resource, line.unsealed.resourceId));
    else if (line.record) await this.addRecord(line.record, line.text ?? '');
    else if (line.place) this.balances.addPlace(line.place);
    else if (line.account) this.addAccount(line.account);
    else throw new Error('A line of an unknown form.');
  }

  /** Everything that is not as it was sealed. */
  differences(): Difference[] {
    const missing = [...this.sealed].filter(([name, hash]) => hash !== null && !this.open.has(name))
      .map(([name]): Difference => ({ kind: 'missing', ...partsOf(name) }));
    const lost = [...this.accounts.keys()].map((id): Difference => ({ kind: 'missing', resource: 'account', id }));
    const own = [...this.own].flatMap(([network, kinds]) => OWN_KINDS.filter((kind) => !kinds.includes(kind))
      .map((kind): Difference => ({ kind: 'missing', resource: 'account', id: `${network} ${kind}` })));
    return [...this.found, ...missing, ...lost, ...own];
  }

  /** Balances that are not what the blocks commit to. */
  async wrongBalances(): Promise<Difference[]> {
    return (await this.balances.compare(this.blocks)).map((wrong) => ({ kind: 'balances', ...wrong }));
  }

  /** Whether the signed blocks chain, from the first to the last, over exactly these events. */
  async checkBlocks(keys: KeySet): Promise<Check[]> {
    let previous = { height: 0, treeSize: 0, hash: '00'.repeat(32) };
    const checks: Check[] = [];
    let isChained = this.areLeavesWhole && this.tree.size === (this.blocks.at(-1)?.treeSize ?? 0);
    for (const block of this.blocks) {
      isChained &&= block.height === previous.height + 1 && block.firstLeaf === previous.treeSize
        && block.previousHash === previous.hash && this.roots.get(block.treeSize) === block.root;
      checks.push(...(await checkHead(block, keys)).filter(({ passed }) => !passed));
      previous = block;
    }
    return [...checks, check('chained', isChained)];
  }

  holds({ height, hash }: Pick<CheckpointDto, 'height' | 'hash'>): boolean {
    return this.blocks.some((block) => block.height === height && block.hash === hash);
  }

  private nameOf(resource: string, id: string | null): string {
    return `${this.kindOf.get(resource) ?? ''} ${id ?? ''}`;
  }

  private async addCheckpoint(note: string): Promise<void> {
    if (!this.witnesses) return;
    if (!await this.witnesses.add(note)) throw new Error('A checkpoint of an unknown form.');
    for (const size of this.witnesses.sizes) if (!this.roots.has(size)) this.roots.set(size, '');
  }

  private async addEvent(event: SealedEventDto, { leafIndex, leafHash: stated }: Line): Promise<void> {
    const leaf = await leafHash(utf8(canonicalJson(event)));
    this.balances.addEvent(event, leafIndex ?? 0);
    if (toHex(leaf) !== stated) this.found.push({ kind: 'event', resource: 'event', id: event.id });
    this.areLeavesWhole &&= leafIndex === this.tree.size;
    await this.tree.append(fromHex(stated, 32) ?? leaf);
    if (this.roots.has(this.tree.size)) this.roots.set(this.tree.size, toHex(await this.tree.root()));
    if (this.kindOf.has(event.resource) && event.resourceId !== null) {
      this.sealed.set(this.nameOf(event.resource, event.resourceId), event.recordHash);
    }
  }

  private async addRecord({ kind, id }: { kind: string; id: string }, text: string): Promise<void> {
    const name = `${kind} ${id}`;
    const sealed = this.sealed.get(name);
    this.sealed.delete(name);
    if (sealed === undefined && !this.open.has(name)) this.found.push({ kind: 'untold', resource: kind, id });
    else if (!this.open.has(name) && toHex(await sha256(utf8(text))) !== sealed) {
      this.found.push({ kind: 'changed', resource: kind, id });
    }
    if (kind === 'transaction') this.addPayment(id, JSON.parse(text, wholeNumbers) as Payment);
  }

  private addPayment(transaction: string, { entries = [], hold }: Payment): void {
    this.balances.addEntries(transaction, entries);
    for (const { account_id: id, account, account_sequence: sequence, balance_after_minor: posted } of entries) {
      const before = this.accounts.get(id) ?? NOTHING;
      if (sequence > before.sequence) this.accounts.set(id, { ...before, sequence, posted, is: account.join(' ') });
    }
    if (!hold) return;
    const before = this.accounts.get(hold.account_id) ?? NOTHING;
    const left = hold.amount_minor - hold.captured_minor - hold.released_minor;
    this.accounts.set(hold.account_id, { ...before, held: before.held + left });
  }

  private addAccount({ id, kind, network, currency, isFrozen, posted, held, sequence }: Account): void {
    const told = this.accounts.get(id) ?? NOTHING;
    this.accounts.delete(id);
    const is = `${kind} ${network} ${currency}`;
    const isRight = `${told.posted} ${told.held} ${told.sequence}` === `${posted} ${held} ${sequence}`
      && (told.is ?? is) === is && !(kind !== 'wallet' && isFrozen);
    if (!isRight) this.found.push({ kind: 'balance', resource: 'account', id });
    const of = `${network} ${currency}`;
    if (kind !== 'wallet') this.own.set(of, [...this.own.get(of) ?? [], kind]);
  }
}

const partsOf = (name: string): Pick<Difference, 'resource' | 'id'> => {
  const [resource = '', id = ''] = name.split(' ');
  return { resource, id };
};

// Minor units may be larger than what a number holds exactly.
const wholeNumbers = (_: string, value: unknown, context?: { source?: string }): unknown =>
  (typeof value === 'number' && /^-?\d+$/.test(context?.source ?? '') ? BigInt(context?.source ?? '') : value);
