/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractFindingDto } from './ContractFindingDto.ts';
import type { FieldChangeDto } from './FieldChangeDto.ts';
import type { UnreadTermDto } from './UnreadTermDto.ts';
export type ContractVersionDto = {
    /**
     * Counts from 1
     */
    version: number;
    /**
     * Total price, total rent, or capital
     */
    value: string;
    terms: Record<string, any>;
    /**
     * Against the version before, term by term under its path, such as partners[0].profit; empty for 1
     */
    changes: Array<FieldChangeDto>;
    /**
     * What the rules said of it, gravest first
     */
    findings: Array<ContractFindingDto>;
    /**
     * What no rule could read of it
     */
    unread: Array<UnreadTermDto>;
    note: string | null;
    madeBy: string;
    madeAt: string;
};

