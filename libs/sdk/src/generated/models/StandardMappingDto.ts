/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MappedControlDto } from './MappedControlDto.ts';
export type StandardMappingDto = {
    /**
     * As the rules cite it
     */
    standard: string;
    /**
     * Rules on payments and on contracts
     */
    rules: Array<string>;
    /**
     * Types of contracts that these rules judge
     */
    products: Array<string>;
    controls: Array<MappedControlDto>;
};

