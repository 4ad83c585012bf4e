import { rows, type Tx } from '../../platform/database/sql.ts';
import type { AuditInput } from '../../platform/event-log.ts';
import type { FactorDto } from './factor.dto.ts';

/** What auditors read of a factor. */
export type RecordedFactor = Pick<FactorDto, 'id' | 'kind' | 'label'>;

// What it could be used by goes, and the rest stays as evidence.
const ENDED = 'removed_at = $2, secret = null';

/** Recovery codes stand in for a factor and are none themselves. */
export const isProvable = ({ kind }: Pick<FactorDto, 'kind'>): boolean => kind !== 'recovery_codes';

/** What auditors are told of a factor that was removed. */
export const removal = (actor: AuditInput['actor'], { id, kind, label }: RecordedFactor): AuditInput => ({
  action: 'factor_remove', resource: 'factor', resourceId: id, actor, severity: 'warning', details: { kind, label },
});

/** Removes one factor of a person, with the lock on their account. */
export const removeFactor = (tx: Tx, id: string, at: Date): Promise<unknown> =>
  rows(tx, `update factor set ${ENDED} where id = $1 and removed_at is null`, [id, at]);

/** Removes all factors of a person, with the lock on their account, and answers what they were. */
export const removeFactorsOf = async (tx: Tx, userId: string, at: Date): Promise<RecordedFactor[]> => {
  await rows(tx, 'select 1 from app_user where id = $1 for no key update', [userId]);
  await rows(tx, 'delete from factor_challenge where user_id = $1', [userId]);
  await rows(tx, 'delete from factor_guess where user_id = $1', [userId]);
  return rows<RecordedFactor>(tx, `
    update factor set ${ENDED} where user_id = $1 and removed_at is null returning id, kind, label`, [userId, at]);
};
