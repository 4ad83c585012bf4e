import { sourcesOfFunds } from '@connect/compliance-rules';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IsPlainText } from '../../platform/wire.ts';

export type SourceOfFunds = (typeof sourcesOfFunds)[number];

/** Where the money of a payment comes from, as its payer states it. */
export class SourceOfFundsDto {
  @ApiPropertyOptional({
    enum: sourcesOfFunds, enumName: 'SourceOfFunds', example: 'savings',
    description: 'Where the money comes from; asked for large amounts. “other” counts with a text that says what',
  })
  @IsOptional() @IsIn(sourcesOfFunds, { message: `sourceOfFunds must be one of ${sourcesOfFunds.join(', ')}.` })
  sourceOfFunds?: SourceOfFunds;

  @IsPlainText({
    least: 1, most: 300, optional: true, example: 'Savings of six years', description: 'More of the source of funds',
  }) sourceOfFundsText?: string;
}
