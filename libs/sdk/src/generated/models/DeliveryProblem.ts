/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Why the last try got no answer
 */
export type DeliveryProblem = 'forbidden_address' | 'unknown_host' | 'unreachable' | 'not_trusted' | 'timed_out' | 'broken_answer' | 'not_by_schema';
