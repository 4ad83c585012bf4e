import { ApiProperty } from '@nestjs/swagger';
import { TransactionDto } from '../transactions/public.ts';

/** Completed volume by currency. */
export class VolumeByCurrencyDto {
  @ApiProperty({ example: '120000.00' }) AED!: string;
  @ApiProperty({ example: '4500.00' }) QAR!: string;
}

/** The beginning of this month against as much of the last one, in per cent; null when that was empty. */
export class ChangeDto {
  @ApiProperty({ type: Number, nullable: true, example: 12.5 }) transactionsPct!: number | null;
  @ApiProperty({ type: Number, nullable: true, example: 8.2 }) volumePct!: number | null;
  @ApiProperty({ example: '2026-11-01T00:00:00.000Z', description: 'Where this month begins, in UTC' }) from!: string;
  @ApiProperty({
    example: '2026-11-04T08:30:00.000Z',
    description: 'Not compared any more: now, or as many days into the month as the last one had',
  })
  to!: string;

  @ApiProperty({ example: '2026-10-01T00:00:00.000Z' }) previousFrom!: string;
  @ApiProperty({ example: '2026-10-04T08:30:00.000Z', description: 'As far into the last month' })
  previousTo!: string;
}

/** The figures of the dashboard, for what the caller may see. */
export class DashboardStatsDto {
  @ApiProperty({ example: 1280 }) totalTransactions!: number;
  @ApiProperty({ example: 1254 }) completedTransactions!: number;
  @ApiProperty({ example: '124540.18', description: 'Completed volume in AED; QAR at the dated rate' })
  totalVolume!: string;

  @ApiProperty({ type: VolumeByCurrencyDto }) volumeByCurrency!: VolumeByCurrencyDto;
  @ApiProperty({ type: Number, nullable: true, example: 98.4, description: 'Mean of all verdicts; null without any' })
  averageComplianceScore!: number | null;

  @ApiProperty({ example: 12, description: 'Wallets that are not frozen' }) activeWallets!: number;
  @ApiProperty({ type: ChangeDto }) change!: ChangeDto;
  @ApiProperty({ type: TransactionDto, isArray: true, description: 'The newest five' })
  recentTransactions!: TransactionDto[];

  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) asOf!: string;
}
