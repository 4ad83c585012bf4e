import { Module } from '@nestjs/common';
import { ApiKeyAuthenticator } from './api-key-authenticator.service.ts';
import { ApiKeysController } from './api-keys.controller.ts';
import { ApiKeysQueries } from './api-keys.queries.ts';
import { ApiKeyChanges } from './api-key-changes.service.ts';
import { CreateApiKey } from './create-api-key.use-case.ts';
import { RevokeApiKey } from './revoke-api-key.use-case.ts';
import { RotateApiKey } from './rotate-api-key.use-case.ts';

/** Keys by which programs act for people. */
@Module({
  controllers: [ApiKeysController],
  providers: [ApiKeyAuthenticator, ApiKeysQueries, CreateApiKey, RotateApiKey, RevokeApiKey, ApiKeyChanges],
  exports: [ApiKeyAuthenticator],
})
export class ApiKeysModule {}
