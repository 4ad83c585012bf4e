import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { TakesIban } from '../../../platform/http/outer-names/outer-name-fields.ts';
import { PaymentDetailsDto } from './payment-details.dto.ts';

/** A payment from one wallet to another, with what is said of it. */
export class BetweenWalletsDto extends PaymentDetailsDto {
  @ApiProperty({
    example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', description: 'The wallet that pays, by address or IBAN',
  })
  @TakesIban() @IsString() @MaxLength(100) fromAddress!: string;

  @ApiProperty({
    example: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', description: 'The wallet that is paid, by address or IBAN',
  })
  @TakesIban() @IsString() @MaxLength(100) toAddress!: string;
}
