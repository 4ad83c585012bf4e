import { ApiProperty } from '@nestjs/swagger';
import type { Kind } from '@connect/iso20022';
import { CURRENCIES, type Currency } from '../../../platform/money.ts';
import { STATUSES, type TransactionStatus } from '../../transactions/public.ts';

/** What kinds of messages there are, by what becomes of them. */
export const ISO_MESSAGE_KINDS = [
  'credit-transfer-request', 'interbank-transfers', 'status-request', 'recall-request', 'payment-return',
] as const satisfies readonly Kind[];

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const DIGEST = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** One payment of a message that is only looked at. */
export class IsoPreviewPaymentDto {
  @ApiProperty({ type: String, nullable: true, example: 'Salma Haddad', description: 'Whom the message names' })
  payee!: string | null;

  @ApiProperty({ example: '0x8ba1f109551bD432803012645Ac136ddd64DBA72', description: 'The wallet, or as it was named' })
  toAddress!: string;

  @ApiProperty({ example: '4500.00' }) amount!: string;
  @ApiProperty({ type: String, nullable: true, example: 'SAL-0001', description: 'Its EndToEndId' })
  reference!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Salary November', description: 'Its remittance information' })
  memo!: string | null;

  @ApiProperty({
    enum: STATUSES, enumName: 'TransactionStatus', nullable: true, example: 'completed',
    description: 'What would become of it now; null where it would not be made',
  })
  status!: TransactionStatus | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it would be refused' })
  code!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null }) error!: string | null;
}

/** One group of payments from one wallet, and what would become of it now. */
export class IsoPreviewInstructionDto {
  @ApiProperty({ example: 'P1', description: 'Its PmtInfId' }) instructionId!: string;
  @ApiProperty({ example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', description: 'The wallet, or as it was named' })
  fromAddress!: string;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: 250 }) payments!: number;
  @ApiProperty({ example: '1125000.00' }) total!: string;
  @ApiProperty({ example: 247, description: 'So many would be paid' }) completed!: number;
  @ApiProperty({ example: 2, description: 'So many would wait for a decision' }) pending!: number;
  @ApiProperty({ example: 1, description: 'So many would be refused' }) refused!: number;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why none of it would be made' })
  code!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null }) error!: string | null;
  @ApiProperty({ type: IsoPreviewPaymentDto, isArray: true, description: 'The first ten' })
  first!: IsoPreviewPaymentDto[];
}

/** What a message would do, of which nothing was written. */
export class IsoMessagePreviewDto {
  @ApiProperty({ enum: ISO_MESSAGE_KINDS, enumName: 'IsoMessageKind', example: 'credit-transfer-request' })
  kind!: Kind;

  @ApiProperty({ example: 'pain.001.001.09' }) definition!: string;
  @ApiProperty({ example: 'SALARY-2026-11', description: 'Its MsgId' }) messageId!: string;
  @ApiProperty({ example: DIGEST, description: 'SHA-256 of its bytes' }) sha256!: string;
  @ApiProperty({ example: 250 }) payments!: number;
  @ApiProperty({ example: '1125000.00', description: 'What its payments sum to' }) total!: string;
  @ApiProperty({
    type: String, format: 'uuid', nullable: true, example: null, description: `Set where this very message was sent `
      + `before, such as ${ID}; sending it again does nothing`,
  })
  earlierId!: string | null;

  @ApiProperty({
    type: IsoPreviewInstructionDto, isArray: true,
    description: 'Each is judged as if nothing else were paid meanwhile',
  })
  instructions!: IsoPreviewInstructionDto[];
}
