import { ApiProperty } from '@nestjs/swagger';
import { NETWORKS, type Network } from '../../platform/money.ts';
import { BilingualDto } from './verdict.dto.ts';

/** What a payment may be for, as a central bank codes it. */
export class PurposeDto {
  @ApiProperty({ example: 'FAM' }) code!: string;
  @ApiProperty({ type: BilingualDto, example: { en: 'Family support', ar: 'إعالة الأسرة' } }) label!: BilingualDto;
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham', description: 'The network that takes it' })
  network!: Network;
}
