import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal, attemptLater } from '../../../platform/http/problems/refusal.ts';
import { formatMinor } from '../../../platform/money.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { knownNames } from '../../beneficiaries/public.ts';
import { contractFor } from '../contract-answers.ts';
import { lackingFor, turnsFor } from '../contract-progress.ts';
import { ContractRegister } from '../contract-register.service.ts';
import { addressesIn, calledBy, partyIn, type LiveContract, type StepInput } from '../live-contract.ts';
import type { TakeContractStepDto } from './contract-action.dto.ts';
import type { ContractAction } from './contract-actions.ts';
import { actionCalled, given } from './given-step.ts';
import { ContractPayments } from './contract-payments.service.ts';
import { PreviewMoney } from './preview-money.queries.ts';
import { digestOf, refuseOutdated, type PlannedStep } from './step-planner.service.ts';
import type { PreviewEndDto, PreviewPaymentDto, PreviewRefusalDto, StepPreviewDto } from './step-preview.dto.ts';
import type { End, StepPayment } from './tables/life.ts';
import { TakeContractStep } from './take-contract-step.use-case.ts';

/** Takes a step for real within a transaction that is undone, and tells what it did. */
@Injectable()
export class RehearseContractStep {
  constructor(
    private readonly register: ContractRegister,
    private readonly stepping: TakeContractStep,
    private readonly payments: ContractPayments,
    private readonly money: PreviewMoney,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** What a step would do: it is taken, told and undone. */
  preview(actor: Actor, id: string, action: string, input: TakeContractStepDto): Promise<StepPreviewDto> {
    const known = actionCalled(action);
    const { step, expected } = given(input);
    return this.unitOfWork.rehearse((tx) => this.execute(tx, actor, id, known, step, expected));
  }

  /** What a step would do once everybody has consented; a refusal of it is part of the answer, but for 404. */
  private async execute(
    tx: Tx, actor: Actor, id: string, action: ContractAction, input: StepInput, expected?: string,
  ): Promise<StepPreviewDto> {
    const contract = await this.register.open(tx, actor, id);
    const held = await this.payments.heldDeposit(tx, id);
    const before = await this.money.read(tx, actor, contract);
    const taken = await this.take(tx, actor, contract, action, input, expected);
    const { planned, refusal } = taken;
    const names = await knownNames(tx, actor, addressesIn([contract]));
    const after = calledBy(names, refusal === null ? await this.register.visible(tx, actor, id) : contract);
    const now = refusal === null ? await this.money.read(tx, actor, contract) : null;
    const { outstanding, nextDue } = contractFor(actor, { ...after, waiting: null });
    const payments = paymentsOf(calledBy(names, contract), planned);
    const deposit = depositOf(planned, held?.amountMinor ?? 0n);
    return {
      step: planned?.action ?? action, state: contract.state, nextState: planned?.to ?? after.state,
      waitsFor: planned === null ? [] : lackingFor(calledBy(names, contract), planned.consents),
      movesMoney: payments.length > 0 || deposit !== null,
      currency: contract.currency, total: formatMinor(totalOf(planned)), payments, deposit,
      postings: now === null ? [] : now.postingsSince(before),
      balances: before.balancesUntil(now, touched(contract, payments, deposit !== null)),
      outstanding, nextDue, next: turnsFor(actor, { ...after, waiting: null }),
      refusal: refusal === null ? null : refusalDto(refusal),
      expected: planned === null ? null : digestFor(contract, planned),
    };
  }

  private async take(
    tx: Tx, actor: Actor, contract: LiveContract, action: ContractAction, input: StepInput, expected?: string,
  ): Promise<{ planned: PlannedStep | null; refusal: Refusal | null }> {
    if (action === 'decline' || action === 'name-parties') {
      return { planned: null, refusal: await refusalOf(this.stepping.execute(tx, actor, contract.id, action, input)) };
    }
    const planned = await attemptLater(() => this.stepping.plan(tx, actor, contract, action, input));
    if (planned instanceof Refusal) return { planned: null, refusal: planned };
    return { planned, refusal: await refusalOf((async () => {
      refuseOutdated(contract, planned, expected);
      await this.stepping.take(tx, actor, contract, planned);
    })()) };
  }
}

const refusalOf = async (work: Promise<void>): Promise<Refusal | null> => (await attemptLater(() => work)) ?? null;

const refusalDto = ({ status, code, message, details }: Refusal): PreviewRefusalDto =>
  ({ status, code, error: message, details: details ?? null });

/** The digest of a plan; none while a party has no wallet, which the step is refused for. */
const digestFor = (contract: LiveContract, planned: PlannedStep): string | null => {
  try {
    return digestOf(contract, planned);
  } catch (failure) {
    if (failure instanceof Refusal) return null;
    throw failure;
  }
};

const moving = (planned: PlannedStep | null): StepPayment[] =>
  (planned?.effects.payments ?? []).filter(({ amountMinor }) => amountMinor > 0n);

const totalOf = (planned: PlannedStep | null): bigint => moving(planned)
  .reduce((sum, { amountMinor, lateDonationMinor = 0n }) => sum + amountMinor + lateDonationMinor, 0n);

const paymentsOf = (contract: LiveContract, planned: PlannedStep | null): PreviewPaymentDto[] =>
  moving(planned).map((payment) => ({
    kind: payment.kind, from: endOf(contract, payment.from), to: endOf(contract, payment.to),
    amount: formatMinor(payment.amountMinor), fee: formatMinor(0n),
    lateDonation: formatMinor(payment.lateDonationMinor ?? 0n), isHeld: payment.isHeld === true,
    settles: [...payment.settles ?? []],
  }));

/** The wallets whose money a step moves, holds or frees. */
const touched = (
  { parties }: LiveContract, payments: readonly PreviewPaymentDto[], hasDeposit: boolean,
): ReadonlySet<string | null> => new Set([
  ...payments.flatMap(({ from, to }) => [from.address, to.address]),
  ...hasDeposit ? parties.filter(({ role }) => role === 'buyer' || role === 'seller')
    .map(({ wallet }) => wallet?.address ?? null) : [],
]);

const endOf = (contract: LiveContract, { role, position }: End): PreviewEndDto => {
  const party = partyIn(contract, role, position);
  return { role, position, name: party?.name ?? '', address: party?.wallet?.address ?? null };
};

const depositOf = (planned: PlannedStep | null, heldMinor: bigint): StepPreviewDto['deposit'] => {
  const captured = planned?.effects.deposit?.capturedMinor;
  return captured === undefined || heldMinor === 0n ? null
    : { captured: formatMinor(captured), freed: formatMinor(heldMinor - captured) };
};
