import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/roles.decorator.ts';
import { KeySetDto } from './key.dto.ts';
import { KeyRegister } from './key-register.service.ts';

/** Publishes the keys by which everybody can check what the bank signed. */
@ApiTags('keys')
@Controller('.well-known/jwks.json')
export class KeysController {
  constructor(private readonly register: KeyRegister) {}

  @Get()
  @Public()
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({
    operationId: 'getKeys', summary: 'Get every key that ever signed, for checking signatures',
    description: 'A JSON Web Key Set (RFC 7517). Each key tells from when and until when what it signed is genuine.',
  })
  @ApiOkResponse({ type: KeySetDto })
  async keys(): Promise<KeySetDto> {
    return { keys: await this.register.list() };
  }
}
