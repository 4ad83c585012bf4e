/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ContractAction = 'name-parties' | 'confirm' | 'decline' | 'promise' | 'purchase' | 'possess' | 'sell' | 'deliver' | 'pay' | 'settle-early' | 'accelerate' | 'reschedule' | 'grant-respite' | 'default' | 'write-off' | 'cancel' | 'resell-elsewhere' | 'dispute' | 'resolve' | 'rescind' | 'acquire' | 'lease' | 'record-benchmark' | 'suspend' | 'resume' | 'total-loss' | 'terminate' | 'return' | 'transfer' | 'sign' | 'fund' | 'pay-capital' | 'start' | 'distribute' | 'breach' | 'liquidate' | 'wind-up' | 'dissolve' | 'close' | 'buy-units' | 'lay-deposit' | 'leave';
