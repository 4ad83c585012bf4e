import { declaredEffect, zakatOpinions, type Hawl } from '@connect/compliance-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import canonicalize from 'canonicalize';
import { Clock } from '../../platform/clock.ts';
import { settled } from '../../platform/database/settled.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { integer, run, runForOne, statement } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';
import { signDetached } from '../../platform/detached-signature.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid, unavailable } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { parseAmount } from '../../platform/money.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import { MetalPricesQueries } from '../metal-prices/metal-prices.queries.ts';
import { advanceLines, countsFrom, takenInto } from './advances.ts';
import { AssessmentsQueries } from './assessments.queries.ts';
import { linesOf, pricesOn, reckon, type AdvanceLine, type Declared } from './reckoning.ts';
import { LAST_BLOCK, type LastBlock } from './wealth-statements.ts';
import { WealthQueries, momentOfDue, type HeldInWallet, type SettingRow } from './wealth.queries.ts';
import type { AssessZakatDto, ZakatAssessmentDto, ZakatStatementDto } from './zakat.dto.ts';
import { ZakatPositions } from './zakat-positions.service.ts';
import { sumOf, tellAdvance, tellAmounts, tellHawl, tellLine, tellNisab, tellOpinions } from './zakat-told.ts';

const PATIENCE_MS = 10_000;
const LOCK = statement(
  `select 1 as taken from pg_advisory_xact_lock(hashtextextended('zakat ' || $1::text, 0))`, { taken: integer });

/** Works out what somebody’s zakat comes to on the day on which their year was over, and certifies it. */
@Injectable()
export class AssessZakat {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly positions: ZakatPositions,
    private readonly wealth: WealthQueries,
    private readonly prices: MetalPricesQueries,
    private readonly assessments: AssessmentsQueries,
    private readonly keys: SigningKeys,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { dueOn, declarations }: AssessZakatDto): Promise<ZakatAssessmentDto> {
    const declared = declarations.map(({ amount, ...one }): Declared =>
      ({ ...one, amountMinor: parseAmount(amount) ?? 0n }));
    await this.untilSettled();
    const id = await this.unitOfWork.commit(async (tx) => {
      await runForOne(tx, LOCK, [actor.userId]);
      const setting = await this.positions.setting(tx, actor.userId);
      if (setting === null) {
        throw new Refusal(409, 'ZAKAT_NOT_FOLLOWED', 'Choose first by which opinions your zakat is assessed.');
      }
      refuseForeign(declared, setting);
      return this.assess(tx, actor, setting, dueOn, declared);
    });
    return this.assessments.own(actor, id);
  }

  private async assess(
    tx: Tx, actor: Actor, setting: SettingRow, dueOn: string, declared: readonly Declared[],
  ): Promise<string> {
    const table = await this.prices.table(tx);
    const hawl = await this.openYear(tx, setting, dueOn, table);
    const moment = momentOfDue(hawl.due);
    const opinions = zakatOpinions(setting.school);
    const prices = pricesOn(table, hawl.due, opinions);
    if (!('base' in prices)) {
      throw new Refusal(422, 'PRICE_MISSING',
        'There is no price of the metal that is new enough for that day, and nothing is worked out without one.', prices);
    }
    const held = await this.wealth.held(tx, actor.userId, moment);
    refuseUnsealed(held);
    const block = (await run(tx, LAST_BLOCK))[0];
    if (block === undefined) throw notSealed();
    const lines = linesOf(setting, held, await this.wealth.dues(tx, actor.userId, moment), declared);
    const reckoned = reckon(setting, prices, lines);
    const from = countsFrom(hawl, opinions.advance);
    const paid = takenInto(await this.wealth.paid(tx, actor.userId, null), from);
    const setAside = await this.wealth.setAside(tx, held, from, moment);
    const advances = advanceLines(paid, setAside.map((one) => ({ ...one, counts: true })), from);
    const id = newId();
    const stated: ZakatStatementDto = {
      id, owner: { id: actor.userId, name: actor.name }, opinions: tellOpinions(setting), hawl: tellHawl(hawl),
      moment: moment.toISOString(), issuedAt: this.clock.now().toISOString(), nisab: tellNisab(reckoned),
      lines: lines.map(tellLine), base: tellAmounts(reckoned.bases), isReached: reckoned.isReached,
      due: tellAmounts(reckoned.dues), advances: advances.map(tellAdvance), advance: tellAmounts(sumOf(advances)),
      sealed: tellBlock(block),
    };
    await this.write(tx, actor, stated, { hawl, dues: reckoned.dues, advances, height: block.height });
    if (paid.length > 0) {
      await tables(tx).updateTable('zakat_payment').set({ assessment_id: id })
        .where('transaction_id', 'in', paid.map((one) => one.transaction_id)).execute();
      await this.events.record(tx, paid.map((one) => ({
        action: 'zakat_payment_assign', resource: 'zakat_payment', resourceId: one.transaction_id, actor,
        severity: 'info' as const, details: { ownerId: actor.userId, assessmentId: id },
      })));
    }
    return id;
  }

  /** The year to assess: the earliest that is over, for each is assessed before the next. */
  private async openYear(
    tx: Tx, setting: SettingRow, dueOn: string, table: Awaited<ReturnType<MetalPricesQueries['table']>>,
  ): Promise<Hawl> {
    const done = await tables(tx).selectFrom('zakat_assessment').select('id')
      .where('owner_id', '=', setting.owner_id).where('due_on', '=', dueOn).executeTakeFirst();
    if (done) throw new Refusal(409, 'ALREADY_ASSESSED', 'That year has been assessed.', { id: done.id });
    const { completed: [first] } = await this.wealth.hawls(tx, setting, table, this.clock.now());
    if (first?.due === dueOn) return first;
    throw new Refusal(409, 'HAWL_NOT_COMPLETE',
      first === undefined ? 'No year of your wealth is over that was not assessed.'
        : `The year that was over on ${first.due} comes first.`, { next: first?.due ?? null });
  }

  private async write(
    tx: Tx, actor: Actor, stated: ZakatStatementDto,
    { hawl, dues, advances, height }: {
      hawl: Hawl; dues: Record<'AED' | 'QAR', bigint>; advances: readonly AdvanceLine[]; height: string;
    },
  ): Promise<void> {
    if (await this.keys.maySignSince(tx) === null) {
      throw unavailable('SIGNING_KEY_REPLACED', 'The key that signs was replaced; ask again.');
    }
    const content = Buffer.from(canonicalize({ document: 'zakat-assessment', schemaVersion: 1, ...stated }) ?? '');
    // What was paid ahead is counted by the payments themselves, for some may still come back.
    const setAside = sumOf(advances.filter(({ kind, counts }) => kind === 'set_aside' && counts));
    await tables(tx).insertInto('zakat_assessment').values({
      id: stated.id, owner_id: actor.userId, hawl_from: hawl.from, due_on: hawl.due,
      aed_due_minor: dues.AED, qar_due_minor: dues.QAR,
      aed_advance_minor: setAside.AED, qar_advance_minor: setAside.QAR, height, content,
      signature: await signDetached(content, this.keys.privateKey, this.keys.keyId), key_id: this.keys.keyId,
      made_at: this.clock.now(),
    }).execute();
    await tables(tx).updateTable('zakat_setting').set({ look_at: this.clock.now() })
      .where('owner_id', '=', actor.userId).execute();
    await this.events.record(tx, [{
      action: 'zakat_assess', type: 'zakat.assessed', resource: 'zakat_assessment', resourceId: stated.id, actor,
      severity: 'info', details: { ownerId: actor.userId, dueOn: hawl.due },
    }]);
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
