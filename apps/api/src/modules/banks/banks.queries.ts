import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import type { BankStandingDto } from './banks.dto.ts';

interface BankRow {
  id: string;
  name: string;
  suspended_at: Date | null;
  suspended_because: string | null;
  officers: number;
  customers: number;
  wallets: number;
  created_at: Date;
}

const peopleOf = (role: string): string => `
  (select count(*)::int from app_user u where u.bank_id = b.id and u.role = '${role}' and u.deactivated_at is null)`;

const BANKS = `
  select b.id, b.name, b.suspended_at, b.suspended_because, ${peopleOf('bank')} as officers,
         ${peopleOf('user')} as customers, (select count(*)::int from wallet w where w.bank_id = b.id) as wallets,
         b.created_at
  from bank b`;

const toDto = (b: BankRow): BankStandingDto => ({
  id: b.id,
  name: b.name,
  state: b.suspended_at === null ? 'active' : 'suspended',
  suspendedAt: b.suspended_at === null ? null : new Date(b.suspended_at).toISOString(),
  suspendedBecause: b.suspended_because,
  officers: b.officers,
  customers: b.customers,
  wallets: b.wallets,
  createdAt: new Date(b.created_at).toISOString(),
});

/** Reads which banks there are and how they stand. */
@Injectable()
export class BanksQueries {
  constructor(private readonly em: EntityManager) {}

  /** Every bank, by name; there are as many as a central bank supervises. */
  async list(): Promise<BankStandingDto[]> {
    return (await rows<BankRow>(this.em.fork(), `${BANKS} order by lower(b.name), b.id`)).map(toDto);
  }

  /** One bank; 404 when there is none. */
  async get(id: string, em: Tx = this.em.fork()): Promise<BankStandingDto> {
    const [found] = isId(id) ? await rows<BankRow>(em, `${BANKS} where b.id = $1`, [id]) : [];
    if (!found) throw notFound('bank');
    return toDto(found);
  }
}
