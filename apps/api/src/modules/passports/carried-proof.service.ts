import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { WhyDto } from '../transactions/public.ts';
import { JudgedStatement, type SearchedList } from './judged-statement.service.ts';
import { PassportsQueries } from './passports.queries.ts';

/** What travels in a message with a payment: the lists that were searched, and its newest passport that holds. */
@Injectable()
export class CarriedProof {
  constructor(private readonly judged: JudgedStatement, private readonly passports: PassportsQueries) {}

  async of(
    actor: Actor, transactionId: string, why: WhyDto, isPayer: boolean,
  ): Promise<{ lists: SearchedList[]; passport: string | null }> {
    return {
      // That lists were searched is for the payer's side to tell.
      lists: isPayer ? await this.judged.listsAt(why) : [],
      passport: await this.passports.inForce(actor, transactionId),
    };
  }
}
