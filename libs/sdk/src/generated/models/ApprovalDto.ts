/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApprovalDecision } from './ApprovalDecision.ts';
export type ApprovalDto = {
    approver: string;
    decision: ApprovalDecision;
    createdAt: string;
};

