import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { CustomerFile } from '../customers/public.ts';

/** One side of a payment as a reporting bank may know it: of customers of other banks no file and no name is read. */
interface Side {
  walletId: string;
  address: string;
  bankName: string;
  openedAt: string;
  isClient: boolean;
  name: string | null;
  file: CustomerFile | null;
}

/** A payment that is to be reported. */
export interface ReportedPayment {
  id: string;
  amountMinor: string;
  currency: string;
  status: string;
  memo: string | null;
  reference: string | null;
  purposeCode: string | null;
  counterpartyName: string | null;
  counterpartyCountry: string | null;
  createdAt: Date;
  from: Side | null;
  to: Side | null;
  rules: string[] | null;
}

const side = (wallet: string, owner: string, bank: string, file: string): string => `
  case when ${wallet}.id is not null then json_build_object(
    'walletId', ${wallet}.id, 'address', ${wallet}.address, 'bankName', ${bank}.name,
    'openedAt', ${wallet}.created_at, 'isClient', ${wallet}.bank_id = $2::uuid,
    'name', case when ${wallet}.bank_id = $2::uuid then ${owner}.name end,
    'file', case when ${wallet}.bank_id = $2::uuid then ${file}.file end) end`;

/** Reads payments for a report of a bank, in the order asked for; those that are none of the bank's are left out. */
@Injectable()
export class ReportedPayments {
  of(tx: Tx, bankId: string, ids: readonly string[]): Promise<ReportedPayment[]> {
    return rows<ReportedPayment>(tx, `
      select t.id, t.amount_minor as "amountMinor", t.currency, t.status, t.memo, t.reference,
             t.purpose_code as "purposeCode", t.counterparty_name as "counterpartyName",
             t.counterparty_country as "counterpartyCountry", t.created_at as "createdAt",
             ${side('f', 'fo', 'fb', 'fc')} as "from", ${side('w', 'wo', 'wb', 'wc')} as "to",
             (select array_agg(distinct finding ->> 'ruleId')
              from verdict v, json_array_elements(v.result -> 'findings') finding
              where v.transaction_id = t.id) as rules
      from unnest($1::uuid[]) with ordinality as asked (id, n)
      join transaction t on t.id = asked.id
      left join wallet f on f.id = t.from_wallet_id
      left join app_user fo on fo.id = f.owner_id
      left join bank fb on fb.id = f.bank_id
      left join customer fc on fc.id = f.owner_id
      left join wallet w on w.id = t.to_wallet_id
      left join app_user wo on wo.id = w.owner_id
      left join bank wb on wb.id = w.bank_id
      left join customer wc on wc.id = w.owner_id
      where f.bank_id = $2::uuid or w.bank_id = $2::uuid
      order by asked.n`, [[...ids], bankId]);
  }
}
