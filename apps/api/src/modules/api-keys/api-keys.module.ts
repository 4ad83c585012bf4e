import { Module } from '@nestjs/common';
import { ApiKeyDoor } from './api-key-door.service.ts';
import { ApiKeysController } from './api-keys.controller.ts';
import { ApiKeysQueries } from './api-keys.queries.ts';
import { KeepApiKeys } from './keep-api-keys.use-case.ts';

/** Keys by which programs act for people. */
@Module({
  controllers: [ApiKeysController],
  providers: [ApiKeyDoor, ApiKeysQueries, KeepApiKeys],
  exports: [ApiKeyDoor],
})
export class ApiKeysModule {}
