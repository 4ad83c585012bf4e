import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags }
  from '@nestjs/swagger';
import type { Actor } from '../../platform/http/access/actor.ts';
import { ApiProblems } from '../../platform/http/openapi/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/access/current-actor.decorator.ts';
import { Roles } from '../../platform/http/access/roles.decorator.ts';
import { DraftDto, SaveDraftDto } from './draft.dto.ts';
import { CreateDraft } from './create-draft.use-case.ts';
import { DeleteDraft } from './delete-draft.use-case.ts';
import { DraftsQueries } from './drafts.queries.ts';
import { UpdateDraft } from './update-draft.use-case.ts';

const DraftParam = (): MethodDecorator =>
  ApiParam({ name: 'id', description: 'The draft’s id', example: '01a1f799-7cf5-7ea7-962b-eb6214b0cb30' });

/** Keeps unfinished transactions. */
@ApiTags('drafts')
@Controller('api/v1/transactions/drafts')
@Roles('admin', 'bank', 'user')
export class DraftsController {
  constructor(
    private readonly drafts: DraftsQueries,
    private readonly createDraft: CreateDraft,
    private readonly updateDraft: UpdateDraft,
    private readonly deleteDraft: DeleteDraft,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listDrafts',
    summary: 'List your drafts, the last written first',
    description: 'Drafts are yours alone; they may be incomplete.',
  })
  @ApiOkResponse({ type: DraftDto, isArray: true })
  list(@CurrentActor() actor: Actor): Promise<DraftDto[]> {
    return this.drafts.list(actor);
  }

  @Get(':id')
  @DraftParam()
  @ApiOperation({
    operationId: 'getDraft',
    summary: 'Get one of your drafts',
    description: 'The draft of another person is answered as if it did not exist.',
  })
  @ApiOkResponse({ type: DraftDto })
  @ApiProblems([404, 'DRAFT_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DraftDto> {
    return this.drafts.get(actor, id);
  }

  @Post()
  @ApiOperation({
    operationId: 'createDraft',
    summary: 'Keep a draft',
    description: 'Any part of a transaction may be missing; nothing is judged and no money moves.',
  })
  @ApiCreatedResponse({ type: DraftDto })
  @ApiProblems(400, [409, 'TOO_MANY_DRAFTS'])
  create(@CurrentActor() actor: Actor, @Body() body: SaveDraftDto): Promise<DraftDto> {
    return this.createDraft.execute(actor, body);
  }

  @Put(':id')
  @DraftParam()
  @ApiOperation({
    operationId: 'updateDraft',
    summary: 'Replace a draft',
    description: 'The new content takes the place of the whole old one.',
  })
  @ApiOkResponse({ type: DraftDto })
  @ApiProblems(400, [404, 'DRAFT_NOT_FOUND'])
  update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: SaveDraftDto): Promise<DraftDto> {
    return this.updateDraft.execute(actor, id, body);
  }

  @Delete(':id')
  @DraftParam()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteDraft',
    summary: 'Delete a draft',
    description: 'It cannot be brought back.',
  })
  @ApiNoContentResponse()
  @ApiProblems([404, 'DRAFT_NOT_FOUND'])
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.deleteDraft.execute(actor, id);
  }
}
