import { ApiProperty } from '@nestjs/swagger';
import { PAYEE_CHECKS, type PayeeCheck } from '../../beneficiaries/public.ts';
import { VerdictDto } from '../../compliance/public.ts';
import {
  PostingDto, STATUSES, SUB_STATUSES, type TransactionStatus, type TransactionSubStatus,
} from '../../transactions/public.ts';

/** What a wallet of the caller's held before and after. */
export class BalanceChangeDto {
  @ApiProperty({ example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }) address!: string;
  @ApiProperty({ example: '1000.00' }) before!: string;
  @ApiProperty({ example: '749.75' }) after!: string;
}

/** What became of a sent transaction. */
export class SendResultDto {
  @ApiProperty({
    type: String, nullable: true, example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg', description: 'null for a rehearsal',
  })
  transaction_id!: string | null;

  @ApiProperty({
    type: String, nullable: true, example: '01a1f799-7cf5-4ea7-962b-eb6214b0cb30',
    description: 'By which other institutions know it; null for a rehearsal',
  })
  uetr!: string | null;

  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
  @ApiProperty({ enum: SUB_STATUSES, enumName: 'TransactionSubStatus', nullable: true, example: null })
  sub_status!: TransactionSubStatus | null;

  @ApiProperty({
    enum: PAYEE_CHECKS, enumName: 'PayeeCheck', nullable: true, example: 'match',
    description: 'How counterpartyName agrees with the name of the wallet’s owner; null without one',
  })
  payeeCheck!: PayeeCheck | null;

  @ApiProperty({ example: 100 }) compliance_score!: number;
  @ApiProperty({ example: 1.2, description: 'Seconds until it stands in a sealed block, as lately measured' })
  estimated_confirmation_time!: number;

  @ApiProperty({ example: '0.25' }) network_fees!: string;
  @ApiProperty({ example: true }) shariah_compliant!: boolean;
  @ApiProperty({ type: VerdictDto }) verdict!: VerdictDto;
  @ApiProperty({ type: PostingDto, isArray: true }) postings!: PostingDto[];
  @ApiProperty({ type: BalanceChangeDto, isArray: true, description: 'Wallets within your reach' })
  balances!: BalanceChangeDto[];
}
