import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/env.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { newSecret } from './api-key-secret.ts';
import type { NewApiKeyDto } from './api-key.dto.ts';
import { ApiKeyChanges } from './api-key-changes.service.ts';

/** Puts a new secret in the place of a key's old one. */
@Injectable()
export class RotateApiKey {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'sandbox'>, private readonly changes: ApiKeyChanges) {}

  /** Puts a new secret in the place of the old one and answers it, for the only time. */
  async execute(actor: Actor, id: string): Promise<NewApiKeyDto> {
    const { key, hash, hint } = newSecret(this.env.sandbox);
    const replaced = await this.changes.change(
      actor, id, 'rotate', 'secret_hash = $2, hint = $3, rotated_at = now()', [hash, hint]);
    return { ...replaced, key };
  }
}
