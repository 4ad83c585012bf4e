/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DocumentLanguage } from './DocumentLanguage.ts';
import type { DocumentSectionDto } from './DocumentSectionDto.ts';
import type { TextDirection } from './TextDirection.ts';
export type ContractDocumentDto = {
    language: DocumentLanguage;
    direction: TextDirection;
    title: string;
    reference: string;
    madeOn: string;
    sections: Array<DocumentSectionDto>;
    text: string;
};

