import { foldName } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { statedNameOf } from '../../transfers/public.ts';
import { LookAlikes } from './look-alikes.queries.ts';
import type { CheckPayeeDto, PayeeCheckDto } from './payee-check.dto.ts';
import { PayeeChecks } from './payee-checks.service.ts';

/**
 * Confirms a payee. The owner's name is told of a close match alone, as confirmation-of-payee schemes do, so that a
 * payer can tell a slip from a stranger; each answer is on record.
 */
@Injectable()
export class CheckPayee {
  constructor(
    private readonly checks: PayeeChecks,
    private readonly lookAlikes: LookAlikes,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
  ) {}

  async execute(actor: Actor, request: CheckPayeeDto): Promise<PayeeCheckDto> {
    const { wallet, result } = await this.checks.check(actor, request);
    return this.unitOfWork.commit(async (tx) => {
      const [found] = await this.lookAlikes.of(tx, actor, [request.address]);
      await this.events.record(tx, [{
        action: 'payee_check', resource: 'payee_check', resourceId: null, actor, severity: 'info',
        details: { address: request.address, result, isLookAlike: found !== undefined },
      }]);
      const name = result === 'close_match' && wallet !== null ? statedNameOf(wallet) : null;
      return {
        result, name, lookAlikeOf: found?.lookAlikeOf ?? null,
        missing: name === null ? [] : wordsBeyond(name, request.name),
        extra: name === null ? [] : wordsBeyond(request.name, name),
      };
    });
  }
}

const wordsOf = (name: string): string[] => name.split(/\s+/).filter((word) => word !== '');

/** The words of one name that another does not have, however they are spelt. */
const wordsBeyond = (name: string, other: string): string[] => {
  const known = new Set(wordsOf(other).map(foldName));
  return wordsOf(name).filter((word) => !known.has(foldName(word)));
};
