import { Module } from '@nestjs/common';
import { IsoSchemas } from './iso-schemas.service.ts';

/** What messages of ISO 20022 are held against, on their way in and on their way out. */
@Module({ providers: [IsoSchemas], exports: [IsoSchemas] })
export class MessageSchemasModule {}
