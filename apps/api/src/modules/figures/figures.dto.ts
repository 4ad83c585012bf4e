import { ApiProperty } from '@nestjs/swagger';
import { NETWORKS, CURRENCIES, type Currency, type Network } from '../../platform/money.ts';
import { IsInstant } from '../../platform/wire.ts';
import { BilingualDto, SUBJECTS } from '../compliance/public.ts';

export const PRINCIPLES = ['riba', 'gharar', 'maysir', 'halal', 'kyc'] as const;
export type Principle = (typeof PRINCIPLES)[number];
export const KINDS = ['standard', 'zakat', 'escrow', 'approval'] as const;
export type PaymentKind = (typeof KINDS)[number];
export const AGES = ['under_24h', 'under_72h', 'older'] as const;

/** How the payments of one group were judged. */
export class JudgedDto {
  @ApiProperty({ example: 128 }) transactions!: number;
  @ApiProperty({ example: 124, description: 'Let through by the rules' }) compliant!: number;
  @ApiProperty({ example: 3, description: 'Held for an officer' }) flagged!: number;
  @ApiProperty({ example: 1, description: 'Refused by the rules' }) rejected!: number;
  @ApiProperty({ type: Number, nullable: true, example: 98.4, description: 'Mean score; null without any' })
  averageScore!: number | null;
}

/** How one principle fared. */
export class PrincipleFiguresDto {
  @ApiProperty({ enum: PRINCIPLES, enumName: 'Principle', example: 'riba' }) principle!: Principle;
  @ApiProperty({ example: 127 }) passed!: number;
  @ApiProperty({ example: 3, description: 'A rule asked for an officer to look' }) review!: number;
  @ApiProperty({ example: 1 }) failed!: number;
  @ApiProperty({ type: Number, nullable: true, example: 99.2, description: 'Per cent; null without payments' })
  passedPct!: number | null;
}

/** How often one rule spoke up. */
export class RuleFiguresDto {
  @ApiProperty({ example: 'RIBA-002' }) ruleId!: string;
  @ApiProperty({ enum: SUBJECTS, enumName: 'RuleSubject', example: 'riba' }) principle!: (typeof SUBJECTS)[number];
  @ApiProperty({ example: 4, description: 'Payments with a finding of it' }) transactions!: number;
  @ApiProperty({ example: 1, description: 'Of these, refused' }) rejected!: number;
  @ApiProperty({ type: BilingualDto }) remedy!: BilingualDto;
}

/** The payments of one network. */
export class NetworkFiguresDto extends JudgedDto {
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
}

/** The payments of one type. */
export class TypeFiguresDto extends JudgedDto {
  @ApiProperty({ example: 'send' }) type!: string;
}

/** The share of payments with a condition; one with several counts as escrow, approval, zakat, in this order. */
export class KindFiguresDto {
  @ApiProperty({ enum: KINDS, enumName: 'PaymentKind', example: 'zakat' }) kind!: PaymentKind;
  @ApiProperty({ example: 25 }) transactions!: number;
  @ApiProperty({ type: Number, nullable: true, example: 20, description: 'Per cent; null without payments' })
  sharePct!: number | null;
}

/** The score of one stretch of the period. */
export class ScorePointDto {
  @ApiProperty({ example: '2026-07-01', description: 'The day, the hour or the month it begins' }) from!: string;
  @ApiProperty({ example: 12 }) transactions!: number;
  @ApiProperty({ type: Number, nullable: true, example: 97.5 }) averageScore!: number | null;
}

/** The money of one network, from the entries of the payments that were completed in the period. */
export class MoneyFiguresDto {
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: 120, description: 'Payments completed in the period' }) completed!: number;
  @ApiProperty({ example: '120000.00', description: 'What reached the payees' }) paid!: string;
  @ApiProperty({ example: '120.00', description: 'Fees, less those given back' }) fees!: string;
  @ApiProperty({ example: '3000.00', description: 'Set aside for zakat, less what was given back' }) zakat!: string;
  @ApiProperty({ example: '50.00', description: 'Given to charity to purify income' }) charity!: string;
  @ApiProperty({ example: '100.00', description: 'Taken back by reversals' }) reversed!: string;
}

/** How many open cases are how old. */
export class AgeFiguresDto {
  @ApiProperty({ enum: AGES, enumName: 'CaseAge', example: 'under_24h' }) age!: (typeof AGES)[number];
  @ApiProperty({ example: 2 }) cases!: number;
}

/** What became of the payments that officers had to decide. */
export class ReviewFiguresDto {
  @ApiProperty({ example: 5 }) opened!: number;
  @ApiProperty({ example: 3 }) approved!: number;
  @ApiProperty({ example: 1 }) rejected!: number;
  @ApiProperty({ example: 0, description: 'Ended otherwise, such as by the payer' }) closed!: number;
  @ApiProperty({ example: 1, description: 'When the period ended' }) openAtEnd!: number;
  @ApiProperty({ type: AgeFiguresDto, isArray: true, description: 'Of the open ones' }) ageing!: AgeFiguresDto[];
  @ApiProperty({ type: Number, nullable: true, example: 30, description: 'Whole hours; null when none is open' })
  oldestHours!: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 6, description: 'Whole hours; null when none was decided' })
  medianHoursToDecision!: number | null;
}

/** One version of the rules that payments of the period were judged by. */
export class RulesetFiguresDto {
  @ApiProperty({ example: '2026.11.1' }) version!: string;
  @ApiProperty({ example: 'AAOIFI-UAE' }) profile!: string;
  @ApiProperty({ example: 128 }) transactions!: number;
}

/** One version of the settings that was in force at some time of the period. */
export class SettingsFiguresDto {
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ example: '2026-07-01T00:00:00.000Z' }) from!: string;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'null when it outlasted the period' })
  until!: string | null;
}

/** Compliance in figures over a period: of all payments, or of those a bank's customers made. */
export class ComplianceReportDto {
  @ApiProperty({ example: '2026-07-01T00:00:00.000Z' }) from!: string;
  @ApiProperty({ example: '2026-10-01T00:00:00.000Z', description: 'Not in the period any more' }) to!: string;
  @ApiProperty({ type: Number, nullable: true, example: 98.4, description: 'Mean of all verdicts; null without any' })
  overallScore!: number | null;

  @ApiProperty({ example: 128, description: 'Payments that were judged' }) totalTransactions!: number;
  @ApiProperty({ example: 124 }) compliantTransactions!: number;
  @ApiProperty({ example: 3, description: 'Held for an officer' }) flaggedTransactions!: number;
  @ApiProperty({ example: 1 }) rejectedTransactions!: number;
  @ApiProperty({ type: Number, nullable: true, example: 96.9, description: 'Per cent; null without payments' })
  successPct!: number | null;

  @ApiProperty({ type: String, isArray: true, example: ['No rule objected to any of 128 payments.'] })
  recommendations!: string[];

  @ApiProperty({
    type: String, isArray: true, example: ['لم تعترض أي قاعدة على أي دفعة (العدد 128)؛ لا يلزم أي إجراء.'],
    description: 'The same in Arabic',
  })
  recommendationsAr!: string[];

  @ApiProperty({ type: PrincipleFiguresDto, isArray: true }) principles!: PrincipleFiguresDto[];
  @ApiProperty({ type: RuleFiguresDto, isArray: true, description: 'The most frequent first' })
  rules!: RuleFiguresDto[];

  @ApiProperty({ type: NetworkFiguresDto, isArray: true }) networks!: NetworkFiguresDto[];
  @ApiProperty({ type: TypeFiguresDto, isArray: true }) types!: TypeFiguresDto[];
  @ApiProperty({ type: KindFiguresDto, isArray: true }) distribution!: KindFiguresDto[];
  @ApiProperty({ type: ScorePointDto, isArray: true, description: 'In order; none where nothing was judged' })
  scores!: ScorePointDto[];

  @ApiProperty({ type: MoneyFiguresDto, isArray: true }) money!: MoneyFiguresDto[];
  @ApiProperty({ type: ReviewFiguresDto }) reviews!: ReviewFiguresDto;
  @ApiProperty({ type: RulesetFiguresDto, isArray: true }) rulesets!: RulesetFiguresDto[];
  @ApiProperty({ type: SettingsFiguresDto, isArray: true }) settings!: SettingsFiguresDto[];
}

/** Which period the figures are wanted of. */
export class ComplianceReportQuery {
  @IsInstant('At or after; the first of this month by default', '2026-11-01T00:00:00Z') from?: string;
  @IsInstant('Before; now by default', '2026-12-01T00:00:00Z') to?: string;
}
