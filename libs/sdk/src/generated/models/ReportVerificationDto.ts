/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IssuedDocument } from './IssuedDocument.ts';
import type { ReportDto } from './ReportDto.ts';
import type { VerificationOutcome } from './VerificationOutcome.ts';
export type ReportVerificationDto = {
    valid: boolean;
    outcome: VerificationOutcome;
    sentence: string;
    /**
     * Whether it is a certificate of zakat that another one supersedes
     */
    isSuperseded: boolean;
    /**
     * What it was issued as; null when it was not, or not like this
     */
    document: IssuedDocument | null;
    /**
     * SHA-256 of the file
     */
    digest: string;
    /**
     * The published key that signed it
     */
    keyId: string | null;
    /**
     * The first run that issued it, if you may see it
     */
    report: ReportDto | null;
};

