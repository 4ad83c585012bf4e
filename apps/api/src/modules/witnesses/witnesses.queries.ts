import { hash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import { tables } from '../../platform/database/tables.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import type { WitnessSetting } from '../../platform/witness-settings.ts';
import { AskWitness } from './ask-witness.use-case.ts';
import { CosignCheckpoint } from './cosign-checkpoint.use-case.ts';
import { WitnessRegister, type WitnessRow } from './witness-register.service.ts';
import type { WitnessDto, WitnessesDto } from './witness.dto.ts';

/** How a witness stands, with the age of its last cosignature in milliseconds. */
export interface WitnessStatus { name: string; row: WitnessRow | undefined; ageMs: number | null }

/** Says who witnesses the log, how far they have come, and what is witnessed here. */
@Injectable()
export class WitnessesQueries {
  private readonly witnesses: readonly WitnessSetting[];

  constructor(
    @Inject(ENV) { witnessing }: Pick<Env, 'witnessing'>,
    private readonly em: EntityManager,
    private readonly clock: SystemClock,
    private readonly register: WitnessRegister,
    private readonly asking: AskWitness,
    private readonly cosigning: CosignCheckpoint,
  ) {
    this.witnesses = witnessing.witnesses;
  }

  /** Every witness that is asked, in the order of the settings. */
  async statuses(): Promise<WitnessStatus[]> {
    if (this.witnesses.length === 0) return [];
    const known = await this.register.list(this.witnesses.map(({ key }) => key.vkey));
    const now = this.clock.now().getTime();
    return this.witnesses.map(({ key }) => {
      const row = known.find(({ vkey }) => vkey === key.vkey);
      const at = row?.cosigned_at;
      return { name: key.name, row, ageMs: at ? now - new Date(at).getTime() : null };
    });
  }

  /** The witnesses of the log, and the logs that are witnessed here. */
  async overview(): Promise<WitnessesDto> {
    const { logKey } = this.asking;
    const { key, logs } = this.cosigning;
    return {
      log: logKey && { origin: logKey.name, vkey: logKey.vkey },
      witnesses: (await this.statuses()).map(toDto),
      asWitness: key && { name: key.name, vkey: key.vkey, logs: [...logs.keys()] },
    };
  }

  /** The last head of a witnessed log that was countersigned here, with both signatures. */
  async checkpointOf(originHash: string): Promise<string> {
    const origin = [...this.cosigning.logs.keys()].find((name) => hash('sha256', name) === originHash);
    const found = origin === undefined ? undefined : await tables(this.em.fork()).selectFrom('witnessed_log')
      .select('checkpoint').where('origin', '=', origin).executeTakeFirst();
    if (!found?.checkpoint) throw notFound('checkpoint');
    return found.checkpoint;
  }
}

const isoOf = (moment: string | null | undefined): string | null => (moment ? new Date(moment).toISOString() : null);

const sizeOf = (size: string | null = null): number | null => (size === null ? null : Number(size));

const toDto = ({ name, row, ageMs }: WitnessStatus): WitnessDto => ({
  name,
  state: row?.conflict ? 'conflict' : row?.state ?? 'waiting',
  conflict: row?.conflict ?? null,
  conflictSize: sizeOf(row?.conflict_size),
  conflictSince: isoOf(row?.conflict_since),
  httpStatus: row?.status ?? null,
  askedAt: isoOf(row?.asked_at),
  cosignedSize: sizeOf(row?.cosigned_size),
  cosignedAt: isoOf(row?.cosigned_at),
  cosignedAgeSeconds: ageMs === null ? null : Math.round(ageMs / 1000),
  checkpoint: row?.checkpoint ?? null,
});
