import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { NETWORKS, type Network } from '../../platform/money.ts';
import { IsAmount, IsPlainText } from '../../platform/wire.ts';
import { STATUSES, type TransactionStatus } from '../transactions/public.ts';
import { WalletDto } from '../wallets/public.ts';

/** A wallet to be opened. */
export class OpenWalletDto {
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' })
  @IsIn(NETWORKS) network!: Network;

  @IsPlainText({ least: 1, most: 60, optional: true, example: 'Household' }) label?: string;

  @IsAmount({ least: 0n, optional: true, example: '1000.00', description: 'Sandbox money to start with' })
  initialBalance?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'For whom it is opened (bank and admin); absent: yourself' })
  @IsOptional() @IsUUID() ownerId?: string;
}

/** Sandbox money for a wallet. */
export class FundWalletDto {
  @IsAmount({ least: 1n, example: '1000.00' }) amount!: string;
}

/** What became of a funding. */
export class FundResultDto {
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
  @ApiProperty({ type: WalletDto }) wallet!: WalletDto;
}
