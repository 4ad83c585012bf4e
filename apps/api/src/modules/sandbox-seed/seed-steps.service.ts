import { Injectable } from '@nestjs/common';
import { ContractService } from '../contracts/contract.service.ts';
import { TakeStep } from '../lifecycle/take-step.use-case.ts';
import { SeedPeople, keyOf } from './seed-people.service.ts';
import { SeedOnce } from './seed-once.service.ts';
import { SeedOutcomes } from './seed-outcomes.service.ts';

type PaymentStep = Parameters<TakeStep['execute']>[2];
type StepInput = Parameters<ContractService['take']>[3];
/** The type of a contract, such as `murabaha`. */
export type ContractType = Parameters<ContractService['create']>[1];

/** Lets invented officers and parties take payments and contracts further. */
@Injectable()
export class SeedSteps {
  /** How many steps of each contract were taken; the same after a crash. */
  private readonly steps = new Map<string, number>();

  constructor(
    private readonly people: SeedPeople,
    private readonly outcomes: SeedOutcomes,
    private readonly once: SeedOnce,
    private readonly stepping: TakeStep,
    private readonly contracts: ContractService,
  ) {}

  /** Takes a payment that a action made one step further. */
  step(payment: string, who: string, action: PaymentStep, amount?: string): Promise<void> {
    return this.once.do(payment, who, `${action} ${amount ?? ''}`, async (tx, actor, id) => {
      await this.stepping.execute(tx, actor, action, id, amount);
    });
  }

  /** Draws a contract up; wallets in its terms are named as `@` and whose they are. */
  async draw(name: string, who: string, type: ContractType, terms: Record<string, unknown>): Promise<void> {
    const outcome = await this.contracts.create(
      this.people.actor(who), type, this.addressed(terms) as Record<string, unknown>, keyOf(name));
    this.outcomes.keep(name, outcome, (answer) => answer['id']);
  }

  /** Takes a contract that a action drew one step further. */
  async act(contract: string, who: string, action: string, input: StepInput = {}): Promise<void> {
    const id = this.outcomes.idOf(contract);
    if (id === undefined) return;
    const step = (this.steps.get(contract) ?? 0) + 1;
    this.steps.set(contract, step);
    await this.outcomes.attempt(`${contract}: ${who} ${action}`, () =>
      this.contracts.take(this.people.actor(who), id, action, input, keyOf(`${contract} ${step}`)));
  }

  private addressed(terms: unknown): unknown {
    if (typeof terms === 'string') return terms.startsWith('@') ? this.people.wallet(terms.slice(1)).address : terms;
    if (Array.isArray(terms)) return terms.map((one) => this.addressed(one));
    if (typeof terms !== 'object' || terms === null) return terms;
    return Object.fromEntries(Object.entries(terms).map(([field, value]) => [field, this.addressed(value)]));
  }
}
