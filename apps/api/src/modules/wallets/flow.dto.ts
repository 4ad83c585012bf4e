import { ApiProperty } from '@nestjs/swagger';
import { SYSTEM_ACCOUNTS, type SystemAccount } from '../../ledger/posting.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { IsInstant } from '../../platform/wire.ts';

export const FLOW_DIRECTIONS = ['in', 'out'] as const;
export type FlowDirection = (typeof FLOW_DIRECTIONS)[number];

/** As many of the other sides are told of by name in each direction. */
export const MOST_SIDES = 20;
/** A wallet’s newest movements, of which flows are added up. */
export const MOST_MOVEMENTS = 100_000;

/** Which of a wallet's movements to add up. */
export class WalletFlowsQuery {
  @IsInstant('Of transactions sent at or after', '2026-11-01T00:00:00Z') from?: string;
  @IsInstant('Of transactions sent before', '2026-12-01T00:00:00Z') to?: string;
}

/** What a wallet paid to, or received from, one other account. */
export class WalletFlowDto {
  @ApiProperty({ enum: FLOW_DIRECTIONS, enumName: 'FlowDirection', example: 'out' }) direction!: FlowDirection;
  @ApiProperty({ enum: ['wallet', ...SYSTEM_ACCOUNTS], enumName: 'AccountKind', example: 'wallet' })
  account!: 'wallet' | SystemAccount;

  @ApiProperty({
    type: String, nullable: true, example: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    description: 'null for a network’s own account',
  })
  address!: string | null;

  @ApiProperty({
    example: 'Amina Rahman',
    description: 'Its label within your reach; else the owner who paid, or what you call whom you paid, or its address',
  })
  label!: string;

  @ApiProperty({ example: true, description: 'Whether the wallet is within your reach' }) isWithinReach!: boolean;
  @ApiProperty({ example: '1250.00' }) amount!: string;
  @ApiProperty({ example: 3, description: 'In how many transactions' }) transactions!: number;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) lastAt!: string;
}

/** What a wallet paid to, or received from, all the others together that are not told of by name. */
export class WalletFlowRestDto {
  @ApiProperty({ enum: FLOW_DIRECTIONS, enumName: 'FlowDirection', example: 'out' }) direction!: FlowDirection;
  @ApiProperty({ example: 4, description: 'How many other accounts' }) accounts!: number;
  @ApiProperty({ example: '310.00' }) amount!: string;
  @ApiProperty({ example: 5 }) transactions!: number;
}

/** What moved between a wallet and the accounts around it. */
export class WalletFlowsDto {
  @ApiProperty({ example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }) address!: string;
  @ApiProperty({ example: 'Household' }) label!: string;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({
    type: WalletFlowDto, isArray: true, description: `The largest ${MOST_SIDES} of each direction, largest first`,
  })
  flows!: WalletFlowDto[];

  @ApiProperty({ type: WalletFlowRestDto, isArray: true, description: 'Of each direction, if more took part in it' })
  rest!: WalletFlowRestDto[];

  @ApiProperty({
    example: true, description: `false when only the wallet’s newest ${MOST_MOVEMENTS} movements were added up`,
  })
  isWhole!: boolean;
}
