import { ApiProperty } from '@nestjs/swagger';
import { CheckpointDto } from '../proofs/checkpoint.dto.ts';

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** What an account holds after a block, as its leaf hash covers it, as canonical JSON (RFC 8785). */
export class AccountBalanceDto {
  @ApiProperty({ example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', description: 'The account, and the wallet of it' })
  account!: string;

  @ApiProperty({ example: 'AED' }) currency!: string;
  @ApiProperty({ example: '1250075', description: 'What is posted, in minor units: 12,500.75' }) postedMinor!: string;
  @ApiProperty({ example: '17', description: 'The number of its last entry; 0 while it has none' }) sequence!: string;
}

/** That the tree of balances of a signed head has an account holding this, at its place. */
export class BalanceProofDto {
  @ApiProperty({ type: AccountBalanceDto }) balance!: AccountBalanceDto;
  @ApiProperty({ example: 112, description: 'Its place among all accounts, from 0' }) position!: number;
  @ApiProperty({ type: String, isArray: true, example: [HASH], description: 'RFC 6962, section 2.1.1, lowest first' })
  hashes!: string[];

  @ApiProperty({ type: CheckpointDto }) checkpoint!: CheckpointDto;
}
