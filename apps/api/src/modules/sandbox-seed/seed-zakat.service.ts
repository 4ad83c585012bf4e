import { Injectable } from '@nestjs/common';
import { keyedBy } from '../../platform/idempotency.ts';
import { OpenWallet } from '../funding/open-wallet.use-case.ts';
import { FollowZakat } from '../zakat/follow-zakat.use-case.ts';
import { PayZakat } from '../zakat/pay-zakat.use-case.ts';
import { SeedMade } from './seed-made.service.ts';
import { SeedOutcomes } from './seed-outcomes.service.ts';
import { SeedPeople, keyOf } from './seed-people.service.ts';

type NewWallet = Parameters<OpenWallet['execute']>[2];

/** Lets people save, have their zakat followed, and pay it, by their use cases. */
@Injectable()
export class SeedZakat {
  constructor(
    private readonly once: SeedMade, private readonly people: SeedPeople, private readonly outcomes: SeedOutcomes,
    private readonly opening: OpenWallet, private readonly following: FollowZakat, private readonly paying: PayZakat,
  ) {}

  /** Opens a wallet beside the one that somebody has; later actions find its address by its name. */
  open(name: string, who: string, wallet: NewWallet): Promise<void> {
    return this.once.make(name, who, async (tx, actor) => (await this.opening.execute(tx, actor, wallet)).address);
  }

  async follow(who: string): Promise<void> {
    await this.following.execute(this.people.actor(who), { school: 'bank', calendar: 'lunar', method: 'person' });
  }

  /** Pays ahead from a wallet that an action opened. */
  async payAhead(name: string, who: string, wallet: string, at: string, amount: string): Promise<void> {
    const [recipientId, fromAddress] = [this.outcomes.idOf(`recipient ${at}`), this.outcomes.idOf(wallet)];
    if (recipientId === undefined || fromAddress === undefined) return;
    const request = { recipientId, fromAddress, amount };
    const command = keyedBy(this.people.actor(who), 'zakat.pay', keyOf(name), request);
    this.outcomes.keep(name, await this.paying.execute({ ...command, request }), (answer) => answer['transaction_id']);
  }
}
