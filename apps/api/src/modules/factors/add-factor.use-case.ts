import { Inject, Injectable } from '@nestjs/common';
import { SystemClock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { sealText } from '../../platform/sealed-text.ts';
import { SECRETS, type Secrets } from '../../platform/secrets.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { FactorChallenges } from './factor-challenges.service.ts';
import type { AddedFactorDto, ConfirmPasskeyDto, ConfirmTotpDto, NewPasskeyDto, NewTotpDto } from './factor.dto.ts';
import { Passkeys } from './passkeys.service.ts';
import { SaveFactor } from './save-factor.use-case.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** Adds an authenticator app or a passkey: what it needs is given out, and what it then shows is checked. */
@Injectable()
export class AddFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly challenges: FactorChallenges,
    private readonly saving: SaveFactor,
    private readonly passkeys: Passkeys,
    private readonly clock: SystemClock,
    @Inject(SECRETS) private readonly secrets: Pick<Secrets, 'dataKey'>,
  ) {}

  /** Gives out a secret for an app; until a code confirms it, nothing has changed. */
  async beginTotp(actor: Actor): Promise<NewTotpDto> {
    const secret = newTotpSecret();
    const { challenge, expiresAt } = await this.unitOfWork.commit((tx) =>
      this.challenges.issue(tx, actor, 'totp', secret));
    return { challenge, expiresAt: expiresAt.toISOString(), secret, uri: totpUri(secret, actor.username) };
  }

  /** Keeps the app whose code shows that it has the secret; a wrong code leaves the challenge as it is. */
  confirmTotp(actor: Actor, { challenge, code, label }: ConfirmTotpDto): Promise<AddedFactorDto> {
    return this.unitOfWork.commit(async (tx) => {
      const secret = await this.challenges.redeem(tx, challenge, actor, 'totp') ?? '';
      const step = stepOfCode(secret, code, this.clock.now());
      if (step === null) {
        throw invalid([{ field: 'code', code: 'WRONG', message: 'code is not the one that the app shows now.' }]);
      }
      const id = newId();
      return this.saving.execute(tx, actor, {
        id, kind: 'totp', label, secret: sealText(this.secrets.dataKey, secret, id), lastStep: step,
      });
    });
  }

  /** Says what a passkey is to be made for. */
  async beginPasskey(actor: Actor): Promise<NewPasskeyDto> {
    const { issued, known } = await this.unitOfWork.commit(async (tx) => ({
      issued: await this.challenges.issue(tx, actor, 'passkey'), known: await this.passkeys.of(tx, actor.userId),
    }));
    const { userId, username, name } = actor;
    return {
      challenge: issued.challenge, expiresAt: issued.expiresAt.toISOString(), rpId: this.passkeys.rpId,
      userHandle: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'), username, name, known,
    };
  }

  /** Keeps a passkey that was made for this console, over the challenge, by an authenticator that knew the person. */
  async confirmPasskey(actor: Actor, body: ConfirmPasskeyDto): Promise<AddedFactorDto> {
    const passkey = await this.passkeys.made(body);
    return this.unitOfWork.commit(async (tx) => {
      await this.challenges.redeem(tx, body.challenge, actor, 'passkey');
      if (!passkey) {
        throw invalid([{ field: 'attestationObject', message: 'The passkey was not made for this console.' }]);
      }
      return this.saving.execute(tx, actor, {
        id: newId(), kind: 'passkey', label: body.label, passkey: { ...passkey, transports: body.transports },
      });
    });
  }
}
