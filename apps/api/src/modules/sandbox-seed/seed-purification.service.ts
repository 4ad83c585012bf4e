import { Injectable } from '@nestjs/common';
import { KeepCharities } from '../purification/keep-charities.use-case.ts';
import { MoveTainted } from '../purification/move-tainted.use-case.ts';
import { RecordTainted } from '../purification/record-tainted.use-case.ts';
import { SeedMade } from './seed-made.service.ts';
import { SeedPeople } from './seed-people.service.ts';

type Tainted = Omit<Parameters<RecordTainted['execute']>[2], 'transactionIds' | 'eventId'>;

/** Lets officers work out what is tainted, set it aside and pay charities, by their use cases. */
@Injectable()
export class SeedPurification {
  constructor(
    private readonly once: SeedMade, private readonly people: SeedPeople, private readonly tainting: RecordTainted,
    private readonly moving: MoveTainted, private readonly charities: KeepCharities,
  ) {}

  /** Works out what is tainted, by payments that actions made and for an event that one recorded. */
  taint(name: string, who: string, tainted: Tainted, of: { payment?: string; event?: string } = {}): Promise<void> {
    return this.once.make(name, who, (tx, actor) => this.tainting.execute(tx, actor, {
      ...tainted, ...(of.payment !== undefined && { transactionIds: [this.once.known(of.payment)] }),
      ...(of.event !== undefined && { eventId: this.once.known(of.event) }) }));
  }

  setAside(name: string, who: string, tainted: string): Promise<void> {
    return this.once.make(name, who, (tx, actor) => this.moving.setAside(tx, actor, {
      taintedId: this.once.known(tainted), fromAddress: this.people.wallet(who).address }));
  }

  payOut(name: string, who: string, charity: string, amount: string): Promise<void> {
    return this.once.make(name, who, (tx, actor) =>
      this.moving.payOut(tx, actor, { charityId: this.once.known(charity), amount }));
  }

  approveMove(move: string, who: string): Promise<void> {
    return this.once.step(move, who, 'approve', (tx, actor, id) =>
      this.moving.decide(tx, actor, id, { decision: 'approve' }));
  }

  /** Proposes a charity at the wallet of a customer. */
  charity(name: string, who: string, at: string, registration: string): Promise<void> {
    const { address, network } = this.people.wallet(at);
    return this.once.make(name, who, (tx, actor) => this.charities.propose(tx, actor, {
      name: this.people.ownerOf(at), registration, network, address }));
  }

  approveCharity(charity: string, who: string, reason: string): Promise<void> {
    return this.once.step(charity, who, 'approve', (tx, actor, id) =>
      this.charities.decide(tx, actor, id, { decision: 'approve', reason }));
  }
}
