/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type NonComplianceStepKind = 'recorded' | 'classified' | 'planned' | 'followed_up' | 'remedied' | 'confirmed' | 'closed' | 'reopened';
