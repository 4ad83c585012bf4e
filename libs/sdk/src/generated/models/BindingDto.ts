/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BindingKind } from './BindingKind.ts';
export type BindingDto = {
    /**
     * ruleset: a version by its number; rule: by its id; product: a type of contract; contract: by its id; profile: a bank’s setting
     */
    kind: BindingKind;
    value: string;
};

