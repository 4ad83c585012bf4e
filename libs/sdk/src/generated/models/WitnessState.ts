/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * How the last question ended. waiting: there was no answer yet, or another process is ahead; cosigned: it countersigned; unreachable: no answer, or one of a server that fails; refused: it does not know the log or its key; mistaken: what it answered is no cosignature of its key; conflict: it saw a larger or a different log, which stays until it countersigns again
 */
export type WitnessState = 'waiting' | 'cosigned' | 'unreachable' | 'refused' | 'mistaken' | 'conflict';
