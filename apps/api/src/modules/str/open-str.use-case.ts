import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid, notFound, Refusal } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { prefilled } from './prefill.ts';
import { ReportedPayments, type ReportedPayment } from './reported-payments.queries.ts';
import type { StrSettings } from './str-content.ts';
import type { OpenStrDto, StrDto } from './str.dto.ts';
import { settingsMissing } from './str-refusals.ts';
import { lockRegister, StrRegister } from './str-register.service.ts';
import { StrsQueries } from './strs.queries.ts';

const ALL_SETTINGS = ['rentityId', 'institutionName', 'institutionCode', 'localCurrency', 'submissionCode',
  'reportingPerson', 'location', 'fundsCode', 'transmodeCode'];

/** Begins a suspicious-transaction report from a review case or from payments, with what the bank knows. */
@Injectable()
export class OpenStr {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: ReportedPayments,
    private readonly register: StrRegister,
    private readonly strs: StrsQueries,
  ) {}

  async execute(actor: Actor, { caseId, transactionIds = [], reportCode = 'STR' }: OpenStrDto): Promise<StrDto> {
    if (caseId === undefined && transactionIds.length === 0) {
      throw invalid([{ field: 'caseId', message: 'caseId or transactionIds must say what the report is about.' }]);
    }
    const ids = idsOf([...(caseId === undefined ? [] : [caseId]), ...transactionIds]);
    return this.unitOfWork.commit(async (tx) => {
      await lockRegister(tx);
      const bankId = caseId === undefined ? await bankOfPayment(tx, actor, ids[0] as string)
        : await bankOfCase(tx, actor, ids[0] as string);
      const kept = await this.register.settingsOf(tx, bankId);
      if (kept === null) throw settingsMissing(ALL_SETTINGS);
      const found = await this.payments.of(tx, bankId, ids);
      if (found.length < ids.length) throw notFound('transaction');
      refuseForeignMoney(found, kept.settings);
      const id = await this.register.open(tx, actor, {
        bankId, caseId: caseId === undefined ? null : ids[0] as string, transactionIds: ids,
        content: prefilled(reportCode, found, kept.settings),
      });
      // Whoever has a part in one of the payments does not find it, and nothing was begun.
      return this.strs.get(actor, id, tx);
    });
  }
}

/** The payments, each once. */
const idsOf = (names: readonly string[]): string[] => [...new Set(names.map((name) => {
  const id = fromTransactionId(name);
  if (id === null) throw notFound('transaction');
  return id;
}))];

const bankOfCase = async (tx: Tx, { role, bankId }: Actor, id: string): Promise<string> => {
  const [found] = await rows<{ bankId: string }>(tx, `
    select bank_id as "bankId" from review_case
    where transaction_id = $1 and ($2 = 'admin' or bank_id = $3::uuid)`, [id, role, bankId]);
  if (!found) throw notFound('review');
  return found.bankId;
};

/** Whose report it would be: of an officer their bank's, of an administrator that of whoever pays. */
const bankOfPayment = async (tx: Tx, { role, bankId }: Actor, id: string): Promise<string> => {
  if (role !== 'admin') return bankId ?? '';
  const [found] = await rows<{ bankId: string }>(tx, `
    select w.bank_id as "bankId" from transaction t join wallet w on w.id = t.from_wallet_id where t.id = $1`, [id]);
  if (!found) throw notFound('transaction');
  return found.bankId;
};

// What another currency is worth in the unit's is no figure of the ledger, and is not made up.
const refuseForeignMoney = (payments: readonly ReportedPayment[], { localCurrency }: StrSettings): void => {
  if (payments.every(({ currency }) => currency === localCurrency)) return;
  throw new Refusal(422, 'STR_OTHER_CURRENCY',
    `The unit takes reports in ${localCurrency}; a payment in another currency has to be reported outside of Connect.`,
    { localCurrency });
};
