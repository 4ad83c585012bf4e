import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { alphabetical, inOrder, type ListOrders } from '../../platform/database/list-order.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Role } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import type { ListUsersQuery, UserDto, UserState } from './users.dto.ts';

type Bank = NonNullable<UserDto['bank']>;

interface UserRow {
  id: string;
  username: string;
  name: string;
  email: string;
  role: Role;
  state: UserState;
  bank_id: string | null;
  bank_name: string | null;
  identity_number: string | null;
  deactivated_at: Date | null;
  locked_until: Date | null;
  last_sign_in_at: Date | null;
  code_expires_at: Date | null;
  has_factor: boolean;
  is_compliance_officer: boolean;
  created_at: Date;
}

const STATE = `case when u.deactivated_at is not null then 'deactivated'
                    when u.password_hash is null and not exists (
                      select 1 from linked_identity i where i.user_id = u.id and i.unlinked_at is null)
                      then 'invited' else 'active' end`;

const LAST_SIGN_IN = '(select max(s.created_at) from session s where s.user_id = u.id)';

const USERS = `
  select u.id, u.username, u.name, u.email, u.role, ${STATE} as state, u.bank_id, b.name as bank_name,
         u.identity_number, u.deactivated_at,
         (select max(a.blocked_until) from attempt_counter a
          where a.user_id = u.id and a.blocked_until > now()) as locked_until,
         ${LAST_SIGN_IN} as last_sign_in_at,
         c.expires_at as code_expires_at, exists (
           select 1 from factor f where f.user_id = u.id and f.removed_at is null) as has_factor,
         u.compliance_given_at is not null as is_compliance_officer, u.created_at
  from app_user u
  left join bank b on b.id = u.bank_id
  left join password_code c on c.user_id = u.id and c.expires_at > now()`;

const ORDERS: ListOrders<'name' | 'lastSignInAt'> = {
  recorded: 'u.ordinal',
  cursor: '$4::uuid',
  keys: { name: alphabetical('u.name'), lastSignInAt: { moment: LAST_SIGN_IN } },
  last: 'from app_user u where u.id = $4',
};

const isoOrNull = (moment: Date | null): string | null => (moment === null ? null : new Date(moment).toISOString());

const toDto = (u: UserRow): UserDto => ({
  id: u.id,
  username: u.username,
  name: u.name,
  email: u.email,
  role: u.role,
  bank: u.bank_id === null || u.bank_name === null ? null : { id: u.bank_id, name: u.bank_name },
  identityNumber: u.identity_number,
  state: u.state,
  deactivatedAt: isoOrNull(u.deactivated_at),
  lockedUntil: isoOrNull(u.locked_until),
  lastSignInAt: isoOrNull(u.last_sign_in_at),
  codeExpiresAt: isoOrNull(u.code_expires_at),
  hasFactor: u.has_factor,
  isComplianceOfficer: u.is_compliance_officer,
  createdAt: new Date(u.created_at).toISOString(),
});

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Reads who has an account. */
@Injectable()
export class UsersQueries {
  constructor(private readonly em: EntityManager) {}

  /** A page of people, those who came last first unless another order is asked for. */
  async list({ q, role, state, sort, limit, before }: ListUsersQuery): Promise<UserDto[]> {
    const page = inOrder(ORDERS, sort);
    const found = await rows<UserRow>(this.em.fork(), `${USERS}
      where ($1::text is null or u.username ilike $1 or u.name ilike $1 or u.email ilike $1)
        and ($2::text is null or u.role = $2)
        and ($3::text is null or ${STATE} = $3)
        and ${page.beyond}
      order by ${page.by} limit $5`, [
      q === undefined ? null : containing(q.normalize('NFC').trim()), role ?? null, state ?? null, before ?? null,
      limit,
    ]);
    return found.map(toDto);
  }

  /** One person; 404 when there is none. */
  async get(id: string, em: Tx = this.em.fork()): Promise<UserDto> {
    const [found] = isId(id) ? await rows<UserRow>(em, `${USERS} where u.id = $1`, [id]) : [];
    if (!found) throw notFound('user');
    return toDto(found);
  }

  /** The banks that people may belong to. */
  banks(): Promise<Bank[]> {
    return tables(this.em.fork()).selectFrom('bank').select(['id', 'name']).orderBy('name').orderBy('id').execute();
  }
}
