/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PartyRole } from './PartyRole.ts';
export type PreviewEndDto = {
    role: PartyRole;
    position: number;
    name: string;
    /**
     * null: no wallet is named yet
     */
    address: string | null;
};

