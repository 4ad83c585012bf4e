import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ProfileDto } from './auth.dto.ts';
import { User } from './user.entity.ts';

/** Tells signed-in people what the bank knows of them. */
@Injectable()
export class ProfileQueries {
  constructor(private readonly em: EntityManager) {}

  async of(userId: string): Promise<ProfileDto> {
    const user = await this.em.fork().findOneOrFail(User, userId, { populate: ['bank'] });
    const { id, username, name, email, role, bank, kycStatus } = user;
    return { id, username, name, email, role, bank: bank ? { id: bank.id, name: bank.name } : null, kycStatus };
  }
}
