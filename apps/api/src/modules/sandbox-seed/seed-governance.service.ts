import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { keyedBy } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { OpenWallet } from '../funding/open-wallet.use-case.ts';
import { RecordByHand } from '../non-compliance/record-by-hand.use-case.ts';
import { TakeNonComplianceStep } from '../non-compliance/take-noncompliance-step.use-case.ts';
import { IssuePassport } from '../passports/issue-passport.use-case.ts';
import { KeepCharities } from '../purification/keep-charities.use-case.ts';
import { MoveTainted } from '../purification/move-tainted.use-case.ts';
import { RecordTainted } from '../purification/record-tainted.use-case.ts';
import { ReverseTransaction } from '../recalls/reverse-transaction.use-case.ts';
import { SeedOutcomes } from './seed-outcomes.service.ts';
import { SeedPeople, keyOf, SEED_MARK } from './seed-people.service.ts';

type Found = Omit<Parameters<RecordByHand['execute']>[2], 'transactionIds'>;
type Tainted = Omit<Parameters<RecordTainted['execute']>[2], 'transactionIds' | 'eventId'>;
type PassportFields = Parameters<IssuePassport['prepare']>[2];
type NewWallet = Parameters<OpenWallet['execute']>[2];

/** Lets officers and scholars find what did not comply, mend it, and purify what is tainted, by their use cases. */
@Injectable()
export class SeedGovernance {
  constructor(
    private readonly people: SeedPeople,
    private readonly outcomes: SeedOutcomes,
    private readonly unitOfWork: UnitOfWork,
    private readonly opening: OpenWallet,
    private readonly byHand: RecordByHand,
    private readonly steps: TakeNonComplianceStep,
    private readonly reversing: ReverseTransaction,
    private readonly tainting: RecordTainted,
    private readonly moving: MoveTainted,
    private readonly charities: KeepCharities,
    private readonly passports: IssuePassport,
  ) {}

  /** Opens a wallet beside the one that somebody has; later actions find its address by its name. */
  open(name: string, who: string, wallet: NewWallet): Promise<void> {
    return this.make(name, who, async (tx, actor) => (await this.opening.execute(tx, actor, wallet)).address);
  }

  /** Records an event of the register, about a payment that an action made. */
  record(name: string, who: string, found: Found, payment?: string): Promise<void> {
    return this.make(name, who, (tx, actor) => this.byHand.execute(tx, actor, {
      ...found, ...(payment !== undefined && { transactionIds: [this.known(payment)] }) }));
  }

  plan(event: string, who: string, plan: string, dueOn: string): Promise<void> {
    return this.step(event, who, 'plan', (tx, actor, id) =>
      this.steps.plan(tx, actor, id, { ownerId: actor.userId, plan, dueOn }));
  }

  /** Follows an event up, says that it is remedied, confirms that as a scholar, or closes it. */
  note(event: string, who: string, deed: 'followUp' | 'remedy' | 'confirm' | 'close', note: string): Promise<void> {
    return this.step(event, who, deed, (tx, actor, id) => this.steps[deed](tx, actor, id, note));
  }

  /** Gives a payment back because it does not agree with the Shariah, which the register learns of. */
  giveBack(payment: string, who: string, reason: string): Promise<void> {
    return this.step(payment, who, 'give back', async (tx, actor, id) => {
      await this.reversing.execute(tx, actor, id, reason, true);
    });
  }

  /** Works out what is tainted, by payments that actions made and for an event that one recorded. */
  taint(name: string, who: string, tainted: Tainted, of: { payment?: string; event?: string } = {}): Promise<void> {
    return this.make(name, who, (tx, actor) => this.tainting.execute(tx, actor, {
      ...tainted, ...(of.payment !== undefined && { transactionIds: [this.known(of.payment)] }),
      ...(of.event !== undefined && { eventId: this.known(of.event) }) }));
  }

  setAside(name: string, who: string, tainted: string): Promise<void> {
    return this.make(name, who, (tx, actor) => this.moving.setAside(tx, actor, {
      taintedId: this.known(tainted), fromAddress: this.people.wallet(who).address }));
  }

  payOut(name: string, who: string, charity: string, amount: string): Promise<void> {
    return this.make(name, who, (tx, actor) =>
      this.moving.payOut(tx, actor, { charityId: this.known(charity), amount }));
  }

  approveMove(move: string, who: string): Promise<void> {
    return this.step(move, who, 'approve', (tx, actor, id) =>
      this.moving.decide(tx, actor, id, { decision: 'approve' }));
  }

  /** Proposes a charity at the wallet of a customer. */
  charity(name: string, who: string, at: string, registration: string): Promise<void> {
    const { address, network } = this.people.wallet(at);
    return this.make(name, who, (tx, actor) => this.charities.propose(tx, actor, {
      name: this.people.ownerOf(at), registration, network, address }));
  }

  approveCharity(charity: string, who: string, reason: string): Promise<void> {
    return this.step(charity, who, 'approve', (tx, actor, id) =>
      this.charities.decide(tx, actor, id, { decision: 'approve', reason }));
  }

  /** Issues the passport of a payment that is sealed by now. */
  passport(name: string, who: string, payment: string, fields: PassportFields): Promise<void> {
    return this.make(name, who, async (tx, actor) =>
      this.passports.execute(tx, actor, await this.passports.prepare(actor, this.known(payment), fields)));
  }

  private step(
    name: string, who: string, what: string, work: (tx: Tx, actor: Actor, id: string) => Promise<void>,
  ): Promise<void> {
    return this.make(`${name}: ${who} ${what}`, who, async (tx, actor) => {
      const id = this.known(name);
      await work(tx, actor, id);
      return id;
    });
  }

  /** Does something once as somebody, and takes down the id that came of it. */
  private make(name: string, who: string, work: (tx: Tx, actor: Actor) => Promise<string>): Promise<void> {
    const command = keyedBy(this.people.actor(who), `${SEED_MARK} governance`, keyOf(name), {});
    return this.outcomes.attempt(name, async () => {
      const [outcome] = await this.unitOfWork.run([command], async (tx, [fresh]) =>
        [{ status: 200, body: JSON.stringify({ id: await work(tx, fresh?.actor ?? command.actor) }) }]);
      if (outcome) this.outcomes.keep(name, outcome, ({ id }) => id);
    });
  }

  private known(name: string): string {
    const id = this.outcomes.idOf(name);
    if (id === undefined) throw new Error(`Nothing came of ${name}.`);
    return id;
  }
}
