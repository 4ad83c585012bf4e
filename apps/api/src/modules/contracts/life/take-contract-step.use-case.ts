import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { conflictWith, refuseConflict } from '../../../platform/four-eyes.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { ContractRegister } from '../contract-register.service.ts';
import type { Consent, LiveContract, StepInput, WaitingStep } from '../live-contract.ts';
import { refusedByRules } from '../terms/compliance-refusal.ts';
import { ContractDrafter } from '../terms/contract-drafter.service.ts';
import { sidesOf } from '../terms/contract-kinds.ts';
import { PartyResolver, namesGiven, type NamedParty } from '../terms/party-resolver.service.ts';
import { contractRequestOf } from '../terms/request-of.ts';
import { consentsNeeded, refuseUnfit, ruleFor, takerOf } from './admission.ts';
import type { ContractAction } from './contract-actions.ts';
import { ContractPayments } from './contract-payments.service.ts';
import { StepWriter } from './step-writer.service.ts';
import { consentsBy, mayDecline } from './tables/life-tables.ts';
import { isRevisable, oversees, type StepEffects, type StepRule, type StepContext } from './tables/life.ts';
import { refuseMissing } from './tables/records.ts';

/** Takes a contract one step further, as its table allows; what needs the consent of others waits for it. */
@Injectable()
export class TakeContractStep {
  constructor(
    private readonly register: ContractRegister,
    private readonly payments: ContractPayments,
    private readonly writer: StepWriter,
    private readonly parties: PartyResolver,
    private readonly drafter: ContractDrafter,
    private readonly clock: Clock,
  ) {}

  async execute(tx: Tx, actor: Actor, id: string, action: ContractAction, input: StepInput): Promise<void> {
    const contract = await this.register.open(tx, actor, id);
    switch (action) {
      case 'confirm': return this.confirm(tx, actor, contract);
      case 'decline': return this.decline(tx, actor, contract);
      case 'name-parties': return this.nameParties(tx, actor, contract, input);
      default: return this.ask(tx, actor, contract, action, input);
    }
  }

  private async ask(
    tx: Tx, actor: Actor, contract: LiveContract, action: ContractAction, input: StepInput,
  ): Promise<void> {
    refuseWaiting(contract);
    const rule = ruleFor(contract, action);
    const taker = takerOf(actor, contract, rule);
    refuseUnfit(contract, rule, input);
    const effects = await this.effectsOf(tx, contract, rule, input, taker.position);
    const consents = consentsNeeded(actor, contract, rule, effects, taker);
    if (consents.length === 0) return this.take(tx, actor, contract, { rule, input, effects, confirmedById: null });
    await this.writer.wait(tx, actor, contract, {
      action, input, consents, position: taker.position, requestedById: actor.userId, requestedBy: actor.name,
      requestedAt: this.clock.now().toISOString(),
    }, 'contract_step_request');
  }

  private async confirm(tx: Tx, actor: Actor, contract: LiveContract): Promise<void> {
    const waiting = waitingOf(contract);
    refuseConflict(await conflictWith(tx, actor, waiting.requestedById), {
      code: 'MAKER_CANNOT_CONFIRM', message: 'Whoever asked for a step cannot confirm it; another must.',
    });
    const given = new Set<Consent>(consentsBy(actor, contract));
    if (given.size === 0) throw new Refusal(403, 'ACTION_NOT_YOURS', 'This consent belongs to somebody else.');
    const consents = waiting.consents.map((consent) =>
      (given.has(consent) ? { ...consent, givenById: actor.userId, givenBy: actor.name } : consent));
    if (consents.some(({ givenById }) => givenById === null)) {
      return this.writer.wait(tx, actor, contract, { ...waiting, consents }, 'contract_step_confirm');
    }
    const rule = ruleFor(contract, waiting.action);
    refuseUnfit(contract, rule, waiting.input);
    const effects = await this.effectsOf(tx, contract, rule, waiting.input, waiting.position);
    await this.take(tx, actor, contract, { rule, input: waiting.input, effects, confirmedById: actor.userId });
  }

  private async decline(tx: Tx, actor: Actor, contract: LiveContract): Promise<void> {
    waitingOf(contract);
    if (!mayDecline(actor, contract)) {
      throw new Refusal(403, 'ACTION_NOT_YOURS', 'This step belongs to somebody else.');
    }
    await this.writer.wait(tx, actor, contract, null, 'contract_step_decline');
  }

  /** Says who takes part while nothing has happened yet: wallets in the place of names. */
  private async nameParties(tx: Tx, actor: Actor, contract: LiveContract, { parties }: StepInput): Promise<void> {
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
    const given = namesGiven(contract, parties ?? {});
    const found = await this.parties.find(tx, actor, given, contract.network);
    await this.refuseUnlawful(tx, actor, contract, found);
    await this.parties.write(tx, contract.id, found);
    await this.writer.write(tx, actor, actor, contract, {
      action: 'name-parties', input: { parties: parties ?? {} }, effects: {}, to: 'draft', requestedById: actor.userId,
      confirmedById: null,
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
    const { verdict } = await this.drafter.drawUp(tx, actor, contract.type, contractRequestOf(contract, parties));
    if (!verdict.valid) throw refusedByRules(contract.id, verdict.findings);
  }

  private async effectsOf(
    tx: Tx, contract: LiveContract, rule: StepRule, input: StepInput, position: number,
  ): Promise<StepEffects> {
    const context: StepContext = {
      today: dayOf(this.clock.now()), position, dues: await this.register.duesOf(tx, contract.id),
      moved: await this.payments.moved(tx, contract.id),
    };
    return rule.does?.(contract, input, context) ?? {};
  }

  private take(
    tx: Tx, actor: Actor, contract: LiveContract,
    { rule, input, effects, confirmedById }:
    { rule: StepRule; input: StepInput; effects: StepEffects; confirmedById: string | null },
  ): Promise<void> {
    return this.writer.write(tx, actor, actor, contract, {
      action: rule.action, input, effects, to: effects.to ?? rule.to, confirmedById,
      requestedById: contract.waiting?.requestedById ?? actor.userId,
    });
  }
}

/** Refuses whatever would change a contract on which a step waits for consent. */
export const refuseWaiting = ({ waiting }: LiveContract): void => {
  if (waiting === null) return;
  throw new Refusal(409, 'STEP_WAITING', 'A step of this contract waits for consent; confirm or decline it first.',
    { action: waiting.action, consents: waiting.consents.map(({ of, givenBy }) => ({ of, givenBy })) });
};

const waitingOf = ({ waiting }: LiveContract): WaitingStep =>
  waiting ?? refuseMissing('NOTHING_WAITING', 'No step of this contract waits for consent.');
