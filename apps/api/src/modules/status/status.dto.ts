import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ROLES, type Role } from '../../platform/http/access/actor.ts';
import { CURRENCIES, NETWORKS, type Currency, type Network } from '../../platform/money.ts';
import { INVARIANT_STATES, type InvariantState } from '../invariants/invariants.queries.ts';

/** One network as it was just measured. */
export class NetworkStatusDto {
  @ApiProperty({ enum: NETWORKS, enumName: 'Network', example: 'uae_dirham' }) network!: Network;
  @ApiProperty({ example: 'UAE e-Dirham' }) name!: string;
  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', example: 'AED' }) currency!: Currency;
  @ApiProperty({ example: true, description: 'Whether its accounts answered just now' }) isOnline!: boolean;
  @ApiProperty({ example: 0.001 }) feeRate!: number;
  @ApiProperty({ example: 1.4, description: 'How long the answer took' }) latencyMs!: number;
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) checkedAt!: string;
}

/** A persona of the sandbox. */
export class PersonaDto {
  @ApiProperty({ example: 'amina' }) username!: string;
  @ApiProperty({ example: 'Amina Rahman' }) name!: string;
  @ApiProperty({ enum: ROLES, enumName: 'Role', example: 'user' }) role!: Role;
  @ApiProperty({ type: String, nullable: true, example: 'Emirates Sandbox Bank' }) bank!: string | null;
}

/** Where else than here people may sign in. */
export class SignInProviderDto {
  @ApiProperty({ example: 'UAE PASS', description: 'What the provider is called' }) label!: string;
}

/** How the sealing of events is doing. */
export class SealerStatusDto {
  @ApiProperty({ example: 42, description: 'Blocks sealed so far' }) height!: number;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T08:30:01.000Z' }) sealedAt!: string | null;
  @ApiProperty({ example: 0, description: 'Age of the oldest event not yet sealed' }) lagMs!: number;
  @ApiProperty({ example: true, description: 'Whether the lag is below ten seconds' }) healthy!: boolean;
}

/** Something that must always hold in the books, and whether it is known to. */
export class InvariantStatusDto {
  @ApiProperty({ example: 'balance_of_entries' }) name!: string;
  @ApiProperty({ type: String, nullable: true, example: 'I4', description: 'Its number in INVARIANTS.md' })
  number!: string | null;

  @ApiProperty({
    enum: INVARIANT_STATES, enumName: 'InvariantState', example: 'holds',
    description: 'unknown: not checked lately, which is not the same as holding',
  })
  state!: InvariantState;

  @ApiProperty({ type: String, nullable: true, example: '2026-11-20T08:30:00.000Z' }) checkedAt!: string | null;
}

const HEALTH = ['ok', 'degraded'] as const;
type Health = (typeof HEALTH)[number];

/** What works right now, as measured when asked. */
export class StatusDto {
  @ApiProperty({ example: '2026-11-20T08:30:00.000Z' }) timestamp!: string;
  @ApiProperty({ enum: ['sandbox', 'production'], enumName: 'Environment', example: 'sandbox' })
  environment!: 'sandbox' | 'production';

  @ApiProperty({ example: true, description: 'Whether this browser signs in as a persona without a password' })
  automaticSignIn!: boolean;

  @ApiProperty({ example: true, description: 'Whether webhooks may call this machine itself, as in a local sandbox' })
  webhookLoopback!: boolean;

  @ApiPropertyOptional({
    type: PersonaDto, isArray: true, description: 'Only in a sandbox, to callers on its own machine',
  })
  personas?: PersonaDto[];

  @ApiPropertyOptional({ type: SignInProviderDto, description: 'Only where people may sign in by a provider' })
  signInProvider?: SignInProviderDto;

  @ApiProperty({ example: '1.0.0' }) version!: string;
  @ApiProperty({ type: NetworkStatusDto, isArray: true }) networks!: NetworkStatusDto[];
  @ApiProperty({ enum: HEALTH, enumName: 'Health', example: 'ok' }) api_health!: Health;
  @ApiProperty({ enum: HEALTH, enumName: 'Health', example: 'ok', description: 'Known payments were judged rightly' })
  compliance_engine!: Health;

  @ApiProperty({ example: '2026.11.1' }) rulesetVersion!: string;
  @ApiProperty({ type: SealerStatusDto }) sealer!: SealerStatusDto;
  @ApiProperty({
    type: InvariantStatusDto, isArray: true,
    description: 'Checked each minute for what is new and every night as a whole; one that is broken degrades the API',
  })
  invariants!: InvariantStatusDto[];
}
