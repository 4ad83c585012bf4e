import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { row } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import { openText, sealText } from '../../platform/sealed-text.ts';
import { SECRETS, type Secrets } from '../../platform/secrets.ts';
import { keyIdOf } from '../../platform/signing-key.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { MemoKeyDto, MemoPublicKeyDto } from './sealed-memo.dto.ts';

/** The key by which compliance reads sealed memos: made once for all processes, and kept encrypted. */
@Injectable()
export class ComplianceKeys implements OnModuleInit {
  private readonly known = new Map<string, KeyObject>();

  constructor(
    @Inject(SECRETS) private readonly secrets: Pick<Secrets, 'dataKey'>,
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Makes the key when there is none yet. */
  async onModuleInit(): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      await row(tx, 'select pg_advisory_xact_lock($1)', [LOCKS.rotatingKeys]);
      const present = await tables(tx).selectFrom('compliance_key').select('kid').limit(1).executeTakeFirst();
      if (present) return;
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const kid = keyIdOf(privateKey);
      const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
      await tables(tx).insertInto('compliance_key').values({
        kid, public_key: publicJwkOf(privateKey), private_key: sealText(this.secrets.dataKey, pem, kid),
        created_at: this.clock.now(),
      }).execute();
      await this.events.record(tx, [{
        action: 'compliance_key_make', resource: 'compliance_key', resourceId: kid, actor: null, severity: 'warning',
        details: { kid },
      }]);
    });
  }

  /** The public half that new memos are sealed for. */
  async current(): Promise<MemoKeyDto> {
    const found = await tables(this.em.fork()).selectFrom('compliance_key').select(['kid', 'public_key'])
      .orderBy('created_at', 'desc').orderBy('kid').limit(1).executeTakeFirstOrThrow();
    return { kid: found.kid, ...found.public_key };
  }

  /** The private half behind a name; null when it is not a key of compliance. */
  async find(kid: string): Promise<KeyObject | null> {
    const known = this.known.get(kid);
    if (known) return known;
    const found = await tables(this.em.fork()).selectFrom('compliance_key').select('private_key')
      .where('kid', '=', kid).executeTakeFirst();
    if (!found) return null;
    const key = createPrivateKey(openText(this.secrets.dataKey, found.private_key, kid));
    this.known.set(kid, key);
    return key;
  }
}

/** The public half of a key on P-256 as a JSON Web Key. */
export const publicJwkOf = (key: KeyObject): MemoPublicKeyDto => {
  const { x = '', y = '' } = (key.type === 'public' ? key : createPublicKey(key)).export({ format: 'jwk' });
  return { kty: 'EC', crv: 'P-256', x, y };
};
