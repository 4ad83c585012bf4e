import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { newId } from '../../platform/ids.ts';
import { goamlReport } from './goaml/goaml-report.ts';
import { whatIsMissing } from './goaml/what-is-missing.ts';
import type { StrContent, StrSettings } from './str-content.ts';

/** A report as it is begun. */
export interface NewStr {
  bankId: string;
  caseId: string | null;
  transactionIds: readonly string[];
  content: StrContent;
}

/** What is done with a version, and what is kept of it. */
export interface StrStep {
  reportId: string;
  version: number;
  kind: 'approved' | 'filed' | 'downloaded';
  detail: Record<string, unknown>;
}

/** Lets one transaction at a time write to the register, so that what is sealed is whole and in order. */
export const lockRegister = (tx: Tx): Promise<unknown> =>
  rows(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.strRegister]);

/**
 * The register of reports, to which is only ever added. What is done here is in no log that others read: it is told in
 * the report itself, and sealed in secret.
 */
@Injectable()
export class StrRegister {
  constructor(private readonly clock: Clock) {}

  /** Begins a report with its first version; answers its id. */
  async open(tx: Tx, actor: Actor, { bankId, caseId, transactionIds, content }: NewStr): Promise<string> {
    const id = newId();
    await rows(tx, `
      insert into str_report (id, bank_id, case_id, opened_by, opened_at) values ($1, $2, $3, $4, $5)`,
    [id, bankId, caseId, actor.userId, this.clock.now()]);
    await rows(tx, `
      insert into str_payment (report_id, transaction_id, position)
      select $1, id, n from unnest($2::uuid[]) with ordinality as t (id, n)`, [id, [...transactionIds]]);
    await this.save(tx, actor, { id, version: 1, content });
    return id;
  }

  /** Adds a version, with its file if nothing is missing for one. */
  async save(
    tx: Tx, actor: Actor, { id, version, content }: { id: string; version: number; content: StrContent },
  ): Promise<void> {
    const madeAt = this.clock.now();
    const isWhole = whatIsMissing(content).every(({ isRequired }) => !isRequired);
    const xml = isWhole ? goamlReport(content, { reference: id, madeAt: madeAt.toISOString() }) : null;
    await rows(tx, `
      insert into str_version (report_id, version, content, xml, made_by, made_at)
      values ($1, $2, $3::jsonb, $4, $5, $6)`,
    [id, version, JSON.stringify(content), xml, actor.userId, madeAt]);
  }

  /** Adds what was done with a version. */
  async step(tx: Tx, actor: Actor, { reportId, version, kind, detail }: StrStep): Promise<void> {
    await rows(tx, `
      insert into str_step (id, report_id, version, kind, detail, taken_by, taken_at)
      values ($1, $2, $3, $4, $5::jsonb, $6, $7)`,
    [newId(), reportId, version, kind, JSON.stringify(detail), actor.userId, this.clock.now()]);
  }

  /** The settings of a bank in force, and their version; null where there are none. */
  async settingsOf(tx: Tx, bankId: string): Promise<{ version: number; settings: StrSettings } | null> {
    const [found] = await rows<{ version: number; settings: StrSettings }>(tx, `
      select version, settings from str_settings where bank_id = $1 order by version desc limit 1`, [bankId]);
    return found ?? null;
  }

  async saveSettings(
    tx: Tx, actor: Actor, { bankId, version, settings }: { bankId: string; version: number; settings: StrSettings },
  ): Promise<void> {
    await rows(tx, `
      insert into str_settings (bank_id, version, settings, made_by, made_at) values ($1, $2, $3::jsonb, $4, $5)`,
    [bankId, version, JSON.stringify(settings), actor.userId, this.clock.now()]);
  }
}
