/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * Who refused it: the rules, an officer after a review, or an approver; null unless it is rejected
 */
export type Rejecter = 'rules' | 'officer' | 'approver';
