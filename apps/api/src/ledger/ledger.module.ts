import { Module } from '@nestjs/common';
import { Ledger } from './ledger.ts';

/** How money moves. */
@Module({ providers: [Ledger], exports: [Ledger] })
export class LedgerModule {}
