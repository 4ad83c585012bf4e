import { Injectable } from '@nestjs/common';
import { ContractService } from '../contracts/contract.service.ts';
import { TakeStep } from '../lifecycle/take-step.use-case.ts';
import { CastRegister, keyOf } from './cast-register.service.ts';
import { Once } from './once.service.ts';
import { OutcomeBook } from './outcome-book.service.ts';

type PaymentStep = Parameters<TakeStep['execute']>[2];
type StepInput = Parameters<ContractService['take']>[3];
/** The type of a contract, such as `murabaha`. */
export type ContractType = Parameters<ContractService['create']>[1];

/** Lets invented officers and parties take payments and contracts further. */
@Injectable()
export class Desk {
  /** How many steps of each contract were told; the same after a crash. */
  private readonly steps = new Map<string, number>();

  constructor(
    private readonly cast: CastRegister,
    private readonly book: OutcomeBook,
    private readonly once: Once,
    private readonly stepping: TakeStep,
    private readonly contracts: ContractService,
  ) {}

  /** Takes a payment that a scene made one step further. */
  step(payment: string, who: string, action: PaymentStep, amount?: string): Promise<void> {
    return this.once.do(payment, who, `${action} ${amount ?? ''}`, async (tx, actor, id) => {
      await this.stepping.execute(tx, actor, action, id, amount);
    });
  }

  /** Draws a contract up; wallets in its terms are named as `@` and whose they are. */
  async draw(name: string, who: string, type: ContractType, terms: Record<string, unknown>): Promise<void> {
    const outcome = await this.contracts.create(
      this.cast.actor(who), type, this.addressed(terms) as Record<string, unknown>, keyOf(name));
    this.book.keep(name, outcome, (answer) => answer['id']);
  }

  /** Takes a contract that a scene drew one step further. */
  async act(contract: string, who: string, action: string, input: StepInput = {}): Promise<void> {
    const id = this.book.idOf(contract);
    if (id === undefined) return;
    const step = (this.steps.get(contract) ?? 0) + 1;
    this.steps.set(contract, step);
    await this.book.attempt(`${contract}: ${who} ${action}`, () =>
      this.contracts.take(this.cast.actor(who), id, action, input, keyOf(`${contract} ${step}`)));
  }

  private addressed(terms: unknown): unknown {
    if (typeof terms === 'string') return terms.startsWith('@') ? this.cast.wallet(terms.slice(1)).address : terms;
    if (Array.isArray(terms)) return terms.map((one) => this.addressed(one));
    if (typeof terms !== 'object' || terms === null) return terms;
    return Object.fromEntries(Object.entries(terms).map(([field, value]) => [field, this.addressed(value)]));
  }
}
