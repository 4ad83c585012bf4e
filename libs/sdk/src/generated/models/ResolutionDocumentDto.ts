/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MemberOpinionDto } from './MemberOpinionDto.ts';
import type { ResolutionState } from './ResolutionState.ts';
export type ResolutionDocumentDto = {
    type: string;
    state: ResolutionState;
    /**
     * The very bytes, as text
     */
    text: string;
    quorum: number;
    opinions: Array<MemberOpinionDto>;
    /**
     * What the books keep of it, as text: its SHA-256 is what the newest event that tells of it is sealed with
     */
    record: string;
};

