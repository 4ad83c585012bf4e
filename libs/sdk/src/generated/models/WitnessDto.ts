/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WitnessConflict } from './WitnessConflict.ts';
import type { WitnessState } from './WitnessState.ts';
export type WitnessDto = {
    name: string;
    /**
     * How the last question ended. waiting: there was no answer yet, or another process is ahead; cosigned: it countersigned; unreachable: no answer, or one of a server that fails; refused: it does not know the log or its key; mistaken: what it answered is no cosignature of its key; conflict: it saw a larger or a different log, which stays until it countersigns again
     */
    state: WitnessState;
    /**
     * larger: it saw more events than the log holds; different: the log did not grow from what it saw
     */
    conflict: WitnessConflict | null;
    /**
     * How many events it saw, if larger; else how many the log held that it refused
     */
    conflictSize: number | null;
    conflictSince: string | null;
    /**
     * How it answered, if not rightly
     */
    httpStatus: number | null;
    askedAt: string | null;
    /**
     * How many events the newest head holds that it countersigned
     */
    cosignedSize: number | null;
    /**
     * By its own clock
     */
    cosignedAt: string | null;
    cosignedAgeSeconds: number | null;
    /**
     * That head with the signature of the log and the cosignature (C2SP tlog-checkpoint, tlog-cosignature)
     */
    checkpoint: string | null;
};

