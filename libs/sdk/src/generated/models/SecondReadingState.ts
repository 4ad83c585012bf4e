/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * nothing clears nothing; unread is never nothing; waiting: not read yet
 */
export type SecondReadingState = 'resembles' | 'nothing' | 'unread' | 'waiting';
