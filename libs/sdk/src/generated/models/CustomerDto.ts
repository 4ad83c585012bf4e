/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from './BankDto.ts';
import type { CustomerChangeDto } from './CustomerChangeDto.ts';
import type { CustomerFileDto } from './CustomerFileDto.ts';
import type { CustomerKind } from './CustomerKind.ts';
import type { KycLevel } from './KycLevel.ts';
import type { KycStanding } from './KycStanding.ts';
import type { PepStatus } from './PepStatus.ts';
import type { RiskRating } from './RiskRating.ts';
import type { Role } from './Role.ts';
export type CustomerDto = {
    /**
     * The id of the account
     */
    id: string;
    username: string;
    name: string;
    legalName: string | null;
    role: Role;
    bank: BankDto | null;
    kind: CustomerKind | null;
    /**
     * 0: there is no file
     */
    version: number;
    /**
     * In force today
     */
    level: KycLevel;
    /**
     * As it was given
     */
    givenLevel: KycLevel;
    standing: KycStanding;
    risk: RiskRating | null;
    pep: PepStatus | null;
    /**
     * The day the documents run out; null: they do not
     */
    identifiedUntil: string | null;
    nextReviewOn: string | null;
    /**
     * Only the last four figures
     */
    documents: Array<string>;
    /**
     * Whether a change waits to be decided
     */
    isChangePending: boolean;
    file: CustomerFileDto | null;
    pending: CustomerChangeDto | null;
};

