/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Environment } from './Environment.ts';
import type { Health } from './Health.ts';
import type { InvariantStatusDto } from './InvariantStatusDto.ts';
import type { NetworkStatusDto } from './NetworkStatusDto.ts';
import type { PersonaDto } from './PersonaDto.ts';
import type { SealerStatusDto } from './SealerStatusDto.ts';
import type { SignInProviderDto } from './SignInProviderDto.ts';
export type StatusDto = {
    timestamp: string;
    environment: Environment;
    /**
     * Whether this browser signs in as a persona without a password
     */
    automaticSignIn: boolean;
    /**
     * Whether webhooks may call this machine itself, as in a local sandbox
     */
    webhookLoopback: boolean;
    /**
     * Only in a sandbox, to callers on its own machine
     */
    personas?: Array<PersonaDto>;
    /**
     * Only where people may sign in by a provider
     */
    signInProvider?: SignInProviderDto;
    version: string;
    networks: Array<NetworkStatusDto>;
    api_health: Health;
    /**
     * Known payments were judged rightly
     */
    compliance_engine: Health;
    rulesetVersion: string;
    sealer: SealerStatusDto;
    /**
     * Checked each minute for what is new and every night as a whole; one that is broken degrades the API
     */
    invariants: Array<InvariantStatusDto>;
};

