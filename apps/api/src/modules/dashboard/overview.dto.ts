import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { PRINCIPLES, type Principle } from '../figures/public.ts';

/** The payments of one day on one network. */
export class DayFiguresDto {
  @ApiProperty({ example: '2026-11-20', description: 'The day they were made, in UTC' }) day!: string;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: 42 }) transactions!: number;
  @ApiProperty({ example: 39, description: 'Those that are completed by now' }) completed!: number;
  @ApiProperty({ example: '12000.00', description: 'What these moved, in the currency of the network' })
  volume!: string;

  @ApiProperty({ example: '12000.00', description: 'The same in AED; QAR at the dated rate' }) volumeInAed!: string;
  @ApiProperty({ example: 2, description: 'Held for an officer when they were judged; of the payer’s side' })
  held!: number;

  @ApiProperty({ example: 1, description: 'Refused by the rules; of the payer’s side' }) refused!: number;
}

/** How the judged payments of these days stand by one principle. */
export class PrincipleOutcomeDto {
  @ApiProperty({ enum: PRINCIPLES, enumName: 'Principle', example: 'riba' }) principle!: Principle;
  @ApiProperty({ example: 410 }) passed!: number;
  @ApiProperty({ example: 3, description: 'A rule asked for an officer to look' }) review!: number;
  @ApiProperty({ example: 1 }) failed!: number;
}

/** How often one rule spoke up, and what became of the payments. */
export class SpokenRuleDto {
  @ApiProperty({ example: 'RIBA-002' }) ruleId!: string;
  @ApiProperty({ example: 6, description: 'Payments with a finding of it' }) transactions!: number;
  @ApiProperty({ example: 3, description: 'Of these, held for an officer' }) held!: number;
  @ApiProperty({ example: 2, description: 'Of these, refused' }) refused!: number;
}

/** What happened in the last thirty days, within the caller's reach. */
export class DashboardOverviewDto {
  @ApiProperty({ example: '2026-10-22T00:00:00.000Z', description: 'Where the first day begins, in UTC' })
  from!: string;

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) asOf!: string;
  @ApiProperty({ type: DayFiguresDto, isArray: true, description: 'Thirty days, each with every network' })
  days!: DayFiguresDto[];

  @ApiProperty({ example: 414, description: 'Payments that were judged, of the payer’s side' }) judged!: number;
  @ApiProperty({
    type: PrincipleOutcomeDto, isArray: true,
    description: 'Of payments that the caller’s side made; empty for people, who are not told of reviews by figures',
  })
  principles!: PrincipleOutcomeDto[];

  @ApiProperty({ type: SpokenRuleDto, isArray: true, description: 'The five that spoke up most; empty for people' })
  rules!: SpokenRuleDto[];
}
