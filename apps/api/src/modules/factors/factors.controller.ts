import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags }
  from '@nestjs/swagger';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { FreshFactor, WithoutFactor } from '../../platform/http/access/factor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { AddFactor } from './add-factor.use-case.ts';
import {
  AddedFactorDto, ConfirmPasskeyDto, ConfirmTotpDto, FactorChallengeDto, FactorProvenDto, FactorsDto, NewPasskeyDto,
  NewTotpDto, RecoveryCodesDto, VerifyFactorDto,
} from './factor.dto.ts';
import { FactorsQueries } from './factors.queries.ts';
import { RemoveFactor } from './remove-factor.use-case.ts';
import { RenewRecoveryCodes } from './renew-recovery-codes.use-case.ts';
import { VerifyFactor } from './verify-factor.use-case.ts';

/** What people prove themselves by beside their password. */
@ApiTags('auth')
@Controller('api/auth/factors')
@Roles(...ROLES)
export class FactorsController {
  constructor(
    private readonly queries: FactorsQueries,
    private readonly adding: AddFactor,
    private readonly renewing: RenewRecoveryCodes,
    private readonly removing: RemoveFactor,
    private readonly verifying: VerifyFactor,
  ) {}

  @WithoutFactor()
  @Get()
  @ApiOperation({
    operationId: 'listFactors',
    summary: 'List what you prove yourself by',
    description: 'Authenticator apps, passkeys and how many recovery codes are left, and whether this session still '
      + 'owes a proof.',
  })
  @ApiOkResponse({ type: FactorsDto })
  list(@CurrentActor() actor: Actor): Promise<FactorsDto> {
    return this.queries.of(actor);
  }

  @WithoutFactor()
  @Post('challenge')
  @ApiOperation({
    operationId: 'askForFactor',
    summary: 'Get a challenge for a passkey to sign',
    description: 'Good once, for five minutes, in this session. A code needs no challenge.',
  })
  @ApiCreatedResponse({ type: FactorChallengeDto })
  ask(@CurrentActor() actor: Actor): Promise<FactorChallengeDto> {
    return this.verifying.ask(actor);
  }

  @WithoutFactor()
  @Post('verify')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'verifyFactor',
    summary: 'Prove your second factor in this session',
    description: 'What asks for a fresh factor is open for five minutes from then on. Five wrong codes lock codes for '
      + 'a while, not passkeys.',
  })
  @ApiOkResponse({ type: FactorProvenDto })
  @ApiProblems(400, [422, 'FACTOR_WRONG', 'CHALLENGE_ENDED'], [429, 'FACTOR_LOCKED'])
  verify(@CurrentActor() actor: Actor, @Body() body: VerifyFactorDto): Promise<FactorProvenDto> {
    return this.verifying.execute(actor, body);
  }

  @WithoutFactor()
  @FreshFactor()
  @Post('totp')
  @ApiOperation({
    operationId: 'beginTotp',
    summary: 'Begin to add an authenticator app',
    description: 'Answers a secret for the app. Nothing changes until a code of the app confirms it, within five '
      + 'minutes. Whoever has a factor already proves it first.',
  })
  @ApiCreatedResponse({ type: NewTotpDto })
  beginTotp(@CurrentActor() actor: Actor): Promise<NewTotpDto> {
    return this.adding.beginTotp(actor);
  }

  @WithoutFactor()
  @FreshFactor()
  @Post('totp/confirm')
  @ApiOperation({
    operationId: 'confirmTotp',
    summary: 'Add an authenticator app by its first code',
    description: 'The first factor comes with ten recovery codes, which are never shown again.',
  })
  @ApiCreatedResponse({ type: AddedFactorDto })
  @ApiProblems(400, [409, 'TOO_MANY_FACTORS'], [422, 'CHALLENGE_ENDED'])
  confirmTotp(@CurrentActor() actor: Actor, @Body() body: ConfirmTotpDto): Promise<AddedFactorDto> {
    return this.adding.confirmTotp(actor, body);
  }

  @WithoutFactor()
  @FreshFactor()
  @Post('passkeys')
  @ApiOperation({
    operationId: 'beginPasskey',
    summary: 'Begin to add a passkey',
    description: 'Answers what the authenticator makes the passkey for. The challenge is good for five minutes.',
  })
  @ApiCreatedResponse({ type: NewPasskeyDto })
  beginPasskey(@CurrentActor() actor: Actor): Promise<NewPasskeyDto> {
    return this.adding.beginPasskey(actor);
  }

  @WithoutFactor()
  @FreshFactor()
  @Post('passkeys/confirm')
  @ApiOperation({
    operationId: 'confirmPasskey',
    summary: 'Add a passkey',
    description: 'It must be made for this console, over the challenge, by an authenticator that recognised its '
      + 'person. The first factor comes with ten recovery codes, which are never shown again.',
  })
  @ApiCreatedResponse({ type: AddedFactorDto })
  @ApiProblems(400, [409, 'TOO_MANY_FACTORS', 'PASSKEY_KNOWN'], [422, 'CHALLENGE_ENDED'])
  confirmPasskey(@CurrentActor() actor: Actor, @Body() body: ConfirmPasskeyDto): Promise<AddedFactorDto> {
    return this.adding.confirmPasskey(actor, body);
  }

  @FreshFactor()
  @Post('recovery-codes')
  @ApiOperation({
    operationId: 'renewRecoveryCodes',
    summary: 'Replace your recovery codes',
    description: 'The codes before are worth nothing from then on. The answer is the only one that holds the new ones.',
  })
  @ApiCreatedResponse({ type: RecoveryCodesDto })
  @ApiProblems([409, 'NO_FACTOR'])
  renewRecoveryCodes(@CurrentActor() actor: Actor): Promise<RecoveryCodesDto> {
    return this.renewing.execute(actor);
  }

  @FreshFactor()
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'removeFactor',
    summary: 'Remove one of your factors',
    description: 'Recovery codes go with the last one. The last one of whoever must have one stays.',
  })
  @ApiParam({ name: 'id', description: 'The id of the factor', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' })
  @ApiNoContentResponse()
  @ApiProblems([404, 'FACTOR_NOT_FOUND'], [409, 'LAST_FACTOR'])
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.removing.execute(actor, id);
  }
}
