import { isUnscreenable } from '@connect/compliance-rules';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { sqlStateOf } from '../../platform/database/sql-states.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { WalletParty } from '../wallets/wallet-directory.service.ts';
import { BeneficiariesQueries } from './beneficiaries.queries.ts';
import { BeneficiaryScreening } from './beneficiary-screening.service.ts';
import type { PayeeCheck } from './beneficiary-words.ts';
import type { AddBeneficiaryDto, BeneficiaryDto } from './beneficiary.dto.ts';
import type { Book } from './book.ts';
import { PayeeChecks } from './checks/payee-checks.service.ts';
import { policyInForce } from './policies/policies.queries.ts';

const HOUR_MS = 3_600_000;
const UNIQUE_VIOLATION = '23505';

/** Keeps a payee: compared with the owner of the wallet, screened, and held to what the bank asks of payees now. */
@Injectable()
export class AddBeneficiary {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly checks: PayeeChecks,
    private readonly screening: BeneficiaryScreening,
    private readonly beneficiaries: BeneficiariesQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Answers the beneficiary; 409 when the wallet is in the book already. */
  async execute(actor: Actor, request: AddBeneficiaryDto): Promise<BeneficiaryDto> {
    const { wallet, result } = await this.checks.check(actor, request);
    refuseOtherNetwork(request, wallet);
    try {
      return await this.unitOfWork.commit(async (tx) => {
        const book: Book = {
          bankId: await bankFor(tx, actor, request.bankId), ownerId: actor.role === 'user' ? actor.userId : null,
        };
        const id = await this.insert(tx, actor, book, { ...request, payeeCheck: result });
        const added = await this.beneficiaries.visible(actor, id, tx);
        await this.events.record(tx, [{
          action: 'beneficiary_add', type: 'beneficiary.added', resource: 'beneficiary', resourceId: id, actor,
          severity: 'info', details: {
            bankId: book.bankId, customerId: book.ownerId, name: added.name, address: added.address,
            status: added.status, payeeCheck: added.payeeCheck, needsApproval: added.usableAt === null,
          },
        }]);
        return added;
      });
    } catch (failure) {
      if (!isTaken(failure)) throw failure;
      throw new Refusal(409, 'BENEFICIARY_EXISTS', 'The wallet is a beneficiary already.', { field: 'address' });
    }
  }

  private async insert(
    tx: Tx, actor: Actor, book: Book, request: AddBeneficiaryDto & { payeeCheck: PayeeCheck },
  ): Promise<string> {
    const policy = await policyInForce(tx, book.bankId);
    const id = newId();
    const now = this.clock.now();
    const party = { id, bankId: book.bankId, name: request.name };
    const screening = await this.screening.open(tx);
    const isUnread = isUnscreenable(request.name);
    // What nobody could read a second person looks at, whatever the bank asks for otherwise.
    const needsApproval = policy.needsApproval || isUnread;
    await tables(tx).insertInto('beneficiary').values({
      id, bank_id: book.bankId, owner_id: book.ownerId, name: request.name, address: request.address,
      network: request.network, payee_bank: request.payeeBank ?? null, note: request.note ?? null,
      payee_check: request.payeeCheck,
      unscreened: isUnread ? 'unread_name' : screening.unreliable.length > 0 ? 'unreliable_lists' : null,
      needs_approval: needsApproval, waiting_hours: policy.waitingHours,
      usable_at: needsApproval ? null : new Date(now.getTime() + policy.waitingHours * HOUR_MS),
      added_by: actor.userId, added_at: now,
    }).execute();
    await this.screening.openCases(tx, screening, party);
    return id;
  }
}

const refuseOtherNetwork = ({ network }: AddBeneficiaryDto, wallet: WalletParty | null): void => {
  if (wallet === null || wallet.network === network) return;
  const message = `address is not a wallet of the network ${network}.`;
  throw new Refusal(422, 'NETWORK_MISMATCH', message, [{ field: 'address', message }]);
};

const isTaken = (failure: unknown): boolean =>
  failure instanceof UniqueConstraintViolationException || sqlStateOf(failure) === UNIQUE_VIOLATION;

/**
 * The bank whose beneficiary a new one is, or whose customer's: an officer's own; that of a customer, or one where they
 * have a wallet. It has to be named where there are several, and by administrators.
 */
const bankFor = async (tx: Tx, actor: Actor, wanted: string | undefined): Promise<string> => {
  const own = actor.bankId === null ? [] : [actor.bankId];
  const known = actor.role === 'bank' ? own : [...own, ...await otherBanksOf(tx, actor)];
  if (wanted !== undefined) {
    if (known.includes(wanted)) return wanted;
    throw notFound('bank');
  }
  const [first] = known;
  if (first !== undefined && (own.length > 0 || known.length === 1)) return first;
  throw invalid([{ field: 'bankId', code: 'REQUIRED', message: 'bankId must name the bank whose it is.' }]);
};

const otherBanksOf = async (tx: Tx, { role, userId }: Actor): Promise<string[]> => {
  const found = role === 'admin' ? await tables(tx).selectFrom('bank').select('id').execute()
    : await tables(tx).selectFrom('wallet').select('bank_id as id').distinct()
      .where('owner_id', '=', userId).execute();
  return found.map(({ id }) => id);
};
