import { ApiProperty } from '@nestjs/swagger';
import { IsPlainText } from '../../platform/wire.ts';
import { OfficerDto } from '../reviews/public.ts';

const ID = '01a1f799-7cf5-7ea7-962b-eb6214b0cb30';
const MOMENT = '2026-11-20T09:10:00.000Z';
export const MOST_ATTACHMENT_BYTES = 5 * 1024 * 1024;
export const MOST_CASE_BYTES = 25 * 1024 * 1024;
export const MOST_NOTES = 500;

/** What an officer writes about a case. */
export class WriteCommentDto {
  @IsPlainText({ least: 1, most: 2000, example: 'Asked the branch for the sale contract.' }) text!: string;
}

/** What an officer wrote about a case. It stays as it is. */
export class CaseCommentDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 1, description: 'Its place among the comments of the case' }) number!: number;
  @ApiProperty({ type: OfficerDto }) author!: OfficerDto;
  @ApiProperty({ example: 'Asked the branch for the sale contract.' }) text!: string;
  @ApiProperty({ example: MOMENT }) writtenAt!: string;
}

/** Under which name a file is kept. */
export class AttachFileQuery {
  @IsPlainText({
    least: 1, most: 200, example: 'sale-contract.pdf',
    description: 'Kept without folders and with at most 120 characters',
  })
  name!: string;
}

/** A file that an officer filed with a case. Nothing here looks into it. */
export class CaseAttachmentDto {
  @ApiProperty({ example: ID, format: 'uuid' }) id!: string;
  @ApiProperty({ example: 1, description: 'Its place among the files of the case' }) number!: number;
  @ApiProperty({ example: 'sale-contract.pdf' }) name!: string;
  @ApiProperty({ example: 48211, description: 'Bytes' }) size!: number;
  @ApiProperty({
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', description: 'SHA-256 of its bytes',
  })
  digest!: string;

  @ApiProperty({ type: OfficerDto }) uploadedBy!: OfficerDto;
  @ApiProperty({ example: MOMENT }) uploadedAt!: string;
}
