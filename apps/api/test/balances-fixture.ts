import { MikroORM } from '@mikro-orm/postgresql';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Ledger } from '../src/ledger/ledger.ts';
import { BalancesQueries } from '../src/modules/blocks/balances/balances.queries.ts';
import { KeptHead } from '../src/modules/blocks/sealing/kept-head.service.ts';
import { leafHash } from '../src/modules/blocks/proofs/merkle.ts';
import { RecordsQueries } from '../src/modules/blocks/records.queries.ts';
import type { SealBlock } from '../src/modules/blocks/sealing/seal-block.use-case.ts';
import { VerifyBalances } from '../src/modules/blocks/balances/verify-balances.use-case.ts';
import { VerifyLog } from '../src/modules/blocks/verify-log.use-case.ts';
import { KeyRegister } from '../src/modules/keys/key-register.service.ts';
import { SigningKeys } from '../src/modules/keys/signing-keys.service.ts';
import { SystemClock } from '../src/platform/clock.ts';
import { ormOptions } from '../src/platform/database/orm-options.ts';
import { row, rows, type Tx } from '../src/platform/database/sql.ts';
import { EventLog } from '../src/platform/event-log.ts';
import { keyIdOf } from '../src/platform/signing-key.ts';
import { UnitOfWork } from '../src/platform/unit-of-work.ts';
import { cloneDatabase, type SuiteDatabase } from './database.ts';
import { merkleRoot } from './sealed-chain.ts';
import { sealerOn } from './sealing.ts';

interface SealedRow {
  height: string;
  action: string;
  resource_id: string;
  details: { postings?: number; firstPosting?: number };
}

interface EntryRow {
  account_id: string;
  account_sequence: string;
  transaction_id: string;
  posting: number;
  amount_minor: string;
}

/** A ledger with its log and nothing else of the application, in a database of its own. */
export class BalancesFixture {
  readonly clock = new SystemClock();
  readonly log = new EventLog(this.clock);
  readonly ledger = new Ledger();
  readonly wallets: string[] = [];
  private constructor(
    readonly database: SuiteDatabase, readonly orm: MikroORM, readonly unitOfWork: UnitOfWork,
    readonly register: KeyRegister, readonly keys: SigningKeys,
  ) {}

  static async open(): Promise<BalancesFixture> {
    const { privateKey: key } = generateKeyPairSync('ed25519');
    const database = await cloneDatabase();
    const orm = await MikroORM.init({
      ...ormOptions(database.connection), entities: [], discovery: { warnWhenNoEntities: false },
    });
    const clock = new SystemClock();
    const unitOfWork = new UnitOfWork(orm.em, clock);
    const register = new KeyRegister(orm.em, unitOfWork, clock, new EventLog(clock));
    const keys = new SigningKeys({ signingKey: key, keyId: keyIdOf(key) }, register);
    await keys.putInUse();
    return new BalancesFixture(database, orm, unitOfWork, register, keys);
  }

  async close(): Promise<void> {
    await this.orm.close(true);
    await this.database.drop();
  }

  sealer(): SealBlock {
    return sealerOn(this.orm.em, this);
  }

  record(
    tx: Tx, action: string, resource: string, resourceId: string, details: Record<string, unknown>,
  ): Promise<void> {
    return this.log.record(tx, [{ action, resource, resourceId, actor: null, severity: 'info', details }]);
  }

  /** Opens a wallet's account and pays something into it. */
  async openWallet(minor: bigint): Promise<string> {
    const wallet = await this.unitOfWork.commit(async (tx) => {
      const id = await this.ledger.openAccount(tx, 'uae_dirham');
      await this.record(tx, 'wallet_create', 'wallet', id, { network: 'uae_dirham' });
      return id;
    });
    const issuer = await this.ledger.systemAccountId(this.orm.em.fork(), 'uae_dirham', 'issuer');
    this.wallets.push(wallet);
    await this.pay([issuer, wallet], minor);
    return wallet;
  }

  /** Moves money in as many parts as are asked for, each with its event in a transaction of its own. */
  async pay([from, to]: [string, string], minor: bigint, parts = 1, postingsEach = 1): Promise<string> {
    const id = randomUUID();
    for (let part = 0; part < parts; part++) {
      await this.unitOfWork.commit(async (tx) => {
        const book = await this.ledger.lock(tx, [from, to].filter((id) => this.wallets.includes(id)));
        const posting = { fromAccountId: from, toAccountId: to, amountMinor: minor, purpose: 'principal' as const };
        book.apply(id, Array.from({ length: postingsEach }, () => posting), part * postingsEach);
        await this.ledger.post(tx, book);
        await this.record(tx, 'transaction_send', 'transaction', id, { status: `part ${part}`, ...book.moved()(id) });
      });
    }
    return id;
  }

  /** Seals one block. Another suite's open transaction on the same server may defer it. */
  async seal(sealer: SealBlock): Promise<void> {
    while (await sealer.execute() === 0) await wait(10);
  }

  async sealAll(sealer: SealBlock): Promise<void> {
    for (;;) {
      const { left } = await row<{ left: string }>(this.orm.em.fork(), 'select count(*) as left from unsealed_event_ids()');
      if (left === '0') return;
      if (await sealer.execute() === 0) await wait(10);
    }
  }

  /** What verification finds, but for what a ledger without wallets and payments must lack. */
  async faults(): Promise<{ code: string; height: number; resourceId: string | null }[]> {
    const found = await new VerifyLog(this.orm.em, this.register, new RecordsQueries(this.orm.em),
      new KeptHead({ dataDir: mkdtempSync(join(tmpdir(), 'connect-heads-')) }),
      new VerifyBalances(this.orm.em, new BalancesQueries())).execute(1);
    return found.faults.filter(({ code }) => code !== 'balance_changed' && code !== 'record_slipped_in')
      .map(({ code, height, resourceId }) => ({ code, height, resourceId }));
  }

  /** Does something that the triggers forbid, as somebody can who owns the database. */
  async asSuperuser(...statements: [text: string, parameters?: unknown[]][]): Promise<void> {
    await this.orm.em.fork().transactional(async (tx) => {
      await rows(tx, 'set local session_replication_role = replica');
      for (const [text, parameters] of statements) await rows(tx, text, parameters ?? []);
    });
  }

  /** The roots of balances of all blocks, as stored and as they follow from events and entries by code of its own. */
  async roots(): Promise<{ stored: (string | null)[]; computed: string[] }> {
    const em = this.orm.em.fork();
    const events = await rows<SealedRow>(em, `
      select l.height, e.action, e.resource_id, e.details
      from block_leaf l join audit_event e on e.id = l.event_id order by leaf_index`);
    const entries = await rows<EntryRow>(em, 'select * from entry');
    const blocks = await rows<{ height: string; balances_root: Buffer | null }>(em, 'select * from block order by height');
    const held = new Map<string, { currency: string; minor: bigint; count: number }>();
    for (const { id, currency } of await rows<{ id: string; currency: string }>(em,
      `select id, currency from account where kind <> 'wallet' order by id`)) held.set(id, { currency, minor: 0n, count: 0 });
    const computed = blocks.map(({ height }) => {
      for (const event of events.filter((one) => one.height === height)) {
        if (event.action === 'wallet_create') held.set(event.resource_id, { currency: 'AED', minor: 0n, count: 0 });
        const first = event.details.firstPosting ?? 0;
        for (const entry of entries) {
          const account = held.get(entry.account_id)!;
          if (entry.transaction_id !== event.resource_id || entry.posting < first
            || entry.posting >= first + (event.details.postings ?? 0)) continue;
          account.minor += BigInt(entry.amount_minor);
          account.count += 1;
        }
      }
      return merkleRoot([...held].map(([account, { currency, minor, count }]) => leafHash(Buffer.from(JSON.stringify(
        { account, currency, postedMinor: minor.toString(), sequence: String(count) }))))).toString('hex');
    });
    return { computed, stored: blocks.map(({ balances_root: root }) => root?.toString('hex') ?? null) };
  }
}
