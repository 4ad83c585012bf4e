import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { knownNames } from '../known-names.ts';
import type { WalletNameDto } from './payee-check.dto.ts';

/** Says what wallets are called to whoever looks at their addresses. */
@Injectable()
export class WalletNames {
  constructor(private readonly em: EntityManager) {}

  /** The names of those that have one for the caller, in the order given. */
  async of(actor: Actor, addresses: readonly string[]): Promise<WalletNameDto[]> {
    const names = await knownNames(this.em.fork(), actor, addresses);
    return addresses.flatMap((address): WalletNameDto[] => {
      const known = names.get(address.toLowerCase());
      return known === undefined ? [] : [{ address, ...known }];
    });
  }
}
