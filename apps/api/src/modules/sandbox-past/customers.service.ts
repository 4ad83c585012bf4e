import { Injectable } from '@nestjs/common';
import { keyedBy } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { CustomerFile, InventedAccount } from '../customers/public.ts';
import { SandboxCustomers } from '../customers/sandbox-customers.service.ts';
import { OpenWallet } from '../funding/open-wallet.use-case.ts';
import { RescreenParties } from '../rescreening/rescreen-parties.use-case.ts';
import type { Player } from './cast.ts';
import { CastRegister, keyOf, TOLD } from './cast-register.service.ts';

type NewWallet = Player['wallet'];

/** Makes invented customers: their accounts, files and wallets, and has them sought in the lists. */
@Injectable()
export class Customers {
  constructor(
    private readonly cast: CastRegister,
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: SandboxCustomers,
    private readonly opening: OpenWallet,
    private readonly rescreening: RescreenParties,
  ) {}

  /** Lets people become customers, each with a wallet that they open themselves. */
  async join(
    players: readonly Omit<Player, 'file'>[],
    { accounts, files }: { accounts: readonly InventedAccount[]; files: Readonly<Record<string, CustomerFile>> },
  ): Promise<void> {
    await this.accounts.seed(accounts, files);
    await this.cast.look();
    const wallets = new Map(players.map(({ username, wallet }) => [this.cast.actor(username).userId, wallet]));
    await this.unitOfWork.run(players.map(({ username, wallet }) =>
      keyedBy(this.cast.actor(username), `${TOLD} open`, keyOf(username), wallet)), async (tx, commands) => {
      for (const { actor } of commands) await this.opening.execute(tx, actor, wallets.get(actor.userId) as NewWallet);
      return commands.map(() => ({ status: 201, body: '{}' }));
    });
    await this.cast.look();
    await this.screen();
  }

  /** Screens whoever changed; what it finds is a case for officers. */
  async screen(): Promise<void> {
    while (await this.rescreening.execute());
  }
}
