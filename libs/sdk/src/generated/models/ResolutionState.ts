/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ResolutionState = 'draft' | 'asked' | 'deliberated' | 'in_force' | 'rejected' | 'superseded' | 'withdrawn' | 'expired';
