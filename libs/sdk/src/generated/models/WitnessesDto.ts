/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { OwnWitnessDto } from './OwnWitnessDto.ts';
import type { WitnessDto } from './WitnessDto.ts';
import type { WitnessedLogDto } from './WitnessedLogDto.ts';
export type WitnessesDto = {
    /**
     * null where the log has no name for witnesses
     */
    log: WitnessedLogDto | null;
    witnesses: Array<WitnessDto>;
    /**
     * null where no log is witnessed
     */
    asWitness: OwnWitnessDto | null;
};

