/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * proposed: waits for a confirmation; coming: the term has not begun; over: it ended by its day
 */
export type SeatState = 'proposed' | 'seated' | 'coming' | 'over' | 'ended';
