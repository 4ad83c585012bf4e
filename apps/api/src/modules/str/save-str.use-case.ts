import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { partyOf, type StrParty } from './goaml/party-fields.ts';
import type { StrContent, StrTransaction } from './str-content.ts';
import type { SaveStrDto, StrDto, StrTransactionDto } from './str.dto.ts';
import type { StrPartyDto } from './str-party.dto.ts';
import { strChanged, strFiled } from './str-refusals.ts';
import { lockRegister, StrRegister } from './str-register.service.ts';
import { StrsQueries } from './strs.queries.ts';

/** Saves what an officer makes of a report as its next version; an approval was of the version before. */
@Injectable()
export class SaveStr {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly register: StrRegister,
    private readonly strs: StrsQueries,
  ) {}

  /** Answers the report as it stands; 409 when it was filed, or somebody else saved first. */
  async execute(actor: Actor, id: string, saved: SaveStrDto): Promise<StrDto> {
    return this.unitOfWork.commit(async (tx) => {
      await lockRegister(tx);
      const found = await this.strs.find(tx, actor, id);
      if (found.state === 'filed') throw strFiled();
      if (found.version !== saved.version) throw strChanged(found.version);
      const kept = await this.register.settingsOf(tx, found.bank_id);
      const content = changed({ ...found.content, settings: kept?.settings ?? found.content.settings }, saved);
      await this.register.save(tx, actor, { id: found.id, version: found.version + 1, content });
      return this.strs.get(actor, found.id, tx);
    });
  }
}

const changed = (content: StrContent, saved: SaveStrDto): StrContent => {
  const said = saved.transactions.map(({ transactionId }) => transactionId);
  const own = content.transactions.map(({ payment }) => payment.transactionId);
  if (said.join() !== own.join()) {
    const message = 'transactions must be those of the report, in its order.';
    throw invalid([{ field: 'transactions', code: 'UNKNOWN', message }]);
  }
  return {
    ...content, reportCode: saved.reportCode, fiuReference: saved.fiuReference ?? null, reason: saved.reason ?? null,
    action: saved.action ?? null, indicators: saved.indicators,
    transactions: content.transactions.map((transaction, n) =>
      changedTransaction(transaction, saved.transactions[n] as StrTransactionDto)),
  };
};

const changedTransaction = ({ payment }: StrTransaction, said: StrTransactionDto): StrTransaction => ({
  payment,
  location: said.location ?? null, description: said.description ?? null,
  transmodeCode: said.transmodeCode ?? null, transmodeComment: said.transmodeComment ?? null,
  fromFundsCode: said.fromFundsCode ?? null, fromCountry: said.fromCountry ?? null, from: partyIn(said.from),
  toFundsCode: said.toFundsCode ?? null, toCountry: said.toCountry ?? null, to: partyIn(said.to),
});

const partyIn = ({ kind, ...said }: StrPartyDto): StrParty => {
  const empty = partyOf(kind, {});
  return Object.fromEntries(Object.keys(empty).map((field) =>
    [field, field === 'kind' ? kind : said[field as keyof typeof said] ?? null])) as unknown as StrParty;
};
