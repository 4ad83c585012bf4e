import { Module } from '@nestjs/common';
import { WalletsModule } from '../wallets/wallets.module.ts';
import { ComplianceKeys } from './compliance-keys.service.ts';
import { KeepMemoKeys } from './keep-memo-keys.use-case.ts';
import { MemoKeysController } from './memo-keys.controller.ts';
import { SealedMemos } from './sealed-memos.service.ts';

/** Words that only the payee and compliance can read: the keys they are sealed for, and how compliance reads them. */
@Module({
  imports: [WalletsModule],
  controllers: [MemoKeysController],
  providers: [ComplianceKeys, KeepMemoKeys, SealedMemos],
  exports: [SealedMemos],
})
export class MemosModule {}
