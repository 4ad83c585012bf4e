/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Words that agree exactly, in another spelling or script, nearly, or as an initial; words that only the list (missing) or only the name (extra) has; another order; the name as a whole
 */
export type ScorePartName = 'exact' | 'spelling' | 'script' | 'similar' | 'initial' | 'missing' | 'extra' | 'order' | 'whole';
