/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CheckpointDto } from './CheckpointDto.ts';
export type ConsistencyProofDto = {
    from: CheckpointDto;
    to: CheckpointDto;
    /**
     * RFC 6962, section 2.1.2
     */
    hashes: Array<string>;
};

