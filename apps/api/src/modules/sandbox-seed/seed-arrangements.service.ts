import { Injectable } from '@nestjs/common';
import { AddBeneficiary } from '../beneficiaries/add-beneficiary.use-case.ts';
import { SeedPeople } from './seed-people.service.ts';
import { SeedOutcomes } from './seed-outcomes.service.ts';
import { SeedGovernance } from './seed-governance.service.ts';
import { SeedReports } from './seed-reports.service.ts';

/** What invented people arrange for later: payees whom they keep, and reports. */
@Injectable()
export class SeedArrangements {
  constructor(
    private readonly people: SeedPeople,
    private readonly outcomes: SeedOutcomes,
    private readonly keeping: AddBeneficiary,
    readonly reports: SeedReports,
    readonly governance: SeedGovernance,
  ) {}

  /** Keeps a payee under the name that their account has. */
  keepPayee(who: string, payee: string, note: string): Promise<void> {
    const { address, network } = this.people.wallet(payee);
    const { name } = this.people.actor(payee);
    return this.outcomes.attempt(`${who} keeps ${payee}`, () =>
      this.keeping.execute(this.people.actor(who), { name, address, network, note }));
  }
}
