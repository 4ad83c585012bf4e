import { Module } from '@nestjs/common';
import { ComplianceModule } from '../compliance/compliance.module.ts';
import { ObjectsController } from './objects.controller.ts';
import { ObjectsQueries } from './objects.queries.ts';

/** One look-up for the ids of every kind of object. */
@Module({ imports: [ComplianceModule], controllers: [ObjectsController], providers: [ObjectsQueries] })
export class ObjectsModule {}
