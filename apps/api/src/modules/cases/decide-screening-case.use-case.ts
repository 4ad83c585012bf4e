import { Injectable } from '@nestjs/common';
import { Ledger } from '../../ledger/ledger.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { DecideCase } from '../rescreening/decide-case.use-case.ts';
import type { DecideScreeningCaseDto, ScreeningCaseDto } from '../rescreening/public.ts';
import { ScreeningCasesQueries } from '../rescreening/screening-cases.queries.ts';
import { folded } from '../screening/screening.service.ts';
import { judgedCase } from './case-evidence.queries.ts';
import { entryOf, openHits, type Pair } from './case-hits.ts';
import { ClearPair } from './clear-pair.use-case.ts';
import { partyKindOf } from './party-clearing.service.ts';

/** A payment under review that has a party of a case on one of its sides, or names it. */
interface HeldPayment {
  id: string;
  payerId: string;
  payeeId: string;
}

/**
 * Lets officers decide a case of screening. Once they have cleared it, it is settled in the open reviews of payments as
 * well that have the same party and the same entry: what two officers must say there takes two all the same.
 */
@Injectable()
export class DecideScreeningCase {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cases: ScreeningCasesQueries,
    private readonly deciding: DecideCase,
    private readonly clearing: ClearPair,
    private readonly ledger: Ledger,
  ) {}

  async execute(actor: Actor, id: string, request: DecideScreeningCaseDto): Promise<ScreeningCaseDto> {
    return this.unitOfWork.commit(async (tx) => {
      const found = await this.cases.visible(actor, id, tx);
      const held = request.decision === 'clear' ? await heldWith(tx, found) : [];
      // All of them in one order and at once: the payments are locked within.
      await this.ledger.lockWalletsOwnedBy(tx, held.flatMap(({ payerId, payeeId }) => [payerId, payeeId]));
      const decided = await this.deciding.decide(tx, actor, id, request);
      if (decided.state === 'cleared') await this.settle(tx, actor, decided, held);
      return decided;
    });
  }

  private async settle(
    tx: Tx, actor: Actor, decided: ScreeningCaseDto, held: readonly HeldPayment[],
  ): Promise<void> {
    const words = decided.opinions.filter(({ decision }) => decision === 'clear');
    for (const payment of held) {
      for (const pair of await pairsIn(tx, payment, decided)) {
        await this.clearing.takeOver(tx, actor, payment.id, { pair, words });
      }
    }
  }
}

const heldWith = (tx: Tx, { partyKind, customerId, id }: ScreeningCaseDto): Promise<HeldPayment[]> =>
  rows<HeldPayment>(tx, `
    select r.transaction_id as id, f.owner_id as "payerId", p.owner_id as "payeeId"
    from review_case r join transaction t on t.id = r.transaction_id
    join wallet f on f.id = t.from_wallet_id join wallet p on p.id = t.to_wallet_id
    where r.state = 'open' and case when $1 = 'stated'
      then f.bank_id = (select s.bank_id from screening_case s where s.id = $3)
      else $2::uuid in (f.owner_id, p.owner_id) end
    order by t.ordinal`, [partyKind, customerId, id]);

/** The pairs of a payment that are those of the case: a party that it is about, and the entry that they are like. */
const pairsIn = async (
  tx: Tx, { id, payerId, payeeId }: HeldPayment, { partyKind, customerId, name, entryId }: ScreeningCaseDto,
): Promise<Pair[]> => {
  const { facts } = await judgedCase(tx, id);
  const roles = openHits(facts).filter((hit) => {
    if (entryOf(hit) !== entryId || partyKindOf({ party: hit.role }) !== partyKind) return false;
    const isOfName = folded(hit.party.name) === folded(name);
    if (partyKind === 'stated') return isOfName;
    const ownerId = hit.role.startsWith('payer') ? payerId : payeeId;
    return ownerId === customerId && (partyKind === 'customer' || isOfName);
  }).map(({ role }) => role);
  return [...new Set(roles)].map((party) => ({ party, entryId }));
};
