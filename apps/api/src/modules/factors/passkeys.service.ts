import { Inject, Injectable } from '@nestjs/common';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { ENV, type Env } from '../../platform/env.ts';
import type { AllowedPasskeyDto, ConfirmPasskeyDto, PasskeyAnswerDto, Transport } from './factor.dto.ts';

/** What the bank keeps of a passkey. */
export interface Credential { id: string; publicKey: Buffer; signCount: number }

interface PasskeyRow { id: string; credentialId: string; publicKey: Buffer; signCount: string; transports: Transport[] }

/** Checks what authenticators sign: for this console, over this challenge, by a person whom they recognised. */
@Injectable()
export class Passkeys {
  private readonly origin: string;
  readonly rpId: string;

  constructor(@Inject(ENV) { publicUrl }: Pick<Env, 'publicUrl'>) {
    this.origin = publicUrl;
    this.rpId = new URL(publicUrl).hostname;
  }

  /** The passkeys by which a person may answer. */
  async of(tx: Tx, userId: string): Promise<AllowedPasskeyDto[]> {
    return (await this.read(tx, userId)).map(({ credentialId: id, transports }) => ({ id, transports }));
  }

  /** A passkey that was made for a challenge; null when it is not to be trusted. */
  async made(made: ConfirmPasskeyDto): Promise<Credential | null> {
    const { id, challenge, clientDataJSON, attestationObject } = made;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...asCredential(id), response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge, expectedOrigin: this.origin, expectedRPID: this.rpId, requireUserVerification: true,
    }).catch(notToBeTrusted);
    if (!registrationInfo) return null;
    const { credential } = registrationInfo;
    return { id: credential.id, publicKey: Buffer.from(credential.publicKey), signCount: credential.counter };
  }

  /**
   * The factor whose passkey signed a challenge; null when none of the person's did, or when its count of signatures
   * does not go on, as that of a copy would not.
   */
  async signedBy(
    tx: Tx, userId: string, challenge: string, answer: PasskeyAnswerDto, now: Date,
  ): Promise<string | null> {
    const passkey = (await this.read(tx, userId)).find(({ credentialId }) => credentialId === answer.id);
    if (!passkey) return null;
    const { clientDataJSON, authenticatorData, signature } = answer;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...asCredential(answer.id), response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge, expectedOrigin: this.origin, expectedRPID: this.rpId, requireUserVerification: true,
      credential: {
        id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: Number(passkey.signCount),
      },
    }).catch(notToBeTrusted);
    if (!verified) return null;
    const { newCounter } = authenticationInfo;
    // An authenticator that does not count always says zero.
    const [used] = await rows<{ id: string }>(tx, `
      update factor set sign_count = $2, last_used_at = $3
      where id = $1 and removed_at is null and (sign_count < $2 or (sign_count = 0 and $2::bigint = 0)) returning id`,
      [passkey.id, newCounter, now]);
    return used?.id ?? null;
  }

  private read(tx: Tx, userId: string): Promise<PasskeyRow[]> {
    return rows<PasskeyRow>(tx, `
      select id, credential_id as "credentialId", public_key as "publicKey", sign_count as "signCount", transports
      from factor where user_id = $1 and kind = 'passkey' and removed_at is null order by ordinal`, [userId]);
  }
}

const asCredential = (id: string) =>
  ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

// The library throws where something does not fit; whatever that is, the answer proves nothing.
const notToBeTrusted = (): { verified: false; registrationInfo?: never; authenticationInfo?: never } =>
  ({ verified: false });
