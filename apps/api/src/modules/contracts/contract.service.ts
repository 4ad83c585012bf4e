import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { keyedBy, type Outcome } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ContractType } from './terms/contract-kinds.ts';
import { CreateContract } from './terms/create-contract.use-case.ts';
import type { ReviseContractDto } from './terms/revise-contract.dto.ts';
import { ReviseContract } from './terms/revise-contract.use-case.ts';
import { ContractsQueries } from './contracts.queries.ts';
import type { TakeContractStepDto } from './life/contract-action.dto.ts';
import { actionCalled, given } from './life/given-step.ts';
import { TakeContractStep } from './life/take-contract-step.use-case.ts';

/** Where contracts are handed in. */
@Injectable()
export class ContractService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly creating: CreateContract,
    private readonly revising: ReviseContract,
    private readonly contracts: ContractsQueries,
    private readonly stepping: TakeContractStep,
    private readonly events: EventLog,
  ) {}

  /** Takes a step on a contract and answers the contract as it stands then. */
  async take(
    actor: Actor, id: string, action: string, input: TakeContractStepDto, key: string | undefined,
  ): Promise<Outcome> {
    const known = actionCalled(action);
    const { step, expected } = given(input);
    const command = keyedBy(actor, `contracts.${action} ${id}`, key, input);
    try {
      const [outcome] = await this.unitOfWork.run([command], async (tx) => {
        await this.stepping.execute(tx, actor, id, known, step, expected);
        return [{ status: 200, body: JSON.stringify(await this.contracts.read(tx, actor, id)) }];
      }) as [Outcome];
      return outcome;
    } catch (failure) {
      if (failure instanceof Refusal && failure.code === 'COMPLIANCE_REJECTED') await this.keep(actor, id, action);
      throw failure;
    }
  }

  // Nothing of the step is kept, so what an auditor will ask for is written down by itself.
  private keep(actor: Actor, id: string, action: string): Promise<void> {
    return this.unitOfWork.commit((tx) => this.events.record(tx, [{
      action: 'compliance_failure', resource: 'contract', resourceId: id, actor, severity: 'critical',
      details: { contractId: id, step: action },
    }]));
  }

  /** What is to be said of terms, and what making a contract of them would be answered with; nothing is written. */
  async assess(actor: Actor, type: ContractType, body: Record<string, unknown>): Promise<Outcome> {
    const assessment = await this.unitOfWork.commit((tx) => this.creating.assess(tx, actor, type, body));
    return { status: 200, body: JSON.stringify(assessment) };
  }

  /** Makes a contract of a request that fits its shape; the same key answers the same contract. */
  async create(
    actor: Actor, type: ContractType, body: Record<string, unknown>, key: string | undefined,
  ): Promise<Outcome> {
    const [outcome] = await this.unitOfWork.run([keyedBy(actor, `contracts.${type}`, key, body)], async (tx) => {
      const { id, refusal } = await this.creating.execute(tx, actor, type, body);
      return [await this.answer(tx, actor, id, 201, refusal)];
    }) as [Outcome];
    return outcome;
  }

  /** Revises the terms of a draft; the same key answers the same. */
  async revise(
    actor: Actor, id: string, revision: ReviseContractDto, key: string | undefined,
  ): Promise<Outcome> {
    const command = keyedBy(actor, `contracts.revise ${id}`, key, revision);
    const [outcome] = await this.unitOfWork.run([command], async (tx) =>
      [await this.answer(tx, actor, id, 200, await this.revising.execute(tx, actor, id, revision))]) as [Outcome];
    return outcome;
  }

  /** A refusal by the rules is a result: it is answered, and what it left as evidence is kept. */
  private async answer(
    tx: Tx, actor: Actor, id: string, status: number, refusal: Refusal | null,
  ): Promise<Outcome> {
    return refusal === null ? { status, body: JSON.stringify(await this.contracts.read(tx, actor, id)) }
      : { status: refusal.status, body: JSON.stringify(refusal.toBody(actor.requestId)) };
  }
}
