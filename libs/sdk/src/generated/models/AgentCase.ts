/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * From `limit` on, or whatever the amount where the money comes to whoever asks
 */
export type AgentCase = 'from_limit' | 'to_oneself';
