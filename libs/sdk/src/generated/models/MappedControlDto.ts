/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BilingualDto } from './BilingualDto.ts';
export type MappedControlDto = {
    id: string;
    title: BilingualDto;
    /**
     * Numbers of invariants that are always looked for
     */
    invariants: Array<string>;
    /**
     * Where what it comes to is read
     */
    routes: Array<string>;
    /**
     * The test that fails without it
     */
    testedBy: string;
};

