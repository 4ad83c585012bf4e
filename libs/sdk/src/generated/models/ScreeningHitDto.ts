/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClearanceDto } from './ClearanceDto.ts';
import type { IdentifiersDto } from './IdentifiersDto.ts';
import type { PartyKind } from './PartyKind.ts';
import type { ScorePartDto } from './ScorePartDto.ts';
import type { ScreeningLikeness } from './ScreeningLikeness.ts';
import type { ScreeningSource } from './ScreeningSource.ts';
export type ScreeningHitDto = {
    entryId: string;
    source: ScreeningSource;
    /**
     * The name it is listed under
     */
    name: string;
    /**
     * The listed name that is most alike
     */
    matchedName: string;
    aliases: Array<string>;
    kind: PartyKind;
    programmes: Array<string>;
    births: Array<string>;
    nationalities: Array<string>;
    score: number;
    parts: Array<ScorePartDto>;
    identifiers: IdentifiersDto;
    /**
     * confirmed blocks a payment, possible sends it to an officer, below does neither
     */
    likeness: ScreeningLikeness;
    /**
     * The clearance by which payments pass it over
     */
    clearance: ClearanceDto | null;
};

