import { Injectable } from '@nestjs/common';
import { keyedBy } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { CustomerFile, InventedAccount } from '../customers/public.ts';
import { SandboxCustomers } from '../customers/sandbox-customers.service.ts';
import { OpenWallet } from '../funding/open-wallet.use-case.ts';
import { RescreenParties } from '../rescreening/rescreen-parties.use-case.ts';
import type { SeedPerson } from './people.ts';
import { SeedPeople, keyOf, SEED_MARK } from './seed-people.service.ts';

type NewWallet = SeedPerson['wallet'];

/** Makes invented customers: their accounts, files and wallets, and has them sought in the lists. */
@Injectable()
export class SeedCustomers {
  constructor(
    private readonly people: SeedPeople,
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: SandboxCustomers,
    private readonly opening: OpenWallet,
    private readonly rescreening: RescreenParties,
  ) {}

  /** Lets people become customers, each with a wallet that they open themselves. */
  async join(
    people: readonly Omit<SeedPerson, 'file'>[],
    { accounts, files }: { accounts: readonly InventedAccount[]; files: Readonly<Record<string, CustomerFile>> },
  ): Promise<void> {
    await this.accounts.seed(accounts, files);
    await this.people.look();
    const wallets = new Map(people.map(({ username, wallet }) => [this.people.actor(username).userId, wallet]));
    await this.unitOfWork.run(people.map(({ username, wallet }) =>
      keyedBy(this.people.actor(username), `${SEED_MARK} open`, keyOf(username), wallet)), async (tx, commands) => {
      for (const { actor } of commands) await this.opening.execute(tx, actor, wallets.get(actor.userId) as NewWallet);
      return commands.map(() => ({ status: 201, body: '{}' }));
    });
    await this.people.look();
    await this.screen();
  }

  /** Screens whoever changed; what it finds is a case for officers. */
  async screen(): Promise<void> {
    while (await this.rescreening.execute());
  }
}
