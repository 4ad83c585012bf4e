import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { TakesIban } from '../../../platform/http/outer-names/outer-name-fields.ts';
import { NETWORKS, type Network } from '../../../platform/money.ts';
import { IsPageSize, IsPlainText } from '../../../platform/wire.ts';
import { RECIPIENT_STATES, ZAKAT_CLASSES, type RecipientState, type ZakatClass } from '../zakat-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const AT = '2026-11-20T08:30:00.000Z';
const DECISIONS = ['approve', 'refuse'] as const;

/** Whom zakat may be paid to. */
export class ZakatRecipientDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ enum: ZAKAT_CLASSES, enumName: 'ZakatClass', example: 'poor' }) class!: ZakatClass;
  @ApiProperty({ example: 'Relief Fund' }) name!: string;
  @ApiProperty({ example: ADDRESS }) address!: string;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({
    enum: RECIPIENT_STATES, enumName: 'ZakatRecipientState', example: 'approved', description: 'Paid while approved',
  })
  state!: RecipientState;

  @ApiProperty({ example: 'Licence 1234 of the charities regulator', description: 'On what ground it may be paid' })
  basis!: string;

  @ApiProperty({ example: 'Connect Administrator' }) addedBy!: string;
  @ApiProperty({ example: AT }) addedAt!: string;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedBy!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decidedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) decisionReason!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) removedAt!: string | null;
  @ApiProperty({ example: false, description: 'Whether you may decide it' }) mayDecide!: boolean;
}

/** Whom to propose. */
export class AddZakatRecipientDto {
  @ApiProperty({ enum: ZAKAT_CLASSES, enumName: 'ZakatClass', example: 'poor' })
  @IsIn(ZAKAT_CLASSES) class!: ZakatClass;

  @IsPlainText({ least: 2, most: 140, example: 'Relief Fund' }) name!: string;
  @TakesIban() @IsPlainText({ least: 1, most: 100, example: ADDRESS, description: 'The wallet, by address or IBAN' })
  address!: string;

  @IsPlainText({ least: 3, most: 300, example: 'Licence 1234 of the charities regulator' }) basis!: string;
}

/** What is decided of a recipient. */
export class DecideZakatRecipientDto {
  @ApiProperty({ enum: DECISIONS, enumName: 'ZakatRecipientDecision', example: 'approve' })
  @IsIn(DECISIONS) decision!: (typeof DECISIONS)[number];

  @IsPlainText({ least: 3, most: 300, example: 'Compared with the register of charities' }) reason!: string;
}

/** Which recipients to list. */
export class ListZakatRecipientsQuery {
  @ApiPropertyOptional({
    enum: RECIPIENT_STATES, enumName: 'ZakatRecipientState',
    description: 'Those that stand so; approved ones when none '
      + 'is named',
  })
  @IsOptional() @IsIn(RECIPIENT_STATES) state: RecipientState = 'approved';

  @ApiPropertyOptional({ enum: ZAKAT_CLASSES, enumName: 'ZakatClass', description: 'Those of one class' })
  @IsOptional() @IsIn(ZAKAT_CLASSES) class?: ZakatClass;

  @ApiPropertyOptional({ enum: NETWORKS, enumName: 'Network', description: 'Those of one network' })
  @IsOptional() @IsIn(NETWORKS) network?: Network;

  @IsPageSize() limit = 50;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of the last recipient of the page before' })
  @IsOptional() @IsUUID() before?: string;
}
