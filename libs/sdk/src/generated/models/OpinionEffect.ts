/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * What becomes of what the rules of the point see: refused, put to the board, noted, or let pass
 */
export type OpinionEffect = 'forbid' | 'flag' | 'note' | 'allow';
