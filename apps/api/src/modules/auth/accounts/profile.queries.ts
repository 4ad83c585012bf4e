import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../../platform/database/sql.ts';
import { kycStandingOf, type CustomerFile, type KycLevel } from '../../customers/public.ts';
import { User } from '../../users/public.ts';
import type { ProfileDto } from '../auth.dto.ts';

/** Tells signed-in people what the bank knows of them. */
@Injectable()
export class ProfileQueries {
  constructor(private readonly em: EntityManager) {}

  async of(userId: string): Promise<ProfileDto> {
    const em = this.em.fork();
    const user = await em.findOneOrFail(User, userId, { populate: ['bank'] });
    const [known] = await rows<{ file: CustomerFile; level: KycLevel }>(em, `
      select file, level_on(file, identified_until, (business_now() at time zone 'UTC')::date) as level
      from customer where id = $1`, [userId]);
    const { id, username, name, email, role, bank } = user;
    return {
      id, username, name, email, role, bank: bank ? { id: bank.id, name: bank.name } : null,
      isComplianceOfficer: user.complianceGivenAt !== null,
      kycStatus: kycStandingOf(known?.file ?? null, known?.level ?? null, user.kycStatus),
    };
  }
}
