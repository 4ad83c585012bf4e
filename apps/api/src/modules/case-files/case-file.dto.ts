import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '../../platform/pdf/pdf-document.ts';
import { OfficerDto } from '../reviews/public.ts';

export const CASE_FILE_FORMATS = ['json', 'pdf'] as const;
export type CaseFileFormat = (typeof CASE_FILE_FORMATS)[number];

/** A case as it was handed over: one moment of it, signed. */
export class CaseFileDto {
  @ApiProperty({ example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30', format: 'uuid' }) id!: string;
  @ApiProperty({ example: 1, description: 'Its place among the files of the case' }) number!: number;
  @ApiProperty({ type: OfficerDto }) madeBy!: OfficerDto;
  @ApiProperty({ example: '2026-11-20T09:10:00.000Z' }) madeAt!: string;
  @ApiProperty({
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    description: 'SHA-256 of the JSON form, which stands at the foot of each page of the PDF',
  })
  digest!: string;
}

/** In which form to take a case file away. */
export class DownloadCaseFileQuery {
  @ApiProperty({
    enum: CASE_FILE_FORMATS, enumName: 'CaseFileFormat', example: 'pdf', description: 'The form of the file',
  })
  @IsIn(CASE_FILE_FORMATS) format!: CaseFileFormat;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', required: false, default: 'en', description: 'Of the PDF' })
  @IsOptional() @IsIn(LANGUAGES) lang: Language = 'en';
}
