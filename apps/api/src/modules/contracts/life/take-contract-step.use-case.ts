import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { ContractRegister } from '../contract-register.service.ts';
import type { LiveContract, StepInput } from '../live-contract.ts';
import { refusedByRules } from '../terms/compliance-refusal.ts';
import { ContractDrafter } from '../terms/contract-drafter.service.ts';
import { sidesOf } from '../terms/contract-kinds.ts';
import { PartyResolver, namesGiven, type NamedParty } from '../terms/party-resolver.service.ts';
import { contractRequestOf } from '../terms/request-of.ts';
import type { ContractAction } from './contract-actions.ts';
import {
  StepPlanner, lacking, refuseOutdated, refuseWaiting, waitingOf, type PlannedStep,
} from './step-planner.service.ts';
import { StepWriter } from './step-writer.service.ts';
import { mayDecline } from './tables/life-tables.ts';
import { isRevisable, oversees } from './tables/life.ts';

/** Takes a contract one step further, as its table allows; what needs the consent of others waits for it. */
@Injectable()
export class TakeContractStep {
  constructor(
    private readonly register: ContractRegister,
    private readonly planner: StepPlanner,
    private readonly writer: StepWriter,
    private readonly parties: PartyResolver,
    private readonly drafter: ContractDrafter,
    private readonly clock: Clock,
  ) {}

  /** Takes a step; `expected` is the digest of what was reviewed of it, if anything was. */
  async execute(
    tx: Tx, actor: Actor, id: string, action: ContractAction, input: StepInput, expected?: string,
  ): Promise<void> {
    const contract = await this.register.open(tx, actor, id);
    if (action === 'decline') return this.decline(tx, actor, contract);
    if (action === 'name-parties') return this.nameParties(tx, actor, contract, input);
    const planned = await this.plan(tx, actor, contract, action, input);
    refuseOutdated(contract, planned, expected);
    if (lacking(planned).length === 0) return this.take(tx, actor, contract, planned);
    await this.wait(tx, actor, contract, planned);
  }

  /** What a step that may move money would do to a contract as it stands. */
  plan(
    tx: Tx, actor: Actor, contract: LiveContract, action: ContractAction, input: StepInput,
  ): Promise<PlannedStep> {
    return action === 'confirm' ? this.planner.confirm(tx, actor, contract)
      : this.planner.ask(tx, actor, contract, action, input);
  }

  /** Does what was planned, whoever has consented: nobody but a rehearsal skips the consents. */
  take(tx: Tx, actor: Actor, contract: LiveContract, planned: PlannedStep): Promise<void> {
    return this.writer.write(tx, actor, actor, contract, planned);
  }

  /** Puts the step aside until the others have consented. */
  private wait(tx: Tx, actor: Actor, contract: LiveContract, planned: PlannedStep): Promise<void> {
    const { action, input, consents, position } = planned;
    if (contract.waiting !== null) {
      return this.writer.wait(tx, actor, contract, { ...contract.waiting, consents }, 'contract_step_confirm');
    }
    return this.writer.wait(tx, actor, contract, {
      action, input, consents, position, requestedById: actor.userId, requestedBy: actor.name,
      requestedAt: this.clock.now().toISOString(),
    }, 'contract_step_request');
  }

  private async decline(tx: Tx, actor: Actor, contract: LiveContract): Promise<void> {
    waitingOf(contract);
    if (!mayDecline(actor, contract)) {
      throw new Refusal(403, 'ACTION_NOT_YOURS', 'This step belongs to somebody else.');
    }
    await this.writer.wait(tx, actor, contract, null, 'contract_step_decline');
  }

  /** Says who takes part while nothing has happened yet: wallets in the place of names. */
  private async nameParties(tx: Tx, actor: Actor, contract: LiveContract, input: StepInput): Promise<void> {
    refuseWaiting(contract);
    if (contract.state !== 'draft') {
      throw new Refusal(409, 'INVALID_STATE', 'Parties are named while a contract is a draft.',
        { state: contract.state });
    }
    if (!oversees(actor, contract)) {
      throw new Refusal(403, 'ACTION_NOT_YOURS', 'Whoever made the contract, or its bank, names its parties.');
    }
    if (!isRevisable(contract)) {
      throw new Refusal(409, 'INVALID_STATE', 'A partner has signed with these parties, so they stand.',
        { state: contract.state });
    }
    const { parties = {}, partyNames } = input;
    const given = namesGiven(contract, parties);
    const found = await this.parties.find(tx, actor, given, contract.network, partyNames);
    await this.refuseUnlawful(tx, actor, contract, found);
    await this.parties.write(tx, contract.id, found);
    await this.writer.write(tx, actor, actor, contract, {
      action: 'name-parties', effects: {}, to: 'draft', requestedById: actor.userId, confirmedById: null,
      input: { parties, ...(partyNames === undefined ? {} : { partyNames }) },
    });
  }

  /**
   * Who takes part decides whether terms may stand, as much as what they say; there is nothing to judge until both
   * sides are named, and no step before that.
   */
  private async refuseUnlawful(
    tx: Tx, actor: Actor, contract: LiveContract, named: readonly NamedParty[],
  ): Promise<void> {
    const parties = [...contract.parties, ...named];
    if (!sidesOf(contract.type).every((side) => parties.some(({ role }) => role === side))) return;
    const request = contractRequestOf(contract, parties);
    const { verdict } = await this.drafter.drawUp(tx, actor, contract.type, request, contract.bankId);
    if (!verdict.valid) throw refusedByRules(contract.id, verdict.findings);
  }
}
