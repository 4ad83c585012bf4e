import {
  DECLARED_KINDS, ZAKAT_METHODS, ZAKAT_SCHOOLS, type DeclaredKind, type ZakatMethod, type ZakatSchool,
} from '@connect/compliance-rules';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { IsDay } from '../../platform/day.ts';
import { TakesIban } from '../../platform/http/outer-names/outer-name-fields.ts';
import { CURRENCIES, type Currency } from '../../platform/money.ts';
import { IsAmount, IsPageSize, IsPlainText } from '../../platform/wire.ts';
import { CALENDARS } from './zakat-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const MOST_DECLARED = 50;
const CHOICES = ['bank', ...ZAKAT_SCHOOLS] as const;

/** By which opinions one’s wealth is followed. */
export class FollowZakatDto {
  @ApiProperty({
    enum: CHOICES, enumName: 'ZakatSchoolChoice', example: 'bank',
    description: 'bank: the school of the profile that your bank follows whenever it is asked for',
  })
  @IsIn(CHOICES) school!: ZakatSchool | 'bank';

  @ApiProperty({ enum: CALENDARS, enumName: 'ZakatCalendar', example: 'lunar' })
  @IsIn(CALENDARS) calendar!: (typeof CALENDARS)[number];

  @ApiProperty({ enum: ZAKAT_METHODS, enumName: 'ZakatMethod', example: 'person' })
  @IsIn(ZAKAT_METHODS) method!: ZakatMethod;
}

/** A figure that the owner declares. */
export class DeclarationDto {
  @ApiProperty({ enum: DECLARED_KINDS, enumName: 'ZakatDeclaredKind', example: 'goods_for_trade' })
  @IsIn(DECLARED_KINDS) kind!: DeclaredKind;

  @IsPlainText({ least: 1, most: 100, example: 'Stock of the shop at market price' }) label!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) @IsIn(CURRENCIES) currency!: Currency;
  @IsAmount({ least: 1n, example: '20000.00' }) amount!: string;
}

/** Which year to assess, and what is declared beside the ledger. */
export class AssessZakatDto {
  @IsDay({ description: 'The day on which the year was over, as the position tells it' }) dueOn!: string;

  @ApiProperty({ type: DeclarationDto, isArray: true, maxItems: MOST_DECLARED, required: false })
  @IsOptional() @IsArray() @ArrayMaxSize(MOST_DECLARED) @ValidateNested({ each: true }) @Type(() => DeclarationDto)
  declarations: DeclarationDto[] = [];
}

/** What is declared anew of a year that was assessed, and why. */
export class CorrectZakatDto extends PickType(AssessZakatDto, ['declarations'] as const) {
  @IsPlainText({ least: 3, most: 300, example: 'The stock of the second shop was left out.' }) reason!: string;
}

/** What to pay, to whom, and for which assessment. */
export class PayZakatDto {
  @ApiProperty({ format: 'uuid', example: ID }) @IsUUID() recipientId!: string;
  @ApiProperty({
    example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', description: 'A wallet of your own, by address or IBAN',
  })
  @TakesIban() @IsPlainText({ least: 1, most: 100 }) fromAddress!: string;

  @IsAmount({ least: 1n, example: '500.00' }) amount!: string;
  @ApiProperty({
    required: false, format: 'uuid', example: ID, description: 'Without one it is paid ahead, for the year that runs',
  })
  @IsOptional() @IsUUID() assessmentId?: string;
}

/** Which assessments to list. */
export class ListAssessmentsQuery {
  @IsPageSize() limit = 50;

  @ApiProperty({ required: false, format: 'uuid', description: 'The id of the last assessment of the page before' })
  @IsOptional() @IsUUID() before?: string;
}

/** In which form a certificate is taken away. */
export class ZakatCertificateQuery {
  @ApiProperty({
    enum: ['pdf', 'json'], required: false, default: 'pdf', example: 'pdf', description: 'On paper, or as JSON',
  })
  @IsOptional() @IsIn(['pdf', 'json']) format: 'pdf' | 'json' = 'pdf';

  @ApiProperty({ enum: ['en', 'ar'], required: false, default: 'en', example: 'en', description: 'Of the paper' })
  @IsOptional() @IsIn(['en', 'ar']) language: 'en' | 'ar' = 'en';
}

