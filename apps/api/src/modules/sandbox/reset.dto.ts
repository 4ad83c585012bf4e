import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CURRENCIES, type Currency } from '../../platform/money.ts';

const CONFIRMATION = 'RESET';

/** The word that shows that somebody means it. */
export class ResetSandboxDto {
  @ApiProperty({ enum: [CONFIRMATION], example: CONFIRMATION, description: 'Written out: nobody resets by mistake' })
  @IsIn([CONFIRMATION], { message: `confirm must be the word ${CONFIRMATION}, written out.` })
  confirm!: typeof CONFIRMATION;
}

/** What the issuer of one currency paid in and took back. */
export class IssuerMoneyDto {
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: '1250.00', description: 'Paid into wallets that held less than they were opened with' })
  funded!: string;

  @ApiProperty({ example: '1250.00', description: 'Taken back from wallets that held more' }) redeemed!: string;
}

/** What a reset did. The log, the postings and the clock stay as they were. */
export class SandboxResetDto {
  @ApiProperty({ example: 3, description: 'Contracts that lived and were ended' }) contractsEnded!: number;
  @ApiProperty({ example: 12, description: 'Payments that waited and were ended' }) paymentsEnded!: number;
  @ApiProperty({ example: 8, description: 'Wallets brought back to what they were opened with' })
  walletsRestored!: number;

  @ApiProperty({ example: 0, description: 'Wallets that were frozen and no longer are' }) walletsUnfrozen!: number;
  @ApiProperty({ type: IssuerMoneyDto, isArray: true }) money!: IssuerMoneyDto[];
}
