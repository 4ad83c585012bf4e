import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from './document-words.ts';

/** In which language a contract is to be said. */
export class ContractDocumentQuery {
  @ApiPropertyOptional({
    enum: DOCUMENT_LANGUAGES, enumName: 'DocumentLanguage', default: 'en', description: 'English or Arabic',
  })
  @IsOptional() @IsIn(DOCUMENT_LANGUAGES) lang: DocumentLanguage = 'en';
}

/** A part of the text under a heading. */
export class DocumentSectionDto {
  @ApiProperty({ example: 'Parties' }) heading!: string;
  @ApiProperty({ type: String, isArray: true, example: ['Buyer: Amina Rahman'] }) paragraphs!: string[];
}

/** The text of a contract in one language. */
export class ContractDocumentDto {
  @ApiProperty({ enum: DOCUMENT_LANGUAGES, enumName: 'DocumentLanguage', example: 'en' }) language!: DocumentLanguage;
  @ApiProperty({ enum: ['ltr', 'rtl'], enumName: 'TextDirection', example: 'ltr' }) direction!: 'ltr' | 'rtl';
  @ApiProperty({ example: 'Murabaha contract of sale MUR-12' }) title!: string;
  @ApiProperty({ example: 'MUR-12' }) reference!: string;
  @ApiProperty({ example: '2026-11-20' }) madeOn!: string;
  @ApiProperty({ type: DocumentSectionDto, isArray: true }) sections!: DocumentSectionDto[];
  @ApiProperty({ example: 'Murabaha contract of sale MUR-12\n\nParties\nBuyer: Amina Rahman' }) text!: string;
}
