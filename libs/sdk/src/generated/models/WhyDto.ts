/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FindingDto } from './FindingDto.ts';
import type { FollowedOpinionDto } from './FollowedOpinionDto.ts';
import type { PrinciplesDto } from './PrinciplesDto.ts';
import type { VerdictAction } from './VerdictAction.ts';
export type WhyDto = {
    principles: PrinciplesDto;
    /**
     * Whether the principle passes; false where it needs review as well
     */
    ribaCheck: boolean;
    /**
     * Gharar and maysir together
     */
    ghararCheck: boolean;
    halalCheck: boolean;
    kycCheck: boolean;
    score: number;
    action: VerdictAction;
    shariahCompliant: boolean;
    /**
     * What the rules have to say against it
     */
    findings: Array<FindingDto>;
    recommendations: Array<string>;
    fatwaValidation: string;
    /**
     * With the number of a bank’s own version behind a plus sign
     */
    profile: string;
    /**
     * The opinions that were followed where schools differ and it made a difference; absent where none did
     */
    opinions?: Array<FollowedOpinionDto>;
    rulesetVersion: string;
    /**
     * Exactly what was judged
     */
    facts: Record<string, any>;
    /**
     * Whether judging the facts again gives the same bytes; null when the verdict was made by a version of the rules (`rulesetVersion`) that this release no longer carries: it stands as it was stored
     */
    recomputedIdentical: boolean | null;
    evaluatedAt: string;
};

