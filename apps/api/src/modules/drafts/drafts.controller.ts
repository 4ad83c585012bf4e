import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/http/actor.ts';
import { ApiProblems } from '../../platform/http/api-problems.decorator.ts';
import { CurrentActor } from '../../platform/http/current-actor.decorator.ts';
import { Roles } from '../../platform/http/roles.decorator.ts';
import { DraftDto, SaveDraftDto } from './draft.dto.ts';
import { KeepDrafts } from './keep-drafts.use-case.ts';

/** Keeps unfinished transactions. */
@ApiTags('drafts')
@Controller('api/v1/transactions/drafts')
@Roles('admin', 'bank', 'user')
export class DraftsController {
  constructor(private readonly drafts: KeepDrafts) {}

  @Get()
  @ApiOperation({ operationId: 'listDrafts', summary: 'List your drafts, the last written first' })
  @ApiOkResponse({ type: DraftDto, isArray: true })
  list(@CurrentActor() actor: Actor): Promise<DraftDto[]> {
    return this.drafts.list(actor);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getDraft', summary: 'Get one of your drafts' })
  @ApiOkResponse({ type: DraftDto })
  @ApiProblems([404, 'DRAFT_NOT_FOUND'])
  get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DraftDto> {
    return this.drafts.get(actor, id);
  }

  @Post()
  @ApiOperation({ operationId: 'createDraft', summary: 'Keep a draft' })
  @ApiCreatedResponse({ type: DraftDto })
  @ApiProblems(400, [409, 'TOO_MANY_DRAFTS'])
  create(@CurrentActor() actor: Actor, @Body() body: SaveDraftDto): Promise<DraftDto> {
    return this.drafts.create(actor, body);
  }

  @Put(':id')
  @ApiOperation({ operationId: 'updateDraft', summary: 'Replace a draft' })
  @ApiOkResponse({ type: DraftDto })
  @ApiProblems(400, [404, 'DRAFT_NOT_FOUND'])
  update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: SaveDraftDto): Promise<DraftDto> {
    return this.drafts.update(actor, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteDraft', summary: 'Delete a draft' })
  @ApiNoContentResponse()
  @ApiProblems([404, 'DRAFT_NOT_FOUND'])
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.drafts.remove(actor, id);
  }
}
