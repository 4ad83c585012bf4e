import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../../platform/money.ts';
import { STATUSES, type TransactionStatus } from '../../transactions/public.ts';
import { VERDICTS, type VerdictAction } from '../review-words.ts';

const AT = '2026-07-02T08:30:00.000Z';
const HASH = '5c8a1d3be0f7460f9d6a3f5b2c1e4d7a8b9c0d1e2f3a4b5c6d7e8f9a0b1c2d3e';

/** One side of a sampled payment. */
export class SampledPartyDto {
  @ApiProperty({ example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }) address!: string;
  @ApiProperty({ example: 'Amina Rahman' }) name!: string;
  @ApiProperty({ example: 'Emirates Sandbox Bank' }) bank!: string;
}

/** What the rules said of a sampled payment. */
export class SampledVerdictDto {
  @ApiProperty({ enum: VERDICTS, enumName: 'VerdictAction', example: 'review' }) action!: VerdictAction;
  @ApiProperty({ example: '2026.1+3' }) rulesetVersion!: string;
  @ApiProperty({ example: 'aaoifi' }) profile!: string;
  @ApiProperty({ type: 'object', additionalProperties: true, example: {}, description: 'What the rules were told' })
  facts!: unknown;

  @ApiProperty({ type: 'object', additionalProperties: true, example: {}, description: 'What they made of it' })
  result!: unknown;
}

/** What an officer said of a sampled payment that was held. */
export class SampledOpinionDto {
  @ApiProperty({ enum: ['approve', 'reject'], enumName: 'ReviewDecision', example: 'approve' })
  decision!: 'approve' | 'reject';

  @ApiProperty({ example: 'The sale contract was seen and filed.' }) reason!: string;
  @ApiProperty({ example: 'Salem Nasser' }) officer!: string;
  @ApiProperty({ example: AT }) givenAt!: string;
}

/** Something that the log tells of a sampled payment. */
export class SampledEventDto {
  @ApiProperty({ example: '1024' }) id!: string;
  @ApiProperty({ example: 'transaction_send' }) action!: string;
  @ApiProperty({ example: AT }) createdAt!: string;
  @ApiProperty({ type: Number, nullable: true, example: 5121, description: 'The block that seals it' })
  height!: number | null;

  @ApiProperty({ type: String, nullable: true, example: HASH, description: 'The digest of the record it commits to' })
  recordHash!: string | null;
}

/** A sampled payment with all that a reviewer needs; that it was read is on record. */
export class SampledPaymentDto {
  @ApiProperty({ example: 'tx_01m7wskz7nfcnz5jryp8n2sjsg' }) transactionId!: string;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ example: '250.00' }) amount!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ enum: STATUSES, enumName: 'TransactionStatus', example: 'completed' }) status!: TransactionStatus;
  @ApiProperty({ example: AT }) createdAt!: string;
  @ApiProperty({ type: SampledPartyDto }) from!: SampledPartyDto;
  @ApiProperty({ type: SampledPartyDto }) to!: SampledPartyDto;
  @ApiProperty({
    type: String, nullable: true, example: 'Car purchase',
    description: 'null where none was written, or only the payee may read it',
  })
  memo!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'GDDS' }) purposeCode!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The payee as the payer names it' })
  counterpartyName!: string | null;

  @ApiProperty({ type: SampledVerdictDto }) verdict!: SampledVerdictDto;
  @ApiProperty({ type: [SampledOpinionDto] }) opinions!: SampledOpinionDto[];
  @ApiProperty({ type: [SampledEventDto], description: 'In the order of the log' }) events!: SampledEventDto[];
}
