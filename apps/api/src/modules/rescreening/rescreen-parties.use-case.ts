import { Injectable } from '@nestjs/common';
import { column, rows, type Tx } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { ScreeningService, type Screening } from '../screening/screening.service.ts';
import { KnownParties, type Chunk, type RescreenedKind } from './known-parties.queries.ts';
import type { KnownParty } from './known-party.ts';
import { OpenCases } from './open-cases.use-case.ts';
import { STAGES, type Stage } from './rescreening.entity.ts';
import { ScreenUnscreened } from './screen-unscreened.use-case.ts';

/** So many customers, banks or payments are screened in one transaction. */
const CHUNK = 50;

interface Progress {
  revision: string;
  stage: Stage;
  cursor: string | null;
}

/**
 * Screens everybody again who is known: those who changed at once, and all of them whenever a list changed. Each piece
 * is a short transaction that writes what came of it together with how far it is, so that whoever is killed leaves no
 * gap and does nothing twice. Of all processes one does a piece at a time; the others pass.
 */
@Injectable()
export class RescreenParties {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly screening: ScreeningService,
    private readonly parties: KnownParties,
    private readonly cases: OpenCases,
    private readonly unscreened: ScreenUnscreened,
  ) {}

  /** Does one piece; answers false when there was nothing to do, or another process is at it. */
  execute(): Promise<boolean> {
    return this.unitOfWork.commit(async (tx) => {
      const [progress] = await rows<Progress>(tx, `
        select r.revision, r.stage, r.cursor from rescreening r cross join screening_revision l
        where r.stage <> 'done' or r.revision <> l.entries or exists (select from screening_due)
          or exists (select from beneficiary where unscreened = 'unreliable_lists' and removed_at is null)
        for update of r skip locked`);
      // Nothing to do, which is asked again and again and so locks nothing; or another process is at it.
      if (!progress) return false;
      const screening = await this.screening.open(tx);
      if (screening.revision !== progress.revision) {
        await rows(tx, `update rescreening set revision = $1, stage = 'customers', cursor = null`,
          [screening.revision]);
        return true;
      }
      const due = await this.takeDue(tx);
      if (due !== null) {
        await this.cases.execute(tx, screening, due);
        return true;
      }
      return await this.unscreened.execute(tx, screening)
        || (progress.stage !== 'done' && this.goOn(tx, screening, progress));
    });
  }

  /** Those who changed, the first first, and takes them off the list of who is due; null when there are none. */
  private async takeDue(tx: Tx): Promise<KnownParty[] | null> {
    const due = await rows<{ ordinal: string; kind: RescreenedKind; id: string }>(tx, `
      select ordinal, kind, party_id as id from screening_due order by ordinal limit $1`, [CHUNK]);
    if (due.length === 0) return null;
    // Who is read after the line was seen is read as that change left them, or a later one whose own line waits.
    const parties: KnownParty[] = [];
    for (const [kind, lines] of Map.groupBy(due, (line) => line.kind)) {
      parties.push(...await this.parties.byId(tx, kind, lines.map(({ id }) => id)));
    }
    await rows(tx, 'delete from screening_due where ordinal = any($1::bigint[])',
      [column(due.map(({ ordinal }) => ordinal))]);
    return parties;
  }

  private async goOn(tx: Tx, screening: Screening, { stage, cursor }: Progress): Promise<boolean> {
    const { parties, cursor: last } = await this.chunkOf(tx, stage, cursor);
    await this.cases.execute(tx, screening, parties);
    const next = last === null ? STAGES[STAGES.indexOf(stage) + 1] : stage;
    await rows(tx, `
      update rescreening set stage = $1, cursor = $2,
        completed_revision = case $1 when 'done' then revision else completed_revision end`, [next, last]);
    return true;
  }

  private chunkOf(tx: Tx, stage: Stage, cursor: string | null): Promise<Chunk> {
    switch (stage) {
      case 'customers': return this.parties.customersAfter(tx, cursor, CHUNK);
      case 'banks': return this.parties.banksAfter(tx, cursor, CHUNK);
      case 'beneficiaries': return this.parties.beneficiariesAfter(tx, cursor, CHUNK);
      case 'payments': return this.parties.namedAfter(tx, cursor, CHUNK);
      case 'done': return Promise.resolve({ parties: [], cursor: null });
    }
  }
}
