/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * agreed: takes place by an act of the parties, never by itself
 */
export type ScheduleLineState = 'planned' | 'overdue' | 'paid' | 'waived' | 'agreed';
