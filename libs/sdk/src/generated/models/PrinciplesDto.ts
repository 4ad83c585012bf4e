/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PrincipleState } from './PrincipleState.ts';
export type PrinciplesDto = {
    riba: PrincipleState;
    gharar: PrincipleState;
    maysir: PrincipleState;
    halal: PrincipleState;
    kyc: PrincipleState;
};

