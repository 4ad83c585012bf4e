import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { IsPlainText } from '../../platform/wire.ts';

/** Why a payment is taken back. */
export class ReverseTransactionDto {
  @IsPlainText({ least: 5, most: 300, example: 'Paid to the wrong wallet.' }) reason!: string;

  @ApiPropertyOptional({
    example: false, description: 'Whether it does not agree with the Shariah, so that the payer’s bank registers it',
  })
  @IsOptional() @IsBoolean() isShariah?: boolean;
}
