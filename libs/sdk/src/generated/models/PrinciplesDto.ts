/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { KycVerdict } from './KycVerdict.ts';
import type { PrincipleVerdict } from './PrincipleVerdict.ts';
export type PrinciplesDto = {
    riba: PrincipleVerdict;
    gharar: PrincipleVerdict;
    maysir: PrincipleVerdict;
    halal: PrincipleVerdict;
    kyc: KycVerdict;
};

