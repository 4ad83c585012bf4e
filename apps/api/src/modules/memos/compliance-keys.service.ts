import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { row, rows } from '../../platform/database/sql.ts';
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
      const [present] = await rows(tx, 'select 1 from compliance_key');
      if (present) return;
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const kid = keyIdOf(privateKey);
      const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
      await rows(tx, 'insert into compliance_key (kid, public_key, private_key, created_at) values ($1, $2, $3, $4)', [
        kid, JSON.stringify(publicJwkOf(privateKey)), sealText(this.secrets.dataKey, pem, kid), this.clock.now(),
      ]);
      await this.events.record(tx, [{
        action: 'compliance_key_make', resource: 'compliance_key', resourceId: kid, actor: null, severity: 'warning',
        details: { kid },
      }]);
    });
  }

  /** The public half that new memos are sealed for. */
  async current(): Promise<MemoKeyDto> {
    const found = await row<{ kid: string; public_key: MemoPublicKeyDto }>(this.em.fork(),
      'select kid, public_key from compliance_key order by created_at desc, kid limit 1');
    return { kid: found.kid, ...found.public_key };
  }

  /** The private half behind a name; null when it is not a key of compliance. */
  async find(kid: string): Promise<KeyObject | null> {
    const known = this.known.get(kid);
    if (known) return known;
    const [found] = await rows<{ private_key: Buffer }>(this.em.fork(),
      'select private_key from compliance_key where kid = $1', [kid]);
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
