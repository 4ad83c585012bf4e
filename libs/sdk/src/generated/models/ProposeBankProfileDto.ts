/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OverrideDto } from './OverrideDto.ts';
import type { ShariahProfile } from './ShariahProfile.ts';
export type ProposeBankProfileDto = {
    profile: ShariahProfile;
    /**
     * Points that are decided otherwise
     */
    overrides?: Array<OverrideDto>;
    note: string;
};

