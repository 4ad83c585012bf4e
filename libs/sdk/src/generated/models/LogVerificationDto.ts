/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LogFaultDto } from './LogFaultDto.ts';
export type LogVerificationDto = {
    fromHeight: number;
    /**
     * The last block that was recomputed
     */
    toHeight: number;
    /**
     * The newest block there is
     */
    headHeight: number;
    /**
     * How many events were recomputed
     */
    events: number;
    /**
     * Where to go on; null at the end
     */
    next: number | null;
    /**
     * Everything that is not as it was sealed, at most 100 a part; empty when all is
     */
    faults: Array<LogFaultDto>;
};

