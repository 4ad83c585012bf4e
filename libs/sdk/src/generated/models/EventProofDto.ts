/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CheckpointDto } from './CheckpointDto.ts';
import type { SealedEventDto } from './SealedEventDto.ts';
export type EventProofDto = {
    event: SealedEventDto;
    /**
     * Its place among all events, from 0
     */
    leafIndex: number;
    /**
     * RFC 6962, section 2.1.1, lowest first
     */
    hashes: Array<string>;
    checkpoint: CheckpointDto;
};

