/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * ruleset: a version by its number; rule: by its id; product: a type of contract; contract: by its id; profile: a bank’s setting
 */
export type BindingKind = 'ruleset' | 'rule' | 'product' | 'contract' | 'profile';
