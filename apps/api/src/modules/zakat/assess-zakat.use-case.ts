import { declaredEffect, zakatOpinions, type Hawl } from '@connect/compliance-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { LOCKS } from '../../platform/database/locks.ts';
import { settled } from '../../platform/database/settled.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { run } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid, unavailable } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, newId } from '../../platform/ids.ts';
import { parseAmount } from '../../platform/money.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { advanceLines, countsFrom, takenInto } from './advances.ts';
import { AssessmentsQueries, statedIn } from './assessments.queries.ts';
import { AssessmentWriter } from './assessment-writer.service.ts';
import type { SettingRow } from './followed-opinions.service.ts';
import { linesOf, pricesOn, reckon, type AdvanceLine, type Declared } from './reckoning.ts';
import { LAST_BLOCK, type LastBlock } from './wealth-statements.ts';
import { WealthQueries, momentOfDue, type HeldInWallet } from './wealth.queries.ts';
import type { ZakatStatementDto } from './zakat.dto.ts';
import type { AssessZakatDto, CorrectZakatDto } from './zakat-requests.dto.ts';
import { ZakatPositions } from './zakat-positions.service.ts';
import { sumOf, tellAdvance, tellAmounts, tellHawl, tellLine, tellNisab, tellOpinions } from './zakat-told.ts';

/** The year to assess; of a correction also what it supersedes, and what was paid ahead by that. */
interface Year {
  hawl: Hawl;
  correction: ZakatStatementDto['correction'];
  advances?: readonly AdvanceLine[];
}

const PATIENCE_MS = 10_000;

/** Works out what somebody’s zakat comes to on the day on which their year was over, and certifies it. */
@Injectable()
export class AssessZakat {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly positions: ZakatPositions,
    private readonly wealth: WealthQueries,
    private readonly writer: AssessmentWriter,
    private readonly assessments: AssessmentsQueries,
  ) {}

  /** Answers the id of the assessment. */
  execute(actor: Actor, { dueOn, declarations }: AssessZakatDto): Promise<string> {
    return this.locked(actor, declarations, async (tx, setting, declared) => {
      const hawl = await this.positions.yearToAssess(tx, setting, dueOn, await this.positions.priceTable(tx));
      return this.assess(tx, actor, setting, declared, { hawl, correction: null });
    });
  }

  /** Assesses a year anew, by the same balances; answers the id of what supersedes the assessment. */
  async correct(actor: Actor, id: string, { declarations, reason }: CorrectZakatDto): Promise<string> {
    // Whether it is there comes before whatever else may be said.
    await this.assessments.holding(this.em.fork(), actor, id);
    return this.locked(actor, declarations, async (tx, setting, declared) => {
      const { content } = await this.assessments.holding(tx, actor, id);
      const { hawl: { from, due, fellBelowOn }, advances } = statedIn(content);
      return this.assess(tx, actor, setting, declared, {
        hawl: { from: from.day, due: due.day, fellBelowOn }, correction: { supersedes: id, reason },
        advances: advances.map(({ amount, transactionId, ...one }) => ({
          ...one, transactionId: fromTransactionId(transactionId) ?? '', amountMinor: parseAmount(amount) ?? 0n })),
      });
    });
  }

  private async locked(
    actor: Actor, declarations: AssessZakatDto['declarations'],
    work: (tx: Tx, setting: SettingRow, declared: readonly Declared[]) => Promise<string>,
  ): Promise<string> {
    const declared = declarations.map(({ amount, ...one }): Declared =>
      ({ ...one, amountMinor: parseAmount(amount) ?? 0n }));
    await this.untilSettled();
    return this.unitOfWork.commit(async (tx) => {
      // One at a time assesses somebody's year.
      await sql`select pg_advisory_xact_lock(${LOCKS.zakat}, hashtext(${actor.userId}))`.execute(tables(tx));
      const setting = await this.positions.setting(tx, actor.userId);
      if (setting === null) {
        throw new Refusal(409, 'ZAKAT_NOT_FOLLOWED', 'Choose first by which opinions your zakat is assessed.');
      }
      refuseForeign(declared, setting);
      return work(tx, setting, declared);
    });
  }

  private async assess(
    tx: Tx, actor: Actor, setting: SettingRow, declared: readonly Declared[],
    { hawl, correction, advances: known }: Year,
  ): Promise<string> {
    const table = await this.positions.priceTable(tx);
    const moment = momentOfDue(hawl.due);
    const opinions = zakatOpinions(setting.school);
    const prices = pricesOn(table, hawl.due, opinions);
    if (!('base' in prices)) {
      throw new Refusal(422, 'PRICE_MISSING',
        'There is no price of the metal that is new enough for that day, and nothing is worked out without one.',
        prices);
    }
    const held = await this.wealth.held(tx, actor.userId, moment);
    refuseUnsealed(held);
    const block = (await run(tx, LAST_BLOCK))[0];
    if (block === undefined) throw notSealed();
    const lines = linesOf(setting, held, await this.wealth.dues(tx, actor.userId, moment), declared);
    const reckoned = reckon(setting, prices, lines);
    const from = countsFrom(hawl, opinions.advance);
    // What was taken into the assessment that is put right is taken into none again.
    const paid = known ? [] : takenInto(await this.wealth.paid(tx, actor.userId, null), from);
    const setAside = known ? [] : await this.wealth.setAside(tx, held, from, moment);
    const advances = known ?? advanceLines(paid, setAside.map((one) => ({ ...one, counts: true })), from);
    const stated = {
      id: newId(), owner: { id: actor.userId, name: actor.name }, opinions: tellOpinions(setting), hawl: tellHawl(hawl),
      moment: moment.toISOString(), nisab: tellNisab(reckoned),
      lines: lines.map(tellLine), base: tellAmounts(reckoned.bases), isReached: reckoned.isReached,
      due: tellAmounts(reckoned.dues), advances: advances.map(tellAdvance), advance: tellAmounts(sumOf(advances)),
      sealed: tellBlock(block), correction,
    };
    await this.writer.write(tx, actor, stated, { hawl, dues: reckoned.dues, advances, height: block.height });
    await this.writer.takeInto(tx, actor, stated.id, paid.map((one) => one.transaction_id));
    return stated.id;
  }

  private async untilSettled(): Promise<void> {
    try {
      await settled(this.em.fork(), AbortSignal.timeout(PATIENCE_MS));
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === 'TimeoutError')) throw failure;
      throw unavailable('PERIOD_NOT_SETTLED',
        'Something that may belong to the period is still being written; ask again.');
    }
  }
}

const notSealed = (): Refusal =>
  unavailable('NOT_SEALED_YET', 'The last entries of the period are not sealed in a block yet; ask again.');

const refuseUnsealed = (held: readonly HeldInWallet[]): void => {
  if (held.some(({ last, height }) => last !== '0' && height === null)) throw notSealed();
};

const refuseForeign = (declared: readonly Declared[], { method }: SettingRow): void => {
  const problems = declared.flatMap(({ kind }, n) => (declaredEffect(kind, method) === undefined ? [{
    field: `declarations[${n}].kind`, message: `declarations[${n}].kind is no figure of the method ${method}.`,
  }] : []));
  if (problems.length > 0) throw invalid(problems);
};

const tellBlock = ({ height, root, hash, balances_root: balancesRoot, sealed_at: at }: LastBlock):
ZakatStatementDto['sealed'] => ({ height, root, hash, balancesRoot, sealedAt: new Date(at).toISOString() });
