/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ConsentRole } from './ConsentRole.ts';
export type LackingConsentDto = {
    of: ConsentRole;
    /**
     * Which of several partners
     */
    position: number;
    /**
     * null: any second officer
     */
    name: string | null;
};

