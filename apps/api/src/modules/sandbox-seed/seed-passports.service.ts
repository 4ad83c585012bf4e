import { Injectable } from '@nestjs/common';
import { IssuePassport } from '../passports/issue-passport.use-case.ts';
import { SeedMade } from './seed-made.service.ts';

type PassportFields = Parameters<IssuePassport['prepare']>[2];

/** Lets people issue passports of their payments. */
@Injectable()
export class SeedPassports {
  constructor(private readonly once: SeedMade, private readonly passports: IssuePassport) {}

  /** Issues the passport of a payment that is sealed by now. */
  passport(name: string, who: string, payment: string, fields: PassportFields): Promise<void> {
    return this.once.make(name, who, async (tx, actor) =>
      this.passports.execute(tx, actor, await this.passports.prepare(actor, this.once.known(payment), fields)));
  }
}
