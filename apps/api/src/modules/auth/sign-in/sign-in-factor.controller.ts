import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import type { RequestOrigin } from '../../../platform/http/access/current-actor.decorator.ts';
import { Public } from '../../../platform/http/access/roles.decorator.ts';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.decorator.ts';
import { SignInFactorDto } from '../../factors/public.ts';
import { SignedInDto } from '../auth.dto.ts';
import { SignOut } from '../sessions/sign-out.use-case.ts';
import { SignInByFactor } from './sign-in-by-factor.use-case.ts';
import { readDeviceCookie, setDeviceCookie } from './sign-in-cookies.ts';
import { admit } from './welcome.ts';

/** The second step of signing in. */
@ApiTags('auth')
@Controller('api/auth/login/factor')
export class SignInFactorController {
  constructor(private readonly signIn: SignInByFactor, private readonly signOut: SignOut) {}

  @Public()
  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'loginWithFactor',
    summary: 'Finish signing in with your second factor',
    description: 'Takes the challenge that the right password was answered with, and a code or what a passkey signed. '
      + 'The challenge is good once, for five minutes; a wrong code may be corrected. Five wrong codes lock codes for '
      + 'a while.',
  })
  @ApiOkResponse({ type: SignedInDto })
  @ApiProblems(
    400, [403, 'ACCOUNT_DEACTIVATED'], [422, 'FACTOR_WRONG', 'CHALLENGE_ENDED'], [429, 'FACTOR_LOCKED'],
  )
  async login(
    @Body() body: SignInFactorDto,
    @CurrentOrigin() origin: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInDto> {
    const signedIn = await this.signIn.execute(body, origin, readDeviceCookie(request));
    const answer = await admit(signedIn, this.signOut, { request, origin, reply });
    setDeviceCookie(request, reply, signedIn.device);
    return answer;
  }
}
