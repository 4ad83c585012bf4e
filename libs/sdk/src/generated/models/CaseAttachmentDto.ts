/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OfficerDto } from './OfficerDto.ts';
export type CaseAttachmentDto = {
    id: string;
    /**
     * Its place among the files of the case
     */
    number: number;
    name: string;
    /**
     * Bytes
     */
    size: number;
    /**
     * SHA-256 of its bytes
     */
    digest: string;
    uploadedBy: OfficerDto;
    uploadedAt: string;
};

