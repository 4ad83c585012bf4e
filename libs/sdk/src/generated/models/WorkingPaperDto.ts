/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaperAttachmentDto } from './PaperAttachmentDto.ts';
import type { PaperOutcome } from './PaperOutcome.ts';
export type WorkingPaperDto = {
    id: string;
    /**
     * The position of the payment in the sample
     */
    position: number;
    /**
     * The highest one holds; earlier ones stay
     */
    version: number;
    lookedAt: string;
    outcome: PaperOutcome;
    note: string;
    writtenBy: string;
    writtenAt: string;
    attachments: Array<PaperAttachmentDto>;
};

