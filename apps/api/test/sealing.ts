import type { ConnectClient, LogFaultDto } from '@connect/sdk';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BalancesQueries } from '../src/modules/blocks/balances/balances.queries.ts';
import { BlockWriter } from '../src/modules/blocks/sealing/block-writer.service.ts';
import { KeptHead } from '../src/modules/blocks/sealing/kept-head.service.ts';
import { RecordsQueries } from '../src/modules/blocks/records.queries.ts';
import { SealBlock } from '../src/modules/blocks/sealing/seal-block.use-case.ts';
import { SealedBalances } from '../src/modules/blocks/balances/sealed-balances.service.ts';
import type { SigningKeys } from '../src/modules/keys/signing-keys.service.ts';
import type { Clock } from '../src/platform/clock.ts';
import { ConfirmationTime } from '../src/platform/confirmation-time.ts';
import { row } from '../src/platform/database/sql.ts';
import type { UnitOfWork } from '../src/platform/unit-of-work.ts';

/** The lock under which blocks are sealed; whoever holds it keeps every process from sealing. */
export const SEAL_LOCK = 20260108;

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/** Waits until every event recorded so far stands in a block, and fails when that takes longer than it may. */
export const untilSealed = async (em: EntityManager): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { unsealed } = await row<{ unsealed: string }>(em.fork(), `
      select count(*) as unsealed from audit_event e
      where not exists (select 1 from block_leaf l where l.event_id = e.id)`);
    if (unsealed === '0') return;
    if (Date.now() > deadline) throw new Error(`${unsealed} events are still not sealed.`);
    await wait(PAUSE_MS);
  }
};

/** What accounts hold, as a process of its own knows it. */
export const balancesOn = (em: EntityManager): SealedBalances => new SealedBalances(em.fork(), new BalancesQueries());

/** What seals, without the rest of the application; it keeps its heads in a folder of its own. */
export const sealerOn = (
  em: EntityManager, { unitOfWork, clock, keys }: { unitOfWork: UnitOfWork; clock: Clock; keys: SigningKeys },
  balances = balancesOn(em),
): SealBlock => new SealBlock(unitOfWork, clock, new ConfirmationTime(), keys,
  new BlockWriter(keys, new RecordsQueries(em), balances),
  new KeptHead({ dataDir: mkdtempSync(join(tmpdir(), 'connect-heads-')) }));

/** What is wrong with the whole log: one call goes to the last block that it finds, and another may be sealed then. */
export const faultsOfLog = async ({ audit }: ConnectClient): Promise<LogFaultDto[]> => {
  const found: LogFaultDto[] = [];
  for (let from: number | null = 1; from !== null;) {
    const { faults, next } = await audit.verifyAuditLog({ from });
    found.push(...faults);
    from = next;
  }
  return found;
};
