/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WitnessedLogDto = {
    origin: string;
    /**
     * The key by which its heads are signed (C2SP signed-note)
     */
    vkey: string;
};

