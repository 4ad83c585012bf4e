/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * larger: it saw more events than the log holds; different: the log did not grow from what it saw
 */
export type WitnessConflict = 'larger' | 'different';
