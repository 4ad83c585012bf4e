import { Module } from '@nestjs/common';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { ComplianceKeys } from './compliance-keys.service.ts';
import { EnterMemoKey } from './enter-memo-key.use-case.ts';
import { MemoKeyChanges } from './memo-key-changes.service.ts';
import { MemoKeysQueries } from './memo-keys.queries.ts';
import { WithdrawMemoKey } from './withdraw-memo-key.use-case.ts';
import { MemoKeysController } from './memo-keys.controller.ts';
import { SealedMemos } from './sealed-memos.service.ts';

/** Words that only the payee and compliance can read: the keys they are sealed for, and how compliance reads them. */
@Module({
  imports: [WalletsModule],
  controllers: [MemoKeysController],
  providers: [ComplianceKeys, MemoKeysQueries, EnterMemoKey, WithdrawMemoKey, MemoKeyChanges, SealedMemos],
  exports: [SealedMemos],
})
export class MemosModule {}
