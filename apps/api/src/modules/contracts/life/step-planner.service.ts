import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { conflictWith, refuseConflict } from '../../../platform/four-eyes.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { ComplianceService } from '../../compliance/compliance.service.ts';
import { ContractRegister } from '../contract-register.service.ts';
import type { Consent, LiveContract, StepInput, WaitingStep } from '../live-contract.ts';
import { arrangingBank } from '../terms/arranging-bank.ts';
import type { ContractState } from '../terms/contract-kinds.ts';
import { consentsNeeded, refuseUnfit, ruleFor, takerOf } from './admission.ts';
import type { ContractAction } from './contract-actions.ts';
import { ContractPayments, walletAt } from './contract-payments.service.ts';
import { consentsBy } from './tables/life-tables.ts';
import type { StepEffects, StepRule } from './tables/life.ts';
import { refuseMissing } from './tables/records.ts';

/** A step as it would be taken now: what it does, and whose consents it needs. */
export interface PlannedStep {
  action: ContractAction;
  input: StepInput;
  effects: StepEffects;
  to: ContractState;
  /** Which of several partners takes it. */
  position: number;
  consents: Consent[];
  requestedById: string;
  confirmedById: string | null;
}

/** Plans a step of a contract as its table allows, and refuses what it does not; nothing is written. */
@Injectable()
export class StepPlanner {
  constructor(
    private readonly register: ContractRegister,
    private readonly payments: ContractPayments,
    private readonly clock: Clock,
    private readonly compliance: ComplianceService,
  ) {}

  /** Plans a step that somebody asks for. */
  async ask(
    tx: Tx, actor: Actor, contract: LiveContract, action: ContractAction, input: StepInput,
  ): Promise<PlannedStep> {
    refuseWaiting(contract);
    const rule = ruleFor(contract, action);
    const taker = takerOf(actor, contract, rule);
    refuseUnfit(contract, rule, input);
    const effects = await this.effectsOf(tx, contract, rule, input, taker.position);
    return {
      action: rule.action, input, effects, to: effects.to ?? rule.to, position: taker.position,
      consents: consentsNeeded(actor, contract, rule, effects, taker), requestedById: actor.userId,
      confirmedById: null,
    };
  }

  /** Plans the step that waits, with the consents that somebody gives to it. */
  async confirm(tx: Tx, actor: Actor, contract: LiveContract): Promise<PlannedStep> {
    const waiting = waitingOf(contract);
    refuseConflict(await conflictWith(tx, actor, waiting.requestedById), {
      code: 'MAKER_CANNOT_CONFIRM', message: 'Whoever asked for a step cannot confirm it; another must.',
    });
    const given = new Set<Consent>(consentsBy(actor, contract));
    if (given.size === 0) throw new Refusal(403, 'ACTION_NOT_YOURS', 'This consent belongs to somebody else.');
    const { action, input, position, requestedById } = waiting;
    const rule = ruleFor(contract, action);
    refuseUnfit(contract, rule, input);
    const effects = await this.effectsOf(tx, contract, rule, input, position);
    return {
      action, input, effects, to: effects.to ?? rule.to, position, requestedById, confirmedById: actor.userId,
      consents: waiting.consents.map((consent) =>
        (given.has(consent) ? { ...consent, givenById: actor.userId, givenBy: actor.name } : consent)),
    };
  }

  private async effectsOf(
    tx: Tx, contract: LiveContract, rule: StepRule, input: StepInput, position: number,
  ): Promise<StepEffects> {
    const rules = await this.compliance.rulesInForce(tx);
    return rule.does?.(contract, input, {
      today: dayOf(this.clock.now()), rules: rules.of(arrangingBank(contract.parties, contract.bankId)), position,
      dues: await this.register.duesOf(tx, contract.id),
      moved: await this.payments.moved(tx, contract.id),
    }) ?? {};
  }
}

/** The consents that a planned step still lacks. */
export const lacking = ({ consents }: PlannedStep): Consent[] => consents.filter(({ givenById }) => givenById === null);

/**
 * What a person reviewed of a step, as one digest: between which wallets it moves how much, what falls due by it, and
 * where it leads. It is another as soon as any of that is.
 */
export const digestOf = (contract: LiveContract, { action, effects, to }: PlannedStep): string => {
  const { payments = [], deposit, opens = [], changes = [] } = effects;
  const reviewed = {
    contract: contract.id, version: contract.version, state: contract.state, action, to, deposit, opens, changes,
    payments: payments.filter(({ amountMinor }) => amountMinor > 0n).map(({ from, to: payee, ...payment }) => ({
      ...payment, from: walletAt(contract, from).address, to: walletAt(contract, payee).address,
    })),
  };
  return hash('sha256', canonicalize(JSON.parse(JSON.stringify(reviewed, minorAsText)) as object) ?? '');
};

const minorAsText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

/** Refuses a step whose figures are no longer those that were reviewed. */
export const refuseOutdated = (contract: LiveContract, planned: PlannedStep, expected: string | undefined): void => {
  if (expected === undefined || expected === digestOf(contract, planned)) return;
  throw new Refusal(409, 'PREVIEW_OUTDATED',
    'What this step would do is no longer what was reviewed. Look at it again.', { state: contract.state });
};

/** Refuses whatever would change a contract on which a step waits for consent. */
export const refuseWaiting = ({ waiting }: LiveContract): void => {
  if (waiting === null) return;
  throw new Refusal(409, 'STEP_WAITING', 'A step of this contract waits for consent; confirm or decline it first.',
    { action: waiting.action, consents: waiting.consents.map(({ of, givenBy }) => ({ of, givenBy })) });
};

/** The step that waits; refused where none does. */
export const waitingOf = ({ waiting }: LiveContract): WaitingStep =>
  waiting ?? refuseMissing('NOTHING_WAITING', 'No step of this contract waits for consent.');
