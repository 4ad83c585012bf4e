/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * The columns that are left out
 */
export type ListColumn = 'account' | 'action' | 'age' | 'amount' | 'assignee' | 'attempts' | 'balance' | 'details' | 'digest' | 'findings' | 'ipAddress' | 'lastSignIn' | 'memo' | 'nextDue' | 'parties' | 'period' | 'priority' | 'resource' | 'role' | 'score' | 'severity' | 'state' | 'time' | 'type' | 'user';
