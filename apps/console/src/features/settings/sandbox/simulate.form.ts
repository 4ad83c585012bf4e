import { IsInt, Max, Min } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';

const mostPayments = 500;
const greatestSeed = 2_147_483_647;

/** How many payments are to be made, and which ones; blanks hold text until they are read. */
export class SimulateForm {
  @IsInt({ message: () => i18n.t('sandbox:simulate.paymentsProblem') })
  @Min(1, { message: () => i18n.t('sandbox:simulate.paymentsProblem') })
  @Max(mostPayments, { message: () => i18n.t('sandbox:simulate.paymentsProblem') })
  payments = 50;

  @IsInt({ message: () => i18n.t('sandbox:simulate.seedProblem') })
  @Min(0, { message: () => i18n.t('sandbox:simulate.seedProblem') })
  @Max(greatestSeed, { message: () => i18n.t('sandbox:simulate.seedProblem') })
  seed = 1;
}
