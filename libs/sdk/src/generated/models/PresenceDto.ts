/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PresenceDto = {
    /**
     * Say it again within a minute; who falls silent is taken to have left
     */
    isPresent: boolean;
};

