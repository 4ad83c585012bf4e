import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ROLES, type Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { AnyId } from '../../platform/http/outer-names/outer-name.pipe.ts';
import { ObjectDto } from './object.dto.ts';
import { ObjectsQueries } from './objects.queries.ts';

/** Finds whatever an id names. */
@ApiTags('objects')
@Controller('api/v1/objects')
export class ObjectsController {
  constructor(private readonly objects: ObjectsQueries) {}

  @Get(':id')
  @Roles(...ROLES)
  @ApiParam({ name: 'id', description: 'An id, address, number or reference', example: 'MUR-12' })
  @ApiOperation({
    operationId: 'findObject',
    summary: 'Find what an id names, of whatever kind it is',
    description: 'Takes the id of a transaction (a review goes by it too), batch, wallet, contract, report, webhook, '
      + 'request for support or person; the address of a wallet; the reference of a contract (MUR-12); the number of '
      + 'a request for support (SUP-2026-000001) or of an audit event (1024 or #1024); a rule (RIBA-001); and the id '
      + 'of a request among your newest, or the newest audit events. What you could not read by the route of its kind '
      + 'is not found, like what does not exist.',
  })
  @ApiOkResponse({ type: ObjectDto })
  @ApiProblems([404, 'OBJECT_NOT_FOUND'])
  find(@CurrentActor() actor: Actor, @AnyId() id: string): Promise<ObjectDto> {
    return this.objects.find(actor, id);
  }
}
