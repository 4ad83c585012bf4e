import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { IsAmount, IsMemo } from '../../platform/wire.ts';
import { PAYEE_CHECKS, type PayeeCheck } from '../beneficiaries/public.ts';
import { VerdictDto } from '../compliance/public.ts';
import { PostingDto } from '../transactions/public.ts';
import { BalanceChangeDto, BetweenWalletsDto } from '../transfers/public.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';

/** What is to be exchanged. */
export class RequestQuoteDto {
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) @IsIn(NETWORKS) fromNetwork!: Network;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'qatar_cbdc' }) @IsIn(NETWORKS) toNetwork!: Network;
  @IsAmount({ least: 2n, example: '1000.00', description: 'What the payer sends, in the currency of fromNetwork' })
  amount!: string;
}

/** One side of an exchange: what moves on one network. */
export class LegDto {
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: 'payer' }) from!: string;
  @ApiProperty({ example: 'settlement' }) to!: string;
  @ApiProperty({ example: '1000.00' }) amount!: string;
}

/** A price that holds for a minute and for one transfer. */
export class QuoteDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({
    example: '0.991150442478', description: 'What one unit of the sent currency buys: the rate that is used, in full',
  })
  rate!: string;

  @ApiProperty({ example: '1000.00' }) sendAmount!: string;
  @ApiProperty({ example: '991.15', description: 'The sent amount at this rate, rounded half up' })
  receiveAmount!: string;

  @ApiProperty({ example: '1.00', description: 'Paid by the payer on top' }) fee!: string;
  @ApiProperty({ type: LegDto, isArray: true, description: 'Both are made together or not at all' }) legs!: LegDto[];
  @ApiProperty({ example: '2026-11-20T08:31:00.000Z' }) expiresAt!: string;
  @ApiProperty({ example: 60, description: 'For clients whose clock may differ' }) validForSeconds!: number;
}

/** A transfer between the networks at a quoted price. */
export class CrossBorderTransferDto extends BetweenWalletsDto {
  @ApiProperty({ example: ID, format: 'uuid' }) @IsUUID() quoteId!: string;
  @IsMemo() memo?: string;
}

/** What became of a transfer between the networks. */
export class CrossBorderResultDto {
  @ApiProperty({
    type: String, nullable: true, example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg', description: 'null for a rehearsal',
  })
  transactionId!: string | null;

  @ApiProperty({
    type: String, nullable: true, example: '01a1f799-7cf5-4ea7-962b-eb6214b0cb30',
    description: 'By which other institutions know it; null for a rehearsal',
  })
  uetr!: string | null;

  @ApiProperty({ enum: ['completed'], example: 'completed' }) status!: 'completed';
  @ApiProperty({
    enum: PAYEE_CHECKS, enumName: 'PayeeCheck', nullable: true, example: null,
    description: 'How counterpartyName agrees with the name of the wallet’s owner; null without one',
  })
  payeeCheck!: PayeeCheck | null;

  @ApiProperty({ example: '1000.00' }) sent!: string;
  @ApiProperty({ example: '991.15' }) received!: string;
  @ApiProperty({ example: '1.00' }) fee!: string;
  @ApiProperty({ type: LegDto, isArray: true }) legs!: LegDto[];
  @ApiProperty({ type: VerdictDto }) verdict!: VerdictDto;
  @ApiProperty({ type: PostingDto, isArray: true }) postings!: PostingDto[];
  @ApiProperty({ type: BalanceChangeDto, isArray: true, description: 'Wallets within your reach' })
  balances!: BalanceChangeDto[];
}
