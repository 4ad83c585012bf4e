/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BatchState = 'running' | 'interrupted' | 'done' | 'cancelled' | 'refused';
