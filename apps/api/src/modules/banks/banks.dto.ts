import { ApiProperty } from '@nestjs/swagger';
import { IsPlainText } from '../../platform/wire.ts';

/** A suspended bank's customers may read; no money moves from or to their wallets. */
export const BANK_STATES = ['active', 'suspended'] as const;
export type BankState = (typeof BANK_STATES)[number];

/** A bank as administrators see it. */
export class BankStandingDto {
  @ApiProperty({ example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Bank of the Creek' }) name!: string;
  @ApiProperty({ enum: BANK_STATES, enumName: 'BankState', example: 'active' }) state!: BankState;
  @ApiProperty({ type: String, nullable: true, example: null }) suspendedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it is suspended' })
  suspendedBecause!: string | null;

  @ApiProperty({ example: 2, description: 'Officers who may sign in, or were invited' }) officers!: number;
  @ApiProperty({ example: 140, description: 'Customers, counted alike' }) customers!: number;
  @ApiProperty({ example: 210 }) wallets!: number;
  @ApiProperty({ example: '2026-11-01T08:30:00.000Z' }) createdAt!: string;
}

/** What a bank is called. */
export class NameBankDto {
  @IsPlainText({ least: 2, most: 100, example: 'Bank of the Creek' }) name!: string;
}

/** Why a bank is suspended, or no longer. */
export class BankReasonDto {
  @IsPlainText({ least: 3, most: 300, example: 'Ordered by the supervisor' }) reason!: string;
}
