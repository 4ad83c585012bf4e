/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type BeneficiaryStatus = 'pending_approval' | 'waiting' | 'active' | 'held' | 'removed';
