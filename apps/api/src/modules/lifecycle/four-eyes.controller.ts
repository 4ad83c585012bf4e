import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ENV, type Env } from '../../platform/env.ts';
import { ROLES } from '../../platform/http/access/actor.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { formatMinor } from '../../platform/money.ts';
import { SECOND_PERSON_RULES } from '../../platform/second-person.ts';
import { SECOND_OFFICER_CASES } from '../transfers/public.ts';
import { FourEyesDto } from './lifecycle.dto.ts';

/** Says when one person is not enough. */
@ApiTags('transactions')
@Controller('api/v1/four-eyes')
export class FourEyesController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  @Get()
  @Roles(...ROLES)
  @ApiOperation({
    operationId: 'getFourEyes',
    summary: 'Read when one person is not enough',
    description: 'What officers and administrators do not do alone with the money of others. Everybody does all of it '
      + 'alone with their own.',
  })
  @ApiOkResponse({ type: FourEyesDto })
  get(): FourEyesDto {
    return {
      limit: formatMinor(this.env.secondPersonFromMinor),
      reviewLimit: formatMinor(this.env.secondOfficerFromMinor),
      reviewCases: [...SECOND_OFFICER_CASES],
      rules: [...SECOND_PERSON_RULES],
    };
  }
}
