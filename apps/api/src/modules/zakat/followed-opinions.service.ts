import { DEFAULT_PROFILE, zakatSchoolOf, type ZakatSchool } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import type { ZakatProfileDto } from './zakat.dto.ts';

/** By whose opinions somebody’s wealth is followed, with the school that this comes to. */
export interface SettingRow extends Omit<Row<'zakat_setting'>, 'school'> {
  school: ZakatSchool;
  /** The profile of the owner’s bank that named the school; null where the owner chose it. */
  profile: ZakatProfileDto | null;
}

/** Tells which opinions are followed: those that the owner chose, or those of the profile that their bank follows. */
@Injectable()
export class FollowedOpinions {
  /** Null where somebody did not ask to be followed; kept from changing until the transaction ends, if so asked. */
  async of(tx: Tx, ownerId: string, { isKept = false } = {}): Promise<SettingRow | null> {
    const found = await tables(tx).selectFrom('zakat_setting').selectAll().where('owner_id', '=', ownerId)
      .$if(isKept, (query) => query.forUpdate()).executeTakeFirst();
    return found ? this.resolved(tx, found) : null;
  }

  /** What is shown to whoever chose nothing. */
  usual(tx: Tx, ownerId: string, now: Date): Promise<SettingRow> {
    return this.resolved(tx, {
      owner_id: ownerId, school: null, calendar: 'lunar', method: 'person', changed_at: now.toISOString(),
      look_at: now.toISOString(), told_soon_for: null, told_for: null,
    });
  }

  private async resolved(tx: Tx, row: Row<'zakat_setting'>): Promise<SettingRow> {
    if (row.school !== null) return { ...row, school: row.school, profile: null };
    const found = await tables(tx).selectFrom('app_user as u').innerJoin('bank as b', 'b.id', 'u.bank_id')
      .leftJoin('bank_profile as p', (join) => join.onRef('p.bank_id', '=', 'b.id').on('p.state', '=', 'active'))
      .select(['b.name as bank', 'p.profile as name', 'p.version']).where('u.id', '=', row.owner_id)
      .executeTakeFirst();
    const { bank = null, name, version = null } = found ?? {};
    const profile = { bank, name: name ?? DEFAULT_PROFILE, version };
    return { ...row, school: zakatSchoolOf(profile.name), profile };
  }
}
