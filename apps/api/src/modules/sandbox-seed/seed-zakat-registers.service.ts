import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import { DecidePrices } from '../metal-prices/decide-prices.use-case.ts';
import { ImportPrices } from '../metal-prices/import-prices.use-case.ts';
import { KeepRecipients } from '../zakat/recipients/keep-recipients.use-case.ts';
import { SeedOutcomes } from './seed-outcomes.service.ts';
import { SeedPeople } from './seed-people.service.ts';

type ZakatClass = Parameters<KeepRecipients['add']>[1]['class'];

/**
 * Lets prices be imported and recipients be approved, by their use cases. What commits by itself has no key: whoever
 * goes on after a crash looks what is there already.
 */
@Injectable()
export class SeedZakatRegisters {
  constructor(
    private readonly people: SeedPeople, private readonly outcomes: SeedOutcomes, private readonly em: EntityManager,
    private readonly importing: ImportPrices, private readonly deciding: DecidePrices,
    private readonly recipients: KeepRecipients,
  ) {}

  /** Imports prices as one person, and approves them as another. */
  async importPrices(who: string, other: string, csv: string, note: string): Promise<void> {
    const known = await tables(this.em.fork()).selectFrom('metal_price_version').select(['version', 'decision'])
      .executeTakeFirst();
    const version = known?.version ?? (await this.importing.execute(this.people.actor(who), { csv, note })).version;
    if (known?.decision) return;
    await this.deciding.execute(this.people.actor(other), version, {
      decision: 'approve', reason: 'Compared with the bulletin.' });
  }

  /** Keeps those whom zakat may be paid to; the last of them waits for somebody. */
  async keepRecipients(
    who: string, other: string, all: readonly (readonly [at: string, of: ZakatClass, basis: string])[],
  ): Promise<void> {
    for (const [n, [at, of, basis]] of all.entries()) {
      const { id: walletId, address } = this.people.wallet(at);
      const known = await tables(this.em.fork()).selectFrom('zakat_recipient').select(['id', 'decision'])
        .where('wallet_id', '=', walletId).executeTakeFirst();
      const id = known?.id ?? (await this.recipients.add(this.people.actor(who), {
        class: of, name: this.people.ownerOf(at), address, basis })).id;
      this.outcomes.note(`recipient ${at}`, id);
      if (n === all.length - 1 || known?.decision) continue;
      await this.recipients.decide(this.people.actor(other), id, { decision: 'approve', reason: 'Licence seen.' });
    }
  }
}
