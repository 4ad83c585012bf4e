/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * How the newest recall of it stands; null: nobody asked to have it back
 */
export type RecallState = 'open' | 'accepted' | 'refused' | 'cancelled' | 'expired';
