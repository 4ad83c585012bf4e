/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type FollowedOpinionDto = {
    point: string;
    opinion: string;
    /**
     * The rules that turn on it
     */
    ruleIds: Array<string>;
};

