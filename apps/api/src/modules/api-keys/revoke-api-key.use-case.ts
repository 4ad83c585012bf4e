import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { ApiKeyDto } from './api-key.dto.ts';
import { ApiKeyChanges } from './api-key-changes.service.ts';

/** Ends a key for good. */
@Injectable()
export class RevokeApiKey {
  constructor(private readonly changes: ApiKeyChanges) {}

  /** Ends a key for good. */
  execute(actor: Actor, id: string): Promise<ApiKeyDto> {
    return this.changes.change(actor, id, 'revoke', 'revoked_at = now()', []);
  }
}
