/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BeneficiaryStatus } from './BeneficiaryStatus.ts';
export type MatchedBeneficiaryDto = {
    id: string;
    name: string;
    address: string;
    status: BeneficiaryStatus;
};

