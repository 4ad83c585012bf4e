import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean, IsIn, IsInt, IsObject, IsOptional, Max, Min, ValidateNested,
} from 'class-validator';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../../platform/money.ts';
import { IsAmount, IsMemo } from '../../../platform/wire.ts';
import { ZAKAT_MODES, type ZakatMode } from '../../charges/public.ts';
import { SealedMemoDto } from '../../memos/public.ts';
import { BetweenWalletsDto } from './between-wallets.dto.ts';

const SENDABLE = ['send', 'zakat_split', 'escrow'] as const;
const ZAKAT_PERCENTAGE = 2.5;
const MAX_QUORUM = 9;
const MAX_EXPIRY_HOURS = 8760;

/** Sets 2.5 per cent aside for the zakat fund. It is a set-aside: no receipt says that zakat is fulfilled. */
export class ZakatAutoSplitDto {
  @ApiProperty({ enum: [true], example: true }) @IsIn([true]) enabled!: true;

  @ApiProperty({ enum: [ZAKAT_PERCENTAGE], example: ZAKAT_PERCENTAGE })
  @IsIn([ZAKAT_PERCENTAGE], { message: 'percentage must be 2.5.' }) percentage!: number;

  @ApiPropertyOptional({
    enum: ZAKAT_MODES, enumName: 'ZakatMode', default: 'from_amount',
    description: 'from_amount: the payee receives the amount less the zakat; on_top: the payer pays both',
  })
  @IsOptional() @IsIn(ZAKAT_MODES) mode?: ZakatMode;

  @IsAmount({
    least: 0n, optional: true, example: '6.25',
    description: 'What the payer was told would be set aside; a payment that would set another sum aside is refused',
  })
  zakatAmount?: string;
}

/** What a payment does beside moving money from one wallet to another; all parts may be combined. */
export class ProgrammableLogicDto {
  @ApiPropertyOptional({ type: ZakatAutoSplitDto })
  @IsOptional() @IsObject() @ValidateNested() @Type(() => ZakatAutoSplitDto) zakatAutoSplit?: ZakatAutoSplitDto;

  @ApiPropertyOptional({ description: 'Hold the money until the payer releases it' })
  @IsOptional() @IsBoolean() escrowEnabled?: boolean;

  @ApiPropertyOptional({ description: 'Hold the money until officers approve the payment' })
  @IsOptional() @IsBoolean() multiSigRequired?: boolean;

  @ApiPropertyOptional({ minimum: 1, maximum: MAX_QUORUM, default: 2, description: 'How many must approve' })
  @IsOptional() @IsInt() @Min(1) @Max(MAX_QUORUM) quorum?: number;

  @ApiPropertyOptional({ minimum: 1, maximum: MAX_EXPIRY_HOURS, default: 72, description: 'When waiting ends' })
  @IsOptional() @IsInt() @Min(1) @Max(MAX_EXPIRY_HOURS) expiresInHours?: number;
}

/** A transfer to be sent: who pays whom how much on which network, and what for. */
export class SendTransactionDto extends BetweenWalletsDto {
  @ApiProperty({ enum: SENDABLE, enumName: 'SendableType', example: 'send' })
  @IsIn(SENDABLE) type!: (typeof SENDABLE)[number];

  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' })
  @IsIn(NETWORKS) network!: Network;

  @IsAmount({ least: 1n, description: 'What the payee receives; the fee comes on top' }) amount!: string;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED', description: 'The network’s own currency' })
  @IsIn(CURRENCIES) currency!: Currency;

  @IsMemo() memo?: string;

  @ApiPropertyOptional({
    type: SealedMemoDto,
    description: 'In the place of memo: words that only the payee and compliance can read, for the keys of '
      + 'GET /api/v1/memo-keys',
  })
  @IsOptional() @IsObject() @ValidateNested() @Type(() => SealedMemoDto) sealedMemo?: SealedMemoDto;

  @ApiPropertyOptional({ type: ProgrammableLogicDto })
  @IsOptional() @IsObject() @ValidateNested() @Type(() => ProgrammableLogicDto)
  programmableLogic?: ProgrammableLogicDto;
}
