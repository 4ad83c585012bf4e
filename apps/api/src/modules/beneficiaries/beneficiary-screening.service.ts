import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { partyOfBeneficiary } from '../rescreening/public.ts';
import { OpenCases } from '../rescreening/open-cases.use-case.ts';
import { ScreeningService, type Screening } from '../screening/screening.service.ts';

/** Seeks payees in the lists of sanctions as they are added; afterwards they are sought like everybody who is known. */
@Injectable()
export class BeneficiaryScreening {
  constructor(private readonly screening: ScreeningService, private readonly cases: OpenCases) {}

  open(tx: Tx): Promise<Screening> {
    return this.screening.open(tx);
  }

  /** Opens a case for each listed party that a payee is like; it holds the payee until officers decide it. */
  async openCases(
    tx: Tx, screening: Screening, party: Parameters<typeof partyOfBeneficiary>[0],
  ): Promise<void> {
    await this.cases.execute(tx, screening, [partyOfBeneficiary(party)]);
  }
}
