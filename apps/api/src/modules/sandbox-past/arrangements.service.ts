import { Injectable } from '@nestjs/common';
import { AddBeneficiary } from '../beneficiaries/add-beneficiary.use-case.ts';
import { CastRegister } from './cast-register.service.ts';
import { OutcomeBook } from './outcome-book.service.ts';
import { Reporting } from './reporting.service.ts';

/** What invented people arrange for later: payees whom they keep, and reports. */
@Injectable()
export class Arrangements {
  constructor(
    private readonly cast: CastRegister,
    private readonly book: OutcomeBook,
    private readonly keeping: AddBeneficiary,
    readonly reports: Reporting,
  ) {}

  /** Keeps a payee under the name that their account has. */
  keepPayee(who: string, payee: string, note: string): Promise<void> {
    const { address, network } = this.cast.wallet(payee);
    const { name } = this.cast.actor(payee);
    return this.book.attempt(`${who} keeps ${payee}`, () =>
      this.keeping.execute(this.cast.actor(who), { name, address, network, note }));
  }
}
