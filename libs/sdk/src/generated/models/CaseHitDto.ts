/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClearanceDto } from './ClearanceDto.ts';
import type { ClearingDto } from './ClearingDto.ts';
import type { ComparedDto } from './ComparedDto.ts';
import type { HitLikeness } from './HitLikeness.ts';
import type { HitState } from './HitState.ts';
import type { JudgedListDto } from './JudgedListDto.ts';
import type { PartyKind } from './PartyKind.ts';
import type { ScorePartDto } from './ScorePartDto.ts';
import type { ScreeningSource } from './ScreeningSource.ts';
import type { SoughtRole } from './SoughtRole.ts';
export type CaseHitDto = {
    party: SoughtRole;
    /**
     * The name that was sought
     */
    name: string;
    entryId: string;
    source: ScreeningSource | null;
    /**
     * The name it is listed under
     */
    listedName: string;
    /**
     * The listed name that is most alike
     */
    matchedName: string;
    /**
     * Whether the publisher calls that alias a weak one
     */
    isWeakAlias: boolean;
    kind: PartyKind | null;
    /**
     * As the list says now
     */
    programmes: Array<string>;
    list: JudgedListDto | null;
    /**
     * Whether the entry is on a list in force now
     */
    isListedNow: boolean;
    score: number;
    parts: Array<ScorePartDto>;
    likeness: HitLikeness;
    births: ComparedDto;
    nationalities: ComparedDto;
    /**
     * Numbers but for their ends are covered
     */
    documents: ComparedDto;
    /**
     * proposed: another officer must agree; passed_over: cleared before the payment was made
     */
    state: HitState;
    /**
     * In this case, oldest first
     */
    clearings: Array<ClearingDto>;
    /**
     * Of this name and entry, newest first
     */
    clearances: Array<ClearanceDto>;
    /**
     * Earlier cases of this entry
     */
    earlierCases: Array<string>;
};

