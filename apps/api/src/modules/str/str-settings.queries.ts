import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, notFound } from '../../platform/http/problems/refusal.ts';
import type { KeptStrSettingsDto, StrSettingsDto } from './str-settings.dto.ts';
import { StrRegister } from './str-register.service.ts';

/** Reads what a bank tells its financial intelligence unit of itself. */
@Injectable()
export class StrSettingsQueries {
  constructor(private readonly em: EntityManager, private readonly register: StrRegister) {}

  async get(actor: Actor, bankId?: string): Promise<KeptStrSettingsDto> {
    const kept = await this.register.settingsOf(this.em.fork(), bankOf(actor, bankId));
    return { version: kept?.version ?? 0, settings: kept && (kept.settings as StrSettingsDto) };
  }
}

/** The bank whose settings are meant: officers have one, administrators name it. */
export const bankOf = (actor: Actor, asked: string | undefined): string => {
  if (actor.role !== 'admin') {
    if (asked !== undefined && asked !== actor.bankId) throw notFound('bank');
    return actor.bankId ?? '';
  }
  if (asked !== undefined) return asked;
  throw invalid([{ field: 'bankId', code: 'REQUIRED', message: 'bankId must name the bank.' }]);
};
