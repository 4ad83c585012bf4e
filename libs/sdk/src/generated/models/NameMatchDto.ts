/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MatchedBeneficiaryDto } from './MatchedBeneficiaryDto.ts';
import type { NameMatchResult } from './NameMatchResult.ts';
export type NameMatchDto = {
    /**
     * As it was given
     */
    name: string;
    result: NameMatchResult | null;
    /**
     * Whether another beneficiary agrees as well: a person chooses
     */
    isAmbiguous: boolean;
    beneficiary: MatchedBeneficiaryDto | null;
};

