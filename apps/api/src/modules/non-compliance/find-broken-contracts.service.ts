import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StepWriter } from '../contracts/life/step-writer.service.ts';
import { referenceOf } from '../contracts/public.ts';
import { RecordNonCompliance } from './record-noncompliance.use-case.ts';

/** What the life of a contract knows of being broken, in words; nobody has said yet whether it did not comply. */
const WORDS: Readonly<Record<string, string>> = {
  dispute: 'The buyer disputes what was sold.',
  breach: 'The provider of the capital says that the manager broke the terms.',
  late_donation: 'A debtor paid late and gave to charity what he undertook to give; see that none of it became income.',
};

/** Takes disputes, breaches and donations for delay of contracts into the register of the contract's bank. */
@Injectable()
export class FindBrokenContracts implements OnModuleInit {
  constructor(private readonly writer: StepWriter, private readonly recording: RecordNonCompliance) {}

  onModuleInit(): void {
    this.writer.onWritten(async (tx, maker, { contract, action, made }) => {
      if (contract.bankId === null) return;
      const late = made.filter(({ payment }) => (payment.lateDonationMinor ?? 0n) > 0n);
      const kinds = [...(action in WORDS ? [action] : []), ...(late.length > 0 ? ['late_donation'] : [])];
      await this.recording.execute(tx, maker, kinds.map((kind) => ({
        bankId: contract.bankId ?? '', source: 'contract' as const, onceKey: `contract:${contract.id}:${kind}`,
        title: `${referenceOf(contract)}: ${kind.replaceAll('_', ' ')}`, description: WORDS[kind] ?? kind,
        principle: kind === 'late_donation' ? 'riba' as const : null,
          ruleIds: kind === 'late_donation' ? ['RIBA-007'] : [],
        transactionIds: kind === 'late_donation' ? late.map(({ transactionId }) => transactionId) : [],
        contractId: contract.id, currency: contract.currency, nature: null, materiality: null,
      })));
    });
  }
}
