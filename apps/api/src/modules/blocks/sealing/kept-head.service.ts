import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { writeDurably } from '../../../platform/durable-files.ts';
import { ENV, type Env } from '../../../platform/env.ts';
import type { CheckpointDto } from '../proofs/checkpoint.dto.ts';

/** The part of a head by which it is found in the log again. */
type Head = Pick<CheckpointDto, 'height' | 'hash'>;

/**
 * The newest signed head that this process has seen, kept in the data folder. A log whose tail was cut off, or that was
 * begun anew, does not hold it; so whoever changes the database alone is found out, and nothing is sealed on top.
 */
@Injectable()
export class KeptHead implements OnModuleInit {
  /** Where it is kept; whoever restores an earlier state on purpose moves the file away. */
  readonly file: string;
  private head: Promise<Head | null> | undefined;

  constructor(@Inject(ENV) env: Pick<Env, 'dataDir'>) {
    this.file = join(resolve(env.dataDir), 'sealed-head.json');
  }

  /** Refuses to start where no head could be kept. */
  async onModuleInit(): Promise<void> {
    const folder = dirname(this.file);
    try {
      await mkdir(folder, { recursive: true, mode: 0o711 });
      await access(folder, constants.W_OK);
    } catch (failure) {
      throw new Error(`The data folder ${folder} cannot be written, and the newest sealed head is kept there. Let this `
        + 'process write there, or name another folder by DATA_DIR.', { cause: failure });
    }
  }

  /** The head that the log lacks; null when it holds what was kept. */
  async lost(tx: Tx): Promise<Head | null> {
    const head = await (this.head ??= this.read());
    if (!head) return null;
    const [block] = await rows<{ hash: Buffer }>(tx, 'select hash from block where height = $1', [head.height]);
    return block?.hash.toString('hex') === head.hash ? null : head;
  }

  /** Keeps the head of a block that was committed. */
  async keep(head: CheckpointDto): Promise<void> {
    this.head = Promise.resolve(head);
    const draft = `${this.file}.${randomUUID()}`;
    try {
      // A file that is renamed before it is on disk may be found empty after the power was cut.
      await writeDurably(draft, `${JSON.stringify(head)}\n`);
      await rename(draft, this.file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  private async read(): Promise<Head | null> {
    const text = await readFile(this.file, 'utf8').catch((failure: unknown) => {
      if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw failure;
    });
    const head = text === null ? null : headIn(text);
    if (head !== undefined) return head;
    throw new Error(`${this.file} holds no head, so nothing is sealed. Whoever knows that the books are whole puts the `
      + 'head of a report or a backup there, or moves the file away.');
  }
}

/** The head in a kept file; undefined when there is none in it. */
const headIn = (text: string): Head | undefined => {
  try {
    const { height, hash } = JSON.parse(text) as Head;
    return Number.isSafeInteger(height) && /^[0-9a-f]{64}$/.test(hash) ? { height, hash } : undefined;
  } catch {
    return undefined;
  }
};

/** What is said of a log that lacks a head that was kept. */
export const lostHeadMessage = ({ height, hash }: Head): string =>
  `The log does not hold block ${height} (${hash}), which was sealed or seen before: blocks were removed or replaced.`;
