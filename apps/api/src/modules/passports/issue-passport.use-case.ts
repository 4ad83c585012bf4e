import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, unavailable } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import { PaymentEditor } from '../lifecycle/payment-editor.service.ts';
import { PassportContents, type PassportContent } from './passport-content.service.ts';
import { PassportRegister } from './passport-register.service.ts';
import { PASSPORT_FIELDS, type PassportField } from './passport-words.ts';
import { signSdJwt } from './sd-jwt.ts';
import { statusListUri } from './status-list.ts';

const HOLDS_DAYS = 365;
const DAY_S = 86_400;
const NOT_COMPLETED = new Refusal(409, 'TRANSACTION_NOT_COMPLETED',
  'The payment is not completed, or was given back, and has no passport.');

/** Issues the passport of a payment that discloses some things; for the same person and things it is the same one. */
@Injectable()
export class IssuePassport {
  constructor(
    private readonly contents: PassportContents, private readonly register: PassportRegister,
    private readonly editor: PaymentEditor, private readonly keys: SigningKeys, private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  /** What the passport will say; read before anything is locked. */
  prepare(actor: Actor, idOrName: string, fields: readonly PassportField[]): Promise<PassportContent> {
    return this.contents.read(actor, idOrName, inOrder(fields));
  }

  /** Answers the id of the passport. */
  async execute(tx: Tx, actor: Actor, content: PassportContent): Promise<string> {
    const { transactionId, side, ownerId, bankId, claims } = content;
    // A reversal takes the same locks, so that no passport is issued behind it.
    const { payment } = await this.editor.open(tx, actor, transactionId);
    if (payment.status !== 'completed') throw NOT_COMPLETED;
    const disclosed = inOrder(Object.keys(content.disclosed) as PassportField[]);
    const same = await this.register.same(tx, transactionId, actor.userId, disclosed);
    if (same) return same.id;
    if (await this.keys.maySignSince(tx) === null) {
      throw unavailable('SIGNING_KEY_REPLACED', 'The key that signs was replaced; ask again.');
    }
    const { list, index } = await this.register.freePlace(tx);
    const [id, now] = [newId(), this.clock.now()];
    const iat = Math.floor(now.getTime() / 1000);
    const exp = iat + HOLDS_DAYS * DAY_S;
    const { text, sha256 } = await signSdJwt({
      ...claims, jti: id, iat, exp,
      status: { status_list: { idx: index, uri: statusListUri(this.env.publicUrl, list) } },
    }, content.disclosed, PASSPORT_FIELDS.length, { key: this.keys.privateKey, keyId: this.keys.keyId });
    await this.register.issue(tx, actor, {
      id, transaction_id: transactionId, side, owner_id: ownerId, bank_id: bankId, disclosed, token: text, sha256,
      key_id: this.keys.keyId, status_list: list, status_index: index, issued_by: actor.userId,
      issued_at: now.toISOString(), expires_at: new Date(exp * 1000).toISOString(),
    });
    return id;
  }
}

const inOrder = (fields: readonly PassportField[]): PassportField[] =>
  PASSPORT_FIELDS.filter((field) => fields.includes(field));
