import { Module } from '@nestjs/common';
import { ApiKeyAuthenticator } from './api-key-authenticator.service.ts';
import { ApiKeysController } from './api-keys.controller.ts';
import { ApiKeysQueries } from './api-keys.queries.ts';
import { KeepApiKeys } from './keep-api-keys.use-case.ts';

/** Keys by which programs act for people. */
@Module({
  controllers: [ApiKeysController],
  providers: [ApiKeyAuthenticator, ApiKeysQueries, KeepApiKeys],
  exports: [ApiKeyAuthenticator],
})
export class ApiKeysModule {}
