import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { MayHoldNulls } from '../../../platform/http/validation/nulls.ts';
import { IsPlainText } from '../../../platform/wire.ts';
import { FieldChangeDto } from '../../audit/public.ts';
import { ContractFindingDto, UnreadTermDto } from '../assessment.dto.ts';
import { IsTermNumber } from './terms-of.ts';

const MOST_VERSIONS = 1_000_000;

/** What is to change in the terms of a draft. */
export class ReviseContractDto {
  @IsTermNumber(1, MOST_VERSIONS, {
    description: 'The version that was read; if another stands by now, nothing is changed', example: 1,
    required: true, places: 0,
  })
  version!: number;

  @ApiProperty({
    type: 'object', additionalProperties: true, example: { profitMargin: 6.5, supplier: null },
    description: 'Terms to replace, each as a whole, under the names of the contract’s type; null takes a term out. '
      + 'What is not named stays.',
  })
  @MayHoldNulls() @IsObject() terms!: Record<string, unknown>;

  @IsPlainText({ least: 3, most: 500, optional: true, example: 'Margin as agreed on the phone.', description: 'Why' })
  note?: string;
}

/** One version of a contract’s terms, and what it changed. */
export class ContractVersionDto {
  @ApiProperty({ example: 2, description: 'Counts from 1' }) version!: number;
  @ApiProperty({ example: '106500.00', description: 'Total price, total rent, or capital' }) value!: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: { assetPrice: '100000.00' } })
  terms!: Record<string, unknown>;

  @ApiProperty({
    type: FieldChangeDto, isArray: true,
    description: 'Against the version before, term by term under its path, such as partners[0].profit; empty for 1',
  })
  changes!: FieldChangeDto[];

  @ApiProperty({ type: ContractFindingDto, isArray: true, description: 'What the rules said of it, gravest first' })
  findings!: ContractFindingDto[];

  @ApiProperty({ type: UnreadTermDto, isArray: true, description: 'What no rule could read of it' })
  unread!: UnreadTermDto[];

  @ApiProperty({ type: String, nullable: true, example: 'Margin as agreed on the phone.' }) note!: string | null;
  @ApiProperty({ example: 'Emirates Bank Officer' }) madeBy!: string;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) madeAt!: string;
}
