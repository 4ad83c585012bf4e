import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toTransactionId } from '../../platform/ids.ts';
import { currencyOf } from '../../platform/money.ts';
import { ReverseTransaction } from '../recalls/reverse-transaction.use-case.ts';
import { RecordNonCompliance } from './record-noncompliance.use-case.ts';

/**
 * Takes each payment that was given back for a reason of the Shariah into the register of the bank that let it pass.
 */
@Injectable()
export class FindReturnedPayments implements OnModuleInit {
  constructor(private readonly reversing: ReverseTransaction, private readonly recording: RecordNonCompliance) {}

  onModuleInit(): void {
    this.reversing.onReversed(async (tx, maker, { payment, recall, isShariah, reason }) => {
      if (!isShariah && recall?.is_shariah !== true) return;
      const id = toTransactionId(payment.id);
      const words = recall?.note ?? reason;
      await this.recording.execute(tx, maker, [{
        bankId: payment.from.bankId, source: recall === null ? 'reversal' : 'recall',
        onceKey: `returned:${payment.id}`, title: `${id} was given back for a reason of the Shariah`,
        description: words === null ? 'A payment was given back because it does not agree with the Shariah.' : words,
        principle: null, ruleIds: [], transactionIds: [payment.id], currency: currencyOf(payment.network),
        nature: 'actual', materiality: 'immaterial',
      }]);
    });
  }
}
