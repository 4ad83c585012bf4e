/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
import type { EvidenceDto } from './EvidenceDto.ts';
import type { FindingSeverity } from './FindingSeverity.ts';
export type ContractFindingDto = {
    ruleId: string;
    /**
     * The field or clause that it judges
     */
    clause: string;
    severity: FindingSeverity;
    evidence: Array<EvidenceDto>;
    explain: BilingualDto;
    remedy: BilingualDto;
    cite: Array<string>;
};

