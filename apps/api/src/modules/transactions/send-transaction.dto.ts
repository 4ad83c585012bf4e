import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { IsAmount, IsMemo, IsPlainText } from '../../platform/wire.ts';

const SENDABLE = ['send'] as const;

/** A transfer to be sent: who pays whom how much on which network, and what for. */
export class SendTransactionDto {
  @ApiProperty({ enum: SENDABLE, enumName: 'SendableType', example: 'send' })
  @IsIn(SENDABLE, { message: 'type must be send.' }) type!: (typeof SENDABLE)[number];

  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' })
  @IsIn(NETWORKS) network!: Network;

  @ApiProperty({ example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', description: 'The wallet that pays' })
  @IsString() @MaxLength(100) fromAddress!: string;

  @ApiProperty({ example: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', description: 'The wallet that is paid' })
  @IsString() @MaxLength(100) toAddress!: string;

  @IsAmount({ least: 1n, description: 'What the payee receives; the fee comes on top' }) amount!: string;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED', description: 'The network’s own currency' })
  @IsIn(CURRENCIES) currency!: Currency;

  @IsMemo() memo?: string;

  @IsPlainText({
    least: 0, most: 300, optional: true, example: 'Sale of a car', description: 'Asked for large amounts',
  }) sourceOfFunds?: string;
}
