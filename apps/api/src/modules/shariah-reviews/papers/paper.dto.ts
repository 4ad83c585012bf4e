import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { IsPlainText } from '../../../platform/wire.ts';
import { PAPER_OUTCOMES, type PaperOutcome } from '../review-words.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const AT = '2026-07-02T08:30:00.000Z';

/** What was looked at of a sampled payment, and what was found. */
export class WritePaperDto {
  @ApiProperty({ example: 1, minimum: 1, maximum: 500, description: 'The position of the payment in the sample' })
  @IsInt() @Min(1) @Max(500) position!: number;

  @IsPlainText({ least: 3, most: 1000, example: 'The offer, the purchase order and the deed of possession.' })
  lookedAt!: string;

  @ApiProperty({ enum: PAPER_OUTCOMES, enumName: 'PaperOutcome', example: 'compliant' })
  @IsIn(PAPER_OUTCOMES) outcome!: PaperOutcome;

  @IsPlainText({ least: 3, most: 2000, example: 'The bank possessed the van a day before it sold it.' }) note!: string;
}

/** Under which name a file is attached. */
export class AttachToPaperQuery {
  @IsPlainText({ least: 1, most: 200, example: 'deed.pdf', description: 'The name of the file' }) name!: string;
}

/** A file that belongs to a paper. */
export class PaperAttachmentDto {
  @ApiProperty({ format: 'uuid', example: ID }) id!: string;
  @ApiProperty({ example: 'deed.pdf' }) name!: string;
  @ApiProperty({ example: 48_000, description: 'In bytes' }) size!: number;
  @ApiProperty({ example: '9c1f…', description: 'SHA-256, in hexadecimal digits' }) digest!: string;
  @ApiProperty({ example: 'Amina Rahman' }) uploadedBy!: string;
  @ApiProperty({ example: AT }) uploadedAt!: string;
}

/** A version of a working paper. */
export class WorkingPaperDto {
  @ApiProperty({ format: 'uuid', example: ID }) id!: string;
  @ApiProperty({ example: 1, description: 'The position of the payment in the sample' }) position!: number;
  @ApiProperty({ example: 1, description: 'The highest one holds; earlier ones stay' }) version!: number;
  @ApiProperty({ example: 'The offer, the purchase order and the deed of possession.' }) lookedAt!: string;
  @ApiProperty({ enum: PAPER_OUTCOMES, enumName: 'PaperOutcome', example: 'compliant' }) outcome!: PaperOutcome;
  @ApiProperty({ example: 'The bank possessed the van a day before it sold it.' }) note!: string;
  @ApiProperty({ example: 'Amina Rahman' }) writtenBy!: string;
  @ApiProperty({ example: AT }) writtenAt!: string;
  @ApiProperty({ type: [PaperAttachmentDto] }) attachments!: PaperAttachmentDto[];
}
