import { IsPlainText } from '../../platform/wire.ts';

/** Why a payment is taken back. */
export class ReverseTransactionDto {
  @IsPlainText({ least: 5, most: 300, example: 'Paid to the wrong wallet.' }) reason!: string;
}
