/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SanctionsCheck } from './SanctionsCheck.ts';
export type ComplianceVerificationDto = {
    shariah_compliant: boolean;
    /**
     * null unless you may see the payer
     */
    kyc_verified: boolean | null;
    /**
     * cleared: like a listed party from whom an officer told them apart; not_screened: a list that must be in force was not, or a name could not be read; what a screening found is for the payer’s bank alone
     */
    sanctions_check: SanctionsCheck | null;
};

