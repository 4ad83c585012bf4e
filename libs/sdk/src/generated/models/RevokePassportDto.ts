/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PassportOfficerReason } from './PassportOfficerReason.ts';
export type RevokePassportDto = {
    /**
     * It was issued in error, another one takes its place, or compliance withdraws it
     */
    reason: PassportOfficerReason;
};

