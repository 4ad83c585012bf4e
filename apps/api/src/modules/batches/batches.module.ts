import { Module } from '@nestjs/common';
import { TransactionsModule } from '../transactions/transactions.module.ts';
import { BatchesController } from './batches.controller.ts';
import { SendBatch } from './send-batch.use-case.ts';

/** Many payments from one wallet. */
@Module({ imports: [TransactionsModule], controllers: [BatchesController], providers: [SendBatch] })
export class BatchesModule {}
